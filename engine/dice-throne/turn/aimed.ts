/** The target of an ability has become known, by a Targeting Roll Phase or by its player's choice. */
import { modeOf } from '../modes/index.ts';
import { anAttack } from '../rules/attack.ts';
import { emit, placeOf } from '../state/context.ts';
import type { Attack, BodyId } from '../state/match.ts';
import type { Table } from '../state/table.ts';

/** Tells it; one attacked as a Leader gives a card before anything else happens (rulebook: King of the Hill). */
export const tellTarget = (t: Table, { by, ability }: Attack, target: BodyId): void => {
  emit(t, { type: 'targeted', seat: placeOf(t, by), target: placeOf(t, target) });
  if (anAttack(t, ability)) modeOf(t.m.mode).onAttackTargeted?.(t, by, target);
};
