/** How much of what nobody needs any more the process goes on holding. By itself V8 lets the heap grow to several times of
 *  what is in use before it looks for what can go, which is the greater part of what a match seems to take. */
import { setFlagsFromString } from 'node:v8';

/** The heap is looked through each time it has grown by so much. At 75 a decision takes 6 % less processor time than at 25; at
 *  50 a match takes up to 94 KB instead of 71, close to the 100 that it may (docs/benchmarks.md). */
const GROWTH_PERCENT = 40;

export const HEAP_FLAGS: readonly string[] = [`--heap-growing-percent=${GROWTH_PERCENT}`];

/** How many megabytes what was made just now may take before it is looked through, twice as many in all: what a decision leaves
 *  lives until the next one, seconds later, and by then most of it need not be moved to where things stay. V8 begins with far
 *  less and takes more only under load. With 64 in place of its own 16 a decision takes 5 % less processor time, with 32 half of that. */
const YOUNG_MB = 64;

/** V8 asks for these once, before anything of ours runs: they stand in how the server is started (package.json,
 *  ecosystem.config.js). */
export const START_FLAGS: readonly string[] = [`--max-semi-space-size=${YOUNG_MB}`];

/** V8 asks for these whenever it has looked through the heap: they may be set at any time, and count from then on, in threads
 *  as well. */
export const keepHeapSmall = (): void => {
  for (const flag of HEAP_FLAGS) setFlagsFromString(flag);
};
