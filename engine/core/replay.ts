/** The journal is the match: a key and the accepted actions give it back, byte for byte. */
import { keyedStream } from './chance.ts';
import type { Action, AnyGame, Seat, StartOptions } from './game.ts';

export interface JournalEntry {
  readonly seat: Seat;
  readonly action: Action;
}

/** The match that the entries lead to. They were accepted when they were kept, so they are not checked again. */
export const replay = (
  game: AnyGame,
  options: StartOptions,
  key: string,
  entries: readonly JournalEntry[],
): unknown => {
  const match = game.start(options, keyedStream(key));
  for (const { seat, action } of entries) game.advanceUnheard(match, seat, action);
  return match;
};
