/** A ticket made ready for the search: what is asked of it again and again, worked out once. */

import type { Formats } from '../../protocol/pool.ts';
import { BETA, type Strength } from '../chance.ts';
import { NEWCOMER } from '../rating.ts';
import { picksOf } from './can-play.ts';
import type { Member, Ticket } from './ticket.ts';
import { kindsAsked, type Way, waysOf } from './ways.ts';

/** Tickets that can stand in for each other: as many members, able to play the same. */
export interface Kind {
  readonly id: string;
  readonly size: number;
  readonly ways: readonly Way[];
}

export interface Entry {
  readonly ticket: Ticket;
  readonly since: number;
  readonly kind: Kind;
  /** In the order that the kind's ways count them. */
  readonly members: readonly Member[];
  /** Each member's strength, by the role of a side. */
  readonly strengths: readonly Readonly<Record<string, Strength>>[];
  /** Where the ticket stands among others: rating points above a newcomer, a head. Equal places make equal matches. */
  readonly place: number;
  /** The doubt about that place. */
  readonly variance: number;
  /** Whom any member met last. */
  readonly met: ReadonlySet<string>;
  /** Nothing has taken it since it came. */
  waits: boolean;
}

const NOBODY: ReadonlySet<string> = new Set();

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
      kind = { id, size: picks.length, ways: waysOf(picks, formats, ranked) };
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
    const met = ticket.members.flatMap(({ lastMet }) => lastMet);
    return {
      ticket,
      since: ticket.since,
      kind: kindOf(picks),
      members,
      strengths,
      place,
      variance,
      met: met.length > 0 ? new Set(met) : NOBODY,
      waits: true,
    };
  };
};

/** The largest doubt there is about an entry's place, with how far two performances stray: what widens any distance. */
export const WIDEST = NEWCOMER.sigma ** 2 + 2 * BETA ** 2;

/** How far apart two entries are, in standard deviations, as if their members met head by head. */
export const distance = (a: Entry, b: Entry): number =>
  Math.abs(a.place - b.place) / Math.sqrt(a.variance + b.variance + 2 * BETA ** 2);

/** Whether anybody of one met anybody of the other last. */
export const haveMet = (a: Entry, b: Entry): boolean =>
  (a.met.size > 0 && b.members.some(({ player }) => a.met.has(player))) ||
  (b.met.size > 0 && a.members.some(({ player }) => b.met.has(player)));

/** Whoever has waited longer comes first. Never a tie, so the same tickets always make the same matches. */
export const byAge = (a: Entry, b: Entry): number => a.since - b.since || compare(a.ticket.id, b.ticket.id);

/** By place, and of equals the older one first. */
export const byPlace = (a: Entry, b: Entry): number => a.place - b.place || byAge(a, b);

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
