/** What the server says of the ladder, over HTTP and with the result of a match: types alone. */

/** What a rating is kept under: `dice-throne/1v1/player`, `dice-throne/boss-vs-many/boss`. */
export type RatingKey = `${string}/${string}/${string}`;

/** How often, and how it ended. */
export interface Tally {
  readonly won: number;
  readonly drawn: number;
  readonly lost: number;
}

export interface Season {
  /** 1, 2, 3 … */
  readonly season: number;
  /** From and until when, in milliseconds since 1970; until then, that moment left out. */
  readonly from: number;
  readonly until: number;
}

/** `GET /api/seasons` */
export interface Seasons {
  /** The one that runs. */
  readonly season: number;
  /** The newest first. */
  readonly seasons: readonly Season[];
}

export interface BoardEntry extends Tally {
  readonly player: string;
  /** 1 is the best; equal numbers share a page, not a place. */
  readonly place: number;
  readonly shown: number;
}

export interface ShownStanding extends Tally {
  readonly key: RatingKey;
  readonly shown: number;
  readonly provisional: boolean;
  /** On the board of the season; left out while provisional or without a match in it. */
  readonly place?: number;
}

/** How often, as a hero or against one; the most often first. */
/** Stands where the name of a deleted account stood; nobody may have it. Whoever shows names says it in their language. */
export const DELETED_NAME = 'Deleted player';

export interface HeroTally extends Tally {
  readonly game: string;
  readonly hero: string;
}

export interface ShownAchievement {
  readonly game: string;
  readonly id: string;
  readonly name: string;
  readonly text: string;
  readonly hero?: string;
  /** When and where it was done first; left out, it is still to be done. */
  readonly done?: { readonly at: number; readonly match: string };
}

/** What everybody may know of a player. */
export interface Profile {
  readonly standings: readonly ShownStanding[];
  /** The favourite one first. */
  readonly heroes: readonly HeroTally[];
  readonly against: readonly HeroTally[];
  readonly achievements: readonly ShownAchievement[];
}

/** `GET /api/ladder/:game/:mode/:role`: one page of a board. */
export interface Board {
  readonly key: RatingKey;
  readonly season: number;
  readonly page: number;
  readonly pages: number;
  readonly total: number;
  readonly entries: readonly (BoardEntry & { readonly name: string })[];
  /** Where the player who asks stands. */
  readonly own?: { readonly player: string; readonly place: number };
}

/** `GET /api/players/:id` */
export interface PlayerProfile extends Profile {
  readonly id: string;
  readonly name: string;
  readonly season: number;
  readonly matches: number;
}

export interface ResultSeat {
  readonly player?: string;
  readonly name: string;
  readonly hero: string;
  readonly side: number;
  readonly place: number;
  readonly ending: keyof Tally;
  readonly left: boolean;
  readonly before?: number;
  readonly after?: number;
  readonly provisional?: boolean;
}

/** A match in somebody's list: who sat there, and what it did to the numbers shown. */
export interface ResultEntry {
  readonly match: string;
  readonly game: string;
  readonly mode: string;
  readonly ranked: boolean;
  readonly at: number;
  readonly season: number;
  readonly rated: boolean;
  readonly voided: boolean;
  readonly seats: readonly ResultSeat[];
}

/** `GET /api/players/:id/results` */
export interface Results {
  readonly id: string;
  readonly name: string;
  readonly page: number;
  readonly pages: number;
  readonly total: number;
  readonly results: readonly ResultEntry[];
}

/** `GET /api/players/:id/history`: closed seasons, the newest first. */
export interface PastSeasons {
  readonly id: string;
  readonly name: string;
  readonly history: readonly PastSeason[];
}

/** How a season ended under one key. */
export interface PastSeason extends Tally {
  readonly season: number;
  readonly key: RatingKey;
  /** The number shown at the end. */
  readonly shown: number;
  readonly provisional: boolean;
  /** On the board of that season; left out while provisional. */
  readonly place?: number;
}

/** What a match did to the rating of who sat there. */
export interface RatedSeat {
  /** The numbers that ladders show, before and after; absent where nothing was rated. */
  readonly before?: number;
  readonly after?: number;
  /** Not enough is known yet for a place on the ladder. */
  readonly provisional?: boolean;
  /** The player had gone for good. */
  readonly left?: true;
}
