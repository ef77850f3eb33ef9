/** Who sits where: of all the ways to put these parties on the sides, the one whose sides are closest in strength. */
import type { Side } from '../../engine/core/game.ts';
import type { Formats } from '../../protocol/pool.ts';
import { chances, leadBy, type Strength } from '../chance.ts';
import { NEWCOMER } from '../rating.ts';
import { type Entry, isOlder } from './entry.ts';
import { areAlike, type Layout, roleNames } from './layout.ts';
import { insertLate } from './sorted.ts';
import type { FormedSeat } from './ticket.ts';
import type { Way } from './ways.ts';

export interface Seating {
  readonly layout: Layout;
  readonly parties: readonly Entry[];
  /** How each party stands: in which groups, and, one group after the other, on which side; seats that are left are for
   *  bots. */
  readonly ways: readonly Way[];
  readonly on: readonly number[];
  readonly strengths: readonly Strength[];
  /** How far any side stands out from the average of the others, in standard deviations. */
  readonly gap: number;
}

/** What a side's place in a format is worth, in rating points: what the ladder has learnt of the boss's, say. Counted by
 *  the sides of the format that has so many seats; left out, sides of newcomers are even. */
export type Advantages = (sides: readonly Side[]) => readonly number[] | undefined;

/** The best seating of these parties that is more even than `below` and as even as `most` asks, both gaps; nothing where
 *  there is none. Nobody is known of bots: they count as newcomers. */
export type Seat = (
  layout: Layout,
  parties: readonly Entry[],
  advantages?: readonly number[],
  below?: number,
  most?: number,
) => Seating | undefined;

const NOTHING: readonly number[] = [];
const NO_WAY: Way = [];

/** Seats the parties of a pool. Sides are filled in arrays that are there once: of all seatings that are tried, few are any
 *  good, and nothing is made of the others. */
export const seater = (formats: Formats): Seat => {
  const roles = roleNames(formats).length;
  const largest = Math.max(0, ...formats.map((sides) => sides.length));
  /** By side: seats that are left, and the strength of those who sit there. */
  const left = new Int32Array(largest);
  const above = new Float64Array(largest);
  const doubts = new Float64Array(largest);
  /** The same with bots in the seats that are left. */
  const allDoubts = new Float64Array(largest);
  const ordered: Entry[] = [];
  const ways: Way[] = [];
  const on: number[] = [];
  let advantages = NOTHING;
  let many = 0;
  /** The best so far. */
  let found = false;
  const bestWays: Way[] = [];
  const bestOn: number[] = [];
  const bestAbove = new Float64Array(largest);
  const bestDoubts = new Float64Array(largest);
  let bestGap = 0;
  let mostGap = 0;

  /** Takes note of a seating that is the best so far. */
  const rate = ({ sides }: Layout, groups: number): void => {
    const all = sides.length;
    for (let i = 0; i < all; i++) allDoubts[i] = (doubts[i] ?? 0) + (left[i] ?? 0) * NEWCOMER.sigma ** 2;
    const gap = gapBetween(all, above, allDoubts);
    if (gap >= bestGap || gap > mostGap) return;
    bestGap = gap;
    found = true;
    for (let i = 0; i < many; i++) bestWays[i] = ways[i] ?? NO_WAY;
    for (let i = 0; i < groups; i++) bestOn[i] = on[i] ?? 0;
    bestOn.length = groups;
    bestAbove.set(above);
    bestDoubts.set(allDoubts);
  };

  const place = (to: Layout, party: number, groups: number): void => {
    const entry = ordered[party];
    if (party === many || !entry) return rate(to, groups);
    for (const way of entry.kind.ways) {
      ways[party] = way;
      placeGroup(to, party, entry, way, 0, groups);
    }
  };

  const placeGroup = (to: Layout, party: number, entry: Entry, way: Way, n: number, groups: number): void => {
    const group = way[n];
    if (!group) return place(to, party + 1, groups);
    const { members, plays } = group;
    const { sides } = to;
    for (let i = 0; i < sides.length; i++) {
      const room = left[i] ?? 0;
      if (room < members.length || sides[i]?.plays !== plays || isLikeAnEarlier(to, i)) continue;
      const aboveBefore = above[i] ?? 0;
      const doubtsBefore = doubts[i] ?? 0;
      let aboveNow = aboveBefore;
      let doubtsNow = doubtsBefore;
      for (const member of members) {
        const at = member * roles + (to.roles[i] ?? 0);
        aboveNow += entry.above[at] ?? 0;
        doubtsNow += entry.doubts[at] ?? 0;
      }
      above[i] = aboveNow;
      doubts[i] = doubtsNow;
      left[i] = room - members.length;
      on[groups] = i;
      placeGroup(to, party, entry, way, n + 1, groups + 1);
      left[i] = room;
      above[i] = aboveBefore;
      doubts[i] = doubtsBefore;
    }
  };

  /** Of empty sides that are alike, only the first is worth trying. */
  const isLikeAnEarlier = ({ sides, twins }: Layout, i: number): boolean => {
    const all = sides[i]?.seats.length;
    if (left[i] !== all) return false;
    for (const k of twins[i] ?? NOTHING) if (left[k] === all && advantages[k] === advantages[i]) return true;
    return false;
  };

  return (to, parties, worth = NOTHING, below = Number.POSITIVE_INFINITY, most = Number.POSITIVE_INFINITY) => {
    if (isDuel(to, parties, worth)) {
      const duel = asDuel(to, parties);
      return duel.gap < below && duel.gap <= most ? duel : undefined;
    }
    const { sides } = to;
    for (let i = 0; i < sides.length; i++) {
      left[i] = sides[i]?.seats.length ?? 0;
      above[i] = worth[i] ?? 0;
      doubts[i] = 0;
    }
    // Large parties leave least choice, so they go first; they come last in a mixture.
    many = 0;
    for (let i = parties.length - 1; i >= 0; i--) {
      const party = parties[i];
      if (party) insertLate(ordered, party, isLarger, many++);
    }
    advantages = worth;
    found = false;
    bestGap = below;
    mostGap = most;
    place(to, 0, 0);
    if (!found) return undefined;
    return {
      layout: to,
      parties: ordered.slice(0, many),
      ways: bestWays.slice(0, many),
      on: bestOn.slice(),
      strengths: sides.map((_, i) => ({ above: bestAbove[i] ?? 0, variance: bestDoubts[i] ?? 0 })),
      gap: bestGap,
    };
  };
};

