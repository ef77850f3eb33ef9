/** How much of what nobody needs any more the process goes on holding. By itself V8 lets the heap grow to several times of
 *  what is in use before it looks for what can go, which is the greater part of what a match seems to take. */
import { setFlagsFromString } from 'node:v8';

/** The heap is looked through each time it has grown by so much. Looking at a quarter instead of at three costs a decision
 *  some 6 % more, and a match takes 15 to 20 KB less: half is between. */
const GROWTH_PERCENT = 50;

export const HEAP_FLAGS: readonly string[] = [`--heap-growing-percent=${GROWTH_PERCENT}`];

/** V8 asks for these whenever it has looked through the heap: they may be set at any time, and count from then on, in threads
 *  as well. */
export const keepHeapSmall = (): void => {
  for (const flag of HEAP_FLAGS) setFlagsFromString(flag);
};
