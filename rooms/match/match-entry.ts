/** What happens to a match, as it is taken, kept in the journal and lived through again. */
import type { Action, Seat } from '../../engine/core/game.ts';

/** Who brought an action about. */
export type Actor = 'player' | 'bot' | 'hold' | 'clock';

/** An action that was taken. */
export interface TakenEntry {
  /** Milliseconds of the match's time. */
  readonly at: number;
  readonly seat: Seat;
  /** Of the game; or `undo`, which takes back the last one that still stands. */
  readonly action: Action;
  readonly by: Actor;
  /** What is kept of the client's key (`keptKey`), so that a retry gets the first answer and is not done again. */
  readonly key?: string | undefined;
}
/** A seat's player went, or came back. */
export interface PresenceEntry {
  readonly at: number;
  readonly seat: Seat;
  readonly there: boolean;
}
export type MatchEntry = TakenEntry | PresenceEntry;
