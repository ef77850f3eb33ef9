/** A pass over single players in a pool where one meets one, on sides that are alike: most of all who ever wait. They
 *  stand in the order of their strength, in arrays; through those who are free runs a list, so that nobody who was taken is
 *  stepped over twice. Whoever picks gets whom the search at large (`shelf.ts`) would have given, at a fraction of it. */
import type { Side } from '../../engine/core/game.ts';
import type { Formats } from '../../protocol/pool.ts';
import { BETA, duelChance, type Strength } from '../chance.ts';
import { type Entry, haveMet, isOlder, UNRANKED, WIDEST } from './entry.ts';
import { areAlike } from './layout.ts';
import { meetsAgain, widthAfter } from './patience.ts';
import { drawn } from './seating.ts';
import { LOOKED_AT } from './shelf.ts';
import type { Formed, FormedSeat } from './ticket.ts';

/** So many of those that will do are compared. */
const COMPARED = 2;

/** The sides of a pool in which one always meets one, on sides that are alike; nothing for any other pool. */
export const duelSides = (formats: Formats): readonly [Side, Side] | undefined => {
  const [sides, ...more] = formats;
  const [left, right, ...others] = sides ?? [];
  if (!left || !right || more.length + others.length > 0 || left.seats.length !== 1) return undefined;
  return areAlike(left, right) ? [left, right] : undefined;
};

/** Who is free to be met. */
export interface Foes {
  /** The one that this one meets now; nothing if nobody will do. */
  foeOf(anchor: Entry): Entry | undefined;
  /** They wait no longer. */
  take(entry: Entry): void;
}

export interface DuelRules {
  readonly now: number;
  readonly ranked: boolean;
  /** When the wait of the oldest began. */
  readonly oldestSince: number;
  /** More wait than one match takes. */
  readonly othersWait: boolean;
}

const NOBODY = -1;

/** Who is free during a pass. `sorted`: all single players who wait, in order (`isBelow`). */
export const duellists = (sorted: readonly Entry[], { now, ranked, oldestSince, othersWait }: DuelRules): Foes => {
  const all = sorted.length;
  const places = new Float64Array(all);
  const variances = new Float64Array(all);
  const sinces = new Float64Array(all);
  const memberBits = new Int32Array(all);
  const metBitsOf = new Int32Array(all);
  const next = new Int32Array(all);
  const before = new Int32Array(all);
  /** Those at the same place are a group; by its number, its first member who is free. */
  const groups = new Int32Array(all);
  const first = new Int32Array(all);
  let group = NOBODY;
  for (let i = 0; i < all; i++) {
    const entry = sorted[i];
    if (!entry) continue;
    entry.rank = i;
    places[i] = entry.place;
    variances[i] = entry.variance;
    sinces[i] = entry.since;
    memberBits[i] = entry.memberBits;
    metBitsOf[i] = entry.metBits;
    next[i] = i + 1;
    before[i] = i - 1;
    if (i === 0 || places[i - 1] !== entry.place) first[++group] = i;
    groups[i] = group;
  }
  /** Typed arrays have something at every place that is asked for; the types do not know it. */
  const firstLike = (i: number): number => first[groups[i] ?? 0] ?? 0;
  const widest = widthAfter(now - oldestSince, ranked);

  return {
    foeOf(anchor) {
      const { since, variance, place, metBits, memberBits: own } = anchor;
      const ownWidth = widthAfter(now - since, ranked);
      const spread = Math.sqrt(variance + WIDEST);
      const reach = widest * spread;
      let up = firstLike(anchor.rank);
      // Below the anchor, those who share a place are walked through from the first, who is the oldest.
      let groupEnd = before[up] ?? NOBODY;
      let down = groupEnd === NOBODY ? NOBODY : firstLike(groupEnd);
      let best: Entry | undefined;
      let bestGap = 0;
      let bestApart = 0;
      let bestAgain = false;
      for (let looked = 0, found = 0; looked < LOOKED_AT && found < COMPARED; ) {
        const toHigher = up < all ? (places[up] ?? 0) - place : Number.POSITIVE_INFINITY;
        const toLower = down === NOBODY ? Number.POSITIVE_INFINITY : place - (places[down] ?? 0);
        const goesUp = toHigher <= toLower;
        const gap = goesUp ? toHigher : toLower;
        if (gap > reach) break;
        // Nobody further away can be nearer than this, however little is known of them.
        if (best && !bestAgain && gap > bestGap && gap > bestApart * spread) break;
        const at = goesUp ? up : down;
        if (goesUp) up = next[up] ?? all;
        else if (down !== groupEnd) down = next[down] ?? all;
        else {
          groupEnd = before[firstLike(down)] ?? NOBODY;
          down = groupEnd === NOBODY ? NOBODY : firstLike(groupEnd);
        }
        if (at === anchor.rank) continue;
        looked++;
        const apart = gap / Math.sqrt(variance + (variances[at] ?? 0) + 2 * BETA ** 2);
        const otherSince = sinces[at] ?? since;
        // Whoever waits longer widens the search for both.
        if (apart > (otherSince < since ? widthAfter(now - otherSince, ranked) : ownWidth)) continue;
        const entry = sorted[at];
        if (!entry) continue;
        const mayHaveMet = (metBits & (memberBits[at] ?? 0)) !== 0 || ((metBitsOf[at] ?? 0) & own) !== 0;
        const again = mayHaveMet && haveMet(anchor, entry);
        if (again && !meetsAgain(now - Math.min(since, otherSince), othersWait)) continue;
        found++;
        const isWorse = again === bestAgain ? apart > bestApart : again;
        if (best && (isWorse || (again === bestAgain && apart === bestApart && isOlder(best, entry)))) continue;
        best = entry;
        bestGap = gap;
        bestApart = apart;
        bestAgain = again;
      }
      return best;
    },
    take({ rank }) {
      if (rank === UNRANKED) return;
      const after = next[rank] ?? all;
      const earlier = before[rank] ?? NOBODY;
      const own = groups[rank] ?? 0;
      if (first[own] === rank) first[own] = after;
      if (earlier !== NOBODY) next[earlier] = after;
      if (after < all) before[after] = earlier;
    },
  };
};

/** The match of two who wait alone; the same as `seat` makes of them where no side has an advantage over the other. With
 *  one role to play, their places are their strengths. */
export const duelOf = ([left]: readonly [Side, Side], anchor: Entry, foe: Entry): Formed => {
  const [one, other] = drawn(anchor.draw + foe.draw) % 2 === 1 ? [foe.seat, anchor.seat] : [anchor.seat, foe.seat];
  if (!one || !other) throw new Error(`expected two who wait alone and play ${left.plays}`);
  const chance = duelChance(strengthOf(anchor), strengthOf(foe));
  const seats: FormedSeat[] = [one, other];
  if (left.seats[0] !== 0) seats.reverse();
  const tickets = isOlder(anchor, foe) ? [anchor.ticket.id, foe.ticket.id] : [foe.ticket.id, anchor.ticket.id];
  return { pool: anchor.ticket.pool, tickets, seats, favourite: Math.max(chance, 1 - chance) };
};

const strengthOf = ({ place, variance }: Entry): Strength => ({ above: place, variance });
