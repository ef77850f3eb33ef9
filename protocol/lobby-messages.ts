/** What `GET /api/lobby` responds: who is here now, and which matches one may watch. */

export interface LobbyAnswer {
  /** Players whose page lies open. */
  readonly online: number;
  /** Matches that are played now, whether or not they may be watched. */
  readonly matches: number;
  /** Those that everybody may watch: strongest players first, then the newest. */
  readonly live: readonly LiveMatch[];
}

export interface LiveMatch {
  readonly id: string;
  readonly game: string;
  readonly mode: string;
  readonly ranked: boolean;
  /** When it was opened, in milliseconds since 1970. */
  readonly since: number;
  readonly seats: readonly LiveSeat[];
}

export interface LiveSeat {
  readonly name: string;
  readonly hero: string;
  readonly bot?: true;
  /** The number that the ladder shows, once it is not provisional any more. */
  readonly rating?: number;
}
