/** Takes the pictures of all screens, at each width, small. */
import type { Page } from 'playwright-core';
import type { PNG } from 'pngjs';
import type { Player } from '../../../client/account.ts';
import { startServer } from '../server.ts';
import { sharedBrowser } from '../shared.ts';
import { type Screen, settingsOf, TABLES, type World } from './screens.ts';
import { shrunk } from './shrink.ts';
import { lay } from './tables.ts';

/** Phone, tablet, desk. */
const SIZES = [
  { width: 390, height: 844 },
  { width: 820, height: 1180 },
  { width: 1440, height: 900 },
];
/** From the root, where tests and commands run. */
export const KEPT = 'test/web/pictures/kept';

/** A server with all tables, and a browser. `close` ends what was opened. */
export async function openWorld(): Promise<World & { close(): Promise<void> }> {
  let wren: Player | undefined;
  const server = await startServer({}, async (folder) => {
    wren = await lay(folder, TABLES);
  });
  if (!wren) throw new Error('the tables were not laid');
  const browser = await sharedBrowser.borrow();
  const close = async (): Promise<void> => {
    sharedBrowser.giveBack();
    await server.stop();
  };
  return { url: server.url, browser, wren, close };
}

export interface Picture {
  /** `duel-390`. */
  readonly name: string;
  readonly small: PNG;
  /** In its full size. */
  readonly whole: Buffer;
}

const READY =
  'document.fonts.ready.then(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(() => drawn()))))';
const LOOK_AGAIN_MS = 60;
const MOST_LOOKS = 40;

const taken = async (page: Page): Promise<Buffer> => {
  await page.evaluate(READY);
  return page.screenshot({ animations: 'disabled', caret: 'hide', scale: 'css' });
};

/** Once two looks in a row show the same: what is loaded late, or reckoned, is there then. */
async function settled(page: Page): Promise<Buffer> {
  let last = await taken(page);
  for (let looks = 0; looks < MOST_LOOKS; looks++) {
    await page.waitForTimeout(LOOK_AGAIN_MS);
    const next = await taken(page);
    if (next.equals(last)) return next;
    last = next;
  }
  return last;
}

export async function picturesOf(world: World, screen: Screen): Promise<readonly Picture[]> {
  const page = await screen.open(world, settingsOf(screen));
  await page.locator(screen.shows).first().waitFor();
  await page.mouse.move(0, 0);
  const pictures: Picture[] = [];
  for (const size of SIZES) {
    await page.setViewportSize(size);
    await page.evaluate('scrollTo(0, 0)');
    const whole = await settled(page);
    pictures.push({ name: `${screen.name}-${size.width}`, small: shrunk(whole), whole });
  }
  await page.context().close();
  return pictures;
}
