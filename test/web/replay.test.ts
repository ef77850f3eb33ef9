/** Replays in a real browser: a file opened on the front page, stepped and played through, and a link to one step. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import * as assert from 'uvu/assert';
import { diceThrone } from '../../engine/dice-throne/index.ts';
import type { MatchView } from '../../engine/dice-throne/state/view-shape.ts';
import { type MatchRecord, writeRecord } from '../../engine/record/record.ts';
import { type Replay, wholeReplay } from '../../engine/record/replay.ts';
import { playedBy } from '../../proof/matches/played.ts';
import { suite } from '../support/suite.ts';
import type { TestServer } from './server.ts';
import { sharedBrowser, sharedServer } from './shared.ts';

const page = suite('web: replays in a browser');

const folder = mkdtempSync(join(tmpdir(), 'throneroom-web-replay-'));
const file = join(folder, 'match.jsonl');
let server: TestServer;
let browser: Browser;
let record: MatchRecord;
let replay: Replay<MatchView>;
/** What the server keeps. */
const kept = new Map<string, string>();
const troubles: string[] = [];

page.before(async () => {
  ({ record } = await playedBy('watched', ['barbarian', 'moon-elf'], '1v1', 'last-call'));
  replay = wholeReplay<MatchView>(diceThrone, record);
  const text = writeRecord(record);
  writeFileSync(file, text);
  kept.set('finished', text);
  // Step 30 says that it came a millisecond later than it did.
  const lines = text.split('\n');
  lines[30] = (lines[30] ?? '').replace(/"at":(\d+)/, (_, at: string) => `"at":${Number(at) + 1}`);
  kept.set('altered', lines.join('\n'));
  server = await sharedServer.borrow();
  browser = await sharedBrowser.borrow();
});
page.after(() => {
  sharedBrowser.giveBack();
  sharedServer.giveBack();
  rmSync(folder, { recursive: true });
});
page.before.each(() => {
  troubles.length = 0;
});

const DESK = { viewport: { width: 1440, height: 900 } };
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true };

const openPage = async (options: BrowserContextOptions, hash = ''): Promise<Page> => {
  const context = await browser.newContext(options);
  const tab = await context.newPage();
  tab.on('console', (message) => {
    if (message.type() === 'error') troubles.push(message.text());
  });
  tab.on('pageerror', (error) => troubles.push(error.message));
  // The server of this test keeps no records; its answer is given here.
  await tab.route('**/api/replays/*', (route) => {
    const [, id = ''] = /replays\/(\w+)$/.exec(route.request().url()) ?? [];
    const body = kept.get(id);
    if (body !== undefined) return route.fulfill({ body });
    return route.continue();
  });
  await tab.goto(`${server.url}/${hash}`);
  return tab;
};

/** Waits until the replay stands at the step. */
/** Whose hand is shown. */
const handOf = (tab: Page): Promise<string | null> => tab.locator('.hand-row').getAttribute('aria-label');
const standsAt = (tab: Page, step: number): Promise<void> => tab.locator(`.table[data-step="${step}"]`).waitFor();
const button = (tab: Page, name: string) => tab.getByRole('button', { name, exact: true });
const healthOf = async (tab: Page): Promise<number[]> =>
  (await tab.getByTestId('health').allInnerTexts()).map((text) => Number.parseInt(text, 10));

page('a file is opened, stepped through by pointer and by keys, and played to its end', async () => {
  const tab = await openPage(DESK, '#/watch');
  await tab.getByLabel('Watch a replay').setInputFiles(file);
  await standsAt(tab, 0);
  await tab.getByText('The dice hold.').waitFor();

  await button(tab, 'One step on').click();
  await standsAt(tab, 1);
  await tab.keyboard.press('ArrowRight');
  await standsAt(tab, 2);
  await tab.keyboard.press('ArrowLeft');
  await button(tab, 'One step back').click();
  await standsAt(tab, 0);
  assert.ok(await button(tab, 'One step back').isDisabled());

  const middle = replay.turns()[3]?.step ?? 0;
  await tab.getByLabel('Place in the match').fill(String(middle));
  await standsAt(tab, middle);
  const shown = replay.frame(middle, 'public').view;
  assert.is(await tab.getByTestId('turn').innerText(), `Turn ${shown.turn}`);
  assert.equal(
    await healthOf(tab),
    shown.seats.map(({ health }) => health),
  );
  assert.is(
    await tab.locator('.log li').count(),
    replay
      .log('public')
      .slice(0, middle + 1)
      .flat().length,
  );
  assert.is(await tab.locator('.log li.turn').count(), 4);

  await tab.getByLabel('Place in the match').fill(String(replay.length - 30));
  await tab.getByLabel('Speed').selectOption('rush');
  await tab.locator('body').press(' ');
  await button(tab, 'Pause').waitFor();
  await tab.getByTestId('result').waitFor();
  await standsAt(tab, replay.length);
  await button(tab, 'Play').waitFor();
  assert.match(await tab.getByTestId('result').innerText(), /Player \d wins/);
  assert.is(await tab.locator('.log li').count(), replay.log('public').flat().length);
  // From the end, playing begins anew, at the pace it was played.
  await tab.getByLabel('Speed').selectOption('4');
  await button(tab, 'Play').click();
  // A step may last only 30 ms: a busy machine sees some later one.
  await tab.locator(`.table:not([data-step="${replay.length}"])`).waitFor();
  await button(tab, 'Pause').click();
  const stood = Number(await tab.locator('.table').getAttribute('data-step'));
  assert.ok(stood < replay.length / 2, `step ${stood} of ${replay.length}`);

  const [download] = await Promise.all([
    tab.waitForEvent('download'),
    tab.getByRole('link', { name: 'Download' }).click(),
  ]);
  assert.is(readFileSync(await download.path(), 'utf8'), writeRecord(record));
  assert.is(await button(tab, 'Share').count(), 0, 'a file has no link');
  assert.equal(troubles, []);
  await tab.context().close();
});

