/** A player made of a browser page alone: it sees what is lit and takes it, by pointer or by key, or unseen. */
import type { Page } from 'playwright-core';
import * as assert from 'uvu/assert';
import { eventually } from '../../support/eventually.ts';

/** How the player reaches for things: as people do, or by the page's own script, which also works where nothing is drawn. */
export type Reach = 'pointer' | 'keys' | 'script';

interface Sight {
  readonly over: boolean;
  /** Which phase the table names, if it names any. */
  readonly phase: string;
  /** What changes with each action. */
  readonly stands: string;
  /** What is liked best, and its key; empty when there is nothing to take. */
  readonly selector: string;
  readonly key: string;
}

/** Looking again is cheaper than being told. */
const GLANCE_MS = 8;
/** Whoever has waited so long looks again: the match may have gone on. */
const PATIENCE_MS = 500;
const CLICK = { timeout: 2000 };

/** Somebody who likes these things best, in this order, and knows by `stands`, read in the page, that an action has been taken.
 *  Takes the thing liked best, if there is anything to take now. Returns what it saw, and nothing once the match is over. */
export function playerWhoLikes(liked: readonly string[], stands: string) {
  const LOOK = `(() => {
    const liked = ${JSON.stringify(liked)}.find((selector) => document.querySelector(selector)) ?? '';
    return {
      over: document.querySelector('[data-testid="result"]') !== null,
      phase: document.querySelector('.table')?.dataset.phase ?? '',
      stands: ${stands},
      selector: liked,
      key: (liked && document.querySelector(liked).dataset.key) || '',
    };
  })()`;
  const look = (page: Page): Promise<Sight> => page.evaluate<Sight>(LOOK);

  return async (page: Page, reach: Reach): Promise<Sight | undefined> => {
    const sight = await look(page);
    if (sight.over) return undefined;
    if (!sight.selector) {
      await page.waitForTimeout(GLANCE_MS);
      return sight;
    }
    await take(page, reach, sight);
    // A click that came too late changes nothing on the table.
    const until = Date.now() + PATIENCE_MS;
    while (Date.now() < until && (await look(page)).stands === sight.stands) await page.waitForTimeout(GLANCE_MS);
    return sight;
  };
}

const take = async (page: Page, reach: Reach, { selector, key }: Sight): Promise<void> => {
  if (reach === 'script') await page.evaluate(`document.querySelector(${JSON.stringify(selector)})?.click()`);
  // Playwright writes the key that is held with a capital.
  else if (reach === 'keys' && key) await page.keyboard.press(key.replace('shift+', 'Shift+'));
  else await page.locator(selector).first().click(CLICK).catch(gone);
};

/** What was lit may be gone before the click lands: the match went on without us. */
const gone = (error: unknown): void => {
  if (!(error instanceof Error) || error.name !== 'TimeoutError') throw error;
};

/** Read in a page: the step that the table shows. */
export const STEP = `document.querySelector('.table')?.dataset.step ?? ''`;

/** Answers, abilities before another roll, cards, and passing when there is nothing else. */
const LIKED = [
  '.acts .options button',
  '.board button.ready',
  '.acts button.throw:not(:disabled)',
  '.hand button.can',
  '.acts .two button.lit',
  '.acts button.pass',
  '.hand .sell',
];
const inDiceThrone = playerWhoLikes(LIKED, STEP);

/** Takes the thing liked best, if there is anything to take now. False once the match is over. */
export const act = async (page: Page, reach: Reach): Promise<boolean> =>
  (await inDiceThrone(page, reach)) !== undefined;

/** Gives the match up, by its menu. */
export async function concede(page: Page): Promise<void> {
  await page.getByText('Menu').click();
  await page.getByRole('button', { name: 'Concede…' }).click();
  await page.getByRole('button', { name: 'Yes, concede the match' }).click();
}

/** Has something done by script on pages of which nothing is drawn meanwhile, and shows them again: for the long way to what a
 *  test is about, as laying a table out costs more than all else that an action brings about. */
export async function unseen<T>(pages: readonly Page[], play: () => Promise<T>): Promise<T> {
  const draw = (display: string) =>
    Promise.all(pages.map((page) => page.evaluate(`document.documentElement.style.display = '${display}'`)));
  await draw('none');
  const done = await play();
  await draw('');
  return done;
}

/** Plays on, unseen, until there is that on one of the pages. False where the match ends first. */
export async function playTowards(pages: readonly Page[], selector: string): Promise<boolean> {
  // Looks and takes in one: what came meanwhile, by what another did, would be taken unseen.
  const take = playerWhoLikes(
    LIKED.map((liked) => `body:not(:has(${selector})) ${liked}`),
    STEP,
  );
  let goesOn = true;
  const isThere = async (): Promise<boolean> => {
    for (const page of pages) if ((await page.locator(selector).count()) > 0) return true;
    return false;
  };
  await unseen(pages, () =>
    eventually(selector, async () => {
      if (await isThere()) return true;
      for (const page of pages) goesOn = goesOn && (await take(page, 'script')) !== undefined;
      return !goesOn;
    }),
  );
  return goesOn;
}

/** The same; fails where the match ends first. */
export async function playUntil(pages: readonly Page[], selector: string): Promise<void> {
  assert.ok(await playTowards(pages, selector), `the match ended before ${selector} came`);
}
