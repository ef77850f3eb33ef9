/** The wire between clients and rooms: every message, checked at the door. Pages, bots and load tests import it. */
import { z } from 'zod';
import { BOT_KINDS } from '../engine/bots/kinds.ts';
import { REFUSAL_CODES } from '../engine/core/refusal.ts';
import { PRESET_IDS } from './presets.ts';
import { BOT_PACES, LANGUAGES } from './settings.ts';
import { TALK_CODES } from './talk.ts';
import { WINDOW_PREFERENCES } from './window-preference.ts';

/** One message is never larger than this, in bytes. */
export const MAX_MESSAGE_BYTES = 4096;

/** The longest key of a message, and the longest type of an action, in characters. */
export const LONGEST_KEY = 64;
export const LONGEST_TYPE = 32;

/** A player's action. `key` makes a retry safe; `step` is the step the client saw when it chose. */
export const actMessage = z.strictObject({
  key: z.string().min(1).max(LONGEST_KEY),
  step: z.number().int().nonnegative().optional(),
  action: z.looseObject({ type: z.string().max(LONGEST_TYPE) }),
});
export type ActMessage = z.infer<typeof actMessage>;

/** The answer to an accepted action: the match's step after it. A refused one rejects with `{ code, message }`. */
export interface ActAnswer {
  readonly step: number;
}

/** How a seat of a new match is filled: by its creator, by a player who follows its invite link, or by a bot. */
export const seatSpec = z.discriminatedUnion('player', [
  z.strictObject({ player: z.literal('me'), hero: z.string().max(40) }),
  z.strictObject({ player: z.literal('open') }),
  z.strictObject({ player: z.literal('bot'), hero: z.string().max(40), bot: z.enum(BOT_KINDS) }),
]);

/** Options of `client.create('match', …)`. */
export const createOptions = z.strictObject({
  game: z.string().max(40),
  mode: z.string().max(40),
  seats: z.array(seatSpec).min(1).max(6),
  /** How much time people have. Left out: casual, and none for a match with one person alone. */
  clock: z.enum(PRESET_IDS).optional(),
  /** Options of the mode, by id, as `GET /api/games` lists them. Left out: none. */
  options: z.array(z.string().max(40)).max(8).optional(),
  /** What the match begins with besides, in the game's own form: the `report` of the match before it in a campaign. Left
   *  out: nothing. */
  setup: z.looseObject({}).optional(),
  /** Everybody may find the match and watch it. Left out: only whoever has its link. */
  listed: z.boolean().optional(),
  /** How long bots take, where they are all that one waits for. Left out: as they do naturally. */
  botPace: z.enum(BOT_PACES).optional(),
});
export type CreateOptions = z.infer<typeof createOptions>;

/** Client to server, request `prefer`: how the seat wants to be asked in windows, from now on. Others never learn it.
 *  Resolves with `{}`. */
export const preferMessage = z.strictObject({ windows: z.enum(WINDOW_PREFERENCES) });
export type PreferMessage = z.infer<typeof preferMessage>;

/** Client to server, request `language`: what is read on this line from now on; English where nobody says. The labels of
 *  legal actions, what happened and what is asked are in it. Resolves with `{}`. */
export const languageMessage = z.strictObject({ language: z.enum(LANGUAGES) });
export type LanguageMessage = z.infer<typeof languageMessage>;

/** Client to server, request `nonce`, before the match begins: the seat's share of all chance, whatever the player
 *  likes. A seat that sends none in time has none. Resolves with `{}`. */
export const nonceMessage = z.strictObject({ nonce: z.string().min(1).max(64) });
export type NonceMessage = z.infer<typeof nonceMessage>;

/** Client to server, request `rematch`, once the match is over: whether the seat wants another one with the same people. What
 *  the others say stands in the state (`seats[].rematch`), and so does the id of the match once all have agreed (`rematch`).
 *  Resolves with `{}`. */
export const rematchMessage = z.strictObject({ wanted: z.boolean() });
export type RematchMessage = z.infer<typeof rematchMessage>;

/** Server to client, message `time`: the match's time now, in the milliseconds that all clocks of the state are given
 *  in, and whether it stands still. Sent to everybody who joins, and to all when time stops or goes on. */
export interface TimeMessage {
  readonly now: number;
  readonly paused: boolean;
  /** In the answer to a spectator who sees the match late: by how many milliseconds. */
  readonly late?: number;
}

/** Server to client, message `hurry`, to one seat: that many milliseconds are left of its time. */
export interface HurryMessage {
  readonly left: number;
}

/** Options of `client.joinById(id, …)`. An invite code with a hero takes the open seat of that code; without a code the
 *  client returns to its own seat if it has one, and watches otherwise. */
export const joinOptions = z.strictObject({
  code: z.string().max(40).optional(),
  hero: z.string().max(40).optional(),
});
export type JoinOptions = z.infer<typeof joinOptions>;

/** One line of a seat's legal actions, with its words. */
export interface LegalAction {
  readonly action: { readonly type: string };
  readonly label: string;
  /** It bears on what hangs over the table in the open window: such are what `when-it-matters` asks for. */
  readonly bears?: boolean;
}

/** Every code a request may be refused with: what a match may answer, and what the room answers before asking it. */
export const WIRE_CODES = [
  ...REFUSAL_CODES,
  /** The client watches: it has no seat. */
  'not-seated',
  ...TALK_CODES,
  /** Seats are still open. */
  'not-started',
  /** The match broke and is being closed; the message names the incident for the server's operator. */
  'match-failed',
] as const;
export type WireCode = (typeof WIRE_CODES)[number];

/** What a refused request rejects with (`error.reason` of `room.request`). A bad message that was sent without asking
 *  for an answer is refused by a message `refused` of this shape. */
export interface WireRefusal {
  readonly code: WireCode;
  readonly message: string;
}

/** What just happened, as this client may know it. `lines` are the same events in plain words, one a line. It is no message of its
 *  own: it comes with the patch that shows the result (`rooms/state/match-state.ts`, `/told`). */
export interface EventsMessage {
  readonly step: number;
  readonly events: readonly { readonly type: string }[];
  readonly lines: readonly string[];
}

/** Client to server, request `catalogue`, with nothing or a language: the words and figures of the game as this match is
 *  played, which with heroes from outside may be others than those of `GET /api/games`. */
export const catalogueMessage = languageMessage.optional();

export interface CatalogueAnswer {
  readonly catalogue: unknown;
}

/** Client to server, request `invites`, no payload: the codes of the seats still open. Only the match's creator
 *  learns them; anybody else gets an empty list. A link that carries match id and code seats a friend
 *  (`joinOptions`). */
export interface InvitesAnswer {
  /** `plays`: the kind of hero that sits there. */
  readonly invites: readonly { readonly seat: number; readonly code: string; readonly plays: string }[];
}

export { CLOSE, DOOR } from './codes.ts';
export { WINDOW_PREFERENCES, type WindowPreference } from './window-preference.ts';
