/** Bad input to Dice Clash: starts, positions, messages and saved matches that are none. Each is refused with the field
 *  and a sentence. What may not be done in a match is told in test/scenarios/dice-clash/refusals. */
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { scriptedStream, seededStream } from '../../../engine/core/chance.ts';
import { BadInput } from '../../../engine/core/refusal.ts';
import { diceClash } from '../../../engine/dice-clash/index.ts';
import type { DiceClashAction } from '../../../engine/dice-clash/state/view-shape.ts';
import { clashOnKnownGrids as known } from '../../../proof/known-grids.ts';

/** The field and the words of a `BadInput`; nothing when all is well. */
const refused = (run: () => unknown): { field: string; words: string } | undefined => {
  try {
    run();
    return undefined;
  } catch (error) {
    if (error instanceof BadInput) return { field: error.field, words: error.message };
    throw error;
  }
};

const start = suite('dice clash: starts that are refused');
const STARTS: readonly (readonly [string, string, readonly string[], field: string | undefined])[] = [
  ['a duel of warriors is none', 'duel', ['viking', 'ninja'], undefined],
  ['a warrior against itself is none', 'duel', ['viking', 'viking'], undefined],
  ['a warrior against a legend is none', 'solo', ['viking', 'da-ji'], undefined],
  ['a mode that does not exist', '1v1', ['viking', 'ninja'], 'mode'],
  ['a mode of the language', 'constructor', ['viking', 'ninja'], 'mode'],
  ['one seat', 'duel', ['viking'], 'seats'],
  ['three seats', 'duel', ['viking', 'ninja', 'knight'], 'seats'],
  ['no seats', 'solo', [], 'seats'],
  ['a warrior that does not exist', 'duel', ['viking', 'pirate'], 'seats.1.hero'],
  ['a hero of another game', 'duel', ['barbarian', 'ninja'], 'seats.0.hero'],
  ['a legend in a duel', 'duel', ['viking', 'da-ji'], 'seats.1.hero'],
  ['a player as a legend', 'solo', ['da-ji', 'khutulun'], 'seats.0.hero'],
  ['a warrior as the legend', 'solo', ['viking', 'ninja'], 'seats.1.hero'],
];
for (const [name, mode, heroes, field] of STARTS) {
  start(`${name}: ${field ?? 'accepted'}`, () => {
    const options = { mode, seats: heroes.map((hero) => ({ hero })) };
    assert.is(refused(() => diceClash.start(options, seededStream(1)))?.field, field);
  });
}
start('the refusal says what there is', () => {
  const words = (mode: string, ...heroes: string[]) =>
    refused(() => diceClash.start({ mode, seats: heroes.map((hero) => ({ hero })) }, seededStream(1)))?.words ?? '';
  assert.match(words('chess', 'viking', 'ninja'), /chess.*duel, solo/);
  assert.match(words('solo', 'viking', 'ninja'), /legend ninja.*da-ji, khutulun/);
  assert.match(words('duel', 'viking', 'da-ji'), /warrior da-ji.*viking.*highlander/);
  assert.match(words('duel', 'viking'), /2 seats, not 1/);
});
start.run();

const position = suite('dice clash: positions that are refused');
type Fields = Readonly<Record<string, unknown>>;
const grid = (colours: Readonly<Record<string, number>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(colours)
      .flatMap(([colour, n]) => Array<string>(n).fill(colour))
      .map((colour, i) => [String(i + 1), `${colour}:2`]),
  );
