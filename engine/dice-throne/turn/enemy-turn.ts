/** The turn of what the game itself plays, in a hero's turn (Adventures rulebook: Minion Step, Boss Step). It has spans and
 *  counts of its own, and the number of the turn, which counts the heroes', stands still. */
import { raise } from '../rules/moments.ts';
import { ACTIVATED, usesOf } from '../rules/uses.ts';
import { pushProcedure } from '../stack/frames.ts';
import type { Next, ProcedureStep } from '../stack/procedure.ts';
import { bodyOf, emit, placeOf } from '../state/context.ts';
import type { Table } from '../state/table.ts';
import { beforeRolls, phaseEnds, rolls, settlePhase, turnEnds, unlessOut, upkeep } from './turn.ts';

const begins = (t: Table): Next => {
  t.m.now++;
  t.m.turnBegan = t.m.now;
  emit(t, { type: 'enemy-turn', seat: placeOf(t, t.m.turnOf) });
  raise(t, 'begins:turn', t.m.turnOf);
};

/** For whatever reason its Offensive Roll Phase brought no ability: King's Hands may bring another one. */
const withoutAbility = (t: Table): Next => {
  if (bodyOf(t, t.m.turnOf).out) return 'end';
  if (usesOf(t, t.m.turnOf, ACTIVATED) === 0) pushProcedure(t, 'kings-hand-retries').by = t.m.turnOf;
};

export const enemyUpkeep: readonly ProcedureStep[] = [
  { name: 'turn', run: begins },
  { name: 'upkeep', run: upkeep },
  { name: 'settle upkeep', run: settlePhase },
  { name: 'upkeep ends', run: phaseEnds('upkeep') },
  { name: 'after upkeep', run: unlessOut },
];
export const enemyRollSteps: readonly ProcedureStep[] = [
  { name: 'before rolls', run: beforeRolls },
  { name: 'rolls', run: rolls },
  { name: 'without ability', run: withoutAbility },
  { name: 'after rolls', run: unlessOut },
];
export const enemyTurnEnds: readonly ProcedureStep[] = [
  { name: 'turn ends', run: turnEnds },
  { name: 'settle turn', run: settlePhase },
];
