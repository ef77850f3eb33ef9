/** Balance by simulation: the interval of a share, and a few matches over two processes. */
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { diceThrone } from '../../engine/dice-throne/index.ts';
import { balanceOf, balanceTable } from '../../proof/balance/balance.ts';
import { wilson } from '../../proof/balance/wilson.ts';

const balance = suite('balance');

/** Wins, tries, and the bounds as tables of Wilson's interval print them. */
const INTERVALS: readonly (readonly [number, number, number, number])[] = [
  [0, 0, 0, 1],
  [0, 10, 0, 0.2775],
  [10, 10, 0.7225, 1],
  [5, 10, 0.2366, 0.7634],
  [200, 400, 0.4512, 0.5488],
  [81, 263, 0.2553, 0.3662],
];
for (const [wins, tries, low, high] of INTERVALS) {
  balance(`${wins} of ${tries}: ${low} to ${high}`, () => {
    const found = wilson(wins, tries);
    assert.ok(Math.abs(found.low - low) < 0.0001, `low ${found.low}`);
    assert.ok(Math.abs(found.high - high) < 0.0001, `high ${found.high}`);
  });
}

const manyMode = diceThrone.modes.find(({ id }) => id === 'boss-vs-many');

balance('the same seed plays the same matches, on one process or two', async () => {
  if (!manyMode) throw new Error('no boss-vs-many');
  const mode = { ...manyMode, maxSeats: 3 };
  const one = await balanceOf(diceThrone, mode, { matches: 2, workers: 1, seed: 'test' });
  const two = await balanceOf(diceThrone, mode, { matches: 2, workers: 2, seed: 'test' });
  assert.equal(two, one);
  assert.equal(
    one.map(({ seats, of, matches }) => [seats, of, matches]),
    [[3, 'party', 2]],
  );
  assert.ok((one[0]?.turns ?? 0) > 3);
});

balance('the table says whose wins are counted', () => {
  const row = { mode: 'boss-vs-many', seats: 3, of: 'party', wins: 200, draws: 1, matches: 400, turns: 18.25 };
  assert.equal(balanceTable([row]), [
    'mode          seats  wins of  share   95 % interval  draws  matches  turns',
    'boss-vs-many  3      party    50.0 %  45.1 to 54.9   1      400      18.3',
  ]);
});

balance.run();
