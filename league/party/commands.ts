/** What may be done to a party, and what becomes of it then. Nothing here asks a clock, a store or chance: times, ids
 *  and draws come in. */
import { wrongOption } from '../../engine/core/mode-options.ts';
import type { LoneSeat, PartyChoice } from '../../protocol/party-messages.ts';
import { canPlay } from '../matcher/can-play.ts';
import { type Draw, seatsFor } from './match.ts';
import {
  barring,
  GATHERING,
  isBotAlone,
  MOST_MEMBERS,
  MOST_SAID,
  memberOf,
  newMember,
  type Party,
  type PartyChanged,
  type PartyMember,
  type PartyMode,
  type PartyRefused,
  type PartyUser,
  refuse,
  unready,
  withMember,
  without,
} from './party.ts';
import { loneKind, picksFor, withoutWrongPicks, wrongPick } from './picks.ts';

/** The mode of that id, if people can play it here. */
export type ModeOf = (choice: Pick<PartyChoice, 'game' | 'mode'>) => PartyMode | undefined;

/** Somebody with the code comes in. */
export const join = (party: Party, who: PartyUser): PartyChanged => {
  if (memberOf(party, who.id)) return { party };
  if (party.barred.includes(who.id)) return refuse('put-out', 'The leader of this party put you out.');
  if (party.stage.name !== 'gathering') return UNDER_WAY;
  if (party.members.length >= MOST_MEMBERS) {
    return refuse('party-full', `This party is full: it has ${MOST_MEMBERS} members.`);
  }
  return { party: { ...party, members: [...party.members, newMember(who)] } };
};

/** A member goes. One who leaves a waiting party takes it out of the queue; a match that has begun goes on with
 *  them. */
export const leave = (party: Party, who: string): PartyChanged => {
  if (!memberOf(party, who)) return NO_PARTY;
  const waited = party.stage.name === 'queued' ? gather(party) : party;
  return { party: without(waited, who) };
};

/** The leader puts a member out. */
export const kick = (party: Party, by: string, who: string): PartyChanged => {
  const wrong = mayLead(party, by) ?? isOther(party, by, who);
  if (wrong) return wrong;
  const left = without(party, who);
  return { party: left && barring(left, who) };
};

/** The leader hands the leadership over. */
export const lead = (party: Party, by: string, who: string): PartyChanged =>
  mayLead(party, by) ?? isOther(party, by, who) ?? { party: { ...party, leader: who } };

/** The leader chooses what is played. Everybody has to be ready for it anew. */
export const choose = (party: Party, by: string, choice: PartyChoice, modeOf: ModeOf): PartyChanged => {
  const wrong = mayLead(party, by);
  if (wrong) return wrong;
  const known = modeOf(choice);
  if (!known) return UNKNOWN_MODE;
  const { minSeats, maxSeats, name } = known.mode;
  if (choice.seats !== undefined && (choice.seats < minSeats || choice.seats > maxSeats)) {
    return refuse('unknown-mode', `seats: ${name} is played with ${minSeats} to ${maxSeats}, not ${choice.seats}.`);
  }
  const option = wrongOption(known.mode, choice.options);
  if (option) return refuse('unknown-mode', option.message);
  return { party: unready(withoutWrongPicks({ ...party, choice, lone: loneIn(party, known) }, known)) };
};

/** Who is alone in a mode that was chosen anew. */
const loneIn = ({ lone }: Party, known: PartyMode): LoneSeat => {
  if (loneKind(known.mode.formats) === undefined) return 'anyone';
  return typeof lone === 'object' && 'bot' in lone && wrongBot(lone.bot, known) ? 'bot' : lone;
};
const wrongBot = (hero: string, { mode, heroes }: PartyMode): PartyRefused | undefined => {
  const alone = loneKind(mode.formats);
  if (heroes.some(({ id, kind }) => id === hero && kind === alone)) return undefined;
  return refuse('unknown-hero', `boss.bot: there is no ${alone} "${hero}"; GET /api/games lists them.`);
};

/** The leader says who is alone against all others. */
export const setLone = (party: Party, by: string, lone: LoneSeat, modeOf: ModeOf): PartyChanged => {
  const wrong = mayLead(party, by);
  if (wrong) return wrong;
  const known = modeOf(party.choice);
  if (!known) return UNKNOWN_MODE;
  if (loneKind(known.mode.formats) === undefined) {
    return refuse('no-lone-seat', `In ${known.mode.name} nobody is alone against all others.`);
  }
  if (typeof lone === 'object') {
    const wrong = 'member' in lone ? !memberOf(party, lone.member) && NO_SUCH_MEMBER : wrongBot(lone.bot, known);
    if (wrong) return wrong;
  }
  return { party: unready({ ...party, lone }) };
};

/** A member picks what to play. */
export const pick = (party: Party, who: string, kind: string, hero: string, modeOf: ModeOf): PartyChanged => {
  const member = memberOf(party, who);
  if (!member) return NO_PARTY;
  if (party.stage.name !== 'gathering') return UNDER_WAY;
  const known = modeOf(party.choice);
  if (!known) return UNKNOWN_MODE;
  const wrong = wrongPick(party, member, kind, hero, known);
  if (wrong) return wrong;
  const heroes = { ...member.heroes, [kind]: hero };
  return { party: withMember(party, who, (own) => ({ ...own, heroes, ready: false })) };
};

