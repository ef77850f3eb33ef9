/** The scenario runner's command line: exit codes, the one line for bad input, standard input. What the rules make of a
 *  position is told in test/scenarios. */
import { type SpawnSyncReturns, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { jsonIn, oneOf } from '../../bin/command-line.ts';
import { BadInput } from '../../engine/core/refusal.ts';
import { playScenario } from '../../engine/core/scenario.ts';
import { GAMES } from '../../engine/games.ts';
import { PATIENCE_MS } from '../support/eventually.ts';

const command = suite('scenario command');
const folder = mkdtempSync(join(tmpdir(), 'throneroom-scenario-'));

const run = (args: readonly string[], input = ''): SpawnSyncReturns<string> =>
  spawnSync(process.execPath, ['dist/bin/scenario.js', ...args], {
    encoding: 'utf8',
    input,
    timeout: PATIENCE_MS,
  });
const play = (scenario: unknown): SpawnSyncReturns<string> => run(['-'], JSON.stringify(scenario));

const seats = [{ hero: 'barbarian' }, { hero: 'moon-elf' }];
const duel = { game: 'dice-throne', phase: 'offensive-roll', seats };
const seat0 = (fields: object) => ({ ...duel, seats: [{ hero: 'barbarian', ...fields }, seats[1]] });
const roll = { seat: 0, type: 'roll' };

const BAD: readonly (readonly [field: string, scenario: unknown])[] = [
  ['scenario', [duel]],
  ['game', { ...duel, game: 'chess' }],
  ['seats', { game: 'dice-throne' }],
  ['seats.1.hero', { ...duel, seats: [seats[0], { hero: 'nobody' }] }],
  ['seats.0.hp', seat0({ hp: 3 })],
  ['seats.0.cp', seat0({ cp: '2' })],
  ['seats.0.hand.1', seat0({ hand: ['tip-it', 'tip-that'] })],
  ['seats.0.hand.0', seat0({ hand: ['longbow-2'] })],
  ['seats.0.upgrades.0', seat0({ upgrades: ['longbow-2'] })],
  ['seats.0.tokens.evasive', seat0({ tokens: { evasive: 4 } })],
  ['seats.0.tokens.evasion', seat0({ tokens: { evasion: 1 } })],
  ['seats.0.tokens.evasive.from', seat0({ tokens: { evasive: { count: 1, from: 2 } } })],
  ['seats.0.companions.parrot', seat0({ companions: { parrot: 1 } })],
  ['colour', { ...duel, colour: 'red' }],
  ['mode', { ...duel, mode: 'chess' }],
  ['phase', { ...duel, phase: 'defensive-roll' }],
  ['active', { ...duel, active: 2 }],
  ['turn', { ...duel, turn: 0 }],
  ['dice.1', { ...duel, dice: [1, 0] }],
  ['until', { ...duel, until: 'later' }],
  ['actions.0.seat', { ...duel, actions: [{ seat: 2, type: 'roll' }] }],
  ['actions.1.expect', { ...duel, actions: [roll, { ...roll, expect: 'maybe' }] }],
];
command('a hero from outside sits in a scenario that is told where it lies', () => {
  const scenario = JSON.stringify({ ...duel, seats: [{ hero: 'lantern-knight' }, seats[1]] });
  const alone = run(['-'], scenario);
  assert.equal([alone.status, alone.stdout], [2, '']);
  assert.match(alone.stderr, /^seats\.0\.hero: there is no hero lantern-knight; .*\n$/);
  const { status, stdout, stderr } = run(['--content', 'test/fixtures/heroes', '-'], scenario);
  assert.equal([status, JSON.parse(stdout).ok], [0, true]);
  // The other file there is a hero of the game.
  assert.match(stderr, /^A hero is left out\. barbarian\.json: line \d+, id: .*\n$/);
});

for (const [field, scenario] of BAD) {
  command(`bad input: one line names ${field}`, () => {
    try {
      playScenario(scenario, GAMES);
    } catch (error) {
      if (!(error instanceof BadInput)) throw error;
      assert.is(error.field, field);
      assert.match(error.message, /^[^\n]+$/);
      assert.ok(error.message.startsWith(`${field}: `), error.message);
      return;
    }
    assert.unreachable('it was played');
  });
}

const WORDS: readonly (readonly [line: string, scenario: unknown])[] = [
  ['seats: expected a list, got nothing', { game: 'dice-throne' }],
  ['actions.0.seat: expected a number, got nothing', { ...duel, actions: [{ type: 'roll' }] }],
  ['seats.0.cp: expected a number, got "2"', seat0({ cp: '2' })],
  ['seats.0.hp: is not a field here', seat0({ hp: 3 })],
  ['until: expected one of "quiet", "now", got "later"', { ...duel, until: 'later' }],
];
for (const [line, scenario] of WORDS) {
  command(`bad input: ${line}`, () => {
    assert.throws(
      () => playScenario(scenario, GAMES),
      (error: unknown) => error instanceof BadInput && error.message === line,
    );
  });
}

command('bad input: exit 2, and nothing but its line', () => {
  for (const [field, scenario] of BAD.slice(7, 8)) {
    const { status, stdout, stderr } = play(scenario);
    assert.is(status, 2);
    assert.is(stdout, '');
    assert.match(stderr, /^[^\n]+\n$/);
    assert.ok(stderr.startsWith(`${field}: `), stderr);
  }
});

command('bad input: no JSON', () => {
  const { status, stdout, stderr } = run(['-'], '{');
  assert.is(status, 2);
  assert.is(stdout, '');
  assert.match(stderr, /^-: [^\n]+\n$/);
});

command('bad input: no file, a missing file', () => {
  const missing = join(folder, 'missing.json');
  for (const [read, field] of [
    [() => oneOf([], 'name a scenario file'), 'FILE'],
    [() => jsonIn(missing), missing],
  ] as const)
    assert.throws(read, (error: unknown) => error instanceof BadInput && error.message.startsWith(`${field}: `));
});

interface Answer {
  ok: boolean;
  refusals: { index: number; code: string; message: string }[];
  events: { type: string }[];
  match: { dice: { value: number; symbol: string }[]; outcome?: unknown };
  legal: Record<string, { type: string }[]>;
  diceLeft: number[];
}
const answerOf = ({ stdout }: SpawnSyncReturns<string>): Answer => JSON.parse(stdout);

command('all as expected: exit 0, one JSON object, from a file as from standard input', () => {
  const scenario = {
    ...duel,
    dice: [1, 1, 1, 4, 6, 5],
    actions: [roll, { seat: 1, type: 'roll', expect: 'not-your-turn' }],
  };
  const file = join(folder, 'roll.json');
  writeFileSync(file, JSON.stringify(scenario));
  const result = run([file]);
  assert.is(result.status, 0, result.stderr);
  assert.is(result.stderr, '');
  const answer = answerOf(result);
  assert.equal(Object.keys(answer), ['ok', 'refusals', 'events', 'match', 'legal', 'diceLeft']);
  assert.ok(answer.ok);
  assert.equal(
    answer.refusals.map(({ index, code }) => ({ index, code })),
    [{ index: 1, code: 'not-your-turn' }],
  );
  assert.equal(answer.match.dice[3], { value: 4, symbol: 'life' });
  assert.not.ok('outcome' in answer.match);
  assert.equal(answer.diceLeft, [5]);
  assert.is(play(scenario).stdout, result.stdout);
});

command('refused against expectation: exit 1, the code, and what was legal then', () => {
  const result = play({ ...duel, actions: [{ seat: 0, type: 'announce', ability: 'smack' }, roll] });
  assert.is(result.status, 1);
  const answer = answerOf(result);
  assert.not.ok(answer.ok);
  assert.equal(
    answer.refusals.map(({ index, code }) => ({ index, code })),
    [{ index: 0, code: 'requirement-not-met' }],
  );
  assert.ok(answer.legal['0']?.some(({ type }) => type === 'roll'));
  assert.is(answer.events.length, 0);
});

command('accepted against expectation, or refused with another code: not as expected', () => {
  const accepted = playScenario({ ...duel, dice: [1, 1, 1, 4, 6], actions: [{ ...roll, expect: 'refused' }] }, GAMES);
  assert.not.ok(accepted.ok);
  const other = playScenario({ ...duel, actions: [{ seat: 1, type: 'roll', expect: 'stunned' }] }, GAMES);
  assert.not.ok(other.ok);
  assert.is(other.refusals[0]?.code, 'not-your-turn');
});

command('an action that is none is refused as bad-message, not bad input', () => {
  const result = playScenario({ ...duel, actions: [{ seat: 0, type: 'dance' }] }, GAMES);
  assert.not.ok(result.ok);
  assert.is(result.refusals[0]?.code, 'bad-message');
});

command('the dice run out: refused with no-dice-left', () => {
  for (const dice of [
    [1, 1, 1],
    [1, 1, 1, 4, 6, 6],
  ]) {
    const result = playScenario(
      { ...duel, dice, actions: [roll, { seat: 0, type: 'announce', ability: 'smack' }] },
      GAMES,
    );
    assert.not.ok(result.ok);
    assert.equal(
      result.refusals.map(({ code }) => code),
      ['no-dice-left'],
    );
  }
});

command('the dice run out in the middle of what a card does: the match stands as it stood before the card', () => {
  const hand = ['feelin-good'];
  const { ok, refusals, diceLeft, match } = playScenario(
    {
      ...duel,
      phase: 'main-1',
      seats: [{ hero: 'barbarian', hand }, { hero: 'moon-elf' }],
      dice: [1],
      actions: [{ seat: 0, type: 'play', card: 'feelin-good' }],
    },
    GAMES,
  );
  assert.not.ok(ok);
  assert.equal(
    refusals.map(({ code }) => code),
    ['no-dice-left'],
  );
  assert.equal(diceLeft, [1]);
  assert.ok(JSON.stringify(match).includes('"hand":["feelin-good"]'));
});

command('the same scenario gives the same answer; another seed shuffles otherwise', () => {
  const shuffled = (seed: number) =>
    playScenario(
      {
        ...seat0({ hand: ['triple-up'], deck: [], discard: ['tip-it', 'so-wild', 'six-it', 'samesies', 'better-d'] }),
        seed,
        actions: [{ seat: 0, type: 'play', card: 'triple-up' }],
      },
      GAMES,
    );
  assert.equal(shuffled(1), shuffled(1));
  const drawn = new Set([1, 2, 3, 4, 5].map((seed) => JSON.stringify(shuffled(seed).match)));
  assert.ok(drawn.size > 1);
});

command.after(() => rmSync(folder, { recursive: true }));
command.run();
