/** Whether an action that was written down may be taken. */
import type { AnyGame } from '../core/game.ts';
import { type Refusal, refuse } from '../core/refusal.ts';
import type { RecordEntry } from './record.ts';

/** Why the rules refuse the entry in the match as it stands: they cannot read it, there is no such seat, or it is not allowed. */
export const refusalOf = (
  game: Pick<AnyGame, 'seats' | 'parse' | 'check'>,
  match: unknown,
  { seat, action }: Pick<RecordEntry, 'seat' | 'action'>,
): Refusal | undefined => {
  if (seat >= game.seats(match)) return refuse('bad-message', `There is no seat ${seat}.`);
  const read = game.parse(action);
  return 'refusal' in read ? read.refusal : game.check(match, seat, read.action);
};
