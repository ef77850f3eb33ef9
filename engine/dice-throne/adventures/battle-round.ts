/** The course of a boss battle (Adventures rulebook: Boss Battle): each hero in turn may spend salves, has a turn, and then
 *  the boss has one. */
import { pushProcedure } from '../stack/frames.ts';
import { type Next, type Procedure, procedure } from '../stack/procedure.ts';
import { impossible } from '../state/context.ts';
import type { Table } from '../state/library.ts';
import { passTurn, turnOver } from '../turn/turn.ts';
import { battleOf } from './boss-turn.ts';
import { endScenario, tooLong } from './outcome.ts';
import { salves } from './salves.ts';

const heroTurn = (t: Table): Next => {
  pushProcedure(t, 'turn');
};

const bossTurn = (t: Table): Next => {
  turnOver(t);
  t.m.turnOf = battleOf(t).boss;
  pushProcedure(t, 'boss-turn');
};

const next = (t: Table): Next => {
  turnOver(t);
  const { kingsHand } = t.m.scenario ?? impossible('no scenario is played');
  kingsHand.used = 0;
  if (tooLong(t.m)) {
    endScenario(t, false);
    return 'end';
  }
  passTurn(t);
  return { go: 'salves' };
};

export const battleRound: Procedure = procedure([
  { name: 'salves', run: salves },
  { name: 'turn', run: heroTurn },
  { name: 'enemy', run: bossTurn },
  { name: 'next', run: next },
]);
