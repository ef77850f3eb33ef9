/** How a scenario ends: all players have won it together, or nobody has. */
import type { Outcome } from '../../core/game.ts';
import type { Match } from '../state/match.ts';

export const scenarioOver = ({ players }: Match, won: boolean): Outcome => {
  const seats = Array.from({ length: players }, (_, seat) => seat);
  return { winners: won ? seats : [], draw: false, places: [seats] };
};
