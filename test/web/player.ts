/** A player made of a browser page alone: it sees what is lit and takes it, by pointer or by key. */
import type { Page } from 'playwright-core';
import * as assert from 'uvu/assert';
import { eventually } from '../support/eventually.ts';

/** How the player reaches for things. */
export type Reach = 'pointer' | 'keys';

/** In order of liking: answers, abilities before another roll, cards, and passing when there is nothing else. */
const LIKED = [
  '.acts .options button',
  '.board button.ready',
  '.acts button.throw:not(:disabled)',
  '.hand button.can',
  '.acts .two button.lit',
  '.acts button.pass',
  '.hand .sell',
];

interface Sight {
  readonly over: boolean;
  readonly step: string;
  /** What is liked best, and its key; empty when there is nothing to take. */
  readonly selector: string;
  readonly key: string;
}

/** Runs in the page: one look at all of it. */
const LOOK = `(() => {
  const liked = ${JSON.stringify(LIKED)}.find((selector) => document.querySelector(selector)) ?? '';
  return {
    over: document.querySelector('[data-testid="result"]') !== null,
    step: document.querySelector('.table')?.dataset.step ?? '',
    selector: liked,
    key: (liked && document.querySelector(liked).dataset.key) || '',
  };
})()`;
const look = (page: Page): Promise<Sight> => page.evaluate<Sight>(LOOK);

/** Looking again is cheaper than being told. */
const GLANCE_MS = 8;
/** Whoever has waited so long looks again: the match may have gone on. */
const QUICK = { timeout: 500 };
const CLICK = { timeout: 2000 };

/** Takes the thing liked best, if there is anything to take now. False once the match is over. */
export async function act(page: Page, reach: Reach): Promise<boolean> {
  const { over, step, selector, key } = await look(page);
  if (over) return false;
  if (!selector) {
    await page.waitForTimeout(GLANCE_MS);
    return true;
  }
  // Playwright writes the key that is held with a capital.
  if (reach === 'keys' && key) await page.keyboard.press(key.replace('shift+', 'Shift+'));
  else await page.locator(selector).first().click(CLICK).catch(gone);
  // A click that came too late changes nothing on the table.
  await page.locator(`.table:not([data-step="${step}"])`).waitFor(QUICK).catch(gone);
  return true;
}

/** What was lit may be gone before the click lands: the match went on without us. */
const gone = (error: unknown): void => {
  if (!(error instanceof Error) || error.name !== 'TimeoutError') throw error;
};

/** Gives the match up, by its menu. */
export async function concede(page: Page): Promise<void> {
  await page.getByText('Menu').click();
  await page.getByRole('button', { name: 'Concede…' }).click();
  await page.getByRole('button', { name: 'Yes, concede the match' }).click();
}

/** Plays on by keys, where there are such, until the page shows that; fails where the match ends first. */
export const playUntil = (page: Page, selector: string): Promise<void> =>
  eventually(selector, async () => {
    if ((await page.locator(selector).count()) > 0) return true;
    assert.ok(await act(page, 'keys'), `the match ended before ${selector} came`);
    return false;
  });
