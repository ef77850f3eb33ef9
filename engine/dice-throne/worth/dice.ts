/** What dice that are still to be rolled may show: how likely conditions on them are, and their averages. */
import { COMPARISONS } from '../vocabulary/comparisons.ts';
import type { Amount, Comparison, Cond, Face } from '../vocabulary/words.ts';

/** Dice that an effect will roll. */
export interface Dice {
  readonly n: number;
  readonly sides: number;
  /** Symbols by value - 1; left out, the die of nobody in particular. */
  readonly symbols: readonly string[] | undefined;
}

/** Where nobody knows whose die it is, a symbol is as likely as this; a die has three of them. */
const ANY_SYMBOL = 1 / 3;
/** A straight of so many by five dice in one throw, more or less. */
const STRAIGHTS: readonly number[] = [1, 1, 0.9, 0.6, 0.15, 0.03];
const ALIKE: readonly number[] = [1, 1, 0.9, 0.2, 0.02, 0.001];

/** Chance of one die to show the face. */
const chanceOfFace = ({ sides, symbols }: Dice, face: Face): number => {
  if (typeof face === 'number' || /^\d+$/.test(face)) return 1 / sides;
  return symbols ? symbols.filter((symbol) => symbol === face).length / sides : ANY_SYMBOL;
};
const chanceOfAny = (dice: Dice, faces: Face | readonly Face[]): number =>
  typeof faces === 'object'
    ? Math.min(
        1,
        faces.reduce((sum: number, face) => sum + chanceOfFace(dice, face), 0),
      )
    : chanceOfFace(dice, faces);

/** Chances by result: two throws added up. */
const together = (a: readonly number[], b: readonly number[]): number[] => {
  const sums = Array.from({ length: a.length + b.length - 1 }, () => 0);
  for (const [i, x] of a.entries()) for (const [k, y] of b.entries()) sums[i + k] = (sums[i + k] ?? 0) + x * y;
  return sums;
};
const manyTimes = (n: number, one: readonly number[]): readonly number[] => {
  let all: readonly number[] = [1];
  for (let i = 0; i < n; i++) all = together(all, one);
  return all;
};
const sums = new Map<number, readonly number[]>();
/** Chances of each sum, by the sum. */
const sumsOf = ({ n, sides }: Dice): readonly number[] => {
  const key = sides * 10 + n;
  const known = sums.get(key);
  if (known) return known;
  const one = Array.from({ length: sides + 1 }, (_, value) => (value === 0 ? 0 : 1 / sides));
  const found = manyTimes(n, one);
  sums.set(key, found);
  return found;
};

/** Chances of each figure that an amount may come to, by the figure; nothing, if it is not read off the dice. */
const spreadOf = (dice: Dice, amount: Amount): readonly number[] | undefined => {
  if (typeof amount === 'number') return undefined;
  if ('sum' in amount) return sumsOf(dice);
  if (!('count' in amount) || amount.per !== undefined) return undefined;
  const chance = chanceOfAny(dice, amount.count);
  return manyTimes(dice.n, [1 - chance, chance]);
};

const MIRRORED: Readonly<Record<Comparison, Comparison>> = { '<': '>', '<=': '>=', '=': '=', '>=': '<=', '>': '<' };

const chanceOfComparison = (dice: Dice, amount: Amount, how: Comparison, figure: number): number | undefined => {
  const spread = spreadOf(dice, amount);
  return spread?.reduce((sum, chance, value) => sum + (COMPARISONS[how](value, figure) ? chance : 0), 0);
};

/** The average that the dice give for an amount; nothing, if it is not read off them. */
export const averageOf = (dice: Dice, amount: Exclude<Amount, number>): number | undefined => {
  if ('sum' in amount) return (dice.n * (dice.sides + 1)) / 2;
  if ('count' in amount) return (dice.n * chanceOfAny(dice, amount.count)) / (amount.per ?? 1);
  return undefined;
};

/** How likely the dice meet a condition; nothing, if it speaks of something else. `read` reads other amounts. */
export const chanceOn = (dice: Dice, cond: Cond, read: (n: Amount) => number): number | undefined => {
  if ('shows' in cond) {
    let chance = 1;
    for (const [face, least] of Object.entries(cond.shows)) {
      const one = chanceOfFace(dice, face);
      const spread = manyTimes(dice.n, [1 - one, one]);
      chance *= spread.reduce((sum, p, k) => sum + (k >= least ? p : 0), 0);
    }
    return chance;
  }
  if ('straight' in cond) return dice.n < cond.straight ? 0 : STRAIGHTS[cond.straight];
  if ('alike' in cond) return dice.n < cond.alike ? 0 : ALIKE[cond.alike];
  if (!('compare' in cond)) return undefined;
  const [a, how, b] = cond.compare;
  return chanceOfComparison(dice, a, how, read(b)) ?? chanceOfComparison(dice, b, MIRRORED[how], read(a));
};
