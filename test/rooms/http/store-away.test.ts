/** What a balancer, and whoever runs the server, are told while the store is away: a file that somebody else holds, and a Redis
 *  that was killed. */
import { closeSync, mkdtempSync, openSync, rmSync, statSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as assert from 'uvu/assert';
import { z } from 'zod';
import { openSqlJournal } from '../../../infra/journal/open.ts';
import { createLog } from '../../../infra/log.ts';
import { openSqlFile } from '../../../infra/sql/sql-file.ts';
import { games } from '../../../rooms/all-games.ts';
import { waitingOf } from '../../../rooms/http/admin/waiting.ts';
import { Sweeper } from '../../../rooms/match/journal/sweeper.ts';
import { readDiceThrone } from '../../../rooms/state/dice-throne.ts';
import { eventually } from '../../support/eventually.ts';
import { createMatch, testServer } from '../../support/rooms/rooms.ts';
import { startRedis } from '../../support/server/redis.ts';
import { startProcess, VERSUS_BOT } from '../../support/server/server-process.ts';
import { suite } from '../../support/suite.ts';

const away = suite('while the store is away');
const folder = mkdtempSync(join(tmpdir(), 'throneroom-away-'));
away.after(() => rmSync(folder, { recursive: true, force: true }));

const PASSWORD = 'a long word: with a colon';
const Authorization = `Basic ${Buffer.from(`any:${PASSWORD}`).toString('base64')}`;
const waitingForm = z.array(z.object({ why: z.string(), matches: z.number(), ids: z.array(z.string()) }));
const reportForm = z.object({
  store: z.string().optional(),
  unfinished: z.number().optional(),
  open: z.number(),
  waiting: waitingForm,
});
const reportOf = async (url: string) =>
  reportForm.parse(await (await fetch(`${url}/admin/report`, { headers: { Authorization } })).json());
const healthOf = async (url: string): Promise<[number, string]> => {
  const response = await fetch(`${url}/health`);
  return [response.status, z.object({ status: z.string() }).parse(await response.json()).status];
};
const isAlive = async (url: string): Promise<boolean> => (await fetch(`${url}/health/live`)).status === 200;
const isReady = async (url: string): Promise<boolean> => (await healthOf(url))[0] === 200;

away('issue: a process whose file cannot be written said that it is well', async () => {
  const file = join(folder, 'journal.db');
  const journal = await openSqlJournal(file);
  const server = await testServer(games, { THRONEROOM_ADMIN_PASSWORD: PASSWORD }, { journal });
  assert.equal(await healthOf(server.url), [200, 'ok']);
  const other = openSqlFile(file);
  await other.run(['BEGIN IMMEDIATE']);
  await eventually('it says so', async () => !(await isReady(server.url)));
  assert.equal(await healthOf(server.url), [503, 'store-away']);
  assert.ok(await isAlive(server.url), 'nobody starts it anew for that');
  assert.match((await reportOf(server.url)).store ?? '', /the journal's file cannot be written/);
  await other.run(['ROLLBACK']);
  await other.close();
  await eventually('it is well again', () => isReady(server.url));
  assert.is((await reportOf(server.url)).store, undefined);
  await server.close();
});

away('issue: with Redis away it said that it is well, and the view of operations did not come', async () => {
  const redis = await startRedis();
  const server = await startProcess({ REDIS_URL: redis.url, THRONEROOM_ADMIN_PASSWORD: PASSWORD });
  const place = await createMatch(
    await server.guest(),
    { ...VERSUS_BOT, seats: [...VERSUS_BOT.seats] },
    readDiceThrone,
  );
  assert.equal(await healthOf(server.url), [200, 'ok']);
  assert.equal((await reportOf(server.url)).waiting, []);
  await redis.kill();
  await eventually('it says so', async () => !(await isReady(server.url)));
  assert.equal(await healthOf(server.url), [503, 'store-away']);
  assert.ok(await isAlive(server.url), 'nobody starts it anew for that');
  const acting = place.act(place.picture.legal[0]?.action ?? { type: 'pass' });
  acting.catch(() => undefined); // the client may give it up before
  await eventually('the match is halted', async () => (await reportOf(server.url)).waiting.length > 0);
  const { store = '', open, unfinished, waiting } = await reportOf(server.url);
  assert.match(store, /^Redis /);
  assert.equal([open, unfinished], [1, undefined]);
  assert.is(waiting.length, 1);
  assert.match(waiting[0]?.why ?? '', /^Open, and halted until it can be kept what happens: Redis /);
  assert.equal(waiting[0]?.ids, [place.room.roomId]);
  const page = await (await fetch(`${server.url}/admin`, { headers: { Authorization } })).text();
  assert.match(page, /Nothing can be kept now: Redis/);
  assert.match(page, place.room.roomId);
  assert.match(page, 'Not known: the store does not answer.');
  assert.match(page, /find no place, the ones of process [\w-]{9} alone/);
  await eventually('the sweep says so', () => server.said().includes('matches that are due cannot be looked after'));
  await redis.restart();
  await eventually('it is well again', () => isReady(server.url));
  await eventually('the match goes on', async () => (await reportOf(server.url)).waiting.length === 0);
  assert.not.match(server.said(), /"level":50|"stack"/, 'what passes is no fault');
  await server.stop();
  await redis.stop();
});

away('issue: the view of operations did not come when the file of the journal was damaged', async () => {
  const file = join(folder, 'damaged.db');
  const journal = await openSqlJournal(file);
  const server = await testServer(games, { THRONEROOM_ADMIN_PASSWORD: PASSWORD }, { journal });
  await healthOf(server.url);
  // The log, and its index that SQLite shares between processes: whatever it looks for next is not there.
  for (const part of ['', '-wal', '-shm']) {
    const spoilt = openSync(file + part, 'r+');
    const { size } = statSync(file + part);
    writeSync(spoilt, Buffer.alloc(size, 0x5a), 0, size, 0);
    closeSync(spoilt);
  }
  await eventually('its health says so', async () => !(await isReady(server.url)));
  const { store = '', unfinished } = await reportOf(server.url);
  assert.match(store, /^the journal's file is damaged \(SQLITE_\w+\): stop the server/);
  assert.is(unfinished, undefined);
  const page = await (await fetch(`${server.url}/admin`, { headers: { Authorization } })).text();
  assert.match(page, /Nothing can be kept now: the journal&#39;s file is damaged .* look at its data folder\.</);
  await server.close();
});

away(
  'issue: a sweep of a store out of reach is one line, however often it is tried, and one when it is over',
  async () => {
    const journal = await openSqlJournal(join(folder, 'swept.db'));
    const said: string[] = [];
    const log = createLog('silent');
    log.warn = (line: unknown) => said.push(String(line));
    log.error = (_: unknown, line?: string) => said.push(String(line));
    let tries = 0;
    let isBack = false;
    const sweep = async (): Promise<void> => {
      tries++;
      if (!isBack) await journal.dueBy(0, 1);
    };
    await journal.close();
    const sweeper = new Sweeper({ sweep }, log, 5);
    sweeper.start();
    await eventually('several looks', () => tries > 3);
    isBack = true;
    await eventually('it is over', () => said.length > 1);
    await sweeper.stop();
    assert.is(said.length, 2, said.join('\n'));
    assert.match(
      said[0] ?? '',
      /^matches that are due cannot be looked after: the journal's file .*; tried again every 0.005 s$/,
    );
    assert.is(said[1], 'matches that are due are looked after again');
  },
);

away('each match that waits stands in one row, and none that is open goes for asleep', () => {
  const ids = (start: string, n: number): string[] => Array.from({ length: n }, (_, i) => `${start}${i}`);
  const rows = waitingOf({
    halted: new Map([['open0', 'full']]),
    stranded: new Map([['aside0', 'a page']]),
    failed: new Map([
      ['odd0', 'a line'],
      ['odd1', 'a line'],
      ['odd2', 'a hero'],
      ['aside0', 'a page'],
      ['open1', 'it was taken up elsewhere'],
    ]),
    crowded: new Set(['crowd0', 'odd0', 'open2']),
    kept: {
      open: new Set(ids('open', 5)),
      over: 2,
      due: [...ids('due', 7), 'open3', 'odd1', 'crowd0'],
      unfinished: 3 + 1 + 3 + 1 + 7 + 40,
    },
  });
  assert.equal(
    rows.map(({ why, matches, ids: [first] }) => [why.split(/[,:(]/)[0]?.trim(), matches, first]),
    [
      ['Open', 1, 'open0'],
      ['The store does not take what was kept of them last; it is safe beside it', 1, 'aside0'],
      ['Cannot be opened', 2, 'odd0'],
      ['Cannot be opened', 1, 'odd2'],
      ['As many matches are open as may be', 1, 'crowd0'],
      ['Due', 7, 'due0'],
      ['Opens when its players come back', 40, undefined],
    ],
  );
  assert.is(rows[5]?.ids.length, 5);
});

away.run();
