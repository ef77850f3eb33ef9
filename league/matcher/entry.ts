/** A ticket made ready for the search: what is asked of it again and again, worked out once. */

import type { Formats } from '../../protocol/pool.ts';
import { BETA } from '../chance.ts';
import { NEWCOMER } from '../rating.ts';
import { roleNames } from './layout.ts';
import type { Member, TakenSeat, Ticket } from './ticket.ts';
import { kindsAsked, type Picks, type Way, waysOf } from './ways.ts';

/** Tickets that can stand in for each other: as many members, able to play the same. */
export interface Kind {
  readonly id: string;
  /** Kinds of a pool are numbered as they come, so that what is known by kind lies in arrays. */
  readonly number: number;
  readonly size: number;
  readonly ways: readonly Way[];
  /** By member: as what its strength counts towards the ticket's place. */
  readonly standings: readonly (readonly Standing[])[];
  /** NaN for each role of each member: arrays of numbers are copied from it, since those that start empty hold them badly.
   *  It has no holes by its making, or each number read from a copy would be boxed. */
  readonly unknown: readonly number[];
}

/** What a member can play. */
interface Choice {
  readonly id: string;
  readonly picks: readonly string[];
}

/** A role that a member may play. */
interface Standing {
  readonly role: string;
  /** The role's number (`roleNames`). */
  readonly number: number;
  /** By what the strength in it counts (`Role`), and its share in the ticket's place. */
  readonly weight: number;
  readonly share: number;
}

export interface Entry {
  readonly ticket: Ticket;
  readonly since: number;
  readonly kind: Kind;
  /** In the order that the kind's ways count them. */
  readonly members: readonly Member[];
  /** Its seat, where one player waits for a mode in which everybody plays the same. */
  readonly seat: TakenSeat | undefined;
  /** Each member's strength, role by role as the pool numbers them (`roleNames`), one member after the other: rating points
   *  above a newcomer, and the doubt about them. NaN where the member does not play what the role plays: nobody asks. */
  readonly above: readonly number[];
  readonly doubts: readonly number[];
  /** Where the ticket stands among others: rating points above a newcomer, a head. Equal places make equal matches. */
  readonly place: number;
  /** The doubt about that place. */
  readonly variance: number;
  /** Whom any member met last. */
  readonly met: readonly string[];
  /** A bit for each member, drawn from who it is, and for each whom any member met last: no bit in common, nobody met. */
  readonly memberBits: number;
  readonly metBits: number;
  /** The same, drawn another way: that both have a bit in common without anybody having met is rare. */
  readonly memberMarks: number;
  readonly metMarks: number;
  /** What the ticket adds to what is drawn from the ids of a match. */
  readonly draw: number;
  /** Nothing has taken it since it came. */
  waits: boolean;
  /** Where it stands during a pass (`duels.ts`). */
  rank: number;
}

/** The rank of an entry that came after the last pass began. */
export const UNRANKED = -1;

export interface Role {
  readonly role: string;
  readonly plays: string;
  /** By what a member's strength counts towards its place: seats of its side against the largest side's, on average.
   *  A boss who stands alone against three is matched by three who are each a third as far above newcomers. */
  readonly weight: number;
}

/** The roles of a pool's formats. */
const rolesOf = (formats: Formats): Role[] => {
  const roles = new Map<string, { role: string; plays: string; weights: number[] }>();
  for (const sides of formats) {
    const largest = Math.max(...sides.map(({ seats }) => seats.length));
    for (const { role, plays, seats } of sides) {
      const id = `${role} ${plays}`;
      const known = roles.get(id) ?? { role, plays, weights: [] };
      known.weights.push(seats.length / largest);
      roles.set(id, known);
    }
  }
  return [...roles.values()].map(({ role, plays, weights }) => ({
    role,
    plays,
    weight: weights.reduce((sum, weight) => sum + weight, 0) / weights.length,
  }));
};

