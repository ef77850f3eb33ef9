/** What every part of the table may look at and do. */
import type { Seat } from '../../../engine/core/game.ts';
import type { LegalAction } from '../../../protocol/messages.ts';
import { tableContext } from '../table-context.ts';
import { NO_LINES, type SortedLines } from './lines.ts';
import type { Lexicon, StartedPicture } from './model.ts';

export interface TableContext {
  readonly picture: StartedPicture;
  readonly lexicon: Lexicon;
  /** From whose seat the table is seen; absent for whoever watches. */
  readonly eyes?: Seat;
  readonly lines: SortedLines;
  /** The die that is about to be placed, `black:4`. */
  readonly chosen?: string;
  /** Where it lies in the pool: others may look the same. */
  readonly chosenAt?: number;
  choose(die: string, at: number): void;
  letGo(): void;
  /** Takes a legal line; with several it is asked which. */
  take(ways: readonly LegalAction[]): void;
}

/** A table at which nothing can be done. */
export const onlyLooking = (picture: StartedPicture, lexicon: Lexicon, eyes?: Seat): TableContext => ({
  picture,
  lexicon,
  eyes,
  lines: NO_LINES,
  choose: () => {},
  letGo: () => {},
  take: () => {},
});

export const { TableProvider, useTable } = tableContext<TableContext>();
