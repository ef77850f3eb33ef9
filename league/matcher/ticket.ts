/** A ticket: somebody, alone or with a party, waits for a match. */
import type { Rating } from '../rating.ts';

export interface Ticket {
  readonly id: string;
  /** The pool's id (`protocol/pool.ts`). */
  readonly pool: string;
  /** Whoever waits together: one player, or a party, its leader first. A party is never split between sides. */
  readonly members: readonly Member[];
  /** When the wait began, in milliseconds by the store's calendar. A match that was not accepted does not move it. */
  readonly since: number;
  /** Casual only: after so many milliseconds of waiting, bots may fill what is missing. Left out: never. */
  readonly botsAfter?: number;
}

export interface Member {
  readonly player: string;
  readonly name: string;
  /** What the member plays, by the kind of hero that a side asks for (`hero`, `boss`). A member without an entry for a
   *  kind does not play such a side. */
  readonly heroes: Readonly<Record<string, string>>;
  /** The member's strength in each role of the mode that it may play (`player`, `boss`, `party`). */
  readonly ratings: Readonly<Record<string, Rating>>;
  /** Whom the member met last: not again at once, while others wait. */
  readonly lastMet: readonly string[];
}

/** A match the matcher formed. */
export interface Formed {
  readonly pool: string;
  /** The tickets it takes, each whole. */
  readonly tickets: readonly string[];
  /** By seat of the format that has so many seats: `seats[n]` is who sits at seat n. */
  readonly seats: readonly FormedSeat[];
  /** The chance of the side that is favoured, from 1 / sides up to 1; bots count as newcomers. */
  readonly favourite: number;
}

export interface TakenSeat {
  readonly ticket: string;
  readonly player: string;
  readonly hero: string;
}
export type FormedSeat = TakenSeat | { readonly bot: true };
