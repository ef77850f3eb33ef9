/** Whom one who looks for a match has near it, kind by kind. Every ticket of a pass looks around, and most of what it sees
 *  leads to nothing: so there is one set of lists for all of them, which each looks through and the next one fills anew. */
import { distance, type Entry, haveMet, isOlder, type Kind, WIDEST } from './entry.ts';
import { meetsAgain, widthAfter } from './patience.ts';
import type { Shelf } from './shelf.ts';
import { insertLate } from './sorted.ts';

/** An entry as the one sees it who looks around. */
export interface Near {
  readonly entry: Entry;
  /** In standard deviations, as if they met head by head. */
  readonly apart: number;
  /** They have met last. */
  readonly again: boolean;
}

/** The nearest of a kind: those who have not met come first, then the nearest, of equally near ones the older. */
export interface Nears {
  /** So many of `all` are there; what lies behind is left from others. */
  readonly many: number;
  readonly all: readonly Near[];
  /** How far the first so many are, all their members together. */
  readonly sums: readonly number[];
}

/** The nearest of a kind, whoever looks. */
export type NearestOf = (kind: Kind) => Nears;

/** Who looks around, and what it makes do with. */
export interface Looking {
  readonly anchor: Entry;
  readonly now: number;
  /** When the wait of the oldest began. */
  readonly oldestSince: number;
  /** More wait than one match takes. */
  readonly othersWait: boolean;
  /** Says of an entry that it does not agree to the match that is looked for. */
  readonly agrees?: ((entry: Entry) => boolean) | undefined;
}

interface Pool {
  readonly ranked: boolean;
  /** Seats of the largest match. */
  readonly most: number;
  readonly shelfOf: (kind: Kind) => Shelf;
}

/** A pool's lists. What is answered holds until somebody else looks. */
export const neighbours = ({ ranked, most, shelfOf }: Pool): ((looking: Looking) => NearestOf) => {
  /** By the number of the kind. */
  const lists: NearList[] = [];
  let turn = 0;
  let looking: Looking | undefined;
  let ownWidth = 0;
  let reach = 0;
  let list = nearList(1);

  /** Takes the entry into the list, if it will do. There is one such function a pool, not one a search. */
  const takeIn = (entry: Entry): boolean => {
    if (!looking) return false;
    const { anchor, now, othersWait, agrees } = looking;
    if (agrees && !agrees(entry)) return false;
    const apart = distance(anchor, entry);
    // Whoever waits longer widens the search for both.
    if (apart > (entry.since < anchor.since ? widthAfter(now - entry.since, ranked) : ownWidth)) return false;
    const again = haveMet(anchor, entry);
    if (again && !meetsAgain(now - Math.min(anchor.since, entry.since), othersWait)) return false;
    list.add(entry, apart, again);
    return true;
  };

  const nearestOf: NearestOf = (kind) => {
    const known = lists[kind.number];
    if (known?.turn === turn || !looking) return known ?? nearList(kind.size);
    list = known ?? nearList(kind.size);
    lists[kind.number] = list;
    list.turn = turn;
    list.many = 0;
    const { anchor } = looking;
    shelfOf(kind).around(anchor, Math.floor(most / kind.size), reach, takeIn);
    list.end(kind === anchor.kind ? anchor : undefined);
    return list;
  };

  return (next) => {
    const { anchor, now, oldestSince } = next;
    looking = next;
    ownWidth = widthAfter(now - anchor.since, ranked);
    reach = widthAfter(now - Math.min(anchor.since, oldestSince), ranked) * Math.sqrt(anchor.variance + WIDEST);
    turn++;
    return nearestOf;
  };
};

/** A list that is filled again and again, with the same records. */
interface NearList extends Nears {
  many: number;
  /** Whose it is. */
  turn: number;
  add(entry: Entry, apart: number, again: boolean): void;
  /** `first`: whoever looks, which comes before all others of its kind. */
  end(first: Entry | undefined): void;
}

const nearList = (size: number): NearList => {
  const all: { entry: Entry; apart: number; again: boolean }[] = [];
  const sums: number[] = [0];

  /** The record behind the last one, with this in it. */
  const recorded = (at: number, entry: Entry, apart: number, again: boolean) => {
    const record = all[at];
    if (!record) return { entry, apart, again };
    record.entry = entry;
    record.apart = apart;
    record.again = again;
    return record;
  };

  return {
    many: 0,
    all,
    sums,
    turn: 0,
    add(entry, apart, again) {
      insertLate(all, recorded(this.many, entry, apart, again), isBetter, this.many);
      this.many++;
    },
    end(first) {
      if (first) insertLate(all, recorded(this.many, first, 0, false), alwaysFirst, this.many++);
      let sum = 0;
      for (let i = 0; i < this.many; i++) {
        sum += (all[i]?.apart ?? 0) * size;
        sums[i + 1] = sum;
      }
    },
  };
};

const alwaysFirst = (): boolean => true;

const isBetter = (a: Near, b: Near): boolean => {
  if (a.again !== b.again) return b.again;
  return a.apart === b.apart ? isOlder(a.entry, b.entry) : a.apart < b.apart;
};
