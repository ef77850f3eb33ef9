/** Runs the match on: takes what is to be done from the stack until a player has to decide, or the match is over. */
import { rollDice } from '../../core/chance.ts';
import type { Seat } from '../../core/game.ts';
import type { Frame } from '../state/state.ts';
import { emit, fighterOf, foeOf, putIn, type Table, takeOut } from '../state/table.ts';
import { askDie, dieOf } from './asking.ts';
import { moveDie, runEffect } from './effects.ts';
import { askForce, legendPlaces, legendRolls } from './legend.ts';
import { usePower } from './placing.ts';
import { beginTurn, endTurn, mustPlay } from './rounds.ts';

export const run = (t: Table): void => {
  const { m } = t;
  while (!m.prompt && !m.outcome) {
    const frame = m.stack.pop();
    if (!frame) return;
    step(t, frame);
    // It waits for an answer, and is begun anew when it is there.
    if (m.prompt) m.stack.push(frame);
  }
};

const step = (t: Table, frame: Frame): void => {
  const { seat, effect } = frame;
  switch (effect.do) {
    case 'begin-turn':
      return beginTurn(t, seat);
    case 'must-play':
      return mustPlay(t, seat);
    case 'end-turn':
      return endTurn(t, seat);
    case 'use-power':
      return usePower(t, seat);
    case 'look':
      return look(t, seat);
    case 'move':
      return moveDie(t, frame);
    case 'roll-before':
      return rollBefore(t, frame);
    case 'legend-rolls':
      return legendRolls(t, seat);
    case 'legend-places':
      return legendPlaces(t, seat);
    case 'ask-force':
      return askForce(t, frame);
    default:
      return runEffect(t, frame, effect);
  }
};

/** The seat looks at its foe's pool, and knows it until it is rolled again. */
const look = (t: Table, seat: Seat): void => {
  const { pool } = fighterOf(t.m, foeOf(seat));
  for (const die of pool) if (die.known === 'owner') die.known = 'foe';
  emit(t, { type: 'looked', seat, dice: pool.map(({ colour, value }) => ({ colour, value })) });
};

/** The seat chooses a die and rolls it openly; only that one may be placed. */
const rollBefore = (t: Table, frame: Frame): void => {
  const { seat } = frame;
  const fighter = fighterOf(t.m, seat);
  if (fighter.pool.length === 0) return; // only dice set aside are left, and nothing touches those
  const answer = askDie(t, frame, 0, seat, 'roll-next', fighter.pool);
  if (answer === undefined) return;
  const die = dieOf(fighter.pool, answer);
  takeOut(fighter.pool, die);
  const rolled = { ...die, value: rollDice(t.m.chance, 1)[0] ?? 0, known: 'all' as const };
  putIn(fighter.pool, rolled);
  fighter.next.only = { ...rolled };
  emit(t, { type: 'rolled-one', seat, colour: rolled.colour, value: rolled.value });
};