/** Makes entries for one pool, and knows the kinds it has seen. */
export const entries = (formats: Formats, ranked: boolean): ((ticket: Ticket) => Entry) => {
  const asked = kindsAsked(formats);
  const roles = rolesOf(formats);
  const names = roleNames(formats);
  const kinds = new Map<string, Kind>();

  const standingsOf = (picks: readonly string[], members: number): Standing[] => {
    const played = new Set(roles.flatMap(({ role, plays }) => (picks.includes(plays) ? role : [])));
    const playable = roles.filter(({ role }) => played.has(role));
    return playable.map(({ role, weight }) => {
      return { role, number: names.indexOf(role), weight, share: 1 / (playable.length * members) };
    });
  };

  /** By a bit for each kind of hero asked for: one list of what they play for all who play the same. */
  const choicesByBits: Choice[] = [];
  const choiceOf = ({ heroes }: Member): Choice => {
    let bits = 0;
    for (let i = 0; i < asked.length; i++) if (Object.hasOwn(heroes, asked[i] ?? '')) bits |= 1 << i;
    const known = choicesByBits[bits];
    if (known) return known;
    const picks = asked.filter((_, i) => (bits & (1 << i)) !== 0);
    const choice = { id: picks.join('+'), picks };
    choicesByBits[bits] = choice;
    return choice;
  };

  const kindOf = (id: string, choices: readonly Choice[]): Kind => {
    let kind = kinds.get(id);
    if (!kind) {
      const picks: Picks = choices.map((choice) => choice.picks);
      const size = picks.length;
      const unknown = Array.from({ length: size * names.length }, () => Number.NaN);
      const standings = picks.map((own) => standingsOf(own, size));
      kind = { id, number: kinds.size, size, ways: waysOf(picks, formats, ranked), standings, unknown };
      kinds.set(id, kind);
    }
    return kind;
  };

  const kindOfOne = (member: Member): Kind => {
    const choice = choiceOf(member);
    return kinds.get(choice.id) ?? kindOf(choice.id, [choice]);
  };

  /** Parties of the same picks are of one kind, in whatever order their members joined. */
  const inOrder = (party: readonly Member[]): [readonly Member[], Kind] => {
    const chosen = party.map((member) => ({ member, choice: choiceOf(member) }));
    chosen.sort((a, b) => compare(a.choice.id, b.choice.id));
    const choices = chosen.map(({ choice }) => choice);
    return [chosen.map(({ member }) => member), kindOf(choices.map(({ id }) => id).join(' '), choices)];
  };

  return (ticket) => {
    const [alone] = ticket.members.length === 1 ? ticket.members : [];
    const [members, kind] = alone ? [ticket.members, kindOfOne(alone)] : inOrder(ticket.members);
    const above = kind.unknown.slice();
    const doubts = kind.unknown.slice();
    let place = 0;
    let variance = 0;
    for (let i = 0; i < kind.size; i++) {
      for (const { role, number, weight, share } of kind.standings[i] ?? []) {
        const { mu, sigma } = members[i]?.ratings[role] ?? NEWCOMER;
        above[i * names.length + number] = mu - NEWCOMER.mu;
        doubts[i * names.length + number] = sigma * sigma;
        place += (mu - NEWCOMER.mu) * weight * share;
        variance += sigma * sigma * weight * weight * share;
      }
    }
    const hero = asked.length === 1 ? alone?.heroes[asked[0] ?? ''] : undefined;
    const met = alone ? alone.lastMet : ticket.members.flatMap(({ lastMet }) => lastMet);
    let memberBits = 0;
    let memberMarks = 0;
    let metBits = 0;
    let metMarks = 0;
    for (const { player } of members) {
      const draw = drawOf(player);
      memberBits |= bitOf(draw);
      memberMarks |= markOf(draw);
    }
    for (const player of met) {
      const draw = drawOf(player);
      metBits |= bitOf(draw);
      metMarks |= markOf(draw);
    }
    return {
      ticket,
      since: ticket.since,
      kind,
      members,
      seat: alone && hero !== undefined ? { ticket: ticket.id, player: alone.player, hero } : undefined,
      above,
      doubts,
      place,
      variance,
      met,
      memberBits,
      metBits,
      memberMarks,
      metMarks,
      draw: drawOf(ticket.id),
      waits: true,
      rank: UNRANKED,
    };
  };
};

const drawOf = (id: string): number => {
  let mix = 7;
  for (let i = 0; i < id.length; i++) mix = Math.imul(mix ^ id.charCodeAt(i), 0x01000193);
  return Math.imul(mix ^ (mix >>> 15), 0x2c1b3c6d);
};

const bitOf = (draw: number): number => 1 << (draw & 31);
const markOf = (draw: number): number => 1 << ((draw >>> 5) & 31);

/** The largest doubt there is about an entry's place, with how far two performances stray: what widens any distance. */
export const WIDEST = NEWCOMER.sigma ** 2 + 2 * BETA ** 2;

/** How far apart two entries are, in standard deviations, as if their members met head by head. */
export const distance = (a: Entry, b: Entry): number =>
  Math.abs(a.place - b.place) / Math.sqrt(a.variance + b.variance + 2 * BETA ** 2);

/** Whether anybody of one met anybody of the other last. */
export const haveMet = (a: Entry, b: Entry): boolean =>
  ((a.metBits & b.memberBits) | (b.metBits & a.memberBits)) !== 0 && (hasMet(a, b) || hasMet(b, a));

const hasMet = ({ met, metMarks }: Entry, { members, memberMarks }: Entry): boolean => {
  // The bits have said that they may have; nearly always the marks say no.
  if ((metMarks & memberMarks) === 0) return false;
  for (const { player } of members) for (const other of met) if (other === player) return true;
  return false;
};

/** Whoever has waited longer comes first. Never a tie, so the same tickets always make the same matches. */
export const isOlder = (a: Entry, b: Entry): boolean =>
  a.since === b.since ? a.ticket.id < b.ticket.id : a.since < b.since;

/** By place, and of equals the older one first. */
export const isBelow = (a: Entry, b: Entry): boolean => (a.place === b.place ? isOlder(a, b) : a.place < b.place);

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
