/** The queue, the ladder and profiles in real browsers against a real server: from the front page to a rating that
 *  moved. */
import { join } from 'node:path';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import * as assert from 'uvu/assert';
import { openSqlDocuments } from '../../infra/documents/sql-documents.ts';
import { board } from '../../infra/ladder/documents.ts';
import { Ladder } from '../../infra/ladder/ladder.ts';
import { SEASON_WEEKS, seasonAt, WEEK } from '../../league/ladder/season.ts';
import { duel, HOUR } from '../support/stores/ladders.ts';
import { suite } from '../support/suite.ts';
import { concede } from './players/player.ts';
import { startServer, type TestServer } from './server.ts';
import { sharedBrowser } from './shared.ts';

const ranked = suite('web: queue, ladder and profiles in browsers');

const DESK = { width: 1280, height: 800 };
const PHONE = { width: 390, height: 844 };
/** A name that would be a bold one, were it not escaped. */
const ADA = '<b>Ada</b> & the others';

let server: TestServer;
let browser: Browser;
/** Errors of all pages while the server is up: none is acceptable. */
const troubles: string[] = [];
let serverIsUp = true;

ranked.before(async () => {
  server = await startServer({}, playBefore);
  browser = await sharedBrowser.borrow();
});
ranked.after(async () => {
  sharedBrowser.giveBack();
  await server?.stop();
});

const openPage = async (context: BrowserContext, hash = ''): Promise<Page> => {
  const page = await context.newPage();
  page.on('console', (message) => {
    if (message.type() === 'error' && serverIsUp) troubles.push(message.text());
  });
  page.on('pageerror', (error) => troubles.push(error.message));
  await page.goto(`${server.url}/${hash}`);
  return page;
};

const found = (page: Page) => page.getByTestId('found');

/** From the front page into the queue for ranked duels. */
const queueRanked = async (page: Page, name: string, hero: string): Promise<void> => {
  await page.goto(`${server.url}/#/find`);
  await page.getByLabel('Your name').fill(name);
  await page.getByLabel(/^Ranked/).check({ force: true });
  await page.locator('label.hero', { has: page.locator(`input[value=${hero}]`) }).click();
  await page.getByRole('button', { name: 'Find a match' }).click();
  // Where somebody waits already, the match is found at once.
  await page.getByTestId('waiting').or(found(page)).waitFor();
};
const accept = (page: Page): Promise<void> => found(page).getByRole('button', { name: 'Accept' }).click();
const elapsed = async (page: Page): Promise<number> => {
  const [minutes, seconds] = (await page.locator('.elapsed').innerText()).split(':').map(Number);
  return 60 * (minutes ?? 0) + (seconds ?? 0);
};
const idOf = (page: Page): Promise<string> =>
  page.evaluate<string>(`JSON.parse(localStorage.getItem('throneroom.guest')).id`);

/** Numbers of `1000 → 1042` for each line of the result. */
const movesOf = async (page: Page): Promise<number[][]> => {
  await page.getByTestId('ratings').waitFor();
  const lines = await page.getByTestId('ratings').locator('.from-to').allInnerTexts();
  return lines.map((line) => (line.match(/\d+/g) ?? []).map(Number));
};

