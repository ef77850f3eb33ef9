/** What a ladder learns of a mode itself, beside its players, from every rated result.
 *
 *  Luck: how far performances stray from strength (`beta` of the chances). Ratings that believe in too little of it
 *  promise the favourite too much; nobody can know the figure beforehand, and a wrong one puts predictions off by five
 *  points in a hundred and more (docs/ladder.md). So it is learnt: the figure under which results are likeliest.
 *
 *  Advantage: where sides are unequal (one boss against a party), what the shape of the match itself is worth to one of
 *  them, by how many sit at it. It is rated as one more member of that side, by the same library in the same step. */
import type { Side } from '../../engine/core/game.ts';
import { BETA, chances, type Strength } from '../chance.ts';
import { NEWCOMER, type Rating } from '../rating.ts';

export interface Learnt {
  /** The logarithm of luck in times of the usual: 0 is the usual. */
  readonly luck: Rating;
  /** In rating points, by the number of seats. */
  readonly advantage: Readonly<Record<number, Rating>>;
}

/** Nothing is known of the mode: luck as usual, give or take two thirds. */
export const UNLEARNT: Learnt = { luck: { mu: 0, sigma: 0.5 }, advantage: {} };

/** Luck in rating points, as `chances` take it. */
export const luckOf = ({ luck }: Learnt): number => BETA * Math.exp(luck.mu);

/** What luck may change by from one result to the next: rules and habits change. */
const LUCK_DRIFT = 0.003;
/** Never less than an eighth nor more than eight times the usual. */
const LUCK_BOUND = Math.log(8);
const STEP = 0.01;

/** Luck after a result in which the sides `first` (indices) came first, of sides as strong as they were thought to be.
 *  One step towards the likeliest figure, the shorter the surer it is already (Fisher's scoring). */
export const luckAfter = (luck: Rating, sides: readonly Strength[], first: readonly number[]): Rating => {
  const at = (mu: number): number[] => chances(sides, BETA * Math.exp(mu));
  const now = at(luck.mu);
  const more = at(luck.mu + STEP);
  const slopes = now.map((chance, i) => (Math.log(more[i] ?? 1) - Math.log(chance)) / STEP);
  const certain = slopes.some((slope) => !Number.isFinite(slope));
  if (certain) return luck;
  const slope = first.reduce((sum, i) => sum + (slopes[i] ?? 0), 0) / first.length;
  const information = slopes.reduce((sum, each, i) => sum + (now[i] ?? 0) * each * each, 0);
  const variance = 1 / (1 / (luck.sigma ** 2 + LUCK_DRIFT ** 2) + information);
  const mu = luck.mu + variance * slope;
  return { mu: Math.min(Math.max(mu, -LUCK_BOUND), LUCK_BOUND), sigma: Math.sqrt(variance) };
};

/** Which side has an advantage of its own: the smallest of sides that are rated as different roles. None where all are
 *  rated as the same. */
export const favoured = (sides: readonly Side[]): number | undefined => {
  const [first, ...others] = sides;
  if (!first || others.every(({ role }) => role === first.role)) return undefined;
  const smallest = Math.min(...sides.map(({ seats }) => seats.length));
  return sides.findIndex(({ seats }) => seats.length === smallest);
};

/** Where an advantage begins: sides of newcomers are thought equal, and anything is possible. */
const NO_ADVANTAGE: Rating = { mu: 0, sigma: NEWCOMER.sigma };

export const advantageOf = ({ advantage }: Learnt, sides: readonly Side[]): Rating =>
  advantage[sides.reduce((sum, { seats }) => sum + seats.length, 0)] ?? NO_ADVANTAGE;

/** The rating as it would be if the mode had the usual luck: for whoever reckons with `BETA`, as the matcher does. Two of
 *  them have the chances against each other that the mode's own ratings have under its own luck. */
export const inUsualLuck = ({ mu, sigma }: Rating, { luck }: Learnt): Rating => {
  const times = Math.exp(luck.mu);
  // Nobody is less certain than a newcomer, however little luck there is.
  return { mu: NEWCOMER.mu + (mu - NEWCOMER.mu) / times, sigma: Math.min(sigma / times, NEWCOMER.sigma) };
};

/** What each side's place in a format is worth, in the same measure; nothing where sides are rated alike. */
export const advantagesBy =
  (learnt: Learnt) =>
  (sides: readonly Side[]): readonly number[] | undefined => {
    const side = favoured(sides);
    if (side === undefined) return undefined;
    const worth = advantageOf(learnt, sides).mu / Math.exp(learnt.luck.mu);
    return sides.map((_, i) => (i === side ? worth : 0));
  };
