/** Matches without a room: what a start opens and what it leaves, which matches sleep, and what wakes them. A real
 *  server on a journal that the test reads and writes. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { matchMaker } from '@colyseus/core';
import * as assert from 'uvu/assert';
import { diceThrone } from '../../../engine/dice-throne/index.ts';
import type { MatchView } from '../../../engine/dice-throne/state/view-shape.ts';
import type { Journal } from '../../../infra/journal/journal.ts';
import { openSqlJournal } from '../../../infra/journal/open.ts';
import type { PresetId } from '../../../protocol/presets.ts';
import { games } from '../../../rooms/all-games.ts';
import type { JournalHead, JournalLine } from '../../../rooms/match/journal/format.ts';
import { readPast } from '../../../rooms/match/journal/reader.ts';
import { readDiceThrone } from '../../../rooms/state/dice-throne.ts';
import { eventually } from '../../support/eventually.ts';
import { createMatch, joinMatch, type Place, type TestServer, testServer } from '../../support/rooms/rooms.ts';
import { suite } from '../../support/suite.ts';

const HOUR = 3_600_000;
const MOST = 3;

const sleeping = suite('match room: matches that sleep in their journal');
const folder = mkdtempSync(join(tmpdir(), 'throneroom-sleep-'));
let journal: Journal;
let server: TestServer;

const headOf = (clock: PresetId): JournalHead => ({
  version: 2,
  opening: {
    game: 'dice-throne',
    mode: '1v1',
    seats: [
      { player: 'given', user: { id: 'ada', name: 'Ada' }, hero: 'barbarian' },
      { player: 'given', user: { id: 'bob', name: 'Bob' }, hero: 'moon-elf' },
    ],
    creator: { id: '', name: '' },
    clock,
  },
  content: diceThrone.contentHash,
  codes: [null, null],
  secret: '5'.repeat(64),
  opened: Date.now() - 100 * HOUR,
});
const keep = async (id: string, clock: PresetId, due: number, ...more: readonly JournalLine[]): Promise<void> => {
  const owned = await journal.begin(id, headOf(clock), due);
  const lines: readonly JournalLine[] = [{ of: 'start', nonces: ['', ''] }, ...more];
  for (const [n, line] of lines.entries()) await owned.append(n, line);
};
const open = (): Promise<string[]> =>
  Promise.resolve(['quiet-1', 'quiet-2', 'ranked-1', 'ranked-2', 'slept', 'sleeps-on'].filter((id) => isOpen(id)));
const isOpen = (id: string): boolean => matchMaker.getLocalRoomById(id) !== undefined;
const resume = async (id: string): Promise<number> =>
  (await fetch(`${server.url}/api/matches/${id}/resume`, { method: 'POST' })).status;
const past = async (id: string) => {
  const kept = await journal.read(id);
  assert.ok(kept);
  return readPast(kept, games);
};

sleeping.before(async () => {
  journal = await openSqlJournal(join(folder, 'journal.db'));
  await keep('quiet-1', 'casual', Date.now() + HOUR);
  await keep('quiet-2', 'none', Date.now() + HOUR);
  // Two days and an hour ago it fell asleep, with a day for the move.
  await keep('slept', 'correspondence', Date.now() - 25 * HOUR, { of: 'sleep', at: 500, when: Date.now() - 49 * HOUR });
  await keep('ranked-1', 'ranked', 0);
  await keep('ranked-2', 'ranked', 0);
  await keep('sleeps-on', 'correspondence', Date.now() + HOUR, { of: 'sleep', at: 500, when: Date.now() - 23 * HOUR });
  const settings = { THRONEROOM_SLEEP_SECONDS: '1', THRONEROOM_MAX_MATCHES: String(MOST) };
  server = await testServer(games, settings, { journal });
});
sleeping.after(async () => {
  await server.close();
  rmSync(folder, { recursive: true, force: true });
});

sleeping('issue: a start opens what must run by itself, and leaves the rest to who comes back', async () => {
  await eventually('both ranked matches to run', async () => isOpen('ranked-1') && isOpen('ranked-2'));
  await eventually('the one that fell due to run', async () => (await past('slept')).past.length > 0);
  assert.equal(
    (await open()).filter((id) => id.startsWith('quiet') || id === 'sleeps-on'),
    [],
  );
});

sleeping('a sleeping match wakes when its clock is due, and its time has run on: the turn passes', async () => {
  const woken = await past('slept');
  const [first] = woken.past;
  assert.ok(first && 'action' in first);
  assert.is(first.by, 'clock');
  assert.equal(first.action, diceThrone.timeout);
  assert.ok(first.at > 48 * HOUR, `${first.at} ms of the match’s time`);
  // Bob's day has begun: it sleeps again.
  await eventually('it to sleep again', async () => !isOpen('slept'));
  const [again] = (await journal.dueBy(Date.now() + 48 * HOUR, 10)).filter(({ id }) => id === 'slept');
  assert.ok(again && again.due > Date.now() + 22 * HOUR, JSON.stringify(again));
});

sleeping(
  'issue: no more matches are opened than may be open at once, and those that nobody has take no place',
  async () => {
    const nowhere = Array.from({ length: 2 * MOST }, (_, n) => `nowhere-${n}`);
    const asked = await Promise.all([...nowhere, 'quiet-1'].map(resume));
    assert.equal(asked, [...nowhere.map(() => 404), 200]);
    assert.is((await open()).length, MOST);
    assert.is(await resume('quiet-2'), 503, 'the server is full');
    assert.is(isOpen('quiet-2'), false);
  },
);

sleeping('issue: nor when many are asked for at once', async () => {
  await matchMaker.getLocalRoomById('quiet-1')?.disconnect();
  const asked = await Promise.all(['quiet-1', 'quiet-2'].map(resume));
  assert.equal(asked.toSorted(), [200, 503]);
  assert.is((await open()).length, MOST);
});

sleeping.run();

const visits = suite('match room: a match against a bot that its player leaves');
let ownFolder: string;
visits.before(async () => {
  ownFolder = mkdtempSync(join(tmpdir(), 'throneroom-visits-'));
  journal = await openSqlJournal(join(ownFolder, 'journal.db'));
  server = await testServer(games, { THRONEROOM_SLEEP_SECONDS: '1', THRONEROOM_MAX_MATCHES: '1' }, { journal });
});
visits.after(async () => {
  await server.close();
  rmSync(ownFolder, { recursive: true, force: true });
});

visits('issue: it sleeps and takes no place; whoever comes back finds it as it was, its clock run on', async () => {
  const ada = await server.guest('Ada');
  const place = await createMatch(
    ada,
    {
      game: 'dice-throne',
      mode: '1v1',
      clock: 'correspondence',
      seats: [
        { player: 'me', hero: 'barbarian' },
        { player: 'bot', hero: 'moon-elf', bot: 'random' },
      ],
    },
    readDiceThrone,
  );
  const id = place.room.roomId;
  const isMineAlone = ({ picture }: Place<MatchView>): boolean =>
    picture.view?.waiting.length === 1 &&
    picture.view.waiting[0]?.seat === 0 &&
    picture.view.waiting[0].why !== 'window';
  // Windows pass by themselves; what is left waits for me alone.
  await place.room.request('prefer', { windows: 'until-my-turn' });
  await place.until(isMineAlone, 'something that only I can do');
  const before = place.picture;
  await place.room.leave();
  await eventually('it to sleep', async () => !isOpen(id));
  const asleep = await past(id);
  assert.ok(asleep.asleepSince !== undefined);

  // Its place is free.
  const other = await createMatch(
    ada,
    {
      game: 'dice-throne',
      mode: '1v1',
      seats: [
        { player: 'me', hero: 'monk' },
        { player: 'bot', hero: 'ninja', bot: 'random' },
      ],
    },
    readDiceThrone,
  );
  const otherRoom = matchMaker.getLocalRoomById(other.room.roomId);
  await other.room.leave();
  await otherRoom?.disconnect();
  await eventually('the other’s place to be free', async () => (await resume(id)) === 200);

  const back = await joinMatch(ada, id, readDiceThrone);
  assert.is(back.picture.you, 0);
  assert.equal(back.picture.view, before.view);
  assert.equal(back.picture.legal, before.legal);
  assert.is(back.picture.seats[0]?.clock?.endsAt, before.seats[0]?.clock?.endsAt, 'the same moment of its time');
  await back.room.leave();
});

visits.run();