ranked('two people queue, one is put back, the server is killed, both play, and their ratings move', async () => {
  const [desk, phone] = [await browser.newContext({ viewport: DESK }), await browser.newContext({ viewport: PHONE })];
  const ada = await openPage(desk);
  await queueRanked(ada, ADA, 'monk');

  // The wait outlives a reload, and the killing of the process.
  await ada.reload();
  await ada.getByTestId('waiting').waitFor();
  const before = await elapsed(ada);
  serverIsUp = false;
  await server.killAndRestart(async () => {
    await ada.getByText('Your place in the queue is kept; finding the way back').waitFor();
  });
  await ada.getByTestId('waiting').waitFor();
  serverIsUp = true;
  assert.ok((await elapsed(ada)) >= before, 'the wait goes on where it stood');

  // One declines: the other stands where they stood.
  const ben = await openPage(phone);
  await queueRanked(ben, 'Ben', 'ninja');
  await Promise.all([found(ada).waitFor(), found(ben).waitFor()]);
  assert.match(await found(ada).innerText(), /0 of 2 players have accepted/);
  await accept(ada);
  await found(ben).getByText('1 of 2 players have accepted').waitFor();
  await found(ben).getByRole('button', { name: 'Decline' }).click();
  await ada.locator('.queue-bar', { hasText: 'Somebody declined' }).waitFor();
  await ada.getByTestId('waiting').waitFor();
  await ben.locator('.queue-bar', { hasText: 'You declined the match' }).waitFor();

  // One click queues for the same again.
  await ben.getByRole('link', { name: 'Play', exact: true }).click();
  await ben.getByRole('button', { name: /^Queue as last time/ }).click();
  await Promise.all([found(ada).waitFor(), found(ben).waitFor()]);
  // The keyboard is at the answer already, and Esc is none.
  await ada.bringToFront();
  await ada.keyboard.press('Escape');
  await ada.keyboard.press('Enter');
  await ben.bringToFront();
  await accept(ben);
  for (const page of [ada, ben]) {
    await page.locator('.table').waitFor();
    assert.is(await page.locator('.top .badge', { hasText: 'Ranked' }).count(), 1);
  }
  assert.ok(
    (await ben.getByTestId('seat').allInnerTexts()).join().includes(ADA),
    'a name is a name, whatever it holds',
  );

  // Who watches is told why nothing is to be seen yet.
  const seer = await openPage(await browser.newContext({ viewport: PHONE }), new URL(ben.url()).hash);
  await seer.locator('.notice', { hasText: /You watch 30 seconds late, .* It appears in \d+ s\./ }).waitFor();
  await seer.context().close();
  await ben.bringToFront();

  // The way back is at hand on every screen.
  await ben.evaluate(`location.hash = '#/ladder'`);
  await ben.getByRole('link', { name: 'Return to it' }).click();
  await ben.locator('.table').waitFor();
  await ben.getByText('under way').waitFor({ state: 'detached' });

  await ada.bringToFront();
  await concede(ada);
  const [moves, seen] = [await movesOf(ada), await movesOf(ben)];
  assert.equal(moves, seen, 'both read the same');
  const [one = [], other = []] = moves;
  const [fell = [], rose = []] = (one[1] ?? 0) < (other[1] ?? 0) ? [one, other] : [other, one];
  assert.is(fell[0], rose[0]);
  assert.ok((fell[1] ?? 0) < (fell[0] ?? 0) && (rose[1] ?? 0) > (rose[0] ?? 0), JSON.stringify(moves));
  assert.is(await ben.getByTestId('ratings').getByText('provisional').count(), 2);

  // Back to the queue in one click, and out again.
  await ben.bringToFront();
  await ben.getByRole('button', { name: 'Back to the queue' }).click();
  await ben.getByTestId('waiting').waitFor();
  await ben.getByRole('button', { name: 'Leave the queue' }).click();
  await ben.getByTestId('waiting').waitFor({ state: 'detached' });

  // The profile has the match, and shows it again.
  await ben.getByRole('button', { name: 'Back to the front' }).click();
  await ben.locator('.account-corner summary').click();
  await ben.getByRole('link', { name: 'Your profile' }).click();
  assert.is(await ben.getByTestId('standings').locator('.rating').innerText(), `${rose[1]}`);
  assert.match(await ben.getByTestId('results').innerText(), /Won[\s\S]*Ninja against [\s\S]*Monk/);
  assert.is(await ben.getByRole('link', { name: 'Replay' }).count(), 1);

  // So early nobody stands on the board.
  await ben.getByRole('link', { name: 'Ladder' }).click();
  await ben.getByTestId('empty-board').waitFor();

  // Many matches later, and with a season behind them, both do.
  const [adaId, benId] = [await idOf(ada), await idOf(ben)];
  await ada.close(); // it would ask for its match, which is over
  serverIsUp = false;
  await server.killAndRestart((data) => playOn(data, adaId, benId));
  await ben.reload();
  serverIsUp = true;
  await ben.getByTestId('board').waitFor();
  assert.is(await ben.locator('.board-table .mine').count(), 1);
  assert.match(await ben.locator('.own-place').innerText(), /You are in place \d+/);
  const rows = ben.locator('.board-table tbody tr');
  assert.is(await rows.count(), 50, 'a page of the board');
  await ben.getByRole('link', { name: 'Next' }).click();
  await ben.getByText('Page 2 of 2').waitFor();
  await rows.nth(4).waitFor({ state: 'detached' });
  assert.is(await rows.count(), 4);
  await ben.getByLabel('Season').selectOption({ index: 1 });
  await rows.nth(2).waitFor({ state: 'detached' });
  assert.is(await rows.count(), 2, 'the season before');
  await rows.first().getByRole('link').click();
  await ben.getByTestId('history').waitFor();
  assert.match(await ben.getByTestId('history').innerText(), /Season \d+[\s\S]*place 1/);
  assert.equal(troubles, []);
  await desk.close();
  await phone.close();
});

/** Duels into the ladder of a server that is down, from that moment on. */
const duelsIn = async (data: string, strong: string, weak: string, from: number): Promise<Ladder> => {
  const ladder = new Ladder(await openSqlDocuments(join(data, 'ladder.db')));
  for (let i = 0; i < 14; i++) {
    // The weaker one wins at times, or little would be learnt from any of it.
    const pair: [string, string] = i % 3 === 0 ? [weak, strong] : [strong, weak];
    await ladder.finish(duel(`${from}-${i}`, pair, { at: from + i }));
  }
  return ladder;
};

/** The season before this one, of two players. */
const playBefore = async (data: string): Promise<void> => {
  const { from } = seasonAt(Date.now());
  const ladder = await duelsIn(data, 'guest-strong', 'guest-weak', from - SEASON_WEEKS * WEEK);
  await ladder.store.close();
};

/** More matches of those two, and others besides on the board. */
const playOn = async (data: string, ada: string, ben: string): Promise<void> => {
  const now = Date.now();
  const ladder = await duelsIn(data, ben, ada, now - HOUR);
  const ranking = board(seasonAt(now).season, 'dice-throne/1v1/player');
  const rank = Array.from({ length: 52 }, (_, i) => ({ ranking, member: `guest-other-${i}`, score: 700 + 10 * i }));
  assert.ok(await ladder.store.write({ expected: {}, put: {}, rank }));
  await ladder.store.close();
};

ranked('refused in words: nobody may wait twice', async () => {
  const context = await browser.newContext({ viewport: PHONE });
  const tab = await openPage(context);
  await queueRanked(tab, 'Cleo', 'paladin');
  const other = await openPage(context, '#/find');
  await other.getByTestId('waiting').waitFor();
  assert.ok(await other.getByRole('button', { name: 'You are in the queue' }).isDisabled());
  await other.getByRole('button', { name: 'Leave the queue' }).click();
  await tab.getByTestId('waiting').waitFor({ state: 'detached' });
  await context.close();
});

ranked.run();
