/** Taking back: who may, when, and that the match afterwards is the one before, here and wherever its journal is read. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as assert from 'uvu/assert';
import type { Action } from '../../../engine/core/game.ts';
import { UNDO, withoutUndone } from '../../../engine/core/undo.ts';
import type { DiceThroneAction } from '../../../engine/dice-throne/state/view-shape.ts';
import { readRecord } from '../../../engine/record/record.ts';
import type { Journal } from '../../../infra/journal/journal.ts';
import { openSqlJournal } from '../../../infra/journal/open.ts';
import { type Driving, driving, matchIn, type Position } from '../../../proof/matches/rigged.ts';
import { games } from '../../../rooms/all-games.ts';
import type { Taken } from '../../../rooms/match/driver-hooks.ts';
import { KeptMatches } from '../../../rooms/match/journal/kept-matches.ts';
import { readDiceThrone } from '../../../rooms/state/dice-throne.ts';
import { eventually } from '../../support/eventually.ts';
import { createMatch, joinMatch, type TestServer, testServer } from '../../support/rooms/rooms.ts';
import { suite } from '../../support/suite.ts';

// ---- by hand -----------------------------------------------------------------------------------------------------------

const undo = suite('undo');

const MAIN: Position = {
  phase: 'main-1',
  seats: [
    { hero: 'barbarian', hand: ['tip-it', 'getting-paid', 'smack-2', 'vegas-baby'], cp: 5 },
    { hero: 'moon-elf', hand: ['getting-paid'] },
  ],
  dice: [1, 2, 3, 4, 5, 6, 1, 2],
};
const sell: DiceThroneAction = { type: 'sell', card: 'tip-it' };
const upgrade: DiceThroneAction = { type: 'play', card: 'smack-2' };
const pass: DiceThroneAction = { type: 'pass' };
const paid: DiceThroneAction = { type: 'play', card: 'getting-paid' };

const said = (taken: Taken): string => ('refusal' in taken ? taken.refusal.code : 'step' in taken ? 'taken' : 'broken');
/** Everything that anybody could see of it. */
const all = (here: Driving): unknown => here.running.ask((game, match) => game.save(match));

const does = async (here: Driving, steps: readonly (readonly [number, Action])[]): Promise<string[]> => {
  const answers: string[] = [];
  for (const [seat, action] of steps) answers.push(said(await here.act(seat, action)));
  return answers;
};

const cases: readonly (readonly [string, readonly (readonly [number, Action])[], number, string])[] = [
  ['a card sold', [[0, sell]], 0, 'taken'],
  ['an upgrade', [[0, upgrade]], 0, 'taken'],
  ['a phase ended', [[0, pass]], 0, 'taken'],
  ['nothing was done yet', [], 0, 'not-allowed-now'],
  ['what another did', [[0, sell]], 1, 'not-allowed-now'],
  [
    'somebody has acted since',
    [
      [0, sell],
      [1, paid],
    ],
    0,
    'not-allowed-now',
  ],
  [
    'dice were rolled',
    [
      [0, pass],
      [0, { type: 'roll' }],
    ],
    0,
    'not-allowed-now',
  ],
];
for (const [name, steps, seat, expected] of cases) {
  undo(`${name}: ${expected}`, async () => {
    const here = driving(matchIn(MAIN));
    await does(here, steps.slice(0, -1));
    const before = all(here);
    await does(here, steps.slice(-1));
    assert.is(here.running.undoable === seat, expected === 'taken', 'what the state tells');
    assert.is(said(await here.act(seat, UNDO)), expected);
    if (expected === 'taken') assert.equal(all(here), before);
  });
}

undo('one after the other, as far back as nothing came to light', async () => {
  const here = driving(matchIn(MAIN));
  const before = all(here);
  assert.equal(
    await does(here, [
      [0, sell],
      [0, upgrade],
      [0, UNDO],
      [0, UNDO],
    ]),
    ['taken', 'taken', 'taken', 'taken'],
  );
  assert.equal(all(here), before);
  assert.is(said(await here.act(0, UNDO)), 'not-allowed-now');
  assert.equal(
    await does(here, [
      [0, sell],
      [0, pass],
    ]),
    ['taken', 'taken'],
  );
});

undo('what was meant for a step that is gone, and what saw one that was taken back', async () => {
  const here = driving(matchIn(MAIN));
  const { step } = here.running;
  await here.act(0, sell);
  assert.is(said(await here.act(0, UNDO, step)), 'window-closed', 'meant for what was before');
  await here.act(0, UNDO, step + 1);
  assert.is(said(await here.act(1, paid, step + 1)), 'window-closed', 'seen before it was taken back');
  assert.is(said(await here.act(1, paid, step)), 'taken');
});

