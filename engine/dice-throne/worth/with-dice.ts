/** What other dice would be good for is tried out on a copy in which they lie. */
import { copyCast } from '../state/cast.ts';
import { impossible } from '../state/context.ts';
import { copyMatch } from '../state/copy.ts';
import type { Match } from '../state/match.ts';

/** A copy of the match in which the offensive dice show these values. Only while they lie there. */
export const withDice = (m: Match, values: readonly number[]): Match => {
  const copy = copyMatch(m);
  copyCast(m, copy);
  const roll = copy.rolls.find(({ id }) => id === copy.rolling?.roll) ?? impossible('no dice lie');
  roll.values.splice(0, roll.values.length, ...values);
  return copy;
};
