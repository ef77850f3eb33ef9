/** Leavers: who goes away from a match and does not come back.
 *
 *  What it weighs depends on how lost the position was (`lostness`): going when all is lost takes little from anybody,
 *  going while it is open spoils the match. Every abandonment adds its weight to the player's points; each further point
 *  makes the pause before the next ranked match three times longer. Points fade by themselves, and sooner for who plays on.
 *
 *  What a match counts for then:
 *  - Who left has lost, whatever a bot made of it. A side that all have left stands behind all that stayed.
 *  - Who stayed and won has won in full: a bot instead of a mate made it no easier.
 *  - Who stayed and lost pays the share by which the match was lost already when the first of his mates went. Before
 *    that they would have lost with just that chance, so it is what the match would have cost them on average, and never
 *    more than its full price.
 *  - All strengths are those of the people who sat down, never those of bots. */
import type { Seat, Side } from '../engine/core/game.ts';

/** What is kept of a player. */
export interface Conduct {
  /** Weights of abandonments, added up, as they stood `at` that time (milliseconds since 1970). */
  readonly points: number;
  readonly at: number;
  /** No ranked match before. */
  readonly until: number;
}

export const SPOTLESS: Conduct = { points: 0, at: 0, until: 0 };

/** By how many points of health one must be ahead for odds of e to 1: between equal bots, measured over 100 duels. */
const HEALTH_PER_ODDS = 12;

/** How lost the match is for the side of that seat, from 0 (won) to 1 (lost): the other sides' chance together, as the
 *  game's own estimates see it. `estimates`: `Game.estimate` of every seat, in points of health, by seat. */
export const lostness = (estimates: readonly number[], sides: readonly Side[], seat: Seat): number => {
  const own = sides.findIndex(({ seats }) => seats.includes(seat));
  const standings = sides.map(
    ({ seats }) => seats.reduce((sum, each) => sum + (estimates[each] ?? 0), 0) / seats.length,
  );
  const best = Math.max(...standings);
  // An estimate is a lead over the others: of two sides both tell the same lead, once from each end.
  const weights = standings.map((standing) => Math.exp((standing - best) / (2 * HEALTH_PER_ODDS)));
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  return 1 - (weights[own] ?? 0) / total;
};

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
/** Points halve in so long. */
const HALVES_IN = 3 * DAY;
/** What a match played to its end takes off. */
const REDEEMED = 0.2;
/** What leaving an utterly lost position still weighs; what a casual match weighs beside a ranked one. */
const LEAST = 0.2;
const CASUAL = 0.3;
/** The pause after a first abandonment of full weight, its growth a point, and the longest. */
const FIRST_PAUSE = 5 * MINUTE;
const GROWTH = 3;
const LONGEST = 2 * DAY;

/** Points as they stand at that time. */
export const pointsAt = ({ points, at }: Conduct, now: number): number =>
  points * 0.5 ** (Math.max(0, now - at) / HALVES_IN);

/** After leaving a match at that time, as lost as that. */
export const afterLeaving = (conduct: Conduct, now: number, lost: number, ranked: boolean): Conduct => {
  const points = pointsAt(conduct, now) + weightOf(lost, ranked);
  const pause = Math.min(FIRST_PAUSE * GROWTH ** (points - 1), LONGEST);
  return { points, at: now, until: Math.max(conduct.until, Math.round(now + pause)) };
};

const weightOf = (lost: number, ranked: boolean): number => (LEAST + (1 - LEAST) * (1 - lost)) * (ranked ? 1 : CASUAL);

/** After it has turned out that the server was at fault for the abandonment at that time. */
export const forgiven = (conduct: Conduct, left: number, lost: number, ranked: boolean): Conduct => ({
  points: Math.max(0, conduct.points - pointsAt({ points: weightOf(lost, ranked), at: left, until: 0 }, conduct.at)),
  at: conduct.at,
  until: 0,
});

/** After a match played to its end. */
export const afterStaying = (conduct: Conduct, now: number): Conduct =>
  conduct.points === 0
    ? conduct
    : { points: Math.max(0, pointsAt(conduct, now) - REDEEMED), at: now, until: conduct.until };

/** The share of a loss that a stayer pays, by how lost the match was at each going of a mate. */
export const shareOfLoss = (mates: readonly number[]): number => Math.min(1, ...mates);
