/** What every part of the table may look at and do, so that it need not be handed down piece by piece. */
import type { ComponentChildren } from 'preact';
import type { Seat } from '../../../engine/core/game.ts';
import type { LegalAction } from '../../../protocol/messages.ts';
import { tableContext } from '../table-context.ts';
import type { SortedLines } from './lines.ts';
import type { Lexicon, StartedPicture } from './model.ts';
import type { OptionTarget } from './options.ts';
import type { Thrown } from './table/use-thrown.ts';

export interface TableContext {
  readonly picture: StartedPicture;
  readonly lexicon: Lexicon;
  /** From whose seat the table is seen: a player's own, or the one a replay is watched from. */
  readonly eyes?: Seat;
  readonly lines: SortedLines;
  /** Takes a legal line; several ways of one thing ask first which. */
  take(lines: readonly LegalAction[], title: string): void;
  /** How likely an own ability is, drawn; nothing where that is not known. */
  oddsOf(ability: string): ComponentChildren;
  readonly thrown: Thrown;
  /** The choice that names this thing, if the prompt offers it. */
  choiceOf(names: (target: OptionTarget) => boolean): LegalAction | undefined;
}

export const { TableProvider, useTable } = tableContext<TableContext>();
