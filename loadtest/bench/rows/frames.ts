/** How smoothly dice roll on a slow device, in a real browser. */
import { type Browser, chromium, type Page } from 'playwright-core';
import { chromiumArgs, findChromium } from '../../chromium.ts';
import type { Bench, Figure } from '../figure.ts';
import { OwnServer } from '../own-server.ts';

const FULL = { throws: 24 };
const QUICK = { throws: 6 };
/** A phone of the middle is about so many times slower than a desk. */
const SLOWER = 4;
/** For so long dice fly and come to rest. */
const FLIGHT_MS = 700;
const PATIENCE_MS = 60_000;
/** What is clicked to get to the next throw, what is liked best first. */
const WAYS = [
  '.acts button.throw:enabled',
  '.acts .options button',
  '.acts button.pass',
  '.acts .two button',
  '.hand .sell',
];

/** Runs in the page: when each frame of so many milliseconds came. */
const FRAMES = `(ms) => new Promise((resolve) => {
  const times = [];
  const next = (now) => {
    times.push(now);
    if (now - times[0] < ms) requestAnimationFrame(next);
    else resolve(times);
  };
  requestAnimationFrame(next);
})`;

/** Frames a second. */
const rateOf = (times: readonly number[]): number => {
  const [first = 0, last = 0] = [times[0], times.at(-1)];
  return last > first ? ((times.length - 1) * 1000) / (last - first) : 0;
};
const framesOf = async (page: Page): Promise<number> =>
  rateOf(await page.evaluate<number[]>(`(${FRAMES})(${FLIGHT_MS})`));

const slowedDown = async (page: Page): Promise<void> => {
  const line = await page.context().newCDPSession(page);
  await line.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
};

/** Frames a second of each of so many throws, at a duel against a bot. */
const thrown = async (page: Page, throws: number): Promise<number[]> => {
  const rates: number[] = [];
  while (rates.length < throws) {
    await page.locator(WAYS.join(', ')).first().waitFor({ timeout: PATIENCE_MS });
    for (const way of WAYS) {
      const button = page.locator(way).first();
      if ((await button.count()) === 0) continue;
      const throwsDice = way.includes('throw');
      // The bot may be quicker than the click.
      const clicked = await button.click({ timeout: 1000 }).then(
        () => true,
        () => false,
      );
      if (clicked && throwsDice) rates.push(await framesOf(page));
      break;
    }
    if ((await page.locator('[data-testid=result]').count()) > 0) await begin(page);
  }
  return rates;
};

/** A duel against a bot, by the one button of the front page. */
const begin = async (page: Page): Promise<void> => {
  await page.goto(`${new URL(page.url()).origin}/#/`);
  await page.locator('.btn.go:visible').first().click();
  await page.locator('.table').waitFor({ timeout: PATIENCE_MS });
};

/** Nothing moves there but the clock of its frames. */
const still = async (browser: Browser): Promise<number> => {
  const page = await browser.newPage();
  await slowedDown(page);
  const rate = await framesOf(page);
  await page.close();
  return rate;
};

export const frames: Bench = {
  name: 'frames',
  what: 'Frames a second while dice roll at a duel on a phone, the processor slowed down four times.',
  how: 'A real browser (Chromium, without a window) plays against a bot at 390 by 844; frames are counted for 0.7 s from each throw on. The reference is an empty page of the same browser, slowed down as much.',
  run: async ({ quick, say }) => {
    say('frames: Dice Throne');
    const { throws } = quick ? QUICK : FULL;
    const server = await OwnServer.start('none');
    const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumArgs() });
    try {
      const samples = [await still(browser)];
      const page = await browser.newPage({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 });
      await page.goto(server.url);
      await begin(page);
      await slowedDown(page);
      const rates = await thrown(page, throws / 2);
      samples.push(await still(browser));
      rates.push(...(await thrown(page, throws / 2)));
      samples.push(await still(browser));
      rates.sort((a, b) => a - b);
      const reference = { what: 'frames a second of an empty page', samples };
      const usual = samples.reduce((sum, n) => sum + n, 0) / samples.length;
      const figure = (id: string, what: string, value: number, more: Partial<Figure> = {}): Figure => ({
        id: `frames/${id}`,
        what,
        value,
        unit: 'a second',
        reference,
        ratio: value / usual,
        ...more,
      });
      return [
        figure('p50', 'Dice Throne: frames while dice roll, p50', rates[Math.floor(rates.length / 2)] ?? 0, {
          gate: { must: 50, aim: 58, of: 'value', better: 'more' },
          note: `${rates.length} throws.`,
        }),
        figure('least', 'the same, the slowest throw', rates[0] ?? 0),
      ];
    } finally {
      await browser.close();
      await server.stop();
    }
  },
};
