/** What is known of a player's strength in one role of one mode: a normal distribution. */
export interface Rating {
  readonly mu: number;
  readonly sigma: number;
}

/** What a rating is kept under: `dice-throne/1v1/player`, `dice-throne/boss-vs-many/boss`. */
export type RatingKey = `${string}/${string}/${string}`;

export const ratingKey = (game: string, mode: string, role: string): RatingKey => `${game}/${mode}/${role}`;

/** A newcomer's: anything is possible. */
export const NEWCOMER: Rating = { mu: 25, sigma: 25 / 3 };
