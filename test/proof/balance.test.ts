/** Balance by simulation: the interval of a share, and a few matches over two processes. */
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { BossMatches, bossesAsked, bossJobs, cellsOf } from '../../proof/balance/boss-matches.ts';
import { bossPage } from '../../proof/balance/boss-page.ts';
import { planDiceClash } from '../../proof/balance/dice-clash.ts';
import { planDiceThrone, tableOf } from '../../proof/balance/dice-throne.ts';
import { planDicebornHeroes } from '../../proof/balance/diceborn-heroes/plan.ts';
import { checkBands } from '../../proof/balance/report.ts';
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
  const { jobs } = planDiceThrone({ matches: 2, modes: ['boss-vs-boss'], seed: 'test' });
  // Of random bots: sensible ones take five times as long, and show the same.
  const some = jobs
    .slice(0, 1)
    .map((job) => ({ ...job, matches: job.matches.map((match) => ({ ...match, bots: 'random' as const })) }));
  const one = await playJobs(some, { workers: 1 });
  const two = await playJobs(some, { workers: 2 });
  assert.equal(two, one);
  assert.equal([some[0]?.name, one[0]?.matches], ['boss-vs-boss with 2 seats', 2]);
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

balance('Diceborn Heroes: every pack with two, three and four heroes, each chosen since the others are played', () => {
  const { jobs, report, bands } = planDicebornHeroes({ matches: 2, modes: ['quest'], seed: 'test' });
  assert.is(jobs.length, 3 * 24);
  const tucking = jobs.slice(2 * 24).flatMap(({ matches }) => matches);
  assert.is(tucking.length, 24, 'fewer where all tuck');
  assert.ok(tucking.every(({ allTuck }) => allTuck));
  assert.equal(
    jobs.slice(0, 3).map(({ name }) => name),
    [2, 3, 4].map((seats) => `quest: Ancient Church, ${seats} seats`),
  );
  const seeds = jobs.slice(0, 2 * 24).flatMap(({ matches }) => matches.map(({ seed }) => seed));
  assert.is(new Set(seeds).size, 48);
  const counts = {
    rounds: 30,
    fights: 8,
    'lost by all-down': 1,
    'began as mage': 2,
    'won began as mage': 1,
    cover: 2,
    'won cover': 1,
    tuck: 2,
    'won tuck': 1,
  };
  const tally = { matches: 2, won: 1, draws: 1, wonByStarter: 1, counts };
  const random = { matches: 2, won: 0, draws: 2, wonByStarter: 0, counts: {} };
  const tallies = jobs.map(({ matches }) => (matches[0]?.bots === 'random' ? random : tally));
  const page = report(tallies);
  assert.ok(page.some((line) => line.startsWith('| quest: all packs | 50.0 (')));
  assert.ok(page.some((line) => line.startsWith('| lost by all-down, % of defeats | 100.0 (')));
  assert.ok(page.some((line) => line.startsWith('| won by random bots, % | 0.0 (')));
  assert.ok(page.some((line) => line.startsWith('| began as mage | 48 | 50.0 (')));
  assert.ok(page.some((line) => /^\| `quest` won, 2 heroes, % \| 40–65 \| 50.0 .* \| reached \|$/.test(line)));
  assert.ok(
    page.some((line) => /^\| defeats of `quest` by knock-outs, % .* 100.0 .* \| \*\*out of reach\*\* .*D61/.test(line)),
  );
  const { lines, ok } = checkBands(bands?.(tallies) ?? []);
  assert.is(ok, true, 'what no figure reaches is named, and no fault');
  assert.is(lines.length, 2);
  assert.match(lines[0] ?? '', /^defeats of `quest` by knock-outs, %: wanted 25–55, found 100\.0 /);
  const apart = tallies.map((one) => ({ ...one, counts: { ...one.counts, 'won cover': 1, 'won tuck': 0 } }));
  assert.ok(report(apart).some((line) => /^\| `cover` before `tuck` .* \| \*\*out of reach\*\* .*D62/.test(line)));
  assert.ok(page.some((line) => /^\| rounds a fight, `quest` \| 2.5–5 \| 3.8 \| reached \|$/.test(line)));
});

balance('a band that is not reached is named with what was found, and fails the check', () => {
  const met = { name: 'wins', wanted: '40–60', found: '50.0', isMet: true };
  assert.equal(checkBands([met]), { lines: ['1 of 1 bands are reached'], ok: true });
  const missed = { ...met, found: '61.0', isMet: false };
  assert.equal(checkBands([met, { ...missed, mayBeChance: true }, missed]), {
    lines: [
      'wins: wanted 40–60, found 61.0: **outside**, but it may be chance',
      'wins: wanted 40–60, found 61.0: **outside**',
      '1 of 3 bands are reached',
    ],
    ok: false,
  });
});

balance('Diceborn Heroes: all heroes tuck in the second town where a match is planned so', async () => {
  const { jobs } = planDicebornHeroes({ matches: 2, modes: ['quest'], seed: 'tucked' });
  const some = jobs.slice(2 * 24, 2 * 24 + 1);
  const counts = (await playJobs(some, { workers: 1 })).map((tally) => tally.counts);
  const sum = (name: string): number => counts.reduce((total, one) => total + (one[name] ?? 0), 0);
  assert.ok(sum('tuck') > 0);
  assert.is(sum('cover'), 0);
});

balance('bosses: batches of every cell in turn, where more matches go on from fewer', () => {
  const bosses = bossesAsked({ only: ['mad-king', 'fallen-monk'] });
  const cells = cellsOf(bosses);
  const few = bossJobs(cells, { matches: 10, seed: 'test' });
  const more = bossJobs(cells, { matches: 16, seed: 'test' });
  assert.equal(
    few.map(({ name }) => name.split(',')[0]),
    [3, 4, 5]
      .map((seats) => `fallen-monk with ${seats} seats`)
      .concat([3, 4, 5].map((seats) => `mad-king with ${seats} seats`))
      .concat('fallen-monk against mad-king'),
  );
  assert.equal(
    few.map(({ matches }) => matches),
    more.slice(0, few.length).map(({ matches }) => matches),
  );
  assert.equal(new Set(more.map(({ matches }) => matches.length)), new Set([10, 6]));
  const duel = more.at(-1);
  assert.equal(
    duel?.matches.slice(0, 2).map(({ heroes }) => heroes.join(' ')),
    ['fallen-monk mad-king', 'mad-king fallen-monk'],
  );
  const played = { winners: [0], starter: 0, counts: {} };
  assert.equal([duel?.won(played, 0), duel?.won(played, 1)], [true, false]);
});

balance('bosses: the page names what lies outside of the bands', () => {
  const bosses = ['mad-king', 'fallen-monk'];
  const tallies = cellsOf(bosses).map((_, i) => ({
    matches: 100,
    won: [50, 30, 47, 52, 49, 54, 61][i] ?? 0,
    draws: 0,
    wonByStarter: 53,
    counts: { turns: 2000 },
  }));
  const page = bossPage(new BossMatches(bosses, tallies), { matches: 100, seed: 'test' });
  assert.match(page, '| Mad King | 50.0 (40.4–59.6) | **30.0 (21.9–39.6)** | 47.0 (37.5–56.7) |');
  assert.match(page, 'Whoever begins wins 53.0 (43.3–62.5) % of 100 matches, 20.0 turns on average');
  assert.match(
    page,
    '- Mad King with 4 seats: the party wins 30.0 (21.9–39.6) %.\n- Mad King against Fallen Monk: wins 61.0',
  );
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
