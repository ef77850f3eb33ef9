/** Numbers that rise, in blocks: each is one character for how many are left out before it, and how many follow one another.
 *  Lists of actions are such, as lexicons have their lines in the order of lists. */

/** At most so many in a block. Of those with less than 16 left out before them, each takes one byte. */
const BLOCK = 8;
/** More left out than this, and a number of its own is as short. */
const WIDEST = 255;

/** Of numbers from `at` on: how many of them make up one run. */
export const runLength = (numbers: readonly (number | undefined)[], at: number): number => {
  let end = at;
  for (let last = numbers[at]; last !== undefined; last = numbers[end]) {
    end++;
    const next = numbers[end];
    if (next === undefined || next <= last || next - last > WIDEST) break;
  }
  return end - at;
};

/** The blocks of numbers that rise, behind the first of them. */
export const blocksOf = (numbers: readonly number[]): number[] => {
  const blocks: number[] = [];
  let next = numbers[0] ?? 0;
  for (let at = 0; at < numbers.length; ) {
    const first = numbers[at] ?? 0;
    let length = 1;
    while (length < BLOCK && numbers[at + length] === first + length) length++;
    blocks.push((first - next) * BLOCK + length - 1);
    next = first + length;
    at += length;
  }
  return blocks;
};

/** The numbers of a block that comes when `next` would be the next one. */
export const numbersOf = (block: number, next: number): number[] =>
  Array.from({ length: (block % BLOCK) + 1 }, (_, n) => next + Math.floor(block / BLOCK) + n);
