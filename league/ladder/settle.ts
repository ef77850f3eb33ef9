/** What a finished match changes: ratings, counts, achievements and conduct of everybody in it. Pure: the store around
 *  it reads, asks here, and writes all of it in one step or nothing. */

import type { Seat, Side } from '../../engine/core/game.ts';
import type { RatingKey } from '../../protocol/ladder-messages.ts';
import type { Pool } from '../../protocol/pool.ts';
import { afterLeaving, afterStaying, type Conduct, forgiven, shareOfLoss } from '../leavers.ts';
import { type Rating, ratingKey } from '../rating.ts';
import type { Learnt } from './learnt.ts';
import { broughtInto, counted, type Ending, NONE, type PlayerRecord, STRANGER } from './player.ts';
import { predicted, rerated } from './rate.ts';
import { seasonAt } from './season.ts';
import { standingAt } from './standing.ts';

/** A match that is over, as the room tells it. */
export interface FinishedMatch {
  readonly match: string;
  readonly pool: Pool;
  /** When it ended, in milliseconds since 1970. */
  readonly at: number;
  /** The sides of its mode's format. */
  readonly sides: readonly Side[];
  /** By seat. */
  readonly seats: readonly FinishedSeat[];
  /** Seats by place, best first (`Outcome.places`). */
  readonly places: readonly (readonly Seat[])[];
  /** All stood together, and the game itself won. */
  readonly beaten?: true;
}

export interface FinishedSeat {
  /** Who sat down; left out for a bot. Where a bot took over for somebody, it is still that somebody. */
  readonly player?: string;
  readonly hero: string;
  /** Left for good, in a position as lost as that (`lostness`). */
  readonly left?: number;
  /** Ids of achievements recognised in the match. */
  readonly achieved?: readonly string[];
}

/** What is kept of a match. `rated`, `people` and `chances` say how it counted. */
export interface KeptResult {
  readonly match: string;
  readonly pool: Pool;
  readonly at: number;
  readonly season: number;
  readonly rated: boolean;
  /** Nobody of them was a bot from the beginning. */
  readonly people: boolean;
  /** Taken back by the server's fault. */
  readonly voided?: true;
  /** What the first side, the second and so on were promised, when it was rated: chances of coming first. */
  readonly chances?: readonly number[];
  readonly seats: readonly KeptSeat[];
}

export interface KeptSeat {
  /** Left out for a bot and for whoever deleted their data. */
  readonly player?: string;
  readonly hero: string;
  readonly side: number;
  /** 1 is the best. */
  readonly place: number;
  readonly ending: Ending;
  /** Left for good, in a position as lost as that. */
  readonly left?: number;
  readonly change?: Change;
}

export interface Change {
  readonly key: RatingKey;
  /** Whose counts it went into. */
  readonly season: number;
  readonly before: Rating;
  readonly after: Rating;
}

/** What is known before, and after. */
export interface Books {
  /** By player; whoever is missing is new. */
  readonly players: Readonly<Record<string, PlayerRecord>>;
  readonly learnt: Learnt;
}

export const settle = (finished: FinishedMatch, before: Books): Books & { readonly kept: KeptResult } => {
  const { match, pool, at, sides, seats } = finished;
  const { season } = seasonAt(at);
  const places = placesOf(finished);
  const rated = isRated(finished);
  const rating = rated ? rate(finished, places, before, season) : undefined;
  const kept: KeptResult = {
    match,
    pool,
    at,
    season,
    rated,
    ...(rating && { chances: rating.chances }),
    people: seats.every(({ player }) => player !== undefined),
    seats: seats.map(({ player, hero, left }, seat) => {
      const side = sideOf(sides, seat);
      const change = rating?.changes[seat];
      return {
        ...(player !== undefined && { player }),
        hero,
        side,
        place: places[side] ?? sides.length,
        ending: left === undefined ? endingOf(places, side) : 'lost',
        ...(left !== undefined && { left }),
        ...(change && { change }),
      };
    }),
  };
  const players = { ...before.players };
  for (const [seat, { player }] of seats.entries()) {
    if (player !== undefined) players[player] = afterMatch(players[player] ?? STRANGER, finished, kept, seat);
  }
  return { players, learnt: rating?.learnt ?? before.learnt, kept };
};

/** Casual matches never rate, nor does a match with a bot in it from the beginning, nor one that everybody left. */
const isRated = ({ pool, seats, sides }: FinishedMatch): boolean =>
  pool.ranked && seats.every(({ player }) => player !== undefined) && sides.some((side) => !isDeserted(seats, side));

const isDeserted = (seats: readonly FinishedSeat[], side: Side): boolean =>
  side.seats.every((seat) => seats[seat]?.left !== undefined);

/** The place of each side, 1 the best: that of its best seat; sides that all have left come last. Where the game itself
 *  won, the first place is the game's. */
const placesOf = ({ sides, seats, places, beaten }: FinishedMatch): number[] =>
  sides
    .map((side) => {
      if (isDeserted(seats, side)) return places.length + 2;
      const place = places.findIndex((at) => side.seats.some((seat) => at.includes(seat)));
      return place < 0 ? places.length + 1 : place + 1;
    })
    .map((place, _, all) => (beaten ? 2 : 1) + all.filter((other) => other < place).length);

const sideOf = (sides: readonly Side[], seat: Seat): number => sides.findIndex((side) => side.seats.includes(seat));

const endingOf = (places: readonly number[], side: number): Ending => {
  if (places[side] !== 1) return 'lost';
  return places.filter((place) => place === 1).length > 1 ? 'drawn' : 'won';
};

// ---- ratings -------------------------------------------------------------------------------------------------------

