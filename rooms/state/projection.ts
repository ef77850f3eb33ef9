/** How a game's views become synchronized state. One projection a game; the match room knows nothing else of it. */
import type { StateView } from '@colyseus/schema';
import type { Seat } from '../../engine/core/game.ts';
import type { LegalAction } from '../../protocol/messages.ts';
import type { MatchState } from './match-state.ts';

/** What the room asked the game after an action: the public view, and for each seat that a person plays its own view
 *  and legal lines. */
export interface Views<V> {
  readonly everybody: V;
  readonly seats: ReadonlyMap<Seat, OwnView<V>>;
}
export interface OwnView<V> {
  readonly view: V;
  readonly legal: readonly LegalAction[];
}

export interface Projection<V, S extends MatchState> {
  /** The state of a match that has not begun. */
  createState(): S;
  /** Writes the views into the state and touches only what changed. */
  project(views: Views<V>, state: S): void;
  /** Lets a client see what only `seat` may see, from now on. The match need not have begun. */
  reveal(state: S, view: StateView, seat: Seat): void;
}

/** A projection whose types nobody needs to know: what the match room holds. */
export type AnyProjection = Projection<unknown, MatchState>;
