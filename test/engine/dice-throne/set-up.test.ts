/** Set-up: health, CP, the deck and the hand, and who begins (reference: set-up, King of the Hill, team games). */
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { scriptedStream, seededStream } from '../../../engine/core/chance.ts';
import { diceThrone } from '../../../engine/dice-throne/index.ts';
import type { Match } from '../../../engine/dice-throne/state/match.ts';

const seatsOf = (n: number): { hero: string }[] => Array.from({ length: n }, () => ({ hero: 'barbarian' }));
const starting = (mode: string, seats: number, seed: string): Match =>
  diceThrone.start({ mode, seats: seatsOf(seats) }, seededStream(seed));
/** A match in which these dice find the start player. */
const begun = (mode: string, seats: number, dice: readonly number[]): Match =>
  diceThrone.start({ mode, seats: seatsOf(seats) }, scriptedStream(dice));

const start = suite('dice-throne: set-up');

const health: [string, number, number, number][] = [
  ['1v1', 2, 2, 50],
  ['king-of-the-hill', 3, 3, 35],
  ['king-of-the-hill', 4, 4, 35],
  ['king-of-the-hill', 5, 5, 35],
  ['king-of-the-hill', 6, 6, 35],
  ['2v2', 4, 2, 50],
  ['3v3', 6, 2, 50],
  ['2v2v2', 6, 3, 50],
];
for (const [mode, seats, dials, n] of health) {
  start(`${mode} for ${seats}: ${dials} dials of ${n} health`, () => {
    const m = starting(mode, seats, 'health');
    assert.equal(
      m.dials.map((dial) => dial.health),
      Array.from({ length: dials }, () => n),
    );
    assert.is(new Set(m.bodies.map((body) => body.dial)).size, dials);
    assert.ok(m.bodies.every((body) => m.bodies.every((b) => (b.dial === body.dial) === (b.team === body.team))));
  });
}

start('everybody has 2 CP and four cards of a deck of their own', () => {
  // The start player's first turn draws nothing and gains nothing, so the first decision still shows the set-up.
  for (const { cp, hand, deck, discard } of starting('king-of-the-hill', 4, 'hands').holdings) {
    assert.is(cp, 2);
    assert.is(hand.length, 4);
    assert.equal(discard, []);
    assert.is(new Set([...hand, ...deck]).size, hand.length + deck.length);
  }
});

start('decks are shuffled: two seats of one hero, and two matches, draw differently', () => {
  const hands = ['one', 'two'].flatMap((seed) => starting('1v1', 2, seed).holdings.map(({ hand }) => hand.join()));
  assert.is(new Set(hands).size, 4);
});

const firsts: [string, string, number, number[], number][] = [
  ['the highest die begins', '1v1', 2, [3, 5], 1],
  ['who ties for the highest rolls again', '1v1', 2, [4, 4, 2, 2, 6, 1], 0],
  ['only those who tie roll again', 'king-of-the-hill', 3, [6, 1, 6, 2, 5], 2],
  ['four in teams roll each for themselves', '2v2', 4, [1, 2, 3, 2], 2],
  ['six in two teams', '3v3', 6, [1, 2, 3, 4, 6, 5], 4],
  ['six in three teams', '2v2v2', 6, [5, 6, 3, 4, 1, 2], 1],
];
for (const [name, mode, seats, dice, first] of firsts) {
  start(name, () => {
    const m = begun(mode, seats, dice);
    assert.is(m.active, first);
    assert.is(m.startPlayer, first);
    assert.equal(m.chance.script, [], 'every die was rolled');
  });
}

const bushido: [string, string, string[], number[], number[]][] = [
  ['the Samurai who begins a duel', '1v1', ['samurai', 'barbarian'], [6, 1], [1, 0]],
  ['no Samurai who does not begin', '1v1', ['samurai', 'barbarian'], [1, 6], [0, 0]],
  ['one of two Samurai', '1v1', ['samurai', 'samurai'], [1, 6], [0, 1]],
  ['none but the start player of a team', '2v2', ['samurai', 'samurai', 'samurai', 'monk'], [1, 6, 2, 3], [0, 1, 0, 0]],
  ['the King of the Hill who begins', 'king-of-the-hill', ['monk', 'samurai', 'samurai'], [1, 2, 6], [0, 0, 1]],
  ['no Samurai where the boss begins', 'boss-vs-many', ['fallen-barbarian', 'samurai', 'samurai'], [], [0, 0, 0]],
];
for (const [who, mode, heroes, dice, honor] of bushido) {
  start(`facts: Bushido, 1 Honor from the start for ${who}`, () => {
    const m = diceThrone.start({ mode, seats: heroes.map((hero) => ({ hero })) }, scriptedStream(dice));
    const held = m.bodies.map(({ tokens }) => tokens.find(({ id }) => id === 'honor')?.n ?? 0);
    assert.equal(held, honor);
  });
}

start('the start player, and nobody else, begins without an income', () => {
  const m = begun('king-of-the-hill', 3, [1, 6, 2]);
  assert.is(m.phase, 'main-1');
  assert.equal(
    m.holdings.map(({ cp, hand }) => [cp, hand.length]),
    [
      [2, 4],
      [2, 4],
      [2, 4],
    ],
  );
  for (const phase of ['main-1', 'offensive-roll', 'main-2'] as const) diceThrone.apply(m, 1, { type: 'pass', phase });
  const second = m.holdings[2];
  assert.equal([m.active, second?.cp, second?.hand.length], [2, 3, 5]);
});

const BEGIN_WITH: readonly (readonly [hero: string, tokens: object])[] = [
  // 3, and 1 in the first upkeep.
  ['artificer', { synth: 4 }],
  ['cursed-pirate', { 'cursed-doubloon': 3 }],
];
for (const [hero, tokens] of BEGIN_WITH) {
  start(`what the ${hero} begins with is there, and nobody is asked about it`, () => {
    const m = diceThrone.start({ mode: '1v1', seats: [{ hero }, { hero: 'barbarian' }] }, scriptedStream([6, 1]));
    const counts: Record<string, number> = {};
    for (const { id, n } of m.bodies[0]?.tokens ?? []) counts[id] = (counts[id] ?? 0) + n;
    assert.equal(counts, tokens);
    assert.equal([m.phase, m.prompt], ['main-1', undefined]);
  });
}
start('a hero with a set-up of its own begins with it, whoever goes first', () => {
  for (const dice of [
    [6, 1],
    [1, 6],
  ]) {
    const m = diceThrone.start(
      { mode: '1v1', seats: [{ hero: 'tactician' }, { hero: 'barbarian' }] },
      scriptedStream(dice),
    );
    assert.equal(
      m.bodies.map(({ tokens }) => tokens.map(({ id, n }) => [id, n])),
      [[['tactical-advantage', 2]], []],
    );
  }
});

start.run();
