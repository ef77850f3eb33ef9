/** Numbers from 0 up to 1 for the bots of a bench: the same seed gives the same ones. */
import { below, seededStream } from '../../engine/core/chance.ts';

export const numbers = (seed: string): (() => number) => {
  const stream = seededStream(seed);
  return () => (below(stream, 256) * 256 + below(stream, 256)) / 65_536;
};
