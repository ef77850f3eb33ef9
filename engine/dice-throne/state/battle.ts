/** A boss battle as it lies on the table: who stands beside the boss, and what that allows. */
import type { BodyId, Match } from './match.ts';

/** Who stands beside the boss still. */
export const besideBoss = ({ battle, bodies }: Match): BodyId | undefined =>
  battle?.viseer !== undefined && bodies[battle.viseer]?.out === false ? battle.viseer : undefined;

/** King's Hands that may be spent from a hero's turn to the next: one more while somebody stands beside the boss. */
export const handsAllowed = (m: Match): number =>
  (m.scenario?.kingsHand.max ?? 0) + (besideBoss(m) === undefined ? 0 : 1);