/** A member is ready, or not any more. */
export const setReady = (party: Party, who: string, ready: boolean, modeOf: ModeOf): PartyChanged => {
  const member = memberOf(party, who);
  if (!member) return NO_PARTY;
  if (party.stage.name !== 'gathering') return UNDER_WAY;
  const known = modeOf(party.choice);
  if (!known) return UNKNOWN_MODE;
  if (ready && Object.keys(picksFor(party, member, known)).length === 0) {
    return picksNothing(member);
  }
  return { party: withMember(party, who, (own) => ({ ...own, ready })) };
};

/** A member writes to the others: always, whatever the party does. */
export const say = (party: Party, who: string, line: { readonly id: string; readonly text: string }): PartyChanged => {
  const member = memberOf(party, who);
  if (!member) return NO_PARTY;
  const said = [...party.said, { ...line, member: who, name: member.user.name }].slice(-MOST_SAID);
  return { party: { ...party, said } };
};

/** A member came, went, or goes by another name: that never changes what the party does. */
export const seen = (party: Party, who: string, present: boolean, name?: string): Party =>
  withMember(party, who, (own) => ({
    ...own,
    present,
    user: { ...own.user, name: name ?? own.user.name },
  }));

/** The leader has the party wait for a match, on that ticket. */
export const queue = (
  party: Party,
  by: string,
  wait: { readonly ticket: string; readonly at: number; readonly before?: string },
  modeOf: ModeOf,
): PartyChanged => {
  const wrong = mayBegin(party, by);
  if (wrong) return wrong;
  const known = modeOf(party.choice);
  if (!known) return UNKNOWN_MODE;
  if (known.mode.coop)
    return refuse('no-queue', `${known.mode.name} has no queue: all of you stand together. Start it.`);
  if (isBotAlone(party) && loneKind(known.mode.formats) !== undefined) {
    return refuse('bot-in-queue', 'A bot is alone against you in private matches only. Choose a member, or anyone.');
  }
  const lacking = whoLacks(party, known);
  if (lacking) return lacking;
  return { party: { ...party, stage: { name: 'queued', ...wait } } };
};

/** Why the matcher would have no place for the party, in its own words; nothing if it has. */
export const unqueueable = (party: Party, { mode, heroes }: PartyMode) =>
  canPlay(
    mode.formats,
    party.members.map((member) => ({ heroes: picksFor(party, member, { mode, heroes }) })),
    party.choice.ranked,
  );

/** The leader has the party play by itself, in that match. */
export const start = (
  party: Party,
  by: string,
  { match, at, draw }: { readonly match: string; readonly at: number; readonly draw: Draw },
  modeOf: ModeOf,
): PartyChanged => {
  const wrong = mayBegin(party, by);
  if (wrong) return wrong;
  const known = modeOf(party.choice);
  if (!known) return UNKNOWN_MODE;
  const lacking = whoLacks(party, known);
  if (lacking) return lacking;
  const seats = seatsFor(party, known, draw);
  if ('refused' in seats) return seats;
  return { party: { ...party, stage: { name: 'starting', match, at, seats } } };
};

/** The match has begun. */
export const play = (party: Party, match: string): Party => ({ ...party, stage: { name: 'playing', match } });

/** All are back, and nobody is ready. */
export const gather = (party: Party): Party => unready({ ...party, stage: GATHERING });

const UNDER_WAY = refuse('under-way', 'The party waits or plays; until that is over, one can only leave.');
const NO_PARTY = refuse('no-party', 'You are not in this party.');
const NO_SUCH_MEMBER = refuse('no-such-member', 'No member of this party has that id.');
const UNKNOWN_MODE = refuse('unknown-mode', 'There is no such game and mode here; GET /api/games lists them.');

const mayLead = (party: Party, by: string): PartyRefused | undefined => {
  if (!memberOf(party, by)) return NO_PARTY;
  if (party.leader !== by) return refuse('not-leader', 'Only the leader of the party may do that.');
  return party.stage.name === 'gathering' ? undefined : UNDER_WAY;
};

const isOther = (party: Party, by: string, who: string): PartyRefused | undefined => {
  if (by === who) return refuse('no-such-member', 'That is you; name another member.');
  return memberOf(party, who) ? undefined : NO_SUCH_MEMBER;
};

/** The leader who begins is ready by that, and there, though a line of theirs may have dropped a moment ago. */
const mayBegin = (party: Party, by: string): PartyRefused | undefined => {
  const wrong = mayLead(party, by);
  if (wrong) return wrong;
  const away = party.members.find(({ present, user }) => !present && user.id !== by);
  if (away) return refuse('not-everybody-there', `${away.user.name} is away just now.`, { who: away.user.id });
  const unready = party.members.find(({ ready, user }) => !ready && user.id !== by);
  return unready && refuse('not-everybody-ready', `${unready.user.name} is not ready yet.`, { who: unready.user.id });
};

const whoLacks = (party: Party, known: PartyMode): PartyRefused | undefined => {
  const lacking = party.members.find((member) => Object.keys(picksFor(party, member, known)).length === 0);
  return lacking && picksNothing(lacking);
};

const picksNothing = ({ user: { id, name } }: PartyMember): PartyRefused =>
  refuse('pick-missing', `heroes: ${name} has not picked what this party is to play.`, { who: id });