/** One against one on sides that are alike, which is most of all matches: there is nothing to choose. */
const isDuel = ({ sides }: Layout, parties: readonly Entry[], advantages: readonly number[]): boolean => {
  const [left, right] = sides;
  if (sides.length !== 2 || !left || !right || left.seats.length !== 1 || !areAlike(left, right)) return false;
  return parties[0]?.kind.size === 1 && parties[1]?.kind.size === 1 && advantages[0] === advantages[1];
};

const asDuel = (layout: Layout, parties: readonly Entry[]): Seating => {
  const [side] = layout.sides;
  const role = layout.roles[0] ?? 0;
  const strengths = parties.map((entry): Strength => {
    return { above: entry.above[role] ?? 0, variance: entry.doubts[role] ?? 0 };
  });
  const ways = parties.map(({ kind }) => kind.ways.find(([group]) => group?.plays === side?.plays) ?? NO_WAY);
  return { layout, parties, ways, on: [0, 1], strengths, gap: gapOf(strengths) };
};

const isLarger = (a: Entry, b: Entry): boolean =>
  a.kind.size === b.kind.size ? isOlder(a, b) : a.kind.size > b.kind.size;

/** How far any side stands out from the others. Of two sides: how far one leads. */
export const gapOf = (strengths: readonly Strength[]): number =>
  gapBetween(
    strengths.length,
    Float64Array.from(strengths, ({ above }) => above),
    Float64Array.from(strengths, ({ variance }) => variance),
  );

/** The same of the first so many sides, told by what each has above newcomers and by its variance. */
const gapBetween = (sides: number, above: Float64Array, variances: Float64Array): number => {
  if (sides < 2) return 0;
  if (sides === 2)
    return Math.abs(leadBy((above[0] ?? 0) - (above[1] ?? 0), (variances[0] ?? 0) + (variances[1] ?? 0)));
  const others = sides - 1;
  let allAbove = 0;
  let allVariance = 0;
  for (let i = 0; i < sides; i++) {
    allAbove += above[i] ?? 0;
    allVariance += variances[i] ?? 0;
  }
  let gap = 0;
  for (let i = 0; i < sides; i++) {
    const own = above[i] ?? 0;
    const variance = variances[i] ?? 0;
    const rest = (allAbove - own) / others;
    gap = Math.max(gap, Math.abs(leadBy(own - rest, variance + (allVariance - variance) / others)));
  }
  return gap;
};

const BOT: FormedSeat = { bot: true };

/** The seats in their order at the table, and the favourite's chance. Which of two like sides a party gets is drawn from
 *  the ids of the tickets, so that waiting longer, or a rating, gives nobody a certain seat. */
export const seatsOfSeating = (seating: Seating): { seats: FormedSeat[]; favourite: number } => {
  const { layout, parties, ways, on, strengths } = seating;
  const { sides, alike } = layout;
  let draws = 0;
  for (const { draw, kind } of parties) draws = (draws + draw * kind.size) | 0;
  const turns = drawn(draws);
  const taken = sides.map(() => 0);
  const seats = new Array<FormedSeat>(layout.seats).fill(BOT);
  let groups = 0;
  for (let party = 0; party < parties.length; party++) {
    const entry = parties[party];
    if (!entry) continue;
    for (const { members, plays } of ways[party] ?? NO_WAY) {
      const side = on[groups++] ?? 0;
      const at = turnedBack(alike[side] ?? NOTHING, side, turns);
      for (const member of members) {
        const n = taken[at] ?? 0;
        taken[at] = n + 1;
        seats[sides[at]?.seats[n] ?? 0] = entry.seat ?? seatFor(entry, member, plays);
      }
    }
  }
  return { seats, favourite: Math.max(...chances(strengths)) };
};

/** The side so many turns before this one, around those that are like it. */
const turnedBack = (alike: readonly number[], side: number, turns: number): number => {
  const all = alike.length;
  return alike[(alike.indexOf(side) + all - (turns % all)) % all] ?? side;
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
