/** Exact odds of re-rolling: for every set of dice one may keep, what the final dice are worth on average when every
 *  later choice is the best one.
 *
 *  Dice are interchangeable, so positions are multisets of values: 252 of five six-sided dice, 462 with fewer kept. */
import type { RollProspect } from '../core/game.ts';

/** A multiset of values as sorted digits. */
type Values = readonly number[];
const keyOf = (values: Values): string => values.join('');
const sorted = (values: readonly number[]): number[] => [...values].sort((a, b) => a - b);

/** All multisets of `n` dice with the chance of each, worked out once per number of dice and sides. */
const outcomesOf = (() => {
  const known = new Map<string, readonly { readonly values: Values; readonly chance: number }[]>();
  return (n: number, sides: number) => {
    const id = `${n}d${sides}`;
    const found = known.get(id);
    if (found) return found;
    const counts = new Map<string, { values: Values; ways: number }>();
    const roll = (values: number[]): void => {
      if (values.length === n) {
        const key = keyOf(sorted(values));
        const entry = counts.get(key);
        if (entry) entry.ways++;
        else counts.set(key, { values: sorted(values), ways: 1 });
        return;
      }
      for (let value = 1; value <= sides; value++) roll([...values, value]);
    };
    roll([]);
    const all = sides ** n;
    const list = [...counts.values()].map(({ values, ways }) => ({ values, chance: ways / all }));
    known.set(id, list);
    return list;
  };
})();

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

  /** The average when these dice are kept and the others rolled, with so many rolls left before this one. */
  keep(kept: readonly number[], rolls: number): number {
    const dice = sorted(kept);
    const key = `${keyOf(dice)}|${rolls}`;
    const known = this.keeps.get(key);
    if (known !== undefined) return known;
    const { dice: all, sides } = this.prospect;
    let average = 0;
    for (const { values, chance } of outcomesOf(all - dice.length, sides)) {
      average += chance * this.best([...dice, ...values], rolls - 1);
    }
    this.keeps.set(key, average);
    return average;
  }
}
