/** Who sits where: of all the ways to put these parties on the sides, the one whose sides are closest in strength. */
import type { Side } from '../../engine/core/game.ts';
import { chances, lead, type Strength } from '../chance.ts';
import { NEWCOMER } from '../rating.ts';
import { byAge, type Entry } from './entry.ts';
import { seatsOf } from './fillings.ts';
import { insertLate } from './sorted.ts';
import type { FormedSeat } from './ticket.ts';
import type { Way } from './ways.ts';

export interface Seating {
  readonly sides: readonly Side[];
  readonly parties: readonly Entry[];
  /** How each party stands: in which groups, and, one group after the other, on which side; seats that are left are for
   *  bots. */
  readonly ways: readonly Way[];
  readonly on: readonly number[];
  readonly strengths: readonly Strength[];
  /** How far any side stands out from the average of the others, in standard deviations. */
  readonly gap: number;
}

interface Sitting {
  readonly entry: Entry;
  readonly member: number;
}

/** A side while parties are put on it. */
interface Filled {
  readonly side: Side;
  /** Seats that are left. */
  left: number;
  above: number;
  variance: number;
}

/** What a side's place in a format is worth, in rating points: what the ladder has learnt of the boss's, say. Counted by
 *  the sides of the format that has so many seats; left out, sides of newcomers are even. */
export type Advantages = (sides: readonly Side[]) => readonly number[] | undefined;

/** The best seating of these parties; nothing where they do not fit. Nobody is known of bots: they count as newcomers. */
export const seat = (
  sides: readonly Side[],
  parties: readonly Entry[],
  advantages: readonly number[] = [],
): Seating | undefined => {
  const duel = asDuel(sides, parties, advantages);
  if (duel) return duel;
  const filled = sides.map((side, i): Filled => {
    return { side, left: side.seats.length, above: advantages[i] ?? 0, variance: 0 };
  });
  // Large parties leave least choice, so they go first.
  const ordered: Entry[] = [];
  for (const party of parties) insertLate(ordered, party, largestFirst);
  const ways: Way[] = [];
  const on: number[] = [];
  let best: Seating | undefined;

  const bots = parties.reduce((left, { kind }) => left - kind.size, seatsOf(sides));

  const place = (party: number, groups: number): void => {
    const entry = ordered[party];
    if (!entry) {
      const gap = gapOf(bots > 0 ? filled.map(strengthOfFilled) : filled);
      if (best && gap >= best.gap) return;
      best = {
        sides,
        parties: ordered,
        ways: [...ways],
        on: on.slice(0, groups),
        strengths: filled.map(strengthOfFilled),
        gap,
      };
      return;
    }
    for (const way of entry.kind.ways) {
      ways[party] = way;
      placeGroup(party, entry, way, 0, groups);
    }
  };

  const placeGroup = (party: number, entry: Entry, way: Way, n: number, groups: number): void => {
    const group = way[n];
    if (!group) return place(party + 1, groups);
    const size = group.members.length;
    for (let i = 0; i < filled.length; i++) {
      const to = filled[i];
      if (!to || to.left < size || to.side.plays !== group.plays || isLikeAnEarlier(filled, i, advantages)) continue;
      const { left, above, variance } = to;
      for (const member of group.members) {
        const strength = entry.strengths[member]?.[to.side.role];
        to.above += strength?.above ?? 0;
        to.variance += strength?.variance ?? 0;
      }
      to.left -= size;
      on[groups] = i;
      placeGroup(party, entry, way, n + 1, groups + 1);
      to.left = left;
      to.above = above;
      to.variance = variance;
    }
  };

  place(0, 0);
  return best;
};

/** One against one on sides that are alike, which is most of all matches: there is nothing to choose. */
const asDuel = (
  sides: readonly Side[],
  parties: readonly Entry[],
  advantages: readonly number[],
): Seating | undefined => {
  const [left, right] = sides;
  const [first, second] = parties;
  if (sides.length !== 2 || !left || !right || !areAlike(left, right) || advantages[0] !== advantages[1])
    return undefined;
  if (left.seats.length !== 1 || first?.kind.size !== 1 || second?.kind.size !== 1) return undefined;
  const strengths = parties.flatMap(({ strengths: [own] }) => own?.[left.role] ?? []);
  const ways = parties.map(({ kind }) => kind.ways.find(([group]) => group?.plays === left.plays) ?? []);
  if (strengths.length !== 2) return undefined;
  return { sides, parties, ways, on: [0, 1], strengths, gap: gapOf(strengths) };
};

