/** What dice show, read off their values alone: no table, no match. */
import type { Cond, Needs } from './words.ts';

/** What some dice are read by: the symbols of the faces 1 … 6, and where the face of a 6 is blank, that. */
export interface Die {
  readonly faces: readonly string[];
  readonly blankSixes?: boolean;
}

const SIX = 6;
/** Blank faces have no value. */
export const shownBy = ({ blankSixes }: Die, values: readonly number[]): readonly number[] =>
  blankSixes ? values.filter((value) => value !== SIX) : values;

/** How many of the values show a face: a symbol, or a value where the key is a number. */
const countOf = ({ faces }: Die, values: readonly number[], face: string): number => {
  const wanted = /^\d+$/.test(face) ? Number(face) : undefined;
  let n = 0;
  for (const value of values) if (wanted === undefined ? faces[value - 1] === face : value === wanted) n++;
  return n;
};

/** Length of the longest run of values; blank faces (0) have none. */
export const straightOf = (values: readonly number[]): number => {
  let there = 0;
  for (const value of values) there |= 1 << value;
  let best = 0;
  let run = 0;
  for (let value = 1; value <= SIX; value++) {
    run = (there >> value) & 1 ? run + 1 : 0;
    best = Math.max(best, run);
  }
  return best;
};
/** How many dice show the same number, at most; blank faces (0) show none. */
export const mostAlike = (values: readonly number[]): number => {
  let most = 0;
  for (const value of values) if (value > 0) most = Math.max(most, values.filter((other) => other === value).length);
  return most;
};

/** The step of the requirement that the dice meet (0 where it has no scale), or `NOT_MET`. Only what asks for nothing but
 *  dice is ever met. */
export const stepMet = (die: Die, values: readonly number[], needs: Needs): number => {
  const shown = shownBy(die, values);
  if (!('scale' in needs)) return holds(die, shown, needs) ? 0 : NOT_MET;
  const n = countOf(die, shown, needs.scale);
  return needs.at.findLastIndex((least) => n >= least);
};
export const NOT_MET = -1;

const holds = (die: Die, shown: readonly number[], cond: Cond): boolean => {
  if ('shows' in cond) return Object.entries(cond.shows).every(([face, least]) => countOf(die, shown, face) >= least);
  if ('straight' in cond) return straightOf(shown) >= cond.straight;
  if ('alike' in cond) return mostAlike(shown) >= cond.alike;
  if ('all' in cond) return cond.all.every((part) => holds(die, shown, part));
  if ('any' in cond) return cond.any.some((part) => holds(die, shown, part));
  return 'not' in cond && !holds(die, shown, cond.not);
};
