/** A turn, step by step: upkeep, income, main, the roll phases, main, discard. */
import { modeOf } from '../modes/index.ts';
import { drawCards } from '../rules/cards.ts';
import { endSpan, raise } from '../rules/moments.ts';
import { newPool } from '../rules/pools.ts';
import { figure } from '../rules/standing.ts';
import { pushProcedure } from '../stack/frames.ts';
import { type Next, type Procedure, type ProcedureStep, procedure } from '../stack/procedure.ts';
import { bodyOf, emit, HAND_LIMIT, holdingsOf, impossible, MAX_CP, placeOf, silenceOf } from '../state/context.ts';
import type { BodyId, ProcedureFrame } from '../state/match.ts';
import type { Table } from '../state/table.ts';
import { actsAt } from './acting.ts';
import { enterPhase } from './phases.ts';

/** The body whose turn it is. */
const turnOf = (t: Table): BodyId => t.m.turnOf;
/** Whoever may take no action has nothing to wait for. */
const mayAct = (t: Table): boolean => silenceOf(t, bodyOf(t, turnOf(t))) === undefined;

/** The next of the players' turns. */
export const countTurn = (t: Table): Next => {
  t.m.turn++;
  emit(t, { type: 'turn', turn: t.m.turn, seat: placeOf(t, turnOf(t)) });
};
const turnBegins = (t: Table): Next => {
  t.m.now++;
  t.m.turnBegan = t.m.now;
  raise(t, 'begins:turn', turnOf(t));
};

export const upkeep = (t: Table): Next => {
  enterPhase(t, 'upkeep');
  newPool(t, 'upkeep');
  raise(t, 'begins:upkeep', turnOf(t));
};

/** All that gathered in a phase is applied at its conclusion. */
export const settlePhase = (t: Table): Next => {
  const pool = t.m.pools[t.m.pools.length - 1] ?? impossible('no pool to settle');
  const acts = pool.of === 'upkeep' && actsAt(t, bodyOf(t, turnOf(t)), 'upkeep');
  if (pool.parcels.length === 0 && pool.heals.length === 0 && !acts) t.m.pools.pop();
  else pushProcedure(t, 'settle').pool = pool.id;
};

/** The phase that runs is over. */
export const phaseEnds =
  (span: 'upkeep' | 'main' | 'discard') =>
  (t: Table): Next => {
    endSpan(t, span, bodyOf(t, turnOf(t)), t.m.phaseBegan);
  };

/** Whoever is out has no further turn. */
export const unlessOut = (t: Table): Next => (bodyOf(t, turnOf(t)).out ? 'end' : undefined);

const income = (t: Table): Next => {
  enterPhase(t, 'income');
  const first = t.m.turn === 1 && t.m.active === t.m.startPlayer;
  if (first && modeOf(t.m.mode).skipsFirstIncome(t.m)) {
    emit(t, { type: 'income-skipped', seat: placeOf(t, turnOf(t)) });
    return { go: 'main 1' };
  }
  raise(t, 'begins:income', turnOf(t));
};

const collect = (t: Table, f: ProcedureFrame): Next => {
  if (f.cancelled) {
    f.cancelled = undefined;
    emit(t, { type: 'income-skipped', seat: placeOf(t, turnOf(t)) });
    return;
  }
  const holdings = holdingsOf(t, turnOf(t));
  const gained = Math.max(0, Math.min(MAX_CP - holdings.cp, 1 + figure(t, turnOf(t), 'income')));
  if (gained > 0) {
    holdings.cp += gained;
    emit(t, { type: 'cp', seat: placeOf(t, turnOf(t)), n: gained });
  }
  const more = figure(t, turnOf(t), 'income draw');
  const drawn = drawCards(t, turnOf(t), 1 + more);
  // Only what draws more speaks of the cards afterwards.
  t.m.drawn = more === 0 ? undefined : drawn;
  endSpan(t, 'income', bodyOf(t, turnOf(t)), t.m.phaseBegan);
};

