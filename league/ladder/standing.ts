/** How a player stands under one rating key: the rating, what became of his matches this season, and what pages show of it.
 *
 *  The number shown is what he is at least worth, by all that is known: 750 + 30 x (mu - 2 sigma), never below 0. So a
 *  newcomer has 1000, certainty alone lifts an average player to some 1400, and nobody keeps a high number by not playing,
 *  because certainty fades. 30 a point makes a few hundred of them weigh about what they do in chess. */
import { NEWCOMER, type Rating } from '../rating.ts';
import { WEEK } from './season.ts';

export interface Standing {
  readonly rating: Rating;
  /** The season of the counts. */
  readonly season: number;
  readonly won: number;
  readonly drawn: number;
  readonly lost: number;
  /** When the last rated match ended, in milliseconds since 1970; 0 before the first. */
  readonly last: number;
}

export const unplayed = (season: number): Standing => ({
  rating: NEWCOMER,
  season,
  won: 0,
  drawn: 0,
  lost: 0,
  last: 0,
});

/** Above that uncertainty a rating is provisional: shown as such, and on no leaderboard. */
const PROVISIONAL = 0.6 * NEWCOMER.sigma;

export const isProvisional = ({ sigma }: Rating): boolean => sigma > PROVISIONAL;

export const shown = ({ mu, sigma }: Rating): number => Math.max(0, Math.round(750 + 30 * (mu - 2 * sigma)));

/** What skill may change by in a week without a match. */
const FADES = 0.7;

/** The rating as it counts at that moment: less certain by every whole week since the last match. A pause alone makes
 *  nobody provisional again. */
export const faded = ({ rating, last }: Pick<Standing, 'rating' | 'last'>, now: number): Rating => {
  const weeks = last === 0 ? 0 : Math.max(0, Math.floor((now - last) / WEEK));
  if (weeks === 0) return rating;
  const sigma = Math.min(Math.sqrt(rating.sigma ** 2 + weeks * FADES ** 2), Math.max(rating.sigma, PROVISIONAL));
  return { mu: rating.mu, sigma };
};

/** How much of what sets a player apart from a newcomer goes on into the next season, and the doubt it adds. */
const KEPT = 0.8;
const RESET_DOUBT = 2.5;

/** The standing at the beginning of a later season (soft reset), once for every season that has passed. */
export const resetFor = (standing: Standing, season: number): Standing => {
  if (standing.season >= season) return standing;
  let { mu, sigma } = standing.rating;
  for (let i = standing.season; i < season; i++) {
    mu = NEWCOMER.mu + KEPT * (mu - NEWCOMER.mu);
    sigma = Math.min(Math.sqrt(sigma ** 2 + RESET_DOUBT ** 2), NEWCOMER.sigma);
  }
  return { ...unplayed(season), rating: { mu, sigma }, last: standing.last };
};

/** The standing as it counts for a match at that moment. */
export const standingAt = (standing: Standing | undefined, now: number, season: number): Standing => {
  if (!standing) return unplayed(season);
  const current = resetFor(standing, season);
  return { ...current, rating: faded(current, now) };
};
