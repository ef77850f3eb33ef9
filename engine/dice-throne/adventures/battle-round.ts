/** The course of a boss battle (Adventures rulebook: Boss Battle): each hero in turn may spend salves, has a turn, and then
 *  the boss has one. */
import { pushProcedure } from '../stack/frames.ts';
import { type Next, type Procedure, procedure } from '../stack/procedure.ts';
import type { Table } from '../state/table.ts';
import { turnOver } from '../turn/turn.ts';
import { battleOf } from './boss-turn.ts';
import { salves } from './salves.ts';
import { turnGoesOn } from './turn-goes-on.ts';

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
  return turnGoesOn(t) ? { go: 'salves' } : 'end';
};

export const battleRound: Procedure = procedure([
  { name: 'salves', run: salves },
  { name: 'turn', run: heroTurn },
  { name: 'enemy', run: bossTurn },
  { name: 'next', run: next },
]);
