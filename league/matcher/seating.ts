/** Who sits where: of all the ways to put these parties on the sides, the one whose sides are closest in strength. */
import type { Side } from '../../engine/core/game.ts';
import { chances, lead, type Strength } from '../chance.ts';
import { NEWCOMER } from '../rating.ts';
import { byAge, type Entry } from './entry.ts';
import type { FormedSeat } from './ticket.ts';
import type { Way } from './ways.ts';

export interface Seating {
  readonly sides: readonly Side[];
  readonly parties: readonly Entry[];
  /** Who sits on each side; seats that are left are for bots. */
  readonly sitting: readonly (readonly Sitting[])[];
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
  readonly sitting: Sitting[];
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
  const filled = sides.map((side, i): Filled => ({ side, sitting: [], above: advantages[i] ?? 0, variance: 0 }));
  // Large parties leave least choice, so they go first.
  const ordered = [...parties].sort((a, b) => b.kind.size - a.kind.size || byAge(a, b));
  let best: Seating | undefined;

  const place = (party: number): void => {
    const entry = ordered[party];
    if (!entry) {
      const strengths = filled.map(strengthOfFilled);
      const gap = gapOf(strengths);
      if (!best || gap < best.gap)
        best = { sides, parties, sitting: filled.map(({ sitting }) => [...sitting]), strengths, gap };
      return;
    }
    for (const way of entry.kind.ways) placeGroup(party, entry, way, 0);
  };

  const placeGroup = (party: number, entry: Entry, way: Way, n: number): void => {
    const group = way[n];
    if (!group) return place(party + 1);
    for (const [i, on] of filled.entries()) {
      if (on.side.plays !== group.plays || on.side.seats.length - on.sitting.length < group.members.length) continue;
      if (isLikeAnEarlier(filled, i, advantages)) continue;
      const { above, variance } = on;
      for (const member of group.members) {
        const strength = entry.strengths[member]?.[on.side.role];
        on.sitting.push({ entry, member });
        on.above += strength?.above ?? 0;
        on.variance += strength?.variance ?? 0;
      }
      placeGroup(party, entry, way, n + 1);
      on.sitting.length -= group.members.length;
      on.above = above;
      on.variance = variance;
    }
  };

  place(0);
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
  const strengths = [first, second].flatMap(({ strengths: [own] }) => own?.[left.role] ?? []);
  if (strengths.length !== 2) return undefined;
  const sitting = [[{ entry: first, member: 0 }], [{ entry: second, member: 0 }]];
  return { sides, parties, sitting, strengths, gap: gapOf(strengths) };
};

/** Of empty sides that are alike, only the first is worth trying. */
const isLikeAnEarlier = (filled: readonly Filled[], i: number, advantages: readonly number[]): boolean => {
  const on = filled[i];
  if (!on || on.sitting.length > 0) return false;
  for (let k = 0; k < i; k++) {
    const other = filled[k];
    if (other && other.sitting.length === 0 && areAlike(other.side, on.side) && advantages[k] === advantages[i])
      return true;
  }
  return false;
};

export const areAlike = (a: Side, b: Side): boolean =>
  a.plays === b.plays && a.role === b.role && a.seats.length === b.seats.length;

const strengthOfFilled = ({ side, sitting, above, variance }: Filled): Strength => ({
  above,
  variance: variance + (side.seats.length - sitting.length) * NEWCOMER.sigma ** 2,
});

/** How far any side stands out from the others. Of two sides: how far one leads. */
export const gapOf = (strengths: readonly Strength[]): number => {
  const [first, second] = strengths;
  if (!first || !second) return 0;
  if (strengths.length === 2) return Math.abs(lead(first, second));
  const others = strengths.length - 1;
  const above = strengths.reduce((sum, each) => sum + each.above, 0);
  const variance = strengths.reduce((sum, each) => sum + each.variance, 0);
  let gap = 0;
  for (const each of strengths) {
    const rest = { above: (above - each.above) / others, variance: (variance - each.variance) / others };
    gap = Math.max(gap, Math.abs(lead(each, rest)));
  }
  return gap;
};

/** The seats in their order at the table, and the favourite's chance. Which of two like sides a party gets is drawn from
 *  the ids of the tickets, so that waiting longer, or a rating, gives nobody a certain seat. */
export const seatsOfSeating = ({ sides, sitting, strengths }: Seating): { seats: FormedSeat[]; favourite: number } => {
  const seats: FormedSeat[] = [];
  let draws = 0;
  for (const side of sitting) for (const { entry } of side) draws = (draws + entry.draw) | 0;
  const turn = drawn(draws);
  for (const [i, side] of sides.entries()) {
    const alike: number[] = [];
    for (const [k, other] of sides.entries()) if (areAlike(other, side)) alike.push(k);
    const who = sitting[alike[(alike.indexOf(i) + turn) % alike.length] ?? i];
    for (const [n, at] of side.seats.entries()) {
      const sits = who?.[n];
      seats[at] = sits ? seatFor(sits.entry, sits.member, side.plays) : { bot: true };
    }
  }
  return { seats, favourite: Math.max(...chances(strengths)) };
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