const me = (fields: Fields): Fields => ({ seats: [{ hero: 'viking', ...fields }, { hero: 'ninja' }] });
const legend = (fields: Fields): Fields => ({ seats: [{ hero: 'viking' }, { hero: 'da-ji', ...fields }] });
const both = { seats: [{ hero: 'viking' }, { hero: 'ninja' }] };
const POSITIONS: readonly (readonly [string, Fields, field: string | undefined])[] = [
  ['nothing special', both, undefined],
  ['no seats', {}, 'seats'],
  ['one seat', { seats: [{ hero: 'viking' }] }, 'seats'],
  ['a field nobody knows', { ...both, phase: 'roll' }, 'phase'],
  ['a field of a seat nobody knows', me({ health: 3 }), 'seats.0.health'],
  ['a hero that does not exist', { seats: [{ hero: 'viking' }, { hero: 'x' }] }, 'seats.1.hero'],
  ['a mode that does not fit', { ...both, mode: 'solo' }, 'seats.1.hero'],
  ['a third active seat', { ...both, active: 2 }, 'active'],
  ['a round that the lost rounds do not make', { ...both, round: 2 }, 'round'],
  ['a fourth round', { ...both, round: 4 }, 'round'],
  ['an attack that is no number', { ...both, attack: 'six' }, 'attack'],
  ['a die of no colour', me({ pool: ['blue:3'] }), 'seats.0.pool.0'],
  ['a die that shows a 7', me({ pool: ['black:3', 'black:7'] }), 'seats.0.pool.1'],
  ['a die that shows a 0', me({ pool: ['black:0'] }), 'seats.0.pool.0'],
  ['seven black dice', me({ pool: Array(7).fill('black:1') }), 'seats.0'],
  ['three white dice', me({ pool: ['white:1', 'white:1'], grid: { 1: 'white:1' } }), 'seats.0'],
  ['two red dice', me({ pool: ['red:1'], aside: ['red:2'] }), 'seats.0'],
  ['all nine dice', me({ pool: ['black:1'], grid: grid({ black: 5, white: 2, red: 1 }) }), undefined],
  ['a grid with a tenth space', me({ grid: { 10: 'black:1' } }), 'seats.0.grid.10'],
  ['a grid with a space 0', me({ grid: { 0: 'black:1' } }), 'seats.0.grid.0'],
  ['a grid with a space by name', me({ grid: { middle: 'black:1' } }), 'seats.0.grid.middle'],
  ['a grid with what is no die', me({ grid: { 1: 'black' } }), 'seats.0.grid.1'],
  ['a grid as a list', me({ grid: ['black:1'] }), 'seats.0.grid'],
  ['a grid with a die of no colour', me({ grid: { 5: 'green:1' } }), 'seats.0.grid.5'],
  ['a seen die that is not there', me({ pool: ['black:1'], seen: ['black:2'] }), 'seats.0.seen'],
  ['a seen die more often than it is there', me({ pool: ['black:1'], seen: ['black:1', 'black:1'] }), 'seats.0.seen'],
  ['a barred space that is taken', me({ grid: { 3: 'black:1' }, barred: 3 }), 'seats.0.barred'],
  ['a barred space that does not exist', me({ barred: 10 }), 'seats.0.barred'],
  ['a warrior with dice held back', me({ reserve: 1 }), 'seats.0.reserve'],
  ['a warrior with dice known in advance', me({ coming: [1] }), 'seats.0.coming'],
  ['a warrior with a number of dice', me({ dice: 3 }), 'seats.0.dice'],
  ['a legend with a pool', legend({ pool: ['black:1'] }), 'seats.1.pool'],
  ['a legend with dice set aside', legend({ aside: ['black:1'] }), 'seats.1.aside'],
  ['a legend with seen dice', legend({ seen: ['black:1'] }), 'seats.1.seen'],
  ['a legend that rolls before placing', legend({ rolls: true }), 'seats.1.rolls'],
  ['a legend with more dice than are left', legend({ dice: 8 }), 'seats.1.dice'],
  ['a legend with the dice that are left', legend({ dice: 8, reserve: 1 }), undefined],
  ['a legend with more dice than its grid leaves', legend({ dice: 7, grid: { 1: 'black:1' } }), 'seats.1.dice'],
  ['a legend with a white die that is held back', legend({ grid: { 1: 'white:1' } }), 'seats.1.grid'],
  ['a legend with a white die in play', legend({ grid: { 1: 'white:1' }, reserve: 1 }), undefined],
  ['a legend with three dice held back', legend({ reserve: 3 }), 'seats.1.reserve'],
  ['a legend that is to show a 7', legend({ coming: [7] }), 'seats.1.coming.0'],
];
for (const [name, spec, field] of POSITIONS) {
  position(`${name}: ${field ?? 'accepted'}`, () => {
    const found = refused(() => diceClash.scenario.position(spec, scriptedStream([])));
    assert.is(found?.field, field, found?.words);
    if (found) assert.ok(found.words.length > found.field.length + 5, found.words);
  });
}
position('a legend has the dice that are neither on its grid nor held back', () => {
  const dice = (fields: Fields): unknown => {
    const m = diceClash.scenario.position(legend(fields), scriptedStream([]));
    return m.fighters[1]?.pool.map(({ colour }) => colour).join(' ');
  };
  assert.is(dice({}), 'black black black black black black red');
  assert.is(dice({ grid: { 1: 'red:2', 2: 'black:1' } }), 'black black black black black');
  assert.is(dice({ reserve: 0, grid: { 1: 'white:1' } }), 'black black black black black black white red');
  assert.is(dice({ dice: 2 }), 'black black');
});
position.run();

