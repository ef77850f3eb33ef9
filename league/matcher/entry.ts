/** A ticket made ready for the search: what is asked of it again and again, worked out once. */

import type { Formats } from '../../protocol/pool.ts';
import { BETA, type Strength } from '../chance.ts';
import { NEWCOMER } from '../rating.ts';
import { picksOf } from './can-play.ts';
import type { Member, TakenSeat, Ticket } from './ticket.ts';
import { kindsAsked, type Way, waysOf } from './ways.ts';

/** Tickets that can stand in for each other: as many members, able to play the same. */
export interface Kind {
  readonly id: string;
  /** Kinds of a pool are numbered as they come, so that what is known by kind lies in arrays. */
  readonly number: number;
  readonly size: number;
  readonly ways: readonly Way[];
}

export interface Entry {
  readonly ticket: Ticket;
  readonly since: number;
  readonly kind: Kind;
  /** In the order that the kind's ways count them. */
  readonly members: readonly Member[];
  /** Its seat, where one player waits for a mode in which everybody plays the same. */
  readonly seat: TakenSeat | undefined;
  /** Each member's strength, by the role of a side. */
  readonly strengths: readonly Readonly<Record<string, Strength>>[];
  /** Where the ticket stands among others: rating points above a newcomer, a head. Equal places make equal matches. */
  readonly place: number;
  /** The doubt about that place. */
  readonly variance: number;
  /** Whom any member met last. */
  readonly met: readonly string[];
  /** A bit for each member, drawn from who it is, and for each whom any member met last: no bit in common, nobody met. */
  readonly memberBits: number;
  readonly metBits: number;
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
export const rolesOf = (formats: Formats): Role[] => {
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
  const kinds = new Map<string, Kind>();

  const kindOf = (picks: readonly (readonly string[])[]): Kind => {
    const id = picks.map((own) => own.join('+')).join(' ');
    let kind = kinds.get(id);
    if (!kind) {
      kind = { id, number: kinds.size, size: picks.length, ways: waysOf(picks, formats, ranked) };
      kinds.set(id, kind);
    }
    return kind;
  };

  const strengthsOf = (member: Member, picks: readonly string[]): Readonly<Record<string, Strength>> => {
    const own: Record<string, Strength> = {};
    for (const { role, plays } of roles) {
      const { mu, sigma } = member.ratings[role] ?? NEWCOMER;
      if (picks.includes(plays)) own[role] = { above: mu - NEWCOMER.mu, variance: sigma * sigma };
    }
    return own;
  };

  return (ticket) => {
    const picked = picksOf(ticket.members, asked).map((picks, i) => ({ picks, member: ticket.members[i] }));
    // Parties of the same picks are of one kind, in whatever order their members joined.
    if (picked.length > 1) picked.sort((a, b) => compare(a.picks.join('+'), b.picks.join('+')));
    const members = picked.flatMap(({ member }) => member ?? []);
    const picks = picked.map((each) => each.picks);
    const strengths = members.map((member, i) => strengthsOf(member, picks[i] ?? []));
    let place = 0;
    let variance = 0;
    for (const own of strengths) {
      const playable = roles.filter(({ role }) => own[role] !== undefined);
      for (const { role, weight } of playable) {
        const share = 1 / (playable.length * strengths.length);
        place += (own[role]?.above ?? 0) * weight * share;
        variance += (own[role]?.variance ?? 0) * weight * weight * share;
      }
    }
    const [alone] = members.length === 1 ? members : [];
    const hero = asked.length === 1 ? alone?.heroes[asked[0] ?? ''] : undefined;
    const met = ticket.members.flatMap(({ lastMet }) => lastMet);
    return {
      ticket,
      since: ticket.since,
      kind: kindOf(picks),
      members,
      seat: alone && hero !== undefined ? { ticket: ticket.id, player: alone.player, hero } : undefined,
      strengths,
      place,
      variance,
      met,
      memberBits: bitsOf(members.map(({ player }) => player)),
      metBits: bitsOf(met),
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

const bitsOf = (players: readonly string[]): number => {
  let bits = 0;
  for (const player of players) bits |= 1 << (drawOf(player) & 31);
  return bits;
};

/** The largest doubt there is about an entry's place, with how far two performances stray: what widens any distance. */
export const WIDEST = NEWCOMER.sigma ** 2 + 2 * BETA ** 2;

/** How far apart two entries are, in standard deviations, as if their members met head by head. */
export const distance = (a: Entry, b: Entry): number =>
  Math.abs(a.place - b.place) / Math.sqrt(a.variance + b.variance + 2 * BETA ** 2);

/** Whether anybody of one met anybody of the other last. Nearly always the bits say no. */
export const haveMet = (a: Entry, b: Entry): boolean =>
  ((a.metBits & b.memberBits) | (b.metBits & a.memberBits)) !== 0 && (hasMet(a, b) || hasMet(b, a));

const hasMet = ({ met }: Entry, { members }: Entry): boolean => members.some(({ player }) => met.includes(player));

/** Whoever has waited longer comes first. Never a tie, so the same tickets always make the same matches. */
export const byAge = (a: Entry, b: Entry): number => a.since - b.since || compare(a.ticket.id, b.ticket.id);

/** By place, and of equals the older one first. */
export const byPlace = (a: Entry, b: Entry): number => a.place - b.place || byAge(a, b);

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
