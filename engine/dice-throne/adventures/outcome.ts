/** How a scenario ends: all players have won it together, or nobody has. */
import type { Outcome } from '../../core/game.ts';
import { emit } from '../state/context.ts';
import type { Match } from '../state/match.ts';
import type { Table } from '../state/table.ts';

export const scenarioOver = ({ players }: Match, won: boolean): Outcome => {
  const seats = Array.from({ length: players }, (_, seat) => seat);
  return { winners: won ? seats : [], draw: false, places: [seats] };
};

/** The scenario is over now. */
export const endScenario = (t: Table, won: boolean): void => {
  t.m.outcome = scenarioOver(t.m, won);
  emit(t, { type: 'over', winners: t.m.outcome.winners, draw: false });
};

/** A match that takes more of the heroes' turns is lost. */
const MOST_TURNS = 400;
export const tooLong = ({ turn }: Match): boolean => turn >= MOST_TURNS;
