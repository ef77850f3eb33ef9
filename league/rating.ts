/** What is known of a player's strength in one role of one mode: a normal distribution. */
import type { RatingKey } from '../protocol/ladder-messages.ts';

export interface Rating {
  readonly mu: number;
  readonly sigma: number;
}

export const ratingKey = (game: string, mode: string, role: string): RatingKey => `${game}/${mode}/${role}`;

/** A newcomer's: anything is possible. */
export const NEWCOMER: Rating = { mu: 25, sigma: 25 / 3 };
