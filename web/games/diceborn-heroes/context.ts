/** What every part of the table may look at and do. */
import type { Seat } from '../../../engine/core/game.ts';
import type { LegalAction } from '../../../protocol/messages.ts';
import { tableContext } from '../table-context.ts';
import { NO_LINES, type SortedLines } from './lines.ts';
import type { Lexicon, StartedPicture } from './model.ts';

/** A die that is about to be put somewhere: whose, what it shows, and which of that hero's dice. */
export interface HeldDie {
  readonly hero: number;
  readonly die: string;
  readonly at: number;
}
/** Dice that are picked to be rolled again: of whom, and which. */
export interface Picked {
  readonly hero: number;
  readonly at: readonly number[];
}

export interface TableContext {
  readonly picture: StartedPicture;
  readonly lexicon: Lexicon;
  /** From whose seat the table is seen; absent for whoever watches. */
  readonly eyes?: Seat;
  readonly lines: SortedLines;
  readonly held?: HeldDie;
  readonly picked?: Picked;
  hold(die: HeldDie | undefined): void;
  pick(dice: Picked | undefined): void;
  take(line: LegalAction): void;
}

/** A table at which nothing can be done. */
export const onlyLooking = (picture: StartedPicture, lexicon: Lexicon, eyes?: Seat): TableContext => ({
  picture,
  lexicon,
  eyes,
  lines: NO_LINES,
  hold: () => {},
  pick: () => {},
  take: () => {},
});

export const { TableProvider, useTable } = tableContext<TableContext>();
