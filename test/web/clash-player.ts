/** A player of Dice Clash made of a browser page alone: it sees what is lit and takes it, by pointer or by key. */
import type { Page } from 'playwright-core';
import type { Reach } from './player.ts';

/** In order of liking: answers, a space for the chosen die, a die. */
const LIKED = ['.acts .options button', '.space.lit', '.shown.lit', '.pdie.lit', 'button.pdie:not(.held)'] as const;

interface Sight {
  readonly over: boolean;
  /** What changes with each action, and with each die that is chosen. */
  readonly stands: string;
  readonly selector: string;
  readonly key: string;
}

/** Runs in the page: one look at all of it. */
const LOOK = `(() => {
  const liked = ${JSON.stringify(LIKED)}.find((selector) => document.querySelector(selector)) ?? '';
  return {
    over: document.querySelector('[data-testid="result"]') !== null,
    stands: [document.querySelector('.table')?.dataset.step, document.querySelectorAll('.lit, .held').length].join(' '),
    selector: liked,
    key: (liked && document.querySelector(liked).dataset.key) || '',
  };
})()`;

const GLANCE_MS = 8;
const PATIENCE_MS = 400;
/** Whoever has waited so long looks again: the match may have gone on. */
const CLICK = { timeout: 2000 };

/** Takes the thing liked best, if there is anything to take now. False once the match is over. */
export async function actInClash(page: Page, reach: Reach): Promise<boolean> {
  const { over, stands, selector, key } = await page.evaluate<Sight>(LOOK);
  if (over) return false;
  if (!selector) {
    await page.waitForTimeout(GLANCE_MS);
    return true;
  }
  if (reach === 'keys' && key) await page.keyboard.press(key);
  else await page.locator(selector).first().click(CLICK).catch(gone);
  const until = Date.now() + PATIENCE_MS;
  while (Date.now() < until && (await page.evaluate<Sight>(LOOK)).stands === stands) {
    await page.waitForTimeout(GLANCE_MS);
  }
  return true;
}

/** What was lit may be gone before the click lands: the match went on without us. */
const gone = (error: unknown): void => {
  if (!(error instanceof Error) || error.name !== 'TimeoutError') throw error;
};
