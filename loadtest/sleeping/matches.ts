/** What the bench of sleeping matches plays with. */

/** Each of them is half played. */
export const DECISIONS = 75;
/** So many fell due while nobody looked. */
export const DUE = 100;
