/** Pages for which a test's own process orders the frames: fewer than a browser would make by itself, and laid out without
 *  being painted. Of what a table costs in a browser without a graphics card more than half is the painting, sixty times a
 *  second, of what nobody sees.
 *
 *  Only Chromium's headless shell knows how (the DevTools protocol's HeadlessExperimental.beginFrame); in any other browser
 *  pages are as always. */
import { basename } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser, BrowserContextOptions, CDPSession, Page } from 'playwright-core';
import { SerialQueue } from '../../rooms/base/serial-queue.ts';
import { PATIENCE_MS } from '../support/eventually.ts';

/** A frame takes some 3 ms of processor time, whether anything has changed or not; who clicks waits for two of them. */
const FRAME_MS = 160;

const ORDERED = { url: 'about:blank', enableBeginFrameControl: true };

const canBeOrdered = (program: string | undefined): boolean =>
  program !== undefined && basename(program).includes('headless');

/** What the browser has to be started with. */
export const orderedArgs = (program: string | undefined): string[] =>
  canBeOrdered(program) ? ['--enable-begin-frame-control', '--run-all-compositor-stages-before-draw'] : [];

/** The same browser; where it can, its contexts' pages have their frames ordered from now on. */
export async function withOrderedFrames(browser: Browser, program: string | undefined): Promise<Browser> {
  if (!canBeOrdered(program)) return browser;
  const devtools = await browser.newBrowserCDPSession();
  // The protocol tells neither whose context is new, nor whose page.
  const opening = new SerialQueue();
  const known = new Set((await devtools.send('Target.getBrowserContexts')).browserContextIds);
  const newContext = browser.newContext.bind(browser);
  return Object.assign(browser, {
    newContext: (options?: BrowserContextOptions) =>
      opening.run(async () => {
        const context = await newContext(options);
        const { browserContextIds } = await devtools.send('Target.getBrowserContexts');
        const id = browserContextIds.find((each) => !known.has(each));
        if (id === undefined) throw new Error('the browser does not tell of a context that it has just opened');
        known.add(id);
        // What a finger does is not noticed on a page that is not painted.
        const frame = { noDisplayUpdates: !options?.hasTouch };
        context.newPage = () =>
          opening.run(async () => {
            const opened = context.waitForEvent('page', { timeout: PATIENCE_MS });
            await devtools.send('Target.createTarget', { ...ORDERED, browserContextId: id });
            const page = await opened;
            // What is said to a context's pages before they open is done on the empty one, too, and fails there: as always.
            await page.waitForLoadState();
            void orderFrames(page, await context.newCDPSession(page), frame);
            return page;
          });
        return context;
      }),
  });
}

/** One frame at a time: to order two at once ends the browser's drawing process. */
const frames = new SerialQueue();

const orderFrames = async (
  page: Page,
  devtools: CDPSession,
  frame: { readonly noDisplayUpdates: boolean },
): Promise<void> => {
  while (!page.isClosed()) {
    // A page that is being closed refuses; a frame of it may still be under way.
    await frames.run(() => devtools.send('HeadlessExperimental.beginFrame', frame).catch(() => sleep(FRAME_MS)));
    await sleep(FRAME_MS);
  }
};
