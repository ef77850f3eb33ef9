/** What players may say to each other besides playing: signs at the table, and plain lines in parties and in matches that
 *  people opened themselves. Types alone, so that a page can know them without carrying zod. */

/** Signs, each a symbol with a word for it on the page. */
export const EMOTES = [
  'hello',
  'good-luck',
  'nice-roll',
  'well-played',
  'wow',
  'thinking',
  'laugh',
  'ouch',
  'oops',
  'alas',
  'thanks',
  'good-game',
] as const;
export type Emote = (typeof EMOTES)[number];

/** The longest line, in characters. */
export const LONGEST_LINE = 200;

/** Server to client, message `emote`, to everybody at the match: a seat made a sign. */
export interface EmoteShown {
  readonly seat: number;
  readonly emote: Emote;
}

/** Server to client, message `said`, to the seats of a match that its players opened themselves. */
export interface ChatLine {
  /** By which it can be reported. */
  readonly id: string;
  readonly seat: number;
  readonly text: string;
}

/** The answer to the request `talk`, no payload: what this client may say here, and what was said of late. */
export interface TalkAnswer {
  readonly emotes: boolean;
  readonly chat: boolean;
  readonly lines: readonly ChatLine[];
}

/** Why something may not be said. */
export const TALK_CODES = [
  /** The host has it switched off, or there is no such thing in this match. */
  'talk-off',
  /** More in a minute than one may. */
  'too-much',
  /** No line of that id is known any more. */
  'no-such-line',
] as const;
export type TalkCode = (typeof TALK_CODES)[number];
