/** The long forms of tests: `npm test -- --long`. What is looked at in many kinds that are drawn, or played, alike is looked at
 *  in one of each kind by `npm test`, and in all of them in the long form. */
const LONG = process.env.LONG === '1';

/** The first of two forms of a list or a figure, or in the long form the second. */
export const shortOrLong = <T>(short: T, long: T): T => (LONG ? long : short);

/** What is added to a list in the long form. */
export const inLong = <T>(more: readonly T[]): readonly T[] => shortOrLong([], more);
