/** What takes too long to be done between two messages, as plain data in and out, so that any thread can do it: what a bot
 *  does, what a finished match counts for and leaves for the next one, and its record. A finished match comes as the store
 *  kept it: to read it is to play it. */
import { playBot } from '../../engine/bots/index.ts';
import type { BotKind } from '../../engine/bots/kinds.ts';
import { keyedStream, numbersFrom, seededStream } from '../../engine/core/chance.ts';
import { fairKey } from '../../engine/core/fair.ts';
import type { Action, AnyGame, Seat } from '../../engine/core/game.ts';
import { startOptionsOf } from '../../engine/core/mode-options.ts';
import { withoutUndone } from '../../engine/core/undo.ts';
import type { MatchRecord } from '../../engine/record/record.ts';
import { recordOf } from '../../engine/record/record-builder.ts';
import type { KeptLines } from '../../infra/journal/journal.ts';
import type { FinishedMatch } from '../../league/ladder/settle.ts';
import { readPool } from '../../protocol/pool.ts';
import type { GameRegistry } from '../games.ts';
import { resultOf } from '../match/end/result-of.ts';
import { beginningOf } from '../match/journal/format.ts';
import { readPast } from '../match/journal/reader.ts';
import { whoSat } from '../match/journal/who-sat.ts';
import type { Rules } from '../match/rules.ts';

/** Under which rules a bot decides: the game by its name. */
export interface Decide extends Pick<Rules, 'outside'> {
  readonly do: 'decide';
  readonly game: string;
  /** As the game saves it. */
  readonly match: unknown;
  readonly seat: Seat;
  readonly bot: BotKind;
  /** What its own chance is drawn from: the same text decides the same. */
  readonly chance: string;
}
export interface Settle {
  readonly do: 'settle';
  readonly match: string;
  readonly kept: KeptLines;
  /** When it ended, by the calendar. */
  readonly at: number;
}
export interface MakeRecord {
  readonly do: 'record';
  readonly match: string;
  readonly kept: KeptLines;
  /** Who sat where, as it is to be shown. */
  readonly seats: readonly { readonly hero: string; readonly name: string }[];
}
export interface Report {
  readonly do: 'report';
  readonly kept: KeptLines;
}
/** Of a finished match: to be done under the rules of these games. */
export type OfKept = Settle | MakeRecord | Report;
export type Task = Decide | OfKept;

/** What a task comes to. */
export type Outcome =
  | { readonly do: 'decide'; readonly action: Action }
  | { readonly do: 'settle'; readonly finished: FinishedMatch | undefined }
  | { readonly do: 'record'; readonly record: MatchRecord | undefined }
  | { readonly do: 'report'; readonly report: unknown };

/** What the bot does. Throws what is wrong with the match. */
export const decided = (game: AnyGame, { bot, match, seat, chance }: Omit<Decide, 'do' | 'game'>): Action =>
  playBot(bot, game, game.load(match), seat, numbersFrom(seededStream(chance)));

/** Throws what `readPast` throws. */
export const ofKept = (games: GameRegistry, task: OfKept): Outcome => {
  switch (task.do) {
    case 'settle':
      return { do: 'settle', finished: settled(games, task) };
    case 'record':
      return { do: 'record', record: recorded(games, task) };
    case 'report':
      return { do: 'report', report: reported(games, task) };
  }
};

/** A kept match as it can be played again: what was read of it, who sat there, and its dice as they were when it began. Nothing
 *  of one that never began, or whose rules this server does not have. */
const playableIn = (games: GameRegistry, kept: KeptLines) => {
  const { head, nonces, past, seats, rules } = readPast(kept, games);
  if (!rules || !nonces) return undefined;
  const dice = keyedStream(fairKey(head.secret, nonces));
  return { head, nonces, past, rules, sat: whoSat(head.opening, seats), dice };
};

/** What the match counts for; nothing where it counts for nobody, or cannot be played again. */
const settled = (games: GameRegistry, { match, kept, at }: Settle): FinishedMatch | undefined => {
  const played = playableIn(games, kept);
  if (!played) return undefined;
  const { head, past, rules, sat, dice } = played;
  const { mode, options, setup, pool = '' } = head.opening;
  return resultOf({ match, game: rules.game, mode, options, setup, pool: readPool(pool), seats: sat, dice, past, at });
};

/** Its record; none of one that cannot be played again. */
const recorded = (games: GameRegistry, { match, kept, seats }: MakeRecord): MatchRecord | undefined => {
  const played = playableIn(games, kept);
  if (!played) return undefined;
  const { head, nonces, past, rules } = played;
  const acts = withoutUndone(past).flatMap((entry) => ('action' in entry ? [entry] : []));
  return recordOf(
    rules.game,
    beginningOf(match, head, nonces, seats, rules.outside),
    acts.map(({ at, seat, action, by }) => ({ at, seat, action: { ...action }, by })),
  );
};

/** What the match leaves for the next one, in the game's own form; nothing of one that is not over or cannot be played again, and
 *  where nothing goes on. */
const reported = (games: GameRegistry, { kept }: Report): unknown => {
  const played = playableIn(games, kept);
  if (!played) return undefined;
  const { head, past, rules, sat, dice } = played;
  const { game } = rules;
  const match = game.start(startOptionsOf(head.opening, sat), dice);
  for (const entry of withoutUndone(past)) if ('action' in entry) game.advanceUnheard(match, entry.seat, entry.action);
  return game.report?.(match, () => []);
};