const rate = ({ pool, at, sides, seats }: FinishedMatch, places: readonly number[], before: Books, season: number) => {
  const keys = seats.map((_, seat) => ratingKey(pool.game, pool.mode, sides[sideOf(sides, seat)]?.role ?? 'player'));
  const standings = seats.map(({ player }, seat) =>
    standingAt(before.players[player ?? '']?.standings[keys[seat] ?? NO_KEY], at, season),
  );
  const ratings = standings.map(({ rating }) => rating);
  const match = { sides, ratings, learnt: before.learnt };
  const plain = rerated(match, places);
  const after = seats.map(({ left }, seat): Rating => {
    const side = sideOf(sides, seat);
    const was = ratings[seat] ?? { mu: 0, sigma: 0 };
    const as = plain.ratings[seat] ?? was;
    if (left !== undefined) return lower(as, rerated(match, lastOf(places, side)).ratings[seat] ?? as);
    const mates = (sides[side]?.seats ?? []).flatMap((mate) => seats[mate]?.left ?? []);
    return as.mu < was.mu ? { mu: was.mu + (as.mu - was.mu) * shareOfLoss(mates), sigma: as.sigma } : as;
  });
  const whole = seats.every(({ left }) => left === undefined);
  return {
    chances: predicted(match),
    changes: standings.map((standing, seat) => ({
      key: keys[seat] ?? NO_KEY,
      season: standing.season,
      before: standing.rating,
      after: after[seat] ?? standing.rating,
    })),
    // What a match that was left says of the mode is not worth knowing.
    learnt: whole ? plain.learnt : before.learnt,
  };
};

const NO_KEY = ratingKey('', '', '');

const lower = (a: Rating, b: Rating): Rating => (a.mu < b.mu ? a : b);

/** The places, had that side come last. */
const lastOf = (places: readonly number[], side: number): number[] =>
  places.map((place, i) => (i === side ? places.length + 1 : place));

// ---- a player's record ---------------------------------------------------------------------------------------------

const afterMatch = (record: PlayerRecord, finished: FinishedMatch, kept: KeptResult, seat: Seat): PlayerRecord => {
  const { pool, at, match, seats } = finished;
  const own = kept.seats[seat];
  const { left, achieved = [] } = seats[seat] ?? {};
  if (!own) return record;
  let after = broughtInto(record, kept.season);
  if (own.change) {
    const { key } = own.change;
    const standing = standingAt(after.standings[key], at, kept.season);
    const rated = { ...counted(standing, own.ending), rating: own.change.after, last: Math.max(standing.last, at) };
    after = { ...after, standings: { ...after.standings, [key]: rated } };
  }
  const among = kept.people ? tallied(after, pool.game, kept, own, 1) : after;
  const isCompany = seats.some(({ player }) => player !== undefined && player !== own.player);
  const fresh = isCompany ? achieved.filter((id) => !(`${pool.game}/${id}` in record.achievements)) : [];
  return {
    ...among,
    achievements: {
      ...among.achievements,
      ...Object.fromEntries(fresh.map((id) => [`${pool.game}/${id}`, { at, match }])),
    },
    conduct: conductAfter(among.conduct, finished, left),
  };
};

/** Only a ranked match played to its end makes up for one that was left: others can be had for nothing. */
const conductAfter = (conduct: Conduct, { at, pool }: FinishedMatch, left: number | undefined): Conduct => {
  if (left !== undefined) return afterLeaving(conduct, at, left, pool.ranked);
  return pool.ranked ? afterStaying(conduct, at) : conduct;
};

/** Counts a match among people, or takes it off again (`by` -1). */
const tallied = (record: PlayerRecord, game: string, kept: KeptResult, own: KeptSeat, by: 1 | -1): PlayerRecord => {
  const as = `${game}/${own.hero}`;
  const against = { ...record.against };
  for (const other of kept.seats) {
    if (other.side === own.side) continue;
    const hero = `${game}/${other.hero}`;
    const ending =
      own.left !== undefined || own.place > other.place ? 'lost' : own.place < other.place ? 'won' : 'drawn';
    against[hero] = counted(against[hero] ?? NONE, ending, by);
  }
  return { ...record, as: { ...record.as, [as]: counted(record.as[as] ?? NONE, own.ending, by) }, against };
};

// ---- taken back ----------------------------------------------------------------------------------------------------

/** The records as they would be without that match: exactly as before it when nothing came between; what came later
 *  keeps what it gave. Achievements stay, a season that is over stays as it ended, and what the mode taught stays
 *  learnt. */
export const unsettled = (kept: KeptResult, players: Books['players']): Books['players'] => {
  const after = { ...players };
  for (const own of kept.seats) {
    const record = own.player === undefined ? undefined : after[own.player];
    if (own.player !== undefined && record) after[own.player] = withoutMatch(record, kept, own);
  }
  return after;
};

const withoutMatch = (record: PlayerRecord, kept: KeptResult, own: KeptSeat): PlayerRecord => {
  const conduct =
    own.left === undefined ? record.conduct : forgiven(record.conduct, kept.at, own.left, kept.pool.ranked);
  const among = kept.people ? tallied({ ...record, conduct }, kept.pool.game, kept, own, -1) : { ...record, conduct };
  const standing = own.change && among.standings[own.change.key];
  if (!own.change || standing?.season !== own.change.season) return among;
  const { key, before, after } = own.change;
  const rating = {
    mu: standing.rating.mu + before.mu - after.mu,
    sigma: (standing.rating.sigma * before.sigma) / after.sigma,
  };
  return { ...among, standings: { ...among.standings, [key]: { ...counted(standing, own.ending, -1), rating } } };
};
