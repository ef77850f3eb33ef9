/** Matches out of the journal: which go on, which are ended, and what whoever asks is told. A real server on a journal
 *  that the test has written in. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as assert from 'uvu/assert';
import { keyedStream } from '../../../../engine/core/chance.ts';
import { fairKey } from '../../../../engine/core/fair.ts';
import type { AnyGame } from '../../../../engine/core/game.ts';
import { startOptionsOf } from '../../../../engine/core/mode-options.ts';
import { diceThrone } from '../../../../engine/dice-throne/index.ts';
import { OneTimeOptions } from '../../../../infra/cluster/room-options.ts';
import { readConfig } from '../../../../infra/config.ts';
import type { Incidents } from '../../../../infra/incidents/incidents.ts';
import type { Journal } from '../../../../infra/journal/journal.ts';
import { openSqlJournal } from '../../../../infra/journal/open.ts';
import { limitsHere } from '../../../../infra/limits/limits.ts';
import { createLog } from '../../../../infra/log.ts';
import { openStores } from '../../../../infra/stores.ts';
import { createTokens } from '../../../../infra/tokens.ts';
import { games } from '../../../../rooms/all-games.ts';
import { Places } from '../../../../rooms/base/places.ts';
import { MatchCount } from '../../../../rooms/base/room-context.ts';
import { Rounds } from '../../../../rooms/base/rounds.ts';
import { Talk } from '../../../../rooms/base/talk.ts';
import { ScenarioResults } from '../../../../rooms/campaign/scenario-results.ts';
import { monotonic } from '../../../../rooms/clock/time.ts';
import type { GameRegistry } from '../../../../rooms/games.ts';
import { Results } from '../../../../rooms/match/end/results.ts';
import type { JournalHead, JournalLine } from '../../../../rooms/match/journal/format.ts';
import { MatchRecovery } from '../../../../rooms/match/journal/match-recovery.ts';
import { type PackingPlace, pack } from '../../../../rooms/match/journal/packing.ts';
import { readPast } from '../../../../rooms/match/journal/reader.ts';
import { whoSat } from '../../../../rooms/match/journal/who-sat.ts';
import type { TakenEntry } from '../../../../rooms/match/match-entry.ts';
import { readDiceThrone } from '../../../../rooms/state/dice-throne.ts';
import { Workers } from '../../../../rooms/workers/workers.ts';
import { eventually } from '../../../support/eventually.ts';
import { clientWith, guestToken, joinMatch, type TestServer, testServer } from '../../../support/rooms/rooms.ts';
import { suite } from '../../../support/suite.ts';

const reopening = suite('recovery: matches out of the journal');
const folder = mkdtempSync(join(tmpdir(), 'throneroom-recovery-'));
const RECORDS = join(folder, 'records');
let journal: Journal;
let server: TestServer;
/** Whether the rules throw where they should not. */
let fault = false;
const faulty: GameRegistry = new Map(
  [...games].map(([id, entry]) => {
    const advance: AnyGame['advance'] = (match, seat, action) => {
      if (fault) throw new TypeError('a fault of ours');
      return entry.game.advance(match, seat, action);
    };
    return [id, { ...entry, game: { ...entry.game, advance, advanceUnheard: advance } }];
  }),
);
let ada: { token: string; id: string; name: string };
reopening.before(async () => {
  journal = await openSqlJournal(join(folder, 'journal.db'));
  server = await testServer(faulty, { THRONEROOM_RECORDS_DIR: RECORDS }, { journal });
  ada = await guestToken(server.url, 'Ada');
});
reopening.after(async () => {
  await server.close();
  rmSync(folder, { recursive: true, force: true });
});

const SECRET = '5'.repeat(64);
const headOf = (more: Partial<JournalHead> = {}): JournalHead => ({
  version: 1,
  opening: {
    game: 'dice-throne',
    mode: '1v1',
    seats: [
      { player: 'me', hero: 'barbarian' },
      { player: 'bot', hero: 'moon-elf', bot: 'random' },
    ],
    creator: { id: ada.id, name: ada.name },
  },
  content: diceThrone.contentHash,
  codes: [null, null],
  secret: SECRET,
  opened: Date.now(),
  ...more,
});
const START: JournalLine = { of: 'start', nonces: ['mine', ''] };

const keep = async (id: string, head: unknown, lines: readonly unknown[]): Promise<void> => {
  const owned = await journal.begin(id, head);
  for (const [n, line] of lines.entries()) await owned.append(n, line);
};
const resume = async (id: string): Promise<{ status: number; body: unknown }> => {
  const response = await fetch(`${server.url}/api/matches/${id}/resume`, { method: 'POST' });
  return { status: response.status, body: await response.json() };
};