const main = (phase: 'main-1' | 'main-2'): ProcedureStep[] => [
  {
    name: phase === 'main-1' ? 'main 1' : 'main 2',
    run: (t, f) => {
      enterPhase(t, phase);
      f.since = t.m.step;
      raise(t, 'begins:main', turnOf(t));
    },
  },
  { name: `${phase} moves`, run: untilPassed },
  { name: `${phase} ends`, run: phaseEnds('main') },
];
/** The player sells, plays and upgrades until done. */
function untilPassed(t: Table, f: ProcedureFrame): Next {
  if (bodyOf(t, turnOf(t)).out) return 'end';
  if (!f.passed && mayAct(t)) return 'wait';
  f.passed = undefined;
}

export const beforeRolls = (t: Table): Next => {
  raise(t, 'begins:offensive', turnOf(t));
};

export const rolls = (t: Table, f: ProcedureFrame): Next => {
  if (!f.cancelled) pushProcedure(t, 'roll-phase').by = turnOf(t);
  f.cancelled = undefined;
};

const discard = (t: Table, f: ProcedureFrame): Next => {
  enterPhase(t, 'discard');
  f.since = t.m.step;
  raise(t, 'begins:discard', turnOf(t));
};

/** With six cards or fewer the phase ends by itself (ruling 12). */
const sellDown = (t: Table): Next =>
  bodyOf(t, turnOf(t)).out
    ? 'end'
    : holdingsOf(t, turnOf(t)).hand.length > HAND_LIMIT && mayAct(t)
      ? 'wait'
      : undefined;

export const turnEnds = (t: Table): Next => {
  newPool(t, 'turn-end');
  endSpan(t, 'turn', bodyOf(t, turnOf(t)), t.m.turnBegan);
};

/** What lasted for a turn is over. */
export const turnOver = (t: Table): void => {
  if (t.m.uses.length > 0) t.m.uses = t.m.uses.filter((use) => use.per !== 'turn');
  if (t.m.lasting.length > 0) t.m.lasting = t.m.lasting.filter((word) => word.until !== 'turn');
};

/** The turn of whoever it is. */
export const turn: Procedure = procedure([
  { name: 'turn', run: countTurn },
  { name: 'begins', run: turnBegins },
  { name: 'upkeep', run: upkeep },
  { name: 'settle upkeep', run: settlePhase },
  { name: 'upkeep ends', run: phaseEnds('upkeep') },
  { name: 'after upkeep', run: unlessOut },
  { name: 'income', run: income },
  { name: 'collect', run: collect },
  ...main('main-1'),
  { name: 'before rolls', run: beforeRolls },
  { name: 'rolls', run: rolls },
  { name: 'after rolls', run: unlessOut },
  ...main('main-2'),
  { name: 'discard', run: discard },
  { name: 'sell down', run: sellDown },
  { name: 'discard ends', run: phaseEnds('discard') },
  { name: 'turn ends', run: turnEnds },
  { name: 'settle turn', run: settlePhase },
]);

/** It is the next player's turn, in the order of the mode. */
export const passTurn = (t: Table): void => {
  const order = modeOf(t.m.mode).turnOrder(t.m.players);
  const here = order.indexOf(t.m.active);
  for (let i = 1; i <= order.length; i++) {
    const seat = order[(here + i) % order.length];
    if (seat === undefined || t.m.bodies[seat]?.out !== false) continue;
    t.m.active = seat;
    t.m.turnOf = seat;
    break;
  }
};

/** Turn after turn, in the order of the mode; whoever is out is passed over. */
export const round: Procedure = procedure([
  {
    name: 'turn',
    run: (t) => {
      pushProcedure(t, 'turn');
    },
  },
  {
    name: 'next',
    run: (t) => {
      turnOver(t);
      passTurn(t);
      return { go: 'turn' };
    },
  },
]);
