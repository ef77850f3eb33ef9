/** The course of a boss battle (Adventures rulebook: Boss Battle): each hero in turn may spend salves, has a turn, and then
 *  the boss has one. */
import { pushProcedure } from '../stack/frames.ts';
import { type Next, type Procedure, procedure } from '../stack/procedure.ts';
import { bodyForSeat, bodyOf, dialOf, emit, heldCount, impossible, maxHealth, silenceOf } from '../state/context.ts';
import type { Table } from '../state/library.ts';
import type { ProcedureFrame } from '../state/match.ts';
import { SALVE } from '../state/scenario.ts';
import { enterPhase } from '../turn/phases.ts';
import { passTurn, turnOver } from '../turn/turn.ts';
import { battleOf } from './boss-turn.ts';
import { scenarioOver } from './outcome.ts';

/** A match that takes more of the heroes' turns is lost. */
const MOST_TURNS = 400;

/** The active hero may spend salves, as long as there is one and something to heal. */
const salves = (t: Table, f: ProcedureFrame): Next => {
  const hero = bodyForSeat(t, t.m.active);
  const heals = heldCount(t, hero, SALVE) > 0 && dialOf(t, hero).health < maxHealth(t, hero);
  if (f.passed || !heals || silenceOf(t, bodyOf(t, hero))) {
    f.passed = undefined;
    f.since = undefined;
    return;
  }
  if (f.since === undefined) {
    enterPhase(t, 'salve');
    f.since = t.m.step;
  }
  return 'wait';
};

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
  if (t.m.turn >= MOST_TURNS) {
    t.m.outcome = scenarioOver(t.m, false);
    emit(t, { type: 'over', winners: [], draw: false });
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
