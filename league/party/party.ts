/** A party: friends who pick heroes together, and then queue on one ticket or play a match of their own. Plain data;
 *  what may be done to it is in `commands.ts`. */
import type { BotKind } from '../../engine/bots/kinds.ts';
import type { HeroInfo, ModeInfo } from '../../engine/core/game.ts';
import type { LoneSeat, PartyChoice, PartyCode, PartyLine, PartyRefusal } from '../../protocol/party-messages.ts';

export interface PartyUser {
  readonly id: string;
  readonly name: string;
}

export interface PartyMember {
  readonly user: PartyUser;
  /** What the member has picked, by kind of hero. Picks of kinds that the mode does not ask for just now are kept. */
  readonly heroes: Readonly<Record<string, string>>;
  readonly ready: boolean;
  readonly present: boolean;
}

export type PartyStage =
  | { readonly name: 'gathering' }
  /** On a ticket, or on the way to one, since `at` (milliseconds by the calendar). `before`: the match that the leader
   *  had last, which is not the one that the ticket brings. */
  | { readonly name: 'queued'; readonly ticket: string; readonly at: number; readonly before?: string }
  /** A private match is being opened. */
  | { readonly name: 'starting'; readonly match: string; readonly at: number; readonly seats: readonly PartySeat[] }
  | { readonly name: 'playing'; readonly match: string };

export type PartySeat =
  | { readonly user: PartyUser; readonly hero: string }
  | { readonly bot: BotKind; readonly hero: string };

export interface Party {
  /** What lets others in. */
  readonly code: string;
  /** The leader's id. */
  readonly leader: string;
  /** By how long they have been in it, longest first. */
  readonly members: readonly PartyMember[];
  readonly choice: PartyChoice;
  readonly lone: LoneSeat;
  readonly stage: PartyStage;
  /** Ids of those whom the leader put out: they do not come back. */
  readonly barred: readonly string[];
  /** What its members wrote of late, the newest last. */
  readonly said: readonly PartyLine[];
}

/** A mode that is chosen, with the heroes of its game. */
export interface PartyMode {
  readonly mode: ModeInfo;
  readonly heroes: readonly HeroInfo[];
}

/** No mode has more seats. */
export const MOST_MEMBERS = 6;
/** Those who were put out longest ago are forgotten. */
const MOST_BARRED = 50;
/** Lines that are kept. */
export const MOST_SAID = 30;

export type PartyRefused = { readonly refused: PartyRefusal };

/** The party as it is then; nothing when nobody is left in it. */
export type PartyChanged = { readonly party: Party | undefined } | PartyRefused;

/** `about`: the member that the refusal speaks of, who may be the one that reads it. */
export const refuse = (
  code: PartyCode,
  message: string,
  about?: { readonly who: string; readonly kind?: string },
): PartyRefused => ({ refused: { code, message, ...about } });

export const GATHERING: PartyStage = { name: 'gathering' };

/** A party of one. */
export const newParty = (code: string, leader: PartyUser, choice: PartyChoice): Party => ({
  code,
  leader: leader.id,
  members: [newMember(leader)],
  choice,
  lone: 'anyone',
  stage: GATHERING,
  barred: [],
  said: [],
});

export const newMember = (user: PartyUser): PartyMember => ({ user, heroes: {}, ready: false, present: true });

export const memberOf = (party: Party, id: string): PartyMember | undefined =>
  party.members.find(({ user }) => user.id === id);

/** The same party without that member; nothing when nobody is left. The leadership goes to whoever was in it
 *  longest. */
export const without = (party: Party, id: string): Party | undefined => {
  const members = party.members.filter(({ user }) => user.id !== id);
  const [first] = members;
  if (!first) return undefined;
  const left = { ...party, members, leader: party.leader === id ? first.user.id : party.leader };
  const leftAlone = isAlone(party, id);
  return leftAlone ? unready({ ...left, lone: 'anyone' }) : left;
};

/** That member plays the seat that is alone against all others. */
export const isAlone = ({ lone }: Party, id: string): boolean =>
  typeof lone === 'object' && 'member' in lone && lone.member === id;
/** A bot plays it. */
export const isBotAlone = ({ lone }: Party): boolean => lone === 'bot' || (typeof lone === 'object' && 'bot' in lone);

export const barring = (party: Party, id: string): Party => ({
  ...party,
  barred: [...party.barred, id].slice(-MOST_BARRED),
});

/** Everybody looks at it again. */
export const unready = (party: Party): Party => ({
  ...party,
  members: party.members.map((member) => ({ ...member, ready: false })),
});

export const withMember = (party: Party, id: string, change: (member: PartyMember) => PartyMember): Party => ({
  ...party,
  members: party.members.map((member) => (member.user.id === id ? change(member) : member)),
});
