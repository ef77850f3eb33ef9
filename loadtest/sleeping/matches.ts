/** What the bench of sleeping matches plays with. */

/** Each of them is half played. */
export const DECISIONS = 75;
/** So many, the last of all, fell due while nobody looked. */
export const DUE = 100;

export const idOf = (number: number | ''): string => `asleep-${number}`;