const parse = suite('dice clash: messages that are no action');
const MESSAGES: readonly (readonly [string, unknown, words: RegExp | undefined])[] = [
  ['a placement', { type: 'place', die: 'black:4', space: 9 }, undefined],
  ['a placement with a value', { type: 'place', die: 'white:1', space: 1, value: 6 }, undefined],
  ['a choice', { type: 'choose', option: 'done' }, undefined],
  ['a choice of one letter', { type: 'choose', option: 'x' }, undefined],
  ['conceding', { type: 'concede' }, undefined],
  ['time that is up', { type: 'timeout' }, undefined],
  ['nothing', undefined, /^action/],
  ['a word', 'place', /^action/],
  ['a list', [], /^action/],
  ['no type', { die: 'black:4', space: 1 }, /^action\.type: /],
  ['a type of another game', { type: 'pass' }, /^action\.type: /],
  ['no die', { type: 'place', space: 1 }, /^action\.die: /],
  ['a die without a value', { type: 'place', die: 'black', space: 1 }, /^action\.die: expected a die such as black:4/],
  ['a die with more behind it', { type: 'place', die: 'black:44', space: 1 }, /^action\.die: /],
  ['a die with more before it', { type: 'place', die: 'xblack:4', space: 1 }, /^action\.die: /],
  ['space 0', { type: 'place', die: 'black:4', space: 0 }, /^action\.space: /],
  ['space 10', { type: 'place', die: 'black:4', space: 10 }, /^action\.space: /],
  ['half a space', { type: 'place', die: 'black:4', space: 1.5 }, /^action\.space: /],
  ['a space as a word', { type: 'place', die: 'black:4', space: '1' }, /^action\.space: /],
  ['a value of 7', { type: 'place', die: 'black:4', space: 1, value: 7 }, /^action\.value: /],
  ['a value of 0', { type: 'place', die: 'black:4', space: 1, value: 0 }, /^action\.value: /],
  ['a field too many', { type: 'place', die: 'black:4', space: 1, seat: 1 }, /^action\.seat: /],
  ['an empty choice', { type: 'choose', option: '' }, /^action\.option: /],
  ['an endless choice', { type: 'choose', option: 'x'.repeat(33) }, /^action\.option: /],
  ['conceding with words', { type: 'concede', words: 'bye' }, /^action\.words: /],
];
for (const [name, message, words] of MESSAGES) {
  parse(name, () => {
    const read = diceClash.parse(message);
    if (!words) return assert.equal('action' in read && read.action, message);
    assert.ok('refusal' in read);
    assert.is(read.refusal.code, 'bad-message');
    assert.match(read.refusal.message, words);
  });
}
parse.run();

const load = suite('dice clash: saved matches');
const saved = (): Record<string, unknown> => {
  const m = diceClash.start({ mode: 'solo', seats: [{ hero: 'viking' }, { hero: 'da-ji' }] }, seededStream(3));
  const text: unknown = JSON.parse(JSON.stringify(diceClash.save(m)));
  assert.ok(typeof text === 'object' && text !== null);
  return { ...text };
};
load('what was saved is loaded', () => {
  assert.equal(JSON.parse(JSON.stringify(diceClash.save(diceClash.load(saved())))), saved());
});
load('what was loaded is nobody else’s', () => {
  const kept = saved();
  const m = diceClash.load(kept);
  m.round = 3;
  assert.is(kept.round, 1);
});
const BROKEN: readonly (readonly [string, () => unknown, field: string])[] = [
  ['nothing', () => null, 'saved'],
  ['a word', () => 'match', 'saved'],
  ['another thing', () => ({ content: 'x' }), 'saved'],
  ['no fighters', () => ({ ...saved(), fighters: undefined }), 'saved'],
  ['no dice stream', () => Object.fromEntries(Object.entries(saved()).filter(([key]) => key !== 'chance')), 'saved'],
  ['other rules', () => ({ ...saved(), content: 'older' }), 'saved.content'],
];
for (const [name, broken, field] of BROKEN) {
  load(`${name}: ${field}`, () => assert.is(refused(() => diceClash.load(broken()))?.field, field));
}
load.run();

const apply = suite('dice clash: refused actions');
apply('a refused action that is applied all the same is a fault of the caller', () => {
  const m = diceClash.scenario.position(both, scriptedStream([]));
  assert.throws(() => diceClash.apply(m, 1, { type: 'timeout' }), /not-your-turn/);
});
const SAID: readonly (readonly [string, Fields, DiceClashAction, words: RegExp])[] = [
  [
    'a placement that does not defend is told what would',
    { ...me({ pool: ['black:2', 'black:6'] }), attack: 5 },
    { type: 'place', die: 'black:2', space: 1 },
    /A defence of 2 does not stop an attack of 5: .*more.*exactly 1 against 6/,
  ],
  [
    'another die than the one rolled is told which it is',
    { ...me({ pool: ['black:2', 'black:5'], rolls: true }) },
    { type: 'place', die: 'black:2', space: 1 },
    /You rolled black:6 for this turn: place that die/,
  ],
  [
    'a value left out is told the values there are',
    me({ pool: ['black:2'] }),
    { type: 'place', die: 'black:2', space: 5 },
    /Say what the die becomes on space 5: 1 or 3/,
  ],
  [
    'a value that cannot be is named',
    me({ pool: ['black:2'] }),
    { type: 'place', die: 'black:2', space: 5, value: 5 },
    /On space 5 that die cannot become 5/,
  ],
  [
    'a space that is taken is named',
    me({ pool: ['black:2'], grid: { 3: 'black:1' } }),
    { type: 'place', die: 'black:2', space: 3 },
    /Space 3 is taken/,
  ],
  [
    'a space that is barred is named',
    me({ pool: ['black:2'], barred: 3 }),
    { type: 'place', die: 'black:2', space: 3 },
    /Space 3 is barred/,
  ],
];
for (const [name, spec, action, words] of SAID) {
  apply(name, () => {
    const m = known.scenario.position(spec, scriptedStream([6]));
    if (m.prompt) known.apply(m, 0, { type: 'choose', option: 'die:black:5' });
    assert.match(known.check(m, 0, action)?.message ?? 'not refused', words);
  });
}
apply.run();
