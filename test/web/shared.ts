/** The browser, and the server, that the tests of one process share: starting them costs more than most tests. Each test
 *  opens contexts of its own in the browser, and its people bear names of their own on the server.
 *
 *  What is waited for in a context is waited for as long as it takes, and nothing moves there but where a test says so: to
 *  draw what moves costs more than all else that a page does. */
import { type Browser, type BrowserContextOptions, chromium } from 'playwright-core';
import type { Test } from 'uvu';
import { chromiumArgs, findChromium } from '../../loadtest/chromium.ts';
import { PATIENCE_MS } from '../support/eventually.ts';
import { Shared } from '../support/server/shared.ts';
import { orderedArgs, withOrderedFrames } from './frames.ts';
import { startServer, type TestServer } from './server.ts';

const ARGS = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // Letters as a browser with a window draws them, which the pictures that are kept show; without one they are wider.
  '--font-render-hinting=slight',
  // Pages of tests live for seconds: to compile them for speed takes longer than it saves.
  '--js-flags=--no-opt --no-sparkplug',
];

const launch = (executablePath: string | undefined, args: readonly string[] = []): Promise<Browser> =>
  chromium.launch({ executablePath, args: [...chromiumArgs(), ...ARGS, ...args], timeout: PATIENCE_MS });

const still = (browser: Browser): Browser => {
  const newContext = browser.newContext.bind(browser);
  browser.newContext = async (options?: BrowserContextOptions) => {
    const context = await newContext({ reducedMotion: 'reduce', ...options });
    context.setDefaultTimeout(PATIENCE_MS);
    return context;
  };
  return browser;
};

/** For pictures: the other one does not paint (frames.ts). */
export const paintingBrowser = new Shared<Browser>(
  async () => still(await launch(findChromium())),
  (browser) => browser.close(),
);

/** Paints where tests are to keep pictures. */
export const sharedBrowser = process.env.SHOTS
  ? paintingBrowser
  : new Shared<Browser>(
      async () => {
        const program = findChromium();
        return still(await withOrderedFrames(await launch(program, orderedArgs(program)), program));
      },
      (browser) => browser.close(),
    );

/** With limits that the tests do not meet together. */
export const sharedServer = new Shared<TestServer>(
  () => startServer({ THRONEROOM_GUESTS_PER_MINUTE: '10000', THRONEROOM_CREATES_PER_MINUTE: '10000' }),
  (server) => server.stop(),
);

interface Lent {
  readonly server: TestServer;
  readonly browser: Browser;
}
/** Lends both to a suite while its tests run. */
export const lentTo = (tests: Test): Lent => {
  let lent: Lent | undefined;
  const there = (): Lent => {
    if (!lent) throw new Error('nothing is lent before the tests run');
    return lent;
  };
  tests.before(async () => {
    lent = { server: await sharedServer.borrow(), browser: await sharedBrowser.borrow() };
  });
  tests.after(() => {
    sharedBrowser.giveBack();
    sharedServer.giveBack();
  });
  return {
    get server() {
      return there().server;
    },
    get browser() {
      return there().browser;
    },
  };
};
