/** A match that is over, as the ladder needs it: who sat where, who came in which place, and who had gone. It is worked
 *  out from the match's own journal, so that a process that takes the match up again after a crash comes to the
 *  same. */

import { watched } from '../../../engine/core/achievements.ts';
import type { DiceStream } from '../../../engine/core/chance.ts';
import type { AnyGame, Outcome, Seat, Side } from '../../../engine/core/game.ts';
import { sidesAt } from '../../../engine/core/kinds.ts';
import { modeNamed, startOptionsOf } from '../../../engine/core/mode-options.ts';
import { withoutUndone } from '../../../engine/core/undo.ts';
import type { FinishedMatch, FinishedSeat } from '../../../league/ladder/settle.ts';
import { lostness } from '../../../league/leavers.ts';
import type { Pool } from '../../../protocol/pool.ts';
import type { MatchEntry } from '../match-entry.ts';

export interface PlayedMatch {
  readonly match: string;
  readonly game: AnyGame;
  readonly mode: string;
  /** Options of the mode that were chosen. */
  readonly options?: readonly string[] | undefined;
  /** What it began with besides (`StartOptions.setup`). */
  readonly setup?: unknown;
  /** Where it was matched; left out for one that its players opened themselves. */
  readonly pool?: Pool;
  /** By seat; no player where a bot sat from the beginning. */
  readonly seats: readonly { readonly player?: string; readonly hero: string }[];
  /** The dice as they were when it began. */
  readonly dice: DiceStream;
  readonly past: readonly MatchEntry[];
  /** When it ended, by the calendar. */
  readonly at: number;
}

/** Whether people met: against bots nobody proves anything. */
export const haveMet = (seats: PlayedMatch['seats']): boolean =>
  seats.filter(({ player }) => player !== undefined).length >= 2;

/** What the ladder has to know of it. Nothing for a match that is not over, and for one in which people did not meet. */
export const resultOf = (whole: PlayedMatch): FinishedMatch | undefined => {
  const played = { ...whole, past: withoutUndone(whole.past) };
  const { match, game, mode, pool, seats, at } = played;
  if (!haveMet(seats)) return undefined;
  const sides = sidesAt(modeNamed(game.modes, mode), seats.length);
  // Friends who play among themselves owe the ladder nothing: they may go when they like.
  const goings = pool === undefined ? new Map<Seat, number>() : goingsOf(played);
  const { outcome, lost, achieved } = replayed(played, sides, goings);
  if (!outcome) return undefined;
  return {
    match,
    pool: pool ?? { game: game.id, mode, ranked: false },
    at,
    sides,
    seats: seats.map(({ player, hero }, seat): FinishedSeat => {
      const left = lost.get(seat);
      // What a bot did in somebody's place is nobody's achievement.
      const own = left === undefined ? achieved.flatMap((one) => (one.seat === seat ? [one.id] : [])) : [];
      return {
        hero,
        ...(player !== undefined && { player }),
        ...(left !== undefined && { left }),
        ...(own.length > 0 && { achieved: own }),
      };
    }),
    places: outcome.places,
    ...(isBeaten(outcome) && { beaten: true as const }),
  };
};

/** Nobody has won, and it is no draw: the game itself has. */
const isBeaten = ({ winners, draw }: Outcome): boolean => winners.length === 0 && !draw;

/** After how many entries each seat was left for good: its player went and a bot played on to the end, or let time run
 *  out until the seat was given up. Who came back, or acted again, did not leave. */
const goingsOf = ({ game, seats, past }: PlayedMatch): Map<Seat, number> => {
  const away = new Map<Seat, number>();
  const gone = new Map<Seat, number>();
  for (const [i, entry] of past.entries()) {
    const { seat } = entry;
    if (seats[seat]?.player === undefined) continue;
    if (!('action' in entry)) {
      gone.delete(seat);
      if (entry.there) away.delete(seat);
      else away.set(seat, i);
    } else if (entry.by === 'player') {
      away.delete(seat);
      gone.delete(seat);
    } else if (entry.by === 'bot') {
      if (!gone.has(seat)) gone.set(seat, away.get(seat) ?? i);
    } else if (entry.by === 'clock' && entry.action.type === game.concede.type) {
      gone.set(seat, away.get(seat) ?? i);
    }
  }
  return gone;
};

/** Plays the match once more: how it ended, what was achieved in it, and how lost it was for each seat when its player
 *  went. */
const replayed = (
  { game, mode, options, setup, seats, dice, past }: PlayedMatch,
  sides: readonly Side[],
  goings: ReadonlyMap<Seat, number>,
) => {
  const replay = game.start(startOptionsOf({ mode, options, setup }, seats), dice);
  const watching = watched(game, replay);
  const lost = new Map<Seat, number>();
  for (const [i, entry] of past.entries()) {
    for (const [seat, at] of goings) {
      if (at !== i) continue;
      const estimates = seats.map((_, each) => game.estimate(replay, each));
      lost.set(seat, lostness(estimates, sides, seat));
    }
    if ('action' in entry) watching.apply(entry.seat, entry.action);
  }
  return { outcome: game.outcome(replay), lost, achieved: watching.achieved() };
};
