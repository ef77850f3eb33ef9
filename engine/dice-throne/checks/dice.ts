/** What some dice can show: whether a requirement can be met at all. */
import { mostAlike, straightOf } from '../rules/amounts.ts';
import type { Cond, Needs } from '../vocabulary/words.ts';

const FACES = [1, 2, 3, 4, 5, 6] as const;

/** All outcomes of so many dice; their order does not matter. */
const outcomes = (dice: number, from: number = 1): number[][] =>
  dice === 0
    ? [[]]
    : FACES.filter((face) => face >= from).flatMap((face) => outcomes(dice - 1, face).map((rest) => [face, ...rest]));
const known = new Map<number, readonly number[][]>();
const outcomesOf = (dice: number): readonly number[][] => {
  const made = known.get(dice) ?? outcomes(dice);
  known.set(dice, made);
  return made;
};

const shows = (die: readonly string[], values: readonly number[], face: string): number =>
  values.filter((value) => (/^\d+$/.test(face) ? value === Number(face) : die[value - 1] === face)).length;

const meets = (die: readonly string[], values: readonly number[], cond: Cond): boolean => {
  if ('shows' in cond) return Object.entries(cond.shows).every(([face, n]) => shows(die, values, face) >= n);
  if ('straight' in cond) return straightOf(values) >= cond.straight;
  if ('alike' in cond) return mostAlike(values) >= cond.alike;
  if ('all' in cond) return cond.all.every((part) => meets(die, values, part));
  if ('any' in cond) return cond.any.some((part) => meets(die, values, part));
  return 'not' in cond && !meets(die, values, cond.not);
};

/** The condition asks for nothing but dice. */
export const ofDiceAlone = (cond: Cond): boolean => {
  if ('all' in cond) return cond.all.every(ofDiceAlone);
  if ('any' in cond) return cond.any.every(ofDiceAlone);
  if ('not' in cond) return ofDiceAlone(cond.not);
  return 'shows' in cond || 'straight' in cond || 'alike' in cond;
};

/** Outcomes of so many dice of this kind that meet it: of a scale, the step that asks for so many. */
export const outcomesThatMeet = (die: readonly string[], dice: number, needs: Needs, step?: number): number[][] =>
  outcomesOf(dice).filter((values) =>
    'scale' in needs ? shows(die, values, needs.scale) >= (step ?? 0) : meets(die, values, needs),
  );
/** Some outcome of so many dice of this kind meets it, at the highest step of a scale. */
export const canBeMet = (die: readonly string[], dice: number, needs: Needs): boolean =>
  outcomesThatMeet(die, dice, needs, 'scale' in needs ? Math.max(...needs.at) : undefined).length > 0;
