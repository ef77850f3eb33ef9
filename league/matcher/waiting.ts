/** The tickets that wait in one pool, and the matches they make. Oldest first: whoever has waited longest picks, from
 *  those nearest in strength, as many as fill a match; what it may pick from widens with its wait (`patience.ts`).
 *
 *  Whoever holds this tries each new ticket as it comes (`arrive`) and goes over all of them every second or so
 *  (`pass`), since waiting alone makes matches possible. Time is told, in milliseconds; it is never asked for. */
import type { Formats } from '../../protocol/pool.ts';
import { byAge, distance, type Entry, entries, haveMet, type Kind, WIDEST } from './entry.ts';
import { type Filling, fillings, seatsOf } from './fillings.ts';
import { mixtures, type NearestOf } from './mixtures.ts';
import { meetsAgain, startsSmall, widthAfter } from './patience.ts';
import { type Advantages, areAlike, type Seating, seat, seatsOfSeating } from './seating.ts';
import { type Near, type Shelf, shelf } from './shelf.ts';
import { insert, takeOut } from './sorted.ts';
import type { Formed, Ticket } from './ticket.ts';

export interface PoolRules {
  readonly formats: Formats;
  readonly ranked: boolean;
  readonly advantages?: Advantages;
}

export interface Waiting {
  readonly size: number;
  /** Takes a ticket in without trying it: one that waited before, or was put back. Throws if it is in already. */
  add(ticket: Ticket): void;
  /** Takes a new ticket in and answers the matches that can start now; their tickets wait no longer. */
  arrive(ticket: Ticket, now: number): Formed[];
  /** Whether the ticket was waiting; now it is not. */
  leave(id: string): boolean;
  /** Every match that the waiting tickets make now; their tickets wait no longer. */
  pass(now: number): Formed[];
  tickets(): Ticket[];
}

/** A match, and the entries that it takes. */
interface Made {
  readonly formed: Formed;
  readonly taken: readonly Entry[];
}

/** When a ticket arrives, so many of the oldest are tried before it, so that nobody is passed over by those who come
 *  and go between two passes. */
const OLDEST_FIRST = 8;
/** Sides as close as this need no better. */
const EVEN = 0.1;

/** The sides of a pool in which one always meets one, on sides that are alike; nothing for any other pool. */
const onlyDuels = (formats: Formats): Formats[number] | undefined => {
  const [sides, ...more] = formats;
  const [left, right, ...others] = sides ?? [];
  if (!left || !right || more.length + others.length > 0 || left.seats.length !== 1) return undefined;
  return areAlike(left, right) ? sides : undefined;
};

