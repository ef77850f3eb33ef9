/** Whole numbers as text whose characters all take one byte: six bits each, the lowest first, and a seventh that says that
 *  more of the number follows. Zeros at the end of the list are left out. */

const BASE = 64;

/** Throws a `RangeError` for what is no whole number from 0 on. */
export const digits = (numbers: readonly number[]): string => {
  let text = '';
  let zeros = '';
  for (const n of numbers) {
    if (!Number.isSafeInteger(n) || n < 0) throw new RangeError(`${n} has no digits: whole numbers from 0 on have`);
    if (n === 0) {
      zeros += '\0';
      continue;
    }
    text += zeros;
    zeros = '';
    for (let left = n; left > 0; ) {
      const digit = left % BASE;
      left = (left - digit) / BASE;
      text += String.fromCharCode(left > 0 ? digit + BASE : digit);
    }
  }
  return text;
};

/** The numbers that stand there; zeros at the end are missing. */
export const numbersIn = (text: string): number[] => {
  const numbers: number[] = [];
  let n = 0;
  let worth = 1;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    n += (code % BASE) * worth;
    worth *= BASE;
    if (code >= BASE) continue;
    numbers.push(n);
    n = 0;
    worth = 1;
  }
  return numbers;
};
