import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import {
  below,
  type DiceStream,
  keyedStream,
  NoDiceLeft,
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

chance.run();
