/** A player of Diceborn Heroes made of a browser page alone: it sees what is lit and takes it, by pointer or by key. */
import type { Page } from 'playwright-core';
import type { Reach } from './player.ts';

/** In order of liking: what is asked, a slot for the die in the hand, town, a die for each hero that has none, the way on.
 *  Attacks want a target, so "enough" comes last among answers. */
const LIKED = [
  '.offer',
  '.options .btn:not(.enough)',
  '.options .btn',
  '.champ .slot.lit:not(.of-quest)',
  '.slot.lit',
  '[data-town=rest]',
  '[data-town=cover]',
  '[data-town=buy]',
  '.acts [data-key=p]',
  '.champ.me:not(:has(.slot.set)) .pdie.can:not(.held)',
  '.acts [data-key=g]',
  '.pdie.can:not(.held)',
] as const;

interface Sight {
  readonly over: boolean;
  readonly phase: string;
  /** What changes with each action, and with each die that is taken up. */
  readonly stands: string;
  readonly selector: string;
  readonly key: string;
}

/** Runs in the page: one look at all of it. */
const LOOK = `(() => {
  const liked = ${JSON.stringify(LIKED)}.find((selector) => document.querySelector(selector)) ?? '';
  const table = document.querySelector('.table');
  return {
    over: document.querySelector('[data-testid="result"]') !== null,
    phase: table?.dataset.phase ?? '',
    stands: [table?.dataset.step, document.querySelectorAll('.lit, .held').length].join(' '),
    selector: liked,
    key: (liked && document.querySelector(liked).dataset.key) || '',
  };
})()`;

const GLANCE_MS = 8;
const PATIENCE_MS = 400;
const QUICK = { timeout: 500 };

/** Takes the thing liked best, if there is anything to take now. The phase that it met, and nothing once it is over. */
export async function actInBorn(page: Page, reach: Reach): Promise<string | undefined> {
  const { over, phase, stands, selector, key } = await page.evaluate<Sight>(LOOK);
  if (over) return undefined;
  if (!selector) {
    await page.waitForTimeout(GLANCE_MS);
    return phase;
  }
  if (reach === 'keys' && key) await page.keyboard.press(key);
  else await page.locator(selector).first().click(QUICK).catch(gone);
  const until = Date.now() + PATIENCE_MS;
  while (Date.now() < until && (await page.evaluate<Sight>(LOOK)).stands === stands) {
    await page.waitForTimeout(GLANCE_MS);
  }
  return phase;
}

/** What was lit may be gone before the click lands: the match went on without us. */
const gone = (error: unknown): void => {
  if (!(error instanceof Error) || error.name !== 'TimeoutError') throw error;
};
