/** What the matchmaking room sends: its codes and messages, without the schemas, so that a page can know them without
 *  carrying zod. */
import type { Side } from '../engine/core/game.ts';
import type { CampaignMessages } from './campaign/messages.ts';
import type { PartyMessages } from './party-messages.ts';

/** Every code a request in the matchmaking room may be refused with. */
export const MATCHMAKING_CODES = [
  'bad-message',
  /** There is no such game or mode, or nobody can be matched for it. */
  'unknown-pool',
  /** A hero that there is not, or of a kind that the mode does not ask for. */
  'unknown-hero',
  /** A member has picked no hero that the mode asks for. */
  'hero-missing',
  /** The mode has no side of that size. */
  'party-too-large',
  /** Its members would have to play each other, and this is ranked. */
  'party-against-itself',
  /** No match of the mode has sides for what the party has picked. */
  'picks-do-not-fit',
  /** Ranked matches are played without bots. */
  'no-bots-in-ranked',
  /** Somebody waits already; a player has one ticket. */
  'already-waiting',
  /** Somebody plays a ranked match that is not over. */
  'live-match',
  /** Somebody left a ranked match and may not queue yet. */
  'cool-down',
  'not-waiting',
  /** The proposal is not there any more, or was never made to you. */
  'no-such-proposal',
  /** The time to accept is over. */
  'too-late',
  /** The store cannot be reached; try again in a moment. */
  'out-of-reach',
  /** Something broke; the message names the incident for the server's operator. */
  'failed',
] as const;
export type MatchmakingCode = (typeof MATCHMAKING_CODES)[number];

/** What a refused request rejects with (`error.reason` of `room.request`). */
export interface MatchmakingRefusal {
  readonly code: MatchmakingCode;
  /** What was expected, what came, what to do instead. */
  readonly message: string;
}

/** Server to client, as they are named. Times are milliseconds by the server's calendar; each message that has a time
 *  says what time it is `now`. Nothing is sent before a client asks `where`. Every tab of a player hears
 *  the same, but for the seat: only the one that accepted gets it. */
export interface MatchmakingMessages extends PartyMessages, CampaignMessages {
  /** You wait. Sent again whenever anything of it changed, and after `where`. */
  readonly waiting: WaitingMessage;
  /** A match was found, and everybody on it is asked. Sent again with each that accepts. */
  readonly found: FoundMessage;
  /** You are in no queue. */
  readonly idle: Record<string, never>;
  /** The match that was found will not be; you stand again where you stood. `waiting` follows. */
  readonly back: { readonly pool: string; readonly why: BackWhy };
  /** You are out of the queue. `idle` follows. */
  readonly out: { readonly pool: string; readonly why: OutWhy };
  /** Everybody accepted: your seat, to be taken at once (`client.consumeSeatReservation`). */
  readonly seat: SeatMessage;
  /** You have a live match; join it by its id. Sent after `where`, and to the other tabs when it begins. */
  readonly running: RunningMessage;
  /** It is over. */
  readonly ended: { readonly match: string };
}

/** Somebody declined, or let the time run out. */
export type BackWhy = 'declined' | 'lapsed';
/** You left; were away for too long; declined; let the time run out; or the match could not be made. */
export type OutWhy = 'left' | 'away' | 'declined' | 'lapsed' | 'failed';

export interface WaitingMessage {
  readonly pool: string;
  readonly since: number;
  readonly now: number;
  /** How long somebody who comes now will probably wait, in milliseconds; left out while nobody knows. */
  readonly estimate?: number;
  /** When bots may fill what is missing. */
  readonly botsAt?: number;
  /** The names of everybody on the ticket. */
  readonly members: readonly string[];
}

export interface FoundMessage {
  readonly proposal: string;
  readonly pool: string;
  readonly deadline: number;
  readonly now: number;
  /** Who would stand against whom. */
  readonly sides: readonly Side[];
  /** How many people are asked, how many have accepted, and how many seats bots would have. */
  readonly players: number;
  readonly accepted: number;
  readonly bots: number;
  /** Whether you have accepted. */
  readonly mine: boolean;
}

export interface RunningMessage {
  readonly match: string;
  readonly pool: string;
}

export interface SeatMessage extends RunningMessage {
  readonly seat: SeatReservation;
}

/** What Colyseus needs to let a client in. */
export interface SeatReservation {
  readonly name: string;
  readonly sessionId: string;
  readonly roomId: string;
  readonly publicAddress?: string;
  readonly processId?: string;
}

/** The name by which clients join the matchmaking room of whatever process they ask: `client.joinById('hall')`. On the
 *  wire it keeps its first name, which clients that are out there use. */
export const MATCHMAKING_ROOM = 'hall';
