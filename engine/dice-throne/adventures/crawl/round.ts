/** The course of a crawl (Adventures rulebook: Portal Crawl): each hero in turn may spend salves; whoever fights has a battle
 *  turn, and who does not moves on over the map first. */

import { raise } from '../../rules/moments.ts';
import { answered, question, WAIT } from '../../stack/asking.ts';
import { pushProcedure } from '../../stack/frames.ts';
import { type Next, type Procedure, procedure } from '../../stack/procedure.ts';
import { emit } from '../../state/context.ts';
import { crawlOf, engagedWith, goalsOf, placeIn, tileAt, tileOption } from '../../state/crawl.ts';
import type { BodyId, ProcedureFrame } from '../../state/match.ts';
import type { Table } from '../../state/table.ts';
import { enemyRollSteps, enemyTurnEnds, enemyUpkeep } from '../../turn/enemy-turn.ts';
import { enterPhase } from '../../turn/phases.ts';
import { countTurn, turnOver } from '../../turn/turn.ts';
import { salves } from '../salves.ts';
import { turnGoesOn } from '../turn-goes-on.ts';
import { engage, wonIfDone } from './comings.ts';

/** The enemy of the active hero. */
const enemyOf = ({ m }: Table): BodyId | undefined => engagedWith(m, m.active);

const way = (t: Table): Next => {
  if (enemyOf(t) !== undefined) return { go: 'battle' };
  enterPhase(t, 'move');
};

/** The active hero's player chooses, and the others may point. With nowhere to go the turn is over. */
const move = (t: Table, f: ProcedureFrame): Next => {
  const crawl = crawlOf(t.m);
  const seat = t.m.active;
  const options = goalsOf(t.m, seat).map(tileOption);
  if (options.length === 0) return { go: 'next' };
  const answer = answered(t, f, question(seat, options, 'rule:move'));
  if (answer === WAIT) return 'wait';
  const at = placeIn(answer);
  crawl.where[seat] = at;
  crawl.pointed = crawl.pointed.map(() => null);
  emit(t, { type: 'moved', seat, at });
  const { enemy } = tileAt(t.m, at);
  if (enemy !== undefined) return engage(t, seat, enemy);
  const exploring = pushProcedure(t, 'explore');
  exploring.by = seat;
  exploring.tile = at;
};

/** Nobody was there: the turn is over. */
const arrived = (t: Table): Next => {
  wonIfDone(t);
  if (enemyOf(t) === undefined) return { go: 'next' };
};

const battle = (t: Table): Next => {
  crawlOf(t.m).acted = false;
};

const enemyTurn = (t: Table, enemy: BodyId): void => {
  crawlOf(t.m).acted = true;
  turnOver(t);
  t.m.turnOf = enemy;
  pushProcedure(t, 'minion-turn');
};

const firstStrike = (t: Table): Next => {
  const enemy = enemyOf(t);
  if (enemy !== undefined && crawlOf(t.m).strikesFirst.includes(enemy)) enemyTurn(t, enemy);
};

const heroTurn = (t: Table): Next => {
  if (t.m.turnOf !== t.m.active) turnOver(t);
  t.m.turnOf = t.m.active;
  // The turn has been counted before the hero moved.
  pushProcedure(t, 'turn').step = 'begins';
};

const enemyStep = (t: Table): Next => {
  const enemy = enemyOf(t);
  if (enemy !== undefined && !crawlOf(t.m).acted) enemyTurn(t, enemy);
};

const next = (t: Table): Next => {
  turnOver(t);
  wonIfDone(t);
  if (t.m.outcome) return 'end';
  return turnGoesOn(t) ? { go: 'begin' } : 'end';
};

export const crawlRound: Procedure = procedure([
  { name: 'begin', run: countTurn },
  { name: 'salves', run: salves },
  { name: 'way', run: way },
  { name: 'move', run: move },
  { name: 'arrived', run: arrived },
  { name: 'salves again', run: salves },
  { name: 'battle', run: battle },
  { name: 'first strike', run: firstStrike },
  { name: 'hero', run: heroTurn },
  { name: 'enemy', run: enemyStep },
  { name: 'next', run: next },
]);

/** A minion has no income: what would skip it goes, to no effect. */
const income = (t: Table): Next => {
  raise(t, 'begins:income', t.m.turnOf);
};
const noIncome = (_: Table, f: ProcedureFrame): Next => {
  f.cancelled = undefined;
};

/** The turn of a minion (Adventures rulebook: Minion Step). */
export const minionTurn: Procedure = procedure([
  ...enemyUpkeep,
  { name: 'income', run: income },
  { name: 'no income', run: noIncome },
  ...enemyRollSteps,
  ...enemyTurnEnds,
]);
