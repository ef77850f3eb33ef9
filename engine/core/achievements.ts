/** A match played on while somebody watches for achievements. */
import type { Achieved, Action, AnyGame, GameEvent, Seat } from './game.ts';

export interface Watched {
  /** Applies the action to the match, as `Game.apply` does. */
  apply(seat: Seat, action: Action): GameEvent[];
  /** All that was done until now. */
  achieved(): Achieved[];
}

/** Watches that match, which is played on through what this answers. A game without achievements has none to see. */
export const watched = (game: AnyGame, match: unknown): Watched => {
  const watcher = game.achievements?.watch();
  if (!watcher) return { apply: (seat, action) => game.apply(match, seat, action), achieved: () => [] };
  let before = game.view(match, 'public');
  return {
    apply: (seat, action) => {
      const legal = game.legal(match, seat);
      const events = game.apply(match, seat, action);
      const after = game.view(match, 'public');
      watcher.see({ seat, action, legal, before, events, after });
      before = after;
      return events;
    },
    achieved: () => watcher.achieved(),
  };
};