reopening('a match that was under way goes on where it was, for its own players', async () => {
  await keep('underway', headOf(), [START, { of: 'presence', at: 10, seat: 0, there: true, when: Date.now() }]);
  assert.equal(await resume('underway'), { status: 200, body: { live: true } });
  assert.equal(await resume('underway'), { status: 200, body: { live: true } }, 'asked again');
  const place = await joinMatch(clientWith(server.url, ada.token), 'underway', readDiceThrone);
  assert.is(place.picture.you, 0);
  assert.is(place.picture.stage, 'playing');
  assert.equal(
    place.picture.seats.map(({ nonce }) => nonce),
    ['mine', ''],
  );
  const stranger = await joinMatch(await server.guest('Eve'), 'underway', readDiceThrone);
  assert.is(stranger.picture.you, undefined, 'somebody else’s token takes no seat');
  await Promise.all([place.room.leave(), stranger.room.leave()]);
});

const ROLL = { type: 'roll' };
/** As it is kept where no list has it. */
const packed = (entry: TakenEntry): Uint8Array =>
  pack(entry, { last: 0, opened: 0, game: diceThrone, legal: () => [] }, Date.now());

const voided: [string, () => [unknown, readonly unknown[]]][] = [
  ['begun under other rules', () => [headOf({ content: 'other rules' }), [START]]],
  ['of a game that is not played here', () => [headOf({ opening: { ...headOf().opening, game: 'chess' } }), [START]]],
  ['whose first line is of a form nobody knows', () => [{ ...headOf(), version: 3 }, [START]]],
  ['with a line nobody can read', () => [headOf(), [START, { of: 'magic' }]]],
  [
    'with a packed action that stood in no list and that the rules refuse',
    () => [headOf({ version: 2 }), [START, ...[1, 2].map((at) => packed({ at, seat: 1, action: ROLL, by: 'player' }))]],
  ],
  [
    'with an action that the rules refuse',
    () => [
      headOf(),
      [
        START,
        { of: 'act', at: 1, seat: 0, action: ROLL, by: 'player' },
        { of: 'act', at: 2, seat: 1, action: ROLL, by: 'player' },
      ],
    ],
  ],
];
for (const [name, made] of voided) {
  reopening(`issue: a match ${name} is ended with an incident, and whoever asks is told`, async () => {
    const id = `voided-${voided.findIndex(([other]) => other === name)}`;
    await keep(id, ...made());
    const { status, body } = await resume(id);
    assert.is(status, 410);
    assert.equal(Reflect.get(Object(body), 'code'), 'voided');
    assert.match(String(Reflect.get(Object((await journal.read(id))?.ending), 'voided')), /^[0-9a-f]{8}$/);
    assert.is((await resume(id)).status, 410, 'and stays ended');
    assert.is((await fetch(`${server.url}/api/replays/${id}`)).status, 404, 'there is no record of it');
  });
}

reopening('a packed action that stood in no list is looked at by whoever reads the journal alone', () => {
  const refused = packed({ at: 1, seat: 1, action: ROLL, by: 'player' });
  const kept = { head: headOf({ version: 2 }), entries: [START, refused, refused] };
  assert.throws(() => readPast(kept, games), /what lies before line 2 of the journal cannot have happened/);
});

reopening('of a line that cannot be read the field is named, and nothing of what stands there', () => {
  const { secret: _, ...head } = headOf();
  const without = { head, entries: [] };
  assert.throws(
    () => readPast(without, games),
    /^the first line of the journal cannot be read: secret: expected text$/,
  );
});

reopening('issue: a match is taken up again although no record of it can be written', async () => {
  await keep('unrecorded', headOf(), [START]);
  rmSync(RECORDS, { recursive: true, force: true });
  writeFileSync(RECORDS, 'no folder, so that no record of a match can be begun');
  assert.is((await resume('unrecorded')).status, 200);
  rmSync(RECORDS);
});

/** The first actions of a match as `headOf` has it, each with the place its packed line is read at. */
const firstActions = (most: number): { entry: TakenEntry; place: PackingPlace }[] => {
  const head = headOf();
  const game: AnyGame | undefined = games.get('dice-throne')?.game;
  if (!game) throw new Error('it is played here');
  const match = game.start(
    startOptionsOf(head.opening, whoSat(head.opening, [])),
    keyedStream(fairKey(SECRET, ['mine', ''])),
  );
  return Array.from({ length: most }, (_, n) => {
    const seat = game.waiting(match)[0]?.seat ?? 0;
    const legal = game.legal(match, seat);
    const [action] = legal;
    if (!action) throw new Error('somebody may do something');
    game.advance(match, seat, action);
    return {
      entry: { at: n, seat, action, by: 'player' },
      place: { last: n - 1, opened: head.opened, game, legal: () => legal },
    };
  });
};

for (const [name, version] of [
  ['taken up', 1],
  ['read', 2],
] as const) {
  reopening(
    `issue: a fault of ours while a match is ${name} again leaves it as it is, and it goes on once it can`,
    async () => {
      const id = `our-fault-${version}`;
      const head = headOf({ version });
      const lines = firstActions(2).map(({ entry, place }) =>
        version === 1
          ? { of: 'act', ...entry }
          : new Uint8Array(pack(entry, { ...place, opened: head.opened }, head.opened)),
      );
      await keep(id, head, [START, ...lines]);
      const before = await journal.read(id);
      fault = true;
      const { status, body } = await resume(id);
      fault = false;
      assert.is(status, 503);
      assert.is(Reflect.get(Object(body), 'code'), 'failed');
      assert.equal(await journal.read(id), before);
      await eventually('the match to be live', async () => (await resume(id)).status === 200);
    },
  );
}

