/** Chances of winning, predicted from ratings. On the day, a side performs as well as its strength, give or take: a
 *  normal distribution around it, with one `BETA` a side, whatever the side's size. The best performance wins.
 *
 *  A side's strength is what its members have above so many newcomers, added up. Between sides of equal numbers this is
 *  the sum that rating libraries take (two sides get openskill's `predictWin` to six digits); between unequal ones it is
 *  the only sum that means something, and what numbers themselves are worth comes in as the side's `advantage`.
 *  For three sides and more this is the chance of coming first, up to 1; openskill's form averages over pairs and never
 *  passes 2 / sides. */
import { NEWCOMER, type Rating } from './rating.ts';

/** How far a side's performance strays from its strength: the standard deviation, in rating points. The usual figure,
 *  where a ladder has learnt no better one of a mode (`ladder/learnt.ts`). */
export const BETA = NEWCOMER.sigma / 2;

/** What is believed of a side: a normal distribution around `above` (rating points more than so many newcomers). */
export interface Strength {
  readonly above: number;
  readonly variance: number;
}

/** The strength of a side with these members. `advantage`: what its place in the mode is worth, in rating points. */
export const strengthOf = (members: readonly Rating[], advantage = 0): Strength => {
  let above = advantage;
  let variance = 0;
  for (const { mu, sigma } of members) {
    above += mu - NEWCOMER.mu;
    variance += sigma * sigma;
  }
  return { above, variance };
};

/** How many standard deviations the first is ahead of the second, all doubts counted. */
const lead = (a: Strength, b: Strength, beta = BETA): number =>
  leadBy(a.above - b.above, a.variance + b.variance, beta);

/** The same of one that is so many rating points above the other. `variance`: the doubts of both. */
export const leadBy = (above: number, variance: number, beta = BETA): number =>
  above / Math.sqrt(variance + 2 * beta * beta);

/** The first one's chance against the second, 0 to 1. */
export const duelChance = (a: Strength, b: Strength, beta = BETA): number => below(lead(a, b, beta));

/** Each side's chance of coming first, in order; they add up to 1. */
export const chances = (sides: readonly Strength[], beta = BETA): number[] => {
  const [first, second] = sides;
  if (!first) return [];
  if (!second) return [1];
  if (sides.length === 2) {
    const chance = duelChance(first, second, beta);
    return [chance, 1 - chance];
  }
  const raw = firsts(sides, beta);
  let all = 0;
  for (const chance of raw) all += chance;
  return raw.map((chance) => chance / all);
};

/** For each side, in proportion, how often it comes first: the integral, over all performances, of the chance that this one
 *  is the side's and every other side stays below it. By equal steps that all sides share, so that each step asks what
 *  there is to know of a side once. */
const firsts = (sides: readonly Strength[], beta: number): number[] => {
  const all = sides.length;
  if (numbers.length < 5 * all) numbers = new Float64Array(5 * all);
  const sums = numbers;
  const shares = all;
  const belows = 2 * all;
  const aboves = 3 * all;
  const spreads = 4 * all;
  // Whoever performs below the least of any side is not first.
  let from = Number.NEGATIVE_INFINITY;
  let to = Number.NEGATIVE_INFINITY;
  let least = Number.POSITIVE_INFINITY;
  for (let i = 0; i < all; i++) {
    const { above = 0, variance = 0 } = sides[i] ?? {};
    const spread = Math.sqrt(variance + beta * beta);
    sums[i] = 0;
    sums[aboves + i] = above;
    sums[spreads + i] = spread;
    from = Math.max(from, above - REACH * spread);
    to = Math.max(to, above + REACH * spread);
    least = Math.min(least, spread);
  }
  const step = STEP * least;
  for (let at = from; at <= to; at += step) {
    let lower = 1;
    for (let i = 0; i < all; i++) {
      const spread = sums[spreads + i] ?? 1;
      const x = (at - (sums[aboves + i] ?? 0)) / spread;
      const dense = density(x);
      sums[shares + i] = (dense / spread) * lower;
      const share = belowOf(x, dense);
      sums[belows + i] = share;
      lower *= share;
    }
    let rest = 1;
    for (let i = all - 1; i >= 0; i--) {
      sums[i] = (sums[i] ?? 0) + (sums[shares + i] ?? 0) * rest;
      rest *= sums[belows + i] ?? 0;
    }
  }
  return sides.map((_, i) => sums[i] ?? 0);
};

/** What `firsts` reckons with, five numbers a side. In a typed array they are not boxed one by one; arrays of that sort are dear
 *  to make, so there is one for all. */
let numbers = new Float64Array(5 * 8);

/** How far performances are followed, and by what steps, in standard deviations: further or finer changes less than the
 *  millionth of a chance. */
const REACH = 5;
const STEP = 0.6;

const density = (x: number): number => Math.exp(-0.5 * x * x) / Math.sqrt(2 * Math.PI);

/** The standard normal distribution: the share below `x`, within 1e-7 (Abramowitz and Stegun, 26.2.17). */
const below = (x: number): number => belowOf(x, density(x));

const belowOf = (x: number, dense: number): number => {
  const t = 1 / (1 + 0.2316419 * Math.abs(x));
  const series = t * (0.31938153 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))));
  const tail = dense * series;
  return x < 0 ? tail : 1 - tail;
};
