/** How a game's views become synchronized state. One projection a game; the match room knows nothing else of it. */
import type { StateView } from '@colyseus/schema';
import type { Seat } from '../../engine/core/game.ts';
import type { LegalLine } from '../protocol.ts';
import type { MatchState } from './match-state.ts';

/** What the room asked the game after an action: the public view, and for each seat its own view and legal lines. */
export interface Views<V> {
  readonly everybody: V;
  readonly seats: readonly { readonly view: V; readonly legal: readonly LegalLine[] }[];
}

export interface Projection<V, S extends MatchState> {
  /** The state of a match that has not begun. */
  createState(): S;
  /** Writes the views into the state and touches only what changed. */
  project(views: Views<V>, state: S): void;
  /** Lets a client see what only `seat` may see. Called when the client joins and again when the match begins. */
  reveal(state: S, view: StateView, seat: Seat): void;
}

/** A projection whose types nobody needs to know: what the match room holds. */
export type AnyProjection = Projection<unknown, MatchState>;
