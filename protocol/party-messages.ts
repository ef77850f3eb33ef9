/** What the matchmaking room sends of parties: messages and what stands in them, without the schemas, so that a page
 *  can know them without carrying zod. */
import type { LoneSeat, PartyChoice, PartyRefusal } from '../league/party/party.ts';

/** Server to client, on the socket that the page has to the matchmaking room. */
export interface PartyMessages {
  /** Your party as it is now; sent after every change, and to whoever asks `where`. */
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
  /** What lets others in; whoever has it may come. */
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
  readonly cannotQueue?: string;
  readonly cannotStart?: string;
}

export interface PartyMemberView {
  readonly id: string;
  readonly name: string;
  readonly heroes: Readonly<Record<string, string>>;
  readonly ready: boolean;
  readonly present: boolean;
}

export type { PartyRefusal };
