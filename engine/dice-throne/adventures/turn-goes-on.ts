/** What follows the turn of a hero and of the enemy, in every scenario. */
import { impossible } from '../state/context.ts';
import type { Table } from '../state/table.ts';
import { passTurn } from '../turn/turn.ts';
import { endScenario, tooLong } from './outcome.ts';

/** The next hero has the turn, and King's Hands may be thrown for anew. Returns whether there is a next turn: a scenario that
 *  takes too long is lost. */
export const turnGoesOn = (t: Table): boolean => {
  const { kingsHand } = t.m.scenario ?? impossible('no scenario is played');
  kingsHand.used = 0;
  if (tooLong(t.m)) {
    endScenario(t, false);
    return false;
  }
  passTurn(t);
  return true;
};
