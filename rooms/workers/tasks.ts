/** What takes too long to be done between two messages, as plain data in and out, so that any thread can do it: what a bot
 *  does, what a finished match counts for and leaves for the next one, and its record. */
import { playBot } from '../../engine/bots/index.ts';
import type { BotKind } from '../../engine/bots/kinds.ts';
import { below, keyedStream, seededStream } from '../../engine/core/chance.ts';
import type { Action, AnyGame, Seat } from '../../engine/core/game.ts';
import type { Beginning, MatchRecord, RecordEntry } from '../../engine/record/record.ts';
import { recordOf } from '../../engine/record/record-builder.ts';
import type { FinishedMatch } from '../../league/ladder/settle.ts';
import { type PlayedMatch, resultOf } from '../match/end/result-of.ts';
import type { MatchEntry } from '../match/match-entry.ts';
import { type Begun, reportOf } from './report-of.ts';

export interface Decide {
  readonly do: 'decide';
  /** As the game saves it. */
  readonly match: unknown;
  readonly seat: Seat;
  readonly bot: BotKind;
  /** What its own chance is drawn from: the same text decides the same. */
  readonly chance: string;
}
export interface Settle {
  readonly do: 'settle';
  readonly played: Omit<PlayedMatch, 'game' | 'dice'>;
  /** Of all chance of the match. */
  readonly key: string;
}
export interface Record {
  readonly do: 'record';
  readonly beginning: Beginning;
  readonly entries: readonly RecordEntry[];
}
export interface Report {
  readonly do: 'report';
  readonly begun: Begun;
  readonly past: readonly MatchEntry[];
  /** Of all chance of the match. */
  readonly key: string;
}
export type Task = Decide | Settle | Record | Report;

/** What a task comes to. */
export type Outcome =
  | { readonly do: 'decide'; readonly action: Action }
  | { readonly do: 'settle'; readonly finished: FinishedMatch | undefined }
  | { readonly do: 'record'; readonly record: MatchRecord }
  | { readonly do: 'report'; readonly report: unknown };

/** Does the task under these rules. */
export const perform = (game: AnyGame, task: Task): Outcome => {
  switch (task.do) {
    case 'decide': {
      const { bot, match, seat, chance } = task;
      return { do: 'decide', action: playBot(bot, game, game.load(match), seat, chanceOf(chance)) };
    }
    case 'settle':
      return { do: 'settle', finished: resultOf({ ...task.played, game, dice: keyedStream(task.key) }) };
    case 'record':
      return { do: 'record', record: recordOf(game, task.beginning, task.entries) };
    case 'report':
      return { do: 'report', report: reportOf(game, task.begun, task.past, keyedStream(task.key)) };
  }
};

/** Numbers from 0 up to 1, out of two bytes each. */
const chanceOf = (text: string): (() => number) => {
  const stream = seededStream(text);
  return () => (below(stream, 256) * 256 + below(stream, 256)) / 65_536;
};
