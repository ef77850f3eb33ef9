/** What a finished match leaves for the next one, worked out from its own journal. */
import type { DiceStream } from '../../engine/core/chance.ts';
import type { AnyGame, SeatOptions } from '../../engine/core/game.ts';
import { startOptionsOf } from '../../engine/core/mode-options.ts';
import { withoutUndone } from '../../engine/core/undo.ts';
import type { MatchEntry } from '../match/match-entry.ts';

/** How a match began. */
export interface Begun {
  readonly mode: string;
  readonly options?: readonly string[] | undefined;
  readonly setup?: unknown;
  readonly seats: readonly SeatOptions[];
}

/** In the game's own form; nothing for a match that is not over, and where nothing goes on. */
export const reportOf = (
  game: AnyGame,
  { mode, options, setup, seats }: Begun,
  past: readonly MatchEntry[],
  dice: DiceStream,
): unknown => {
  const match = game.start(startOptionsOf({ mode, options, setup }, seats), dice);
  for (const entry of withoutUndone(past)) if ('action' in entry) game.advanceUnheard(match, entry.seat, entry.action);
  return game.report?.(match, () => []);
};
