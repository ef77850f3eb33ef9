import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import {
  below,
  type DiceStream,
  type Draw,
  keyedStream,
  listenTo,
  NoDiceLeft,
  rollDice,
  rollDie,
  scriptedStream,
  seededStream,
  shuffle,
} from '../../../engine/core/chance.ts';

const chance = suite('chance: the dice stream');
const rolls = (stream: DiceStream, n: number): number[] => Array.from({ length: n }, () => rollDie(stream));

chance('DESIGN 2: the same key gives the same rolls, another key others', () => {
  assert.equal(rolls(seededStream('a'), 50), rolls(seededStream('a'), 50));
  assert.not.equal(rolls(seededStream('a'), 50), rolls(seededStream('b'), 50));
});

chance('a stream saved as JSON goes on where it stood', () => {
  const stream = seededStream(7);
  rolls(stream, 41);
  const restored: DiceStream = JSON.parse(JSON.stringify(stream));
  assert.equal(rolls(restored, 100), rolls(stream, 100));
});

chance('every face comes up equally often, within five standard deviations of 60,000 rolls', () => {
  const counts = [0, 0, 0, 0, 0, 0];
  for (const value of rolls(seededStream('fair'), 60_000)) counts[value - 1] = (counts[value - 1] ?? 0) + 1;
  const spread = Math.sqrt(60_000 * (1 / 6) * (5 / 6));
  for (const count of counts) assert.ok(Math.abs(count - 10_000) < 5 * spread, `${count} of 10,000`);
});

for (const n of [0, -1, 257, 1000, Number.NaN]) {
  chance(`nothing is picked among ${n}: that throws, and ends`, () => {
    assert.throws(
      () => below(seededStream('out of range'), n),
      (error: unknown) => error instanceof RangeError,
    );
  });
}
chance('below(n) never leaves its range and reaches all of it', () => {
  const stream = seededStream('range');
  for (const n of [1, 2, 6, 33, 200, 256]) {
    const seen = new Set(Array.from({ length: n * 40 }, () => below(stream, n)));
    assert.is(seen.size, n);
    assert.is(Math.max(...seen), n - 1);
  }
});

chance('a shuffle keeps every card and depends on the key alone', () => {
  const cards = Array.from({ length: 33 }, (_, i) => i);
  const once = [...cards];
  const again = [...cards];
  shuffle(seededStream('s'), once);
  shuffle(seededStream('s'), again);
  assert.equal(once, again);
  assert.not.equal(once, cards);
  assert.equal(
    [...once].sort((a, b) => a - b),
    cards,
  );
});

chance('section 9: scripted dice come in their order, then run out; shuffles come from the seed', () => {
  const stream = scriptedStream([3, 1, 20], 'x');
  const deck = [1, 2, 3, 4, 5];
  shuffle(stream, deck);
  assert.equal([rollDie(stream), rollDie(stream), rollDie(stream, 20)], [3, 1, 20]);
  assert.throws(
    () => rollDie(stream),
    (error: unknown) => error instanceof NoDiceLeft,
  );
  const other = [1, 2, 3, 4, 5];
  shuffle(scriptedStream([], 'x'), other);
  assert.equal(deck, other);
});

chance('a key of another shape is a fault of the server', () => {
  for (const key of ['', 'zz', 'A'.repeat(64), 'a'.repeat(63)]) assert.throws(() => keyedStream(key), /64/);
});

/** How far counts lie from equal ones, in standard deviations of the chi-square they would have by chance. */
const unevenness = (counts: readonly number[]): number => {
  const expected = counts.reduce((sum, count) => sum + count, 0) / counts.length;
  const chiSquare = counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
  const freedom = counts.length - 1;
  return (chiSquare - freedom) / Math.sqrt(2 * freedom);
};
const tally = (n: number, results: Iterable<number>): number[] => {
  const counts = new Array<number>(n).fill(0);
  for (const result of results) counts[result] = (counts[result] ?? 0) + 1;
  return counts;
};
function* times(n: number, make: (i: number) => number): Iterable<number> {
  for (let i = 0; i < n; i++) yield make(i);
}
/** The number of an order among all orders of so many cards. */
const rankOf = (order: readonly number[]): number =>
  order.reduce(
    (rank, card, i) => rank * (order.length - i) + order.slice(i + 1).filter((other) => other < card).length,
    0,
  );

const EVEN: [string, number, (stream: DiceStream) => Iterable<number>][] = [
  ['dice of 6 sides', 6, (stream) => times(60_000, () => rollDie(stream) - 1)],
  ['dice of 20 sides', 20, (stream) => times(60_000, () => rollDie(stream, 20) - 1)],
  ['pairs of dice in a row', 36, (stream) => times(60_000, () => 6 * rollDie(stream) + rollDie(stream) - 7)],
  [
    'five dice at once',
    6 ** 5,
    (stream) => times(80_000, () => rollDice(stream, 5).reduce((sum, die) => 6 * sum + die - 1, 0)),
  ],
  [
    'the first die of matches whose keys differ in one digit',
    6,
    () => times(30_000, (i) => rollDie(keyedStream(i.toString(16).padStart(64, '0'))) - 1),
  ],
  ['picks among 7', 7, (stream) => times(60_000, () => below(stream, 7))],
  [
    'orders of 5 cards',
    120,
    (stream) =>
      times(60_000, () => {
        const cards = [0, 1, 2, 3, 4];
        shuffle(stream, cards);
        return rankOf(cards);
      }),
  ],
  [
    'where the first card of a deck of 33 goes',
    33,
    (stream) =>
      times(30_000, () => {
        const cards = Array.from({ length: 33 }, (_, i) => i);
        shuffle(stream, cards);
        return cards.indexOf(0);
      }),
  ],
];
for (const [name, n, draw] of EVEN) {
  chance(`chi-square: ${name} are even, within four standard deviations`, () => {
    const off = unevenness(tally(n, draw(seededStream('even'))));
    assert.ok(Math.abs(off) < 4, `${off.toFixed(2)} standard deviations`);
  });
}
chance('chi-square: a die loaded by one part in forty is found', () => {
  const stream = seededStream('loaded');
  const off = unevenness(
    tally(
      6,
      times(60_000, () => (below(stream, 40) === 0 ? 5 : rollDie(stream) - 1)),
    ),
  );
  assert.ok(off > 4, `${off.toFixed(2)} standard deviations`);
});

chance('whoever listens hears every draw in order, and changes none', () => {
  const play = (stream: DiceStream): unknown => {
    const cards = ['a', 'b', 'c', 'd'];
    const dice = rollDice(stream, 5);
    shuffle(stream, cards);
    return [dice, cards, below(stream, 9), rollDie(stream, 20)];
  };
  const heard: Draw[] = [];
  const stream = seededStream('heard');
  listenTo(stream, (draw) => heard.push(draw));
  const played = play(stream);
  assert.equal(played, play(seededStream('heard')));
  const [rolled, shuffled, picked, die] = heard;
  assert.is(heard.length, 4);
  const order = shuffled && 'shuffled' in shuffled ? shuffled.shuffled.map((place) => 'abcd'[place]) : [];
  assert.equal(played, [
    rolled && 'dice' in rolled && rolled.dice,
    order,
    picked && 'picked' in picked && picked.picked,
    die && 'dice' in die && die.dice[0],
  ]);
  rollDie({ ...stream });
  assert.is(heard.length, 4, 'a copy is another stream');
});

chance.run();
