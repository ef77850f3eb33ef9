/** Balance by simulation: the interval of a share, and a few matches over two processes. */
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { planDiceClash } from '../../proof/balance/dice-clash.ts';
import { planDiceThrone, tableOf } from '../../proof/balance/dice-throne.ts';
import { playJobs } from '../../proof/balance/tally.ts';
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

balance('the same seed plays the same matches, on one process or two', async () => {
  const { jobs } = planDiceThrone({ matches: 2, modes: ['boss-vs-many'], seed: 'test' });
  const some = jobs.slice(0, 1);
  const one = await playJobs(some, { workers: 1 });
  const two = await playJobs(some, { workers: 2 });
  assert.equal(two, one);
  assert.equal([some[0]?.name, one[0]?.matches], ['boss-vs-many with 3 seats', 2]);
  assert.ok((one[0]?.counts.turns ?? 0) > 6);
});

balance('the table says whose wins are counted', () => {
  const row = { mode: 'boss-vs-many', seats: 3, of: 'party' };
  const tally = { won: 200, draws: 1, matches: 400, wonByStarter: 0, counts: { turns: 7300 } };
  assert.equal(tableOf([[row, tally]]), [
    'mode          seats  wins of  share   95 % interval  draws  matches  turns',
    'boss-vs-many  3      party    50.0 %  45.1 to 54.9   1      400      18.3',
  ]);
});

balance('Dice Clash: the two of a duel change seats, and a legend keeps its own', () => {
  const { jobs } = planDiceClash({ matches: 2, only: ['viking', 'knight', 'da-ji'], seed: 'test' });
  assert.equal(
    jobs.map(({ name, matches }) => [name, ...matches.map(({ heroes }) => heroes.join(' '))]),
    [
      ['Viking against Knight', 'viking knight', 'knight viking'],
      ['Viking against Da Ji', 'viking da-ji', 'viking da-ji'],
      ['Knight against Da Ji', 'knight da-ji', 'knight da-ji'],
    ],
  );
  const [duel, solo] = jobs;
  const played = { winners: [0], starter: 0, counts: {} };
  assert.equal([duel?.won(played, 0), duel?.won(played, 1), solo?.won(played, 1)], [true, false, true]);
});

balance('Dice Clash: the page is made of the tallies', () => {
  const { jobs, report } = planDiceClash({ matches: 4, only: ['viking', 'knight'], seed: 'test' });
  const counts = { rounds: 10, roundsByStarter: 4, placements: 115, 'lost by grid-full': 1, 'lost by no-defence': 9 };
  const page = report(jobs.map(() => ({ matches: 4, won: 3, draws: 0, wonByStarter: 2, counts })));
  for (const line of [
    'To make this anew: `npm run -s balance -- --game dice-clash --matches 4 --seed test --only viking,knight`.',
    '| Viking | · | 75.0 (30.1–95.4) | 75.0 (30.1–95.4) |',
    '| Knight | 25.0 (4.6–69.9) | · | 25.0 (4.6–69.9) |',
    '| placements a round | 11.5 |',
    '| rounds lost by `no-defence`, % | 90.0 |',
  ]) {
    assert.ok(page.includes(line), `${line}\n${page.join('\n')}`);
  }
});

balance.run();