const largestFirst = (a: Entry, b: Entry): number => b.kind.size - a.kind.size || byAge(a, b);

/** Of empty sides that are alike, only the first is worth trying. */
const isLikeAnEarlier = (filled: readonly Filled[], i: number, advantages: readonly number[]): boolean => {
  const on = filled[i];
  if (!on || !isEmpty(on)) return false;
  for (let k = 0; k < i; k++) {
    const other = filled[k];
    if (other && isEmpty(other) && areAlike(other.side, on.side) && advantages[k] === advantages[i]) return true;
  }
  return false;
};

const isEmpty = ({ left, side }: Filled): boolean => left === side.seats.length;

export const areAlike = (a: Side, b: Side): boolean =>
  a.plays === b.plays && a.role === b.role && a.seats.length === b.seats.length;

const strengthOfFilled = ({ left, above, variance }: Filled): Strength => ({
  above,
  variance: variance + left * NEWCOMER.sigma ** 2,
});

/** How far any side stands out from the others. Of two sides: how far one leads. */
export const gapOf = (strengths: readonly Strength[]): number => {
  const [first, second] = strengths;
  if (!first || !second) return 0;
  if (strengths.length === 2) return Math.abs(lead(first, second));
  const others = strengths.length - 1;
  let above = 0;
  let variance = 0;
  for (const each of strengths) {
    above += each.above;
    variance += each.variance;
  }
  let gap = 0;
  for (const each of strengths) {
    const rest = { above: (above - each.above) / others, variance: (variance - each.variance) / others };
    gap = Math.max(gap, Math.abs(lead(each, rest)));
  }
  return gap;
};

/** The seats in their order at the table, and the favourite's chance. Which of two like sides a party gets is drawn from
 *  the ids of the tickets, so that waiting longer, or a rating, gives nobody a certain seat. */
export const seatsOfSeating = (seating: Seating): { seats: FormedSeat[]; favourite: number } => {
  const { sides, parties, strengths } = seating;
  let draws = 0;
  for (const { draw, kind } of parties) draws = (draws + draw * kind.size) | 0;
  const turn = drawn(draws);
  const sitting = sittingOf(seating);
  const seats: FormedSeat[] = [];
  for (let i = 0; i < sides.length; i++) {
    const side = sides[i];
    if (!side) continue;
    const who = sitting[turned(sides, i, turn)];
    for (let n = 0; n < side.seats.length; n++) {
      const sits = who?.[n];
      seats[side.seats[n] ?? 0] = sits ? seatFor(sits.entry, sits.member, side.plays) : { bot: true };
    }
  }
  return { seats, favourite: Math.max(...chances(strengths)) };
};

/** The side that is so many turns after this one, around those that are like it. */
const turned = (sides: readonly Side[], from: number, turns: number): number => {
  const own = sides[from];
  if (!own) return from;
  const alike = sides.reduce((many, side) => many + Number(areAlike(side, own)), 0);
  let to = from;
  for (let left = turns % alike; left > 0; ) {
    to = (to + 1) % sides.length;
    const side = sides[to];
    if (side && areAlike(side, own)) left--;
  }
  return to;
};

/** Who sits on each side. */
const sittingOf = ({ sides, parties, ways, on }: Seating): Sitting[][] => {
  const sitting: Sitting[][] = sides.map(() => []);
  let groups = 0;
  for (const [party, entry] of parties.entries()) {
    for (const { members } of ways[party] ?? []) {
      const side = sitting[on[groups++] ?? 0];
      for (const member of members) side?.push({ entry, member });
    }
  }
  return sitting;
};

/** The member's seat, with its pick for what the side plays. Throws where it has none. */
const seatFor = ({ ticket, members }: Entry, at: number, plays: string): FormedSeat => {
  const member = members[at];
  const hero = member?.heroes[plays];
  if (!member || hero === undefined) throw new Error(`ticket ${ticket.id} has nobody who plays ${plays}`);
  return { ticket: ticket.id, player: member.player, hero };
};

/** A number from 0 to 65,535 that any change of a match's tickets changes, the same for them in any order. `draws`: what
 *  they add to it, added up. */
export const drawn = (draws: number): number => {
  const sum = (draws + 7) | 0;
  return Math.imul(sum ^ (sum >>> 15), 0x297a2d39) >>> 16;
};