undo('no more than fifty times', async () => {
  const here = driving(matchIn(MAIN));
  let n = 0;
  for (; n < 60; n++) {
    await here.act(0, sell);
    if (said(await here.act(0, UNDO)) !== 'taken') break;
  }
  assert.is(n, 50);
});

undo('whoever reads the journal comes to the same match, with the same clocks', async () => {
  const here = driving(matchIn(MAIN));
  await here.time.pass(3000);
  await does(here, [
    [0, sell],
    [0, upgrade],
  ]);
  await here.time.pass(2000);
  await does(here, [
    [0, UNDO],
    [0, UNDO],
    [0, upgrade],
    [1, paid],
    [1, UNDO],
    [0, pass],
  ]);
  const again = driving(matchIn(MAIN), { past: here.entries });
  assert.equal(all(again), all(here));
  for (const seat of [0, 1]) assert.is(again.driver.clockOf(seat).bank, here.driver.clockOf(seat).bank);
});

undo('what stands of what was kept: what was taken back is gone, other entries stay', () => {
  const act = (type: string) => ({ action: { type } });
  assert.equal(withoutUndone([act('a'), { there: true }, act('b'), act('undo'), act('undo'), act('c')]), [
    { there: true },
    act('c'),
  ]);
});

undo.run();

// ---- in a room ---------------------------------------------------------------------------------------------------------

const rooms = suite('undo: rooms, journal, record');
const folder = mkdtempSync(join(tmpdir(), 'throneroom-undo-'));
let journal: Journal;
let server: TestServer;
rooms.before(async () => {
  journal = await openSqlJournal(join(folder, 'journal.db'));
  server = await testServer(games, { THRONEROOM_RECORDS_DIR: folder }, { journal });
});
rooms.after(async () => {
  await server.close();
  rmSync(folder, { recursive: true, force: true });
});

rooms(
  'a match taken up again elsewhere stands where it stood, and its record knows nothing of what was taken back',
  async () => {
    const seats = [
      { player: 'me' as const, hero: 'barbarian' },
      { player: 'bot' as const, hero: 'moon-elf', bot: 'random' as const },
    ];
    const client = await server.player('Ada');
    const here = await createMatch(client, { game: 'dice-throne', mode: '1v1', seats }, readDiceThrone);
    /** A card to sell in a main phase, once there is one. */
    const lineOf = (type: string) => here.picture.legal.find(({ action }) => action.type === type);
    for (let i = 0; !lineOf('sell') || here.picture.view?.phase === 'discard'; i++) {
      assert.ok(i < 200, 'nothing is ever sold');
      await here.until(({ picture }) => picture.legal.length > 0, 'one’s turn');
      const line = lineOf('pass') ?? here.picture.legal[0];
      if (line) await here.act(line.action).catch(() => undefined);
    }
    const { view: before } = here.picture;
    const { step } = await here.act(lineOf('sell')?.action ?? { type: 'nothing to sell' });
    assert.is(here.picture.undoable, 0);
    assert.equal(await here.act(UNDO), { step: step - 1 });
    await here.until(({ picture }) => picture.view?.step === step - 1, 'the step before');
    assert.equal(here.picture.view, before);
    await here.until(({ told }) => told.at(-1)?.events[0]?.type === 'undone', 'that it is told');
    assert.equal(here.told.at(-1)?.lines, ['Ada takes the last action back.']);

    const kept = await journal.read(here.room.roomId);
    const owned = await journal.begin('elsewhere', kept?.head);
    for (const [n, line] of (kept?.entries ?? []).entries()) await owned.append(n, line);
    assert.is((await fetch(`${server.url}/api/matches/elsewhere/resume`, { method: 'POST' })).status, 200);
    const there = await joinMatch(client, 'elsewhere', readDiceThrone);
    assert.equal(there.picture.view, before);
    await there.room.leave();

    await here.act({ type: 'concede' });
    await here.until(({ picture }) => picture.stage === 'over', 'the end');
    const matches = new KeptMatches(journal, games);
    await eventually('the journal to be closed', async () => (await matches.find(here.room.roomId)) !== 'running');
    const record = await matches.find(here.room.roomId);
    if (typeof record !== 'object') throw new Error('no record');
    assert.not(record.entries.some(({ action }) => action.type === 'undo'));
    assert.is(record.entries.length, step, 'all that stood, and the end');
    const file = readRecord(readFileSync(join(folder, `${here.room.roomId}.jsonl`), 'utf8'));
    assert.equal(file.entries, record.entries, 'written as it went');
    await here.room.leave();
  },
);

rooms.run();
