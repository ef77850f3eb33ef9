/** The browser, and the server, that the tests of one process share: starting them costs more than most tests. Each test
 *  opens contexts of its own in the browser, and its people bear names of their own on the server. */
import { type Browser, chromium } from 'playwright-core';
import { chromiumArgs, findChromium } from '../support/server/system.ts';
import { startServer, type TestServer } from './server.ts';

/** How long nobody must want it until it is closed. */
const IDLE_MS = 1000;

/** Opened for the first who borrows it, closed soon after the last one has given it back. */
class Shared<T> {
  private readonly open: () => Promise<T>;
  private readonly close: (it: T) => Promise<void>;
  private it: Promise<T> | undefined;
  private borrowers = 0;

  constructor(open: () => Promise<T>, close: (it: T) => Promise<void>) {
    this.open = open;
    this.close = close;
  }

  borrow(): Promise<T> {
    this.borrowers++;
    this.it ??= this.open();
    return this.it;
  }

  giveBack(): void {
    this.borrowers--;
    setTimeout(() => {
      if (this.borrowers > 0) return;
      void this.it?.then(this.close);
      this.it = undefined;
    }, IDLE_MS);
  }
}

const ARGS = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

export const sharedBrowser = new Shared<Browser>(
  () => chromium.launch({ executablePath: findChromium(), args: [...chromiumArgs(), ...ARGS] }),
  (browser) => browser.close(),
);

/** With limits that the tests do not meet together. */
export const sharedServer = new Shared<TestServer>(
  () => startServer({ THRONEROOM_GUESTS_PER_MINUTE: '10000', THRONEROOM_CREATES_PER_MINUTE: '10000' }),
  (server) => server.stop(),
);
