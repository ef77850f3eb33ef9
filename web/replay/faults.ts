/** Why a record cannot be shown, by a name that each language has words for. */
import type { BadInput } from '../../engine/core/refusal.ts';

export const REPLAY_FAULTS = ['no-record', 'cut-short', 'other-rules', 'other-game', 'refused'] as const;
type ReplayFault = (typeof REPLAY_FAULTS)[number];
const BY_FIELD: Readonly<Record<string, ReplayFault>> = {
  record: 'cut-short',
  content: 'other-rules',
  game: 'other-game',
  action: 'refused',
};

export const faultIn = ({ field }: BadInput): ReplayFault => BY_FIELD[field.replace(/ \d+$/, '')] ?? 'no-record';
