/** The journal is the match: a key and the accepted actions give it back, byte for byte. */
import { keyedStream } from './chance.ts';
import type { Action, AnyGame, Seat, StartOptions } from './game.ts';

export interface JournalEntry {
  readonly seat: Seat;
  readonly action: Action;
}

/** The match that the entries lead to. Throws on an entry that the rules refuse: then it is another match's journal, or
 *  other rules. */
export const replay = (
  game: AnyGame,
  options: StartOptions,
  key: string,
  entries: readonly JournalEntry[],
): unknown => {
  const match = game.start(options, keyedStream(key));
  for (const { seat, action } of entries) game.apply(match, seat, action);
  return match;
};
