/** What the matchmaking room sends of parties: messages and what stands in them, without the schemas, so that a page
 *  can know them without carrying zod. */
import type { BotKind } from '../engine/bots/kinds.ts';
import { TALK_CODES } from './talk.ts';

/** Server to client, on the socket that the page has to the matchmaking room. */
export interface PartyMessages {
  /** Your party as it is now; sent after every change, and after `where`. */
  readonly party: PartyMessage;
}

export interface PartyMessage {
  /** Left out: you are in none. */
  readonly party?: PartyView;
  /** The leader put you out, or you were away for too long. */
  readonly why?: 'put-out' | 'away';
}

/** A party, as its members see it. Nobody else sees anything of it. */
export interface PartyView {
  /** What lets others in; everybody who has it may come. */
  readonly code: string;
  readonly leader: string;
  readonly members: readonly PartyMemberView[];
  readonly choice: PartyChoice;
  readonly lone: LoneSeat;
  /** The kind of the seat that is alone against all others, where the mode has one. */
  readonly loneKind?: string;
  readonly stage: 'gathering' | 'queued' | 'starting' | 'playing';
  /** What is played. */
  readonly match?: string;
  /** Why it cannot queue, or play by itself, as it is; left out where it can. */
  readonly cannotQueue?: Obstacle;
  readonly cannotStart?: Obstacle;
  /** What members wrote of late, the newest last; left out where the host has chat switched off. */
  readonly said?: readonly PartyLine[];
}

/** What would be refused: by the party itself, or by the queue. Pages have words for the code. */
export interface Obstacle {
  readonly code: string;
  readonly message: string;
  /** The member it is about, by id, where it is about one. */
  readonly who?: string;
  /** The kind of hero that member lacks, where the seat asks for one. */
  readonly kind?: string;
}

/** Something that a member wrote to the others. */
export interface PartyLine {
  /** By which it can be reported. */
  readonly id: string;
  readonly member: string;
  readonly name: string;
  readonly text: string;
}

export interface PartyMemberView {
  readonly id: string;
  readonly name: string;
  readonly heroes: Readonly<Record<string, string>>;
  readonly ready: boolean;
  readonly present: boolean;
}

/** What the party is about to play, in a queue or on its own. */
export interface PartyChoice {
  readonly game: string;
  readonly mode: string;
  /** In the queue; a private match is never ranked. */
  readonly ranked: boolean;
  /** In a casual queue: bots may fill what is missing after that many milliseconds. Left out: never. */
  readonly botsAfter?: number;
  /** In a private match: how many seats. Left out: as few as the mode has that take the whole party. */
  readonly seats?: number;
  /** In a private match: options of the mode that are chosen, by id. Left out: none. */
  readonly options?: readonly string[];
  /** In a private match: what it begins with besides, as in `createOptions`. */
  readonly setup?: Readonly<Record<string, unknown>>;
  /** In a private match: how much time people have, and how bots play. */
  readonly clock?: string;
  readonly bots?: BotKind;
}

/** Who plays the seat that is alone against all others: that member; one whom the matchmaker finds, or the lot, among
 *  those who picked for it; or a bot, with that hero or with any. */
export type LoneSeat = { readonly member: string } | { readonly bot: string } | 'anyone' | 'bot';

/** Why a party's request was refused. */
export const PARTY_CODES = [
  /** You are in no party. */
  'no-party',
  /** No party has that code. */
  'unknown-code',
  /** A player is in one party at a time. */
  'already-in-party',
  'party-full',
  /** Only the leader may do that. */
  'not-leader',
  /** The leader put you out. */
  'put-out',
  'no-such-member',
  /** There is no such game or mode, or the mode has fewer seats. */
  'unknown-mode',
  /** No match can begin with what the choice carries besides. */
  'bad-setup',
  'unknown-hero',
  /** Somebody of the party has picked that hero. */
  'hero-taken',
  /** Somebody has not picked what they are to play. */
  'pick-missing',
  /** No seat of the mode is alone against all others. */
  'no-lone-seat',
  /** Nobody is matched for the mode: the party plays it by itself. */
  'no-queue',
  /** A bot may be given that seat in private matches only. */
  'bot-in-queue',
  'not-everybody-ready',
  'not-everybody-there',
  /** The mode has fewer seats. */
  'too-many-for-mode',
  /** The party waits or plays: nothing changes but leaving. */
  'under-way',
  /** Too many codes tried. */
  'too-many-tries',
  ...TALK_CODES,
] as const;
export type PartyCode = (typeof PARTY_CODES)[number];

export interface PartyRefusal extends Obstacle {
  readonly code: PartyCode;
}