page('each seat’s eyes see its own hand and no other, and open hands show all of them', async () => {
  const step = 20;
  const tab = await openPage(PHONE, `#/replay/finished?step=${step}`);
  await standsAt(tab, step);
  const cards = async (): Promise<string[]> => tab.locator('.hand .card strong').allInnerTexts();
  const names = (seat: number): string[] =>
    (replay.seatViews(step)[seat]?.seats[seat]?.hand ?? []).map((card) => diceThrone.describe(card)?.name ?? card);
  assert.is(await tab.locator('.hand').count(), 0);
  for (const seat of [0, 1]) {
    await tab.getByLabel('Seen by').selectOption(String(seat));
    await tab.locator(`[aria-label="Hand of Player ${seat}"]`).waitFor();
    assert.equal(await cards(), names(seat));
    assert.is(await tab.getByTestId('seat').first().locator('h2').innerText(), `Player ${seat}`);
    assert.is(await tab.locator('.hand').count(), 1);
  }
  await tab.getByLabel('Seen by').selectOption('everything');
  await tab.locator('[aria-label="Hand of Player 0"]').waitFor();
  assert.equal(await cards(), names(0));
  await tab.getByRole('button', { name: 'Board of Player 1' }).first().click();
  await tab.locator('[aria-label="Hand of Player 1"]').waitFor();
  assert.equal(await cards(), names(1));
  // Nothing can be done: neither by pointer nor by key.
  assert.is(await tab.locator('.table .lit, .table .ready, .table .can, .table .acts').count(), 0);

  // The link leads to this step, seen like this.
  await tab.keyboard.press('ArrowRight');
  await tab.getByLabel('Seen by').selectOption('1');
  await button(tab, 'Share').click();
  const link = await tab.getByLabel('Link to this step').inputValue();
  const friend = await openPage(PHONE, new URL(link).hash);
  await standsAt(friend, step + 1);
  assert.is(await handOf(friend), await handOf(tab));
  // The bar stays in reach, and nothing runs over the edge of a phone.
  assert.ok(await button(friend, 'Play').isVisible());
  assert.is(await friend.evaluate('document.documentElement.scrollWidth - innerWidth'), 0);
  assert.equal(troubles, []);
  await friend.context().close();
  await tab.context().close();
});

page('a record that was altered is shown, and the step is named that does not hold', async () => {
  const tab = await openPage(DESK, '#/replay/altered?step=7&eyes=9');
  await standsAt(tab, 7);
  assert.is(await tab.getByLabel('Seen by').inputValue(), 'public', 'there is no seat 9');
  await tab.getByText(/^The dice do not hold, at step 30: its hash does not fit/).waitFor();
  assert.equal(troubles, []);
  await tab.context().close();
});

page('an invented match does not fit what this browser saw when the real one began', async () => {
  const tab = await openPage(DESK);
  const { match, nonces, commitment } = record;
  const saw = (promise: string): Promise<void> =>
    tab.evaluate(
      `localStorage.setItem('throneroom.seen', ${JSON.stringify(
        JSON.stringify([{ id: match, commitment: promise, nonces }]),
      )})`,
    );
  await saw(commitment);
  await tab.goto(`${server.url}/#/replay/finished`);
  await tab.getByText('The dice hold, as promised.').waitFor();
  await saw('0'.repeat(64));
  await tab.reload();
  await tab
    .getByText(/^The dice do not hold, at the beginning: the commitment was 0+ when it was published\.$/)
    .waitFor();
  await tab.context().close();
});

page('what cannot be shown is said, and the way back is there', async () => {
  const tab = await openPage(DESK, '#/replay/never-played');
  await tab.getByText('There is no such match, or no record of it was kept.').waitFor();
  // The browser itself notes each answer that is no success.
  assert.equal(
    troubles.filter((text) => !text.includes('404')),
    [],
  );
  await tab.getByText('Back to the front').click();
  await tab.getByRole('link', { name: 'Watch', exact: true }).click();
  writeFileSync(join(folder, 'cut.jsonl'), writeRecord(record).slice(0, -30));
  await tab.getByLabel('Watch a replay').setInputFiles(join(folder, 'cut.jsonl'));
  await tab.getByText('was cut short').waitFor();
  // Another file may be tried at once, by dropping it on the page.
  await tab.evaluate(
    `document.body.dispatchEvent(new DragEvent('drop', { bubbles: true, dataTransfer: (() => {
       const data = new DataTransfer();
       data.items.add(new File([${JSON.stringify(writeRecord(record))}], 'match.jsonl'));
       return data;
     })() }))`,
  );
  await standsAt(tab, 0);
  await tab.context().close();
});

page.run();
