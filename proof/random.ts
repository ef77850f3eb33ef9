/** Choices for tests that try many things: the same seed makes the same choices on every machine. */
import { below, numbersFrom, seededStream } from '../engine/core/chance.ts';

export interface Choices {
  readonly seed: string | number;
  /** A whole number from 0 to `n` - 1 (at most 256 of them). */
  below(n: number): number;
  /** From 0 up to 1. */
  readonly number: () => number;
  of<T>(items: readonly [T, ...T[]] | readonly T[]): T;
  chance(percent: number): boolean;
  list<T>(most: number, make: (index: number) => T): T[];
}

export const choices = (seed: string | number): Choices => {
  const stream = seededStream(seed);
  const pick = (n: number): number => below(stream, n);
  return {
    seed,
    below: pick,
    number: numbersFrom(stream),
    of: (items) => {
      const item = items[pick(items.length)];
      if (item === undefined) throw new RangeError('nothing to choose from');
      return item;
    },
    chance: (percent) => pick(100) < percent,
    list: (most, make) => Array.from({ length: pick(most + 1) }, (_, index) => make(index)),
  };
};
