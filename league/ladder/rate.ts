/** Ratings after a result, by openskill (Weng and Lin's approximation), in the Plackett-Luce form: it knows teams,
 *  places, ties and draws.
 *
 *  Why this form: of the library's, it predicts best at every amount of luck tried, and recovers the true order as well
 *  as the others (docs/ladder.md). Certainty grows by all that a result says (`gamma` 1): by the library's own, slower
 *  rule ratings keep swinging long after they could be known. */
import { rate } from 'openskill';
import { plackettLuce } from 'openskill/models';
import type { Side } from '../../engine/core/game.ts';
import { chances, type Strength, strengthOf } from '../chance.ts';
import { NEWCOMER, type Rating } from '../rating.ts';
import { advantageOf, favoured, type Learnt, luckAfter, luckOf } from './learnt.ts';

/** What skill may change by from one match to the next. */
const DRIFT = NEWCOMER.mu / 300;
/** The library's form spreads performances by another curve than the normal one, which is wider at the same figure. */
const NORMAL_TO_LOGISTIC = 1 / 1.7;

export interface RatedMatch {
  readonly sides: readonly Side[];
  /** By seat, as they are before the match. */
  readonly ratings: readonly Rating[];
  readonly learnt: Learnt;
}

export interface Rerated {
  /** By seat. */
  readonly ratings: readonly Rating[];
  readonly learnt: Learnt;
}

/** The chance of each side to come first. */
export const predicted = (match: RatedMatch): number[] => chances(strengths(match), luckOf(match.learnt));

/** Ratings, and what is known of the mode, after sides came in those places: 1 is the best, equal ones are tied, gaps do
 *  not matter. Every seat stands on a side and has a rating; otherwise throws. */
export const rerated = (match: RatedMatch, places: readonly number[]): Rerated => {
  const { sides, ratings, learnt } = match;
  const favouredSide = favoured(sides);
  const members = sides.map(({ seats }, i) => [
    ...seats.map((seat) => above(ratings[seat])),
    ...(i === favouredSide ? [advantageOf(learnt, sides)] : []),
  ]);
  const after = rate(members, {
    model: plackettLuce,
    gamma: () => 1,
    beta: luckOf(learnt) * NORMAL_TO_LOGISTIC,
    tau: DRIFT,
    rank: [...places],
  });
  const bySeat = [...ratings];
  for (const [i, { seats }] of sides.entries()) {
    for (const [k, seat] of seats.entries()) {
      const { mu, sigma } = there(after[i]?.[k]);
      bySeat[seat] = { mu: mu + NEWCOMER.mu, sigma };
    }
  }
  const best = Math.min(...places);
  const first = places.flatMap((place, i) => (place === best ? [i] : []));
  const advantage =
    favouredSide === undefined
      ? learnt.advantage
      : { ...learnt.advantage, [ratings.length]: there(after[favouredSide]?.at(-1)) };
  return { ratings: bySeat, learnt: { luck: luckAfter(learnt.luck, strengths(match), first), advantage } };
};

const strengths = ({ sides, ratings, learnt }: RatedMatch): Strength[] => {
  const favouredSide = favoured(sides);
  return sides.map(({ seats }, i) => {
    const { above, variance } = strengthOf(seats.map((seat) => there(ratings[seat])));
    if (i !== favouredSide) return { above, variance };
    const { mu, sigma } = advantageOf(learnt, sides);
    return { above: above + mu, variance: variance + sigma * sigma };
  });
};

/** Counted from a newcomer's, so that a side is not the stronger for its number alone: that is the advantage. */
const above = (rating: Rating | undefined): Rating => {
  const { mu, sigma } = there(rating);
  return { mu: mu - NEWCOMER.mu, sigma };
};

const there = (rating: Rating | undefined): Rating => {
  if (!rating) throw new RangeError('a seat without a rating');
  return { mu: rating.mu, sigma: rating.sigma };
};
