/** A player made of a browser page alone: it sees what is lit and takes it, by pointer or by key. */
import type { Page } from 'playwright-core';

/** How the player reaches for things. */
export type Reach = 'pointer' | 'keys';

/** In order of liking: answers, abilities before another roll, cards, and passing when there is nothing else. */
const LIKED = [
  '.dock .options button',
  '.board button.lit',
  '.dock button.primary:not(:disabled)',
  '.hand button.lit',
  '.dock button.lit:visible',
  '.dock button.pass',
  '.hand .sell',
];
/** Looking again is cheaper than being told. */
const GLANCE_MS = 10;

export const isOver = (page: Page): Promise<boolean> => page.getByTestId('result').isVisible();

/** Takes the thing liked best, if there is anything to take now. */
export async function act(page: Page, reach: Reach): Promise<void> {
  for (const selector of LIKED) {
    const control = page.locator(selector).first();
    if ((await control.count()) === 0) continue;
    const step = await page.locator('.table').getAttribute('data-step');
    const key = reach === 'keys' ? await control.getAttribute('data-key', QUICK).catch(gone) : undefined;
    if (key) await page.keyboard.press(key === 'escape' ? 'Escape' : key);
    else await control.click(QUICK).catch(gone);
    // A question of the page's own, or a click that came too late, changes nothing on the table.
    await page.locator(`.table:not([data-step="${step}"])`).waitFor(QUICK).catch(gone);
    return;
  }
  await page.waitForTimeout(GLANCE_MS);
}
const QUICK = { timeout: 500 };

/** What was lit may be gone before the click lands: the match went on without us. */
const gone = (error: unknown): undefined => {
  if (!(error instanceof Error) || error.name !== 'TimeoutError') throw error;
};
