/** Exact odds of re-rolling: for every set of dice one may keep, what the final dice are worth on average when every
 *  later choice is the best one.
 *
 *  Dice are interchangeable, so positions are multisets of values: 252 of five six-sided dice, 462 with fewer kept. */
import type { RollProspect } from '../core/game.ts';

/** A multiset of values as sorted digits. */
type Values = readonly number[];
const keyOf = (values: Values): string => values.join('');
const sorted = (values: readonly number[]): number[] => [...values].sort((a, b) => a - b);

/** Every different multiset that may be kept out of some dice, all of them included. */
const keepsOf = (values: Values): Values[] => {
  const seen = new Map<string, Values>();
  for (let mask = 0; mask < 1 << values.length; mask++) {
    const kept = values.filter((_, die) => (mask >> die) & 1);
    seen.set(keyOf(kept), kept);
  }
  return [...seen.values()];
};

/** The odds of one prospect: its worth function is asked once for each different result. */
export class Odds {
  private readonly worths = new Map<string, number>();
  private readonly bests = new Map<string, number>();
  private readonly keeps = new Map<string, number>();
  private readonly prospect: RollProspect;

  constructor(prospect: RollProspect) {
    this.prospect = prospect;
  }

  /** What these final dice are worth. */
  worth(values: readonly number[]): number {
    const dice = sorted(values);
    const key = keyOf(dice);
    const known = this.worths.get(key);
    if (known !== undefined) return known;
    const worth = this.prospect.worth(dice);
    this.worths.set(key, worth);
    return worth;
  }

  /** What the dice are worth with so many rolls left, when the best is done with each. */
  best(values: readonly number[], rolls: number): number {
    if (rolls === 0) return this.worth(values);
    const dice = sorted(values);
    const key = `${keyOf(dice)}/${rolls}`;
    const known = this.bests.get(key);
    if (known !== undefined) return known;
    let best = Number.NEGATIVE_INFINITY;
    for (const kept of keepsOf(dice)) best = Math.max(best, this.keep(kept, rolls));
    this.bests.set(key, best);
    return best;
  }

  /** The average when these dice are kept and the others rolled, with so many rolls left before this one. One die is rolled
   *  after the other: whatever comes first is kept as well, so that all ways to the same dice are gone only once. */
  keep(kept: readonly number[], rolls: number): number {
    const { dice: all, sides } = this.prospect;
    if (kept.length >= all) return this.best(kept, rolls - 1);
    const dice = sorted(kept);
    const key = `${keyOf(dice)}|${rolls}`;
    const known = this.keeps.get(key);
    if (known !== undefined) return known;
    let sum = 0;
    for (let value = 1; value <= sides; value++) sum += this.keep([...dice, value], rolls);
    const average = sum / sides;
    this.keeps.set(key, average);
    return average;
  }
}
