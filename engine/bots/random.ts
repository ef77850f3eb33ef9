/** Plays any legal action, each equally likely. */
import type { Action, AnyGame, Seat } from '../core/game.ts';

export const playRandomly = (game: AnyGame, match: unknown, seat: Seat, random: () => number): Action => {
  const legal = game.legal(match, seat);
  return legal[Math.floor(random() * legal.length)] ?? game.timeout;
};
