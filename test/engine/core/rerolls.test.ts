/** Odds of re-rolling against what can be counted by hand, and against every roll tried one by one. */
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { rerollsOf } from '../../../engine/core/rerolls.ts';

const rerolls = suite('odds of re-rolling');
const five = rerollsOf(5, 6);
const sixes = (values: readonly number[]): number => values.filter((value) => value === 6).length;
const planOf = (worth: (values: readonly number[]) => number, rolls: number) => five.plan(five.hands.map(worth), rolls);

rerolls('of five dice there are 252 hands', () => assert.is(five.hands.length, 252));

const cases: readonly [string, number, number][] = [
  ['one roll shows 5/6 of a six on average', planOf(sixes, 1).keep([], 1), 5 / 6],
  [
    'each die that is no six is rolled again: within k rolls one shows with 1 - (5/6)^k',
    planOf(sixes, 3).keep([], 3),
    (5 * (6 ** 3 - 5 ** 3)) / 6 ** 3,
  ],
  ['five sixes from four in one roll: 1 in 6', planOf((v) => (sixes(v) === 5 ? 1 : 0), 1).keep([6, 6, 6, 6], 1), 1 / 6],
  [
    'five sixes in three rolls: ((216 - 125) / 216)^5',
    planOf((v) => (sixes(v) === 5 ? 1 : 0), 3).keep([], 3),
    (91 / 216) ** 5,
  ],
  [
    'any five alike in three rolls: 347897 in 7558272, as often published',
    planOf((v) => (new Set(v).size === 1 ? 1 : 0), 3).keep([], 3),
    347_897 / 7_558_272,
  ],
  ['what is good already is kept', planOf((v) => (sixes(v) >= 4 ? 10 : 0), 2).best([1, 6, 6, 6, 6], 2), 10],
];
for (const [name, found, expected] of cases)
  rerolls(name, () => assert.ok(Math.abs(found - expected) < 1e-15, `${found} is not ${expected}`));

rerolls('what is kept is the best, and of what is equally good the most', () => {
  const plan = planOf((v) => (sixes(v) >= 2 ? 1 : 0), 1);
  assert.equal(plan.bestKeep([6, 1, 6, 2, 3], 1), [1, 2, 3, 6, 6]);
  assert.equal(planOf(sixes, 1).bestKeep([6, 1, 6, 2, 3], 1), [6, 6]);
});

/** The same by trying every subset of dice and every roll of them, die by die, in whole numbers without end. */
const tried = (dice: number, sides: number, worth: (values: readonly number[]) => bigint) => {
  const known = new Map<string, bigint>();
  const best = (values: readonly number[], rolls: number): bigint => {
    const key = `${[...values].sort().join()} ${rolls}`;
    let most = known.get(key);
    if (most !== undefined) return most;
    most = rolls === 0 ? worth(values) : 0n;
    for (let mask = 0; rolls > 0 && mask < 1 << dice; mask++) {
      const kept = values.filter((_, die) => (mask >> die) & 1);
      const sum = every(dice - kept.length, [...kept], rolls) * BigInt(sides) ** BigInt(kept.length);
      if (sum > most) most = sum;
    }
    known.set(key, most);
    return most;
  };
  const every = (missing: number, values: readonly number[], rolls: number): bigint => {
    if (missing === 0) return best(values, rolls - 1);
    let sum = 0n;
    for (let value = 1; value <= sides; value++) sum += every(missing - 1, [...values, value], rolls);
    return sum;
  };
  return best;
};

rerolls('every hand of four four-sided dice, with up to three rolls: the same as every roll tried', () => {
  const hands = rerollsOf(4, 4);
  const worth = (values: readonly number[]): number =>
    values.reduce((sum, value, i) => sum + value * (i + 1), new Set(values).size ** 2);
  const sorted = (values: readonly number[]): number => worth([...values].sort((a, b) => a - b));
  const plan = hands.plan(hands.hands.map(worth), 3);
  const best = tried(4, 4, (values) => BigInt(sorted(values)));
  for (const hand of hands.hands)
    for (const rolls of [0, 1, 2, 3])
      assert.is(plan.best(hand, rolls), Number(best(hand, rolls)) / 256 ** rolls, `${hand} with ${rolls} rolls`);
});

rerolls.run();
