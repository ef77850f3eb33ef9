/** How much of what nobody needs any more the process goes on holding. By itself V8 lets the heap grow to several times of
 *  what is in use before it looks for what can go, which is the greater part of what a match seems to take. */
import { setFlagsFromString } from 'node:v8';

/** The heap is looked through each time it has grown by so much. At 75 a decision takes 6 % less processor time than at 25; at
 *  50 a match takes up to 94 KB instead of 71, close to the 100 that it may (docs/benchmarks.md). */
const GROWTH_PERCENT = 40;

export const HEAP_FLAGS: readonly string[] = [`--heap-growing-percent=${GROWTH_PERCENT}`];

/** V8 asks for these whenever it has looked through the heap: they may be set at any time, and count from then on, in threads
 *  as well. */
export const keepHeapSmall = (): void => {
  for (const flag of HEAP_FLAGS) setFlagsFromString(flag);
};
