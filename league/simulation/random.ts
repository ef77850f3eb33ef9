/** Chance for simulations and tests: the same seed gives the same numbers everywhere. */
import { below, seededStream } from '../../engine/core/chance.ts';

/** Answers a number from 0 up to, but not including, 1. */
export type Random = () => number;

/** Even numbers, in steps of one in 16 million. */
export const uniform = (seed: string | number): Random => {
  const stream = seededStream(seed);
  return () => ((below(stream, 256) * 256 + below(stream, 256)) * 256 + below(stream, 256)) / 2 ** 24;
};

/** A number of the standard normal distribution (Box and Muller). */
export const normal = (random: Random): number =>
  Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());

/** One of the entries, as often as its weight says. Throws where there is none. */
export const weighted = <T>(random: Random, entries: readonly (readonly [T, number])[]): T => {
  let left = random() * entries.reduce((sum, [, weight]) => sum + weight, 0);
  for (const [entry, weight] of entries) {
    left -= weight;
    if (left < 0) return entry;
  }
  const last = entries.at(-1);
  if (!last) throw new RangeError('nothing to choose from');
  return last[0];
};