/** An empty pool. */
export const waiting = ({ formats, ranked, advantages }: PoolRules): Waiting => {
  const entryOf = entries(formats, ranked);
  const known = fillings(formats);
  const byId = new Map<string, Entry>();
  const shelves = new Map<Kind, Shelf>();
  let oldest: Entry[] = [];
  const most = Math.max(0, ...formats.map(seatsOf));
  const duels = onlyDuels(formats);

  const add = (ticket: Ticket): Entry => {
    if (byId.has(ticket.id)) throw new Error(`ticket ${ticket.id} waits already`);
    const entry = entryOf(ticket);
    known.know(entry.kind);
    byId.set(ticket.id, entry);
    const own = shelves.get(entry.kind) ?? shelf();
    shelves.set(entry.kind, own);
    own.add(entry);
    insert(oldest, entry, byAge);
    return entry;
  };

  const remove = (entry: Entry): void => {
    entry.waits = false;
    byId.delete(entry.ticket.id);
    shelves.get(entry.kind)?.removed();
  };

  /** The nearest tickets of each kind, the anchor among its own. */
  const around = (anchor: Entry, now: number, all: number, agrees?: (entry: Entry) => boolean): NearestOf => {
    const { since } = anchor;
    const oldestSince = Math.min(since, oldest[0]?.since ?? since);
    const reach = widthAfter(now - oldestSince, ranked) * Math.sqrt(anchor.variance + WIDEST);
    const othersWait = all > most;
    const look = (entry: Entry): Near | undefined => {
      if (agrees && !agrees(entry)) return undefined;
      const waited = now - Math.min(since, entry.since);
      const apart = distance(anchor, entry);
      if (apart > widthAfter(waited, ranked)) return undefined;
      const again = haveMet(anchor, entry);
      return again && !meetsAgain(waited, othersWait) ? undefined : { entry, apart, again };
    };
    const found = new Map<Kind, readonly Near[]>();
    for (const [kind, own] of shelves) {
      const near = own.nearest(anchor, Math.floor(most / kind.size), reach, look);
      if (kind === anchor.kind) near.unshift({ entry: anchor, apart: 0, again: false });
      found.set(kind, near);
    }
    return found;
  };

  /** The most even match that one of these fillings makes of the nearest tickets, if it is even enough by now. */
  const best = (some: readonly Filling[], picker: Entry, near: NearestOf, now: number): Seating | undefined => {
    let found: Seating | undefined;
    let repeats = 0;
    for (const { sides, parties, again } of mixtures(some, picker, near)) {
      if (found && (again > repeats || found.gap <= EVEN)) break;
      const seating = seat(sides, parties, advantages?.(sides));
      if (!seating || (found && seating.gap >= found.gap)) continue;
      const first = parties.reduce((earliest, { since }) => Math.min(earliest, since), now);
      if (seating.gap > widthAfter(now - first, ranked)) continue;
      found = seating;
      repeats = again;
    }
    return found;
  };

  const withPeople = (anchor: Entry, now: number, all: number): Seating | undefined => {
    const near = around(anchor, now, all);
    const small = startsSmall(now - anchor.since);
    // The match with most seats first; smaller ones only when it has been waited for.
    for (const some of known.ofPeople(anchor.kind)) {
      const found = best(some, anchor, near, now);
      if (found || !small) return found;
    }
    return undefined;
  };

  /** With the fewest bots, and then the most people; only with tickets that have waited as long as they agreed to. */
  const withBots = (anchor: Entry, now: number, all: number): Seating | undefined => {
    const agrees = ({ ticket: { since, botsAfter } }: Entry): boolean =>
      botsAfter !== undefined && now - since >= botsAfter;
    if (ranked || !agrees(anchor)) return undefined;
    const near = around(anchor, now, all, agrees);
    for (const filling of known.withBots(anchor.kind)) {
      const found = best([filling], anchor, near, now);
      if (found) return found;
    }
    return undefined;
  };

  /** One against one on sides that are alike: the nearest will do, and nothing else has to be compared. The same
   *  match as `withPeople` makes. */
  const asDuel = (anchor: Entry, now: number, all: number): Seating | undefined => {
    const foe = duels && foeOf(anchor, now, all);
    return foe && duels && seat(duels, [anchor, foe], advantages?.(duels));
  };

  const foeOf = (anchor: Entry, now: number, all: number): Entry | undefined => {
    const { since } = anchor;
    const oldestSince = Math.min(since, oldest[0]?.since ?? since);
    const othersWait = all > most;
    const ownWidth = widthAfter(now - since, ranked);
    const reach = widthAfter(now - oldestSince, ranked) * Math.sqrt(anchor.variance + WIDEST);
    const look = (entry: Entry): Near | undefined => {
      const apart = distance(anchor, entry);
      // Whoever waits longer widens the search for both.
      if (apart > (entry.since < since ? widthAfter(now - entry.since, ranked) : ownWidth)) return undefined;
      const again = haveMet(anchor, entry);
      return again && !meetsAgain(now - Math.min(since, entry.since), othersWait) ? undefined : { entry, apart, again };
    };
    return shelves.get(anchor.kind)?.nearest(anchor, most, reach, look)[0]?.entry;
  };

  const form = (anchor: Entry, now: number, all: number): Made | undefined => {
    // A party of two meets itself, where that counts for nothing.
    const alone = anchor.kind.size === 1 && shelves.size === 1;
    const people = duels && alone ? asDuel(anchor, now, all) : withPeople(anchor, now, all);
    const seating = people ?? withBots(anchor, now, all);
    if (!seating) return undefined;
    const taken = [...seating.parties].sort(byAge);
    for (const entry of taken) remove(entry);
    const tickets = taken.map(({ ticket }) => ticket.id);
    return { taken, formed: { pool: anchor.ticket.pool, tickets, ...seatsOfSeating(seating) } };
  };

  const isWaiting = (entry: Entry): boolean => entry.waits;

  /** Lets each of these pick in turn, unless it was picked. */
  const formAll = (anchors: readonly Entry[], now: number): Made[] => {
    const all = byId.size;
    const made: Made[] = [];
    for (const anchor of anchors) {
      const match = isWaiting(anchor) ? form(anchor, now, all) : undefined;
      if (match) made.push(match);
    }
    return made;
  };

  return {
    get size() {
      return byId.size;
    },
    add: (ticket) => void add(ticket),
    arrive(ticket, now) {
      const entry = add(ticket);
      const anchors = [...new Set([...oldest.slice(0, OLDEST_FIRST), entry])];
      const made = formAll(anchors, now);
      for (const { taken } of made) for (const each of taken) takeOut(oldest, each, byAge);
      return made.map(({ formed }) => formed);
    },
    leave(id) {
      const entry = byId.get(id);
      if (!entry) return false;
      remove(entry);
      takeOut(oldest, entry, byAge);
      return true;
    },
    pass(now) {
      const made = formAll(oldest, now);
      if (made.length > 0) oldest = oldest.filter(isWaiting);
      return made.map(({ formed }) => formed);
    },
    tickets: () => oldest.map(({ ticket }) => ticket),
  };
};
