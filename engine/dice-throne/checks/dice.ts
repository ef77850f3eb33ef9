/** What some dice can show: whether a requirement can be met at all. */
import { rerollsOf } from '../../core/rerolls.ts';
import { NOT_MET, stepMet } from '../vocabulary/shown.ts';
import type { Needs } from '../vocabulary/words.ts';

const SIDES = 6;

/** Outcomes of so many dice of this kind that meet it: of a scale, the step that asks for so many. */
export const outcomesThatMeet = (
  die: readonly string[],
  dice: number,
  needs: Needs,
  step?: number,
): (readonly number[])[] => {
  const asked: Needs = 'scale' in needs ? { scale: needs.scale, at: [step ?? 0] } : needs;
  return rerollsOf(dice, SIDES).hands.filter((values) => stepMet({ faces: die }, values, asked) !== NOT_MET);
};
/** Some outcome of so many dice of this kind meets it, at the highest step of a scale. */
export const canBeMet = (die: readonly string[], dice: number, needs: Needs): boolean =>
  outcomesThatMeet(die, dice, needs, 'scale' in needs ? Math.max(...needs.at) : undefined).length > 0;
