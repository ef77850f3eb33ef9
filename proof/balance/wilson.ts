/** How sure a share is that was counted. */

/** Of a normal distribution, as many deviations to either side hold 95 % of it. */
const Z = 1.959964;

/** The 95 % interval of a share by Wilson's score: sound for few tries, and near 0 and 1. */
export const wilson = (wins: number, tries: number): { readonly low: number; readonly high: number } => {
  if (tries === 0) return { low: 0, high: 1 };
  const share = wins / tries;
  const spread = Z ** 2 / tries;
  const middle = (share + spread / 2) / (1 + spread);
  const half = (Z / (1 + spread)) * Math.sqrt((share * (1 - share)) / tries + spread / (4 * tries));
  return { low: Math.max(0, middle - half), high: Math.min(1, middle + half) };
};

/** A share as readers read it: `48.4`. */
export const percent = (share: number): string => (100 * share).toFixed(1);
