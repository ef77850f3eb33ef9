/** Long work on the event loop, in slices: others get their turn in between. */
import { setImmediate as turn } from 'node:timers/promises';

/** With a slice below this, and a step of the work on top of it, nothing is held up for more than 5 ms. */
const SLICE_MS = 3;

/** To be awaited after each step of the work: goes on at once, unless the slice has been long enough. */
export const slices = (): (() => Promise<void> | undefined) => {
  let begun = performance.now();
  return () => {
    if (performance.now() - begun < SLICE_MS) return undefined;
    return turn().then(() => {
      begun = performance.now();
    });
  };
};
