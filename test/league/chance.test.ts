/** Predicted chances: against openskill's own prediction, and against matches played by the same idea of strength. */
import { predictWin } from 'openskill';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { BETA, chances, duelChance, strengthOf } from '../../league/chance.ts';
import { NEWCOMER, type Rating } from '../../league/rating.ts';
import { normal, uniform } from '../../league/simulation/random.ts';

const chance = suite('league: predicted chances');

const SEED = 'chances 1';
const random = uniform(SEED);
const someone = (): Rating => ({ mu: 25 + 8 * normal(random), sigma: 1 + 7 * random() });
const near = (is: number | undefined, should: number | undefined, within: number, what: string): void =>
  assert.ok(Math.abs((is ?? Number.NaN) - (should ?? Number.NaN)) < within, `${what}: ${is}, expected ${should}`);

for (const size of [1, 2, 3]) {
  chance(`two sides of ${size} are given what openskill gives them (seed ${SEED})`, () => {
    for (let i = 0; i < 200; i++) {
      const sides = [0, 1].map(() => Array.from({ length: size }, someone));
      const [first, second] = chances(sides.map((side) => strengthOf(side)));
      const [theirs] = predictWin(sides);
      near(first, theirs, 1e-6, JSON.stringify(sides));
      near((first ?? 0) + (second ?? 0), 1, 1e-12, 'both together');
    }
  });
}

/** How often each side comes first when performances are drawn. */
const played = (sides: readonly Rating[], matches: number): number[] => {
  const won = sides.map(() => 0);
  for (let i = 0; i < matches; i++) {
    const shown = sides.map(({ mu, sigma }) => mu + sigma * normal(random) + BETA * normal(random));
    const best = shown.indexOf(Math.max(...shown));
    won[best] = (won[best] ?? 0) + 1;
  }
  return won.map((n) => n / matches);
};

for (const size of [3, 4, 6]) {
  chance(`${size} sides win as often as predicted (seed ${SEED})`, () => {
    const sides = Array.from({ length: size }, someone);
    const predicted = chances(sides.map((side) => strengthOf([side])));
    const won = played(sides, 40_000);
    for (const [i, share] of won.entries()) near(predicted[i], share, 0.01, `side ${i} of ${JSON.stringify(sides)}`);
    near(
      predicted.reduce((sum, each) => sum + each, 0),
      1,
      1e-9,
      'all together',
    );
  });
}

chance('equal sides have equal chances, and somebody who towers over five others is nearly sure to win', () => {
  const even = chances(Array.from({ length: 5 }, () => strengthOf([NEWCOMER])));
  for (const each of even) near(each, 0.2, 1e-9, 'of five newcomers');
  const [giant] = chances([60, 10, 10, 10, 10, 10].map((mu) => strengthOf([{ mu, sigma: 1 }])));
  near(giant, 1, 1e-6, 'the giant');
});

chance('one average boss against three average heroes is even, until an advantage is known', () => {
  const boss = strengthOf([NEWCOMER]);
  const heroes = [NEWCOMER, NEWCOMER, NEWCOMER];
  assert.is(duelChance(boss, strengthOf(heroes)), duelChance(strengthOf(heroes), boss));
  assert.ok(duelChance(boss, strengthOf(heroes, 5)) < 0.5);
});

chance.run();