reopening('a match that is over, and one there never was', async () => {
  await keep('finished', headOf(), [START]);
  await (await journal.takeOver('finished'))?.owned.end({ outcome: {} });
  assert.equal((await resume('finished')).status, 410);
  assert.equal((await resume('never')).status, 404);
});

reopening('issue: what every object has was taken for a match that runs', async () => {
  for (const id of ['__proto__', 'constructor']) assert.is((await resume(id)).status, 404, id);
});

/** Whoever looks after these matches without a server of their own, and what goes wrong with them. `stranded`: what the store
 *  does not take of them. */
const recoveryApart = async (
  stranded: ReadonlyMap<string, string> = new Map(),
): Promise<{ recovery: MatchRecovery; incidents: Incidents; close(): Promise<void> }> => {
  const config = readConfig({ DATA_DIR: folder });
  const { incidents, ladder, tickets, parties, campaigns } = await openStores(
    undefined,
    mkdtempSync(join(folder, 'apart-')),
    { journal },
  );
  const log = createLog('silent');
  const scenarios = new ScenarioResults({ campaigns, journal, games, workers: new Workers(0), random: Math.random });
  const context = {
    log,
    incidents,
    workers: new Workers(0),
    results: new Results({ ladder, tickets, parties, scenarios, games, workers: new Workers(0), log }),
    tokens: createTokens('a secret for the context that sweeps only'),
    settings: config.rooms,
    games,
    journal: Object.create(journal, { stranded: { value: stranded } }),
    roomOptions: new OneTimeOptions(),
    order: () => Promise.reject(new Error('nothing is opened here')),
    time: monotonic,
    random: Math.random,
    secret: () => SECRET,
    limits: limitsHere(),
    talk: new Talk({ settings: config.rooms, limits: limitsHere(), incidents }),
    open: new MatchCount(),
    places: new Places(config.rooms),
    rounds: new Rounds(config.rooms.roundMs),
  };
  return {
    recovery: new MatchRecovery(context, async () => false),
    incidents,
    close: async () => {
      for (const store of [incidents, ladder, tickets]) await store.close();
    },
  };
};

reopening('the sweep ends what its players forgot, and leaves alone what they may come back to', async () => {
  const days = (n: number): number => Date.now() - n * 24 * 3_600_000;
  await keep('forgotten', headOf({ opened: days(5) }), [START]);
  await keep('seen-lately', headOf({ opened: days(5) }), [
    START,
    { of: 'presence', at: 10, seat: 0, there: false, when: days(1) },
  ]);
  const { recovery, close } = await recoveryApart();
  await recovery.sweep();
  await close();
  assert.equal((await journal.read('forgotten'))?.ending, { forgotten: true });
  assert.is((await journal.read('seen-lately'))?.ending, undefined);
});

reopening('issue: a packed line that nobody can read was tried again by every sweep, and told each time', async () => {
  const head = headOf({ version: 2 });
  const [first, second] = firstActions(2).map(({ entry, place }) =>
    pack(entry, { ...place, opened: head.opened }, head.opened),
  );
  assert.ok(first && second);
  const lines = [START, new Uint8Array(first), new Uint8Array(second.subarray(0, 2))];
  await keep('cut', head, lines);
  const { recovery, incidents, close } = await recoveryApart();
  await recovery.sweep();
  assert.not.ok(
    (await journal.dueBy(Date.now() + 3_600_000, 100)).some(({ id }) => id === 'cut'),
    'it is set aside',
  );
  assert.is(await recovery.reopen('cut'), 'failed', 'whoever asks has it tried all the same');
  await recovery.sweep();
  await recovery.sweep();
  const told = (await incidents.latest()).filter(({ room }) => room === 'cut');
  await close();
  assert.equal(
    told.map(({ message }) => message),
    ['line 2 of the journal cannot be read: a number is cut'],
  );
  assert.equal(await journal.read('cut'), { head, entries: lines, ending: undefined }, 'it is kept as it is');
});

reopening('what the store does not take of a match is an incident: once, and once more if it comes back', async () => {
  const stranded = new Map([['ill', 'a page is damaged']]);
  const { recovery, incidents, close } = await recoveryApart(stranded);
  await recovery.sweep();
  await recovery.sweep();
  stranded.clear();
  await recovery.sweep();
  stranded.set('ill', 'a page is damaged again');
  await recovery.sweep();
  const told = (await incidents.latest()).filter(({ room }) => room === 'ill');
  await close();
  assert.equal(
    told.map(({ message }) => message),
    ['a page is damaged again', 'a page is damaged'],
  );
});

reopening.run();
