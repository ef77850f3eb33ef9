/** Takes the pictures of all screens, at each width. */
import type { BrowserContextOptions, Page } from 'playwright-core';
import type { Player } from '../../../client/account.ts';
import { startServer } from '../server.ts';
import { paintingBrowser } from '../shared.ts';
import { type Screen, TABLES, type World } from './screens.ts';
import { lay } from './tables.ts';

interface Size {
  readonly width: number;
  readonly height: number;
}
export const PHONE: Size = { width: 390, height: 844 };
export const TABLET: Size = { width: 820, height: 1180 };
export const DESK: Size = { width: 1440, height: 900 };

/** From the root, where tests and commands run. */
export const KEPT = 'test/web/pictures/kept';

/** Pictures are kept and compared at a quarter of their size. The page is laid out as ever, and drawn so small: where letters
 *  begin and end a pixel further, that is not to be seen, and where a block has moved, it is. */
export const SMALL = 0.25;

export interface Picture {
  /** `duel-390`. */
  readonly name: string;
  readonly png: Buffer;
}

const NOON = new Date('2026-03-21T12:00:00Z');
/** Whoever has not chosen a hero is shown one at random. */
const CHANCE = 0.8;
/** Nothing moves. */
const STILL: BrowserContextOptions = { reducedMotion: 'reduce', locale: 'en', timezoneId: 'UTC' };

/** A server with all tables, and browsers for which time stands still. `close` ends what was opened. */
export async function openWorld(scale: number): Promise<World & { close(): Promise<void> }> {
  let wren: Player | undefined;
  const server = await startServer({}, async (folder) => {
    wren = await lay(folder, TABLES);
  });
  const browser = await paintingBrowser.borrow();
  const context = async (player?: Player) => {
    const opened = await browser.newContext({ ...STILL, deviceScaleFactor: scale });
    await opened.clock.setFixedTime(NOON);
    await opened.addInitScript(`Math.random = () => ${CHANCE};`);
    if (player)
      await opened.addInitScript(`localStorage['throneroom.guest'] ??= ${JSON.stringify(JSON.stringify(player))};`);
    return opened;
  };
  const people = { stranger: await context(), wren: await context(wren) };
  const close = async (): Promise<void> => {
    for (const one of Object.values(people)) await one.close();
    paintingBrowser.giveBack();
    await server.stop();
  };
  return { url: server.url, ...people, close };
}

const DRAWN = `document.fonts.ready.then(() => new Promise((drawn) =>
  requestAnimationFrame(() => requestAnimationFrame(() => drawn()))))`;
const LOOK_AGAIN_MS = 60;
const MOST_LOOKS = 40;

const taken = async (page: Page): Promise<Buffer> => {
  await page.evaluate(DRAWN);
  return page.screenshot({ animations: 'disabled', caret: 'hide' });
};

/** Once two looks in a row show the same: what is loaded late, or reckoned, is there then. */
async function settled(page: Page): Promise<Buffer> {
  let last = await taken(page);
  for (let looks = 0; looks < MOST_LOOKS; looks++) {
    await page.waitForTimeout(LOOK_AGAIN_MS);
    const next = await taken(page);
    if (next.equals(last)) break;
    last = next;
  }
  return last;
}

export async function picturesOf(
  world: World,
  screen: Screen,
  sizes: readonly Size[] = [PHONE, TABLET, DESK],
): Promise<readonly Picture[]> {
  const page = await screen.open(world);
  await page.emulateMedia({ colorScheme: screen.theme });
  await page.locator(screen.shows).first().waitFor();
  // A blow or a cure is marked for a moment.
  await page.locator('.harmed, .healed, .shielded').first().waitFor({ state: 'detached' });
  const pictures: Picture[] = [];
  for (const size of sizes) {
    await page.setViewportSize(size);
    await page.evaluate('scrollTo(0, 0)');
    pictures.push({ name: `${screen.name}-${size.width}`, png: await settled(page) });
  }
  await page.close();
  return pictures;
}
