/** The tickets that wait in one pool, and the matches they make. Oldest first: whoever has waited longest picks, from
 *  those nearest in strength, as many as fill a match; what it may pick from widens with its wait (`patience.ts`).
 *
 *  Whoever holds this tries each new ticket as it comes (`arrive`) and goes over all of them every second or so
 *  (`pass`), since waiting alone makes matches possible. Time is told, in milliseconds; it is never asked for. */
import type { Side } from '../../engine/core/game.ts';
import type { Formats } from '../pool.ts';
import { byAge, byPlace, distance, type Entry, entries, haveMet, type Kind, WIDEST } from './entry.ts';
import { type Filling, fillings, seatsOf } from './fillings.ts';
import { meetsAgain, startsSmall, widthAfter } from './patience.ts';
import { type Advantages, type Seating, seat, seatsOfSeating } from './seating.ts';
import { type Shelf, shelf } from './shelf.ts';
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

/** When a ticket arrives, so many of the oldest are tried before it, so that nobody is passed over by those who come and
 *  go between two passes. */
const OLDEST_FIRST = 8;
/** Of the mixtures that fill a match, so many are seated and compared: those of the nearest tickets. */
const COMPARED = 6;
/** Sides as close as this need no better. */
const EVEN = 0.1;

/** An empty pool. */
export const waiting = ({ formats, ranked, advantages }: PoolRules): Waiting => {
  const entryOf = entries(formats, ranked);
  const known = fillings(formats);
  const byId = new Map<string, Entry>();
  const ticketOfPlayer = new Map<string, Entry>();
  const shelves = new Map<Kind, Shelf>();
  let oldest: Entry[] = [];
  const most = Math.max(0, ...formats.map(seatsOf));

  const add = (ticket: Ticket): Entry => {
    if (byId.has(ticket.id)) throw new Error(`ticket ${ticket.id} waits already`);
    const entry = entryOf(ticket);
    known.know(entry.kind);
    byId.set(ticket.id, entry);
    for (const { player } of entry.members) ticketOfPlayer.set(player, entry);
    const own = shelves.get(entry.kind) ?? shelf();
    shelves.set(entry.kind, own);
    own.add(entry);
    insert(oldest, entry, byAge);
    return entry;
  };

  const remove = (entry: Entry): void => {
    byId.delete(entry.ticket.id);
    for (const { player } of entry.members) ticketOfPlayer.delete(player);
    shelves.get(entry.kind)?.remove(entry);
  };

  /** Whether anybody waits whom the entry has not just met. */
  const othersWait = (entry: Entry, all: number): boolean => {
    const met = new Set([...entry.met].flatMap((player) => ticketOfPlayer.get(player) ?? []));
    return all - 1 > met.size;
  };

  /** The nearest tickets of each kind, the anchor among its own, nearest first. */
  const around = (anchor: Entry, now: number, all: number, also: (entry: Entry) => boolean): Map<Kind, Entry[]> => {
    const waited = now - anchor.ticket.since;
    const longest = Math.max(waited, now - (oldest[0]?.ticket.since ?? now));
    const reach = widthAfter(longest) * Math.sqrt(anchor.variance + WIDEST);
    const crowd = anchor.met.size > 0 ? othersWait(anchor, all) : all > 2;
    const willDo = (entry: Entry): boolean => {
      const longer = Math.max(waited, now - entry.ticket.since);
      return (
        distance(anchor, entry) <= widthAfter(longer) &&
        (!haveMet(anchor, entry) || meetsAgain(longer, crowd)) &&
        also(entry)
      );
    };
    const found = new Map<Kind, Entry[]>();
    for (const [kind, own] of shelves) {
      const near = own
        .nearest(anchor, Math.floor(most / kind.size) + 1, reach, willDo)
        .map((entry) => ({ entry, apart: distance(anchor, entry), again: haveMet(anchor, entry) }))
        .sort((a, b) => Number(a.again) - Number(b.again) || a.apart - b.apart || byPlace(a.entry, b.entry))
        .map(({ entry }) => entry);
      if (kind === anchor.kind) near.unshift(anchor);
      found.set(kind, near);
    }
    return found;
  };

  /** The most even match that one of these fillings makes of the nearest tickets, if it is even enough by now. */
  const best = (
    some: readonly Filling[],
    anchor: Entry,
    near: ReadonlyMap<Kind, readonly Entry[]>,
    now: number,
  ): Seating | undefined => {
    let found: Seating | undefined;
    let repeats = 0;
    for (const { sides, parties, again } of mixtures(some, anchor, near)) {
      if (found && (again > repeats || found.gap <= EVEN)) break;
      const seating = seat(sides, parties, advantages?.(sides));
      if (!seating || (found && seating.gap >= found.gap)) continue;
      const longest = Math.max(...parties.map(({ ticket }) => now - ticket.since));
      if (seating.gap > widthAfter(longest)) continue;
      found = seating;
      repeats = again;
    }
    return found;
  };

  const withPeople = (anchor: Entry, now: number, all: number): Seating | undefined => {
    const near = around(anchor, now, all, () => true);
    const small = startsSmall(now - anchor.ticket.since);
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

  const form = (anchor: Entry, now: number, all: number): Made | undefined => {
    const seating = withPeople(anchor, now, all) ?? withBots(anchor, now, all);
    if (!seating) return undefined;
    const taken = [...new Set(seating.sitting.flat().map(({ entry }) => entry))].sort(byAge);
    for (const entry of taken) remove(entry);
    const tickets = taken.map(({ ticket }) => ticket.id);
    return { taken, formed: { pool: anchor.ticket.pool, tickets, ...seatsOfSeating(seating) } };
  };

  const isWaiting = (entry: Entry): boolean => byId.get(entry.ticket.id) === entry;

  /** Lets each of these pick in turn, unless it was picked. */
  const formAll = (anchors: readonly Entry[], now: number): Made[] => {
    const all = byId.size;
    return anchors.flatMap((anchor) => (isWaiting(anchor) ? (form(anchor, now, all) ?? []) : []));
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

/** Parties that fill a match together. */
interface Mixture {
  readonly sides: readonly Side[];
  readonly parties: readonly Entry[];
  /** How many of them have met last, pair by pair. */
  readonly again: number;
  /** How far they are from the anchor, a seat. */
  readonly apart: number;
}

/** The mixtures to compare: the nearest tickets of each filling, each also with the next ticket of a kind in the place
 *  of the last. Those who have not met come first, then the nearest. */
const mixtures = (
  some: readonly Filling[],
  anchor: Entry,
  near: ReadonlyMap<Kind, readonly Entry[]>,
): readonly Mixture[] => {
  const found: Mixture[] = [];
  for (const { sides, counts } of some) {
    const parties = nearestOf(counts, near);
    if (!parties) continue;
    found.push(mixture(sides, parties, anchor));
    for (const [kind, count] of counts) {
      const own = near.get(kind) ?? [];
      const [last, next] = [own[count - 1], own[count]];
      if (!next || last === anchor) continue;
      const others = parties.map((entry) => (entry === last ? next : entry));
      found.push(mixture(sides, others, anchor));
    }
  }
  return found.sort((a, b) => a.again - b.again || a.apart - b.apart).slice(0, COMPARED);
};

const nearestOf = (
  counts: ReadonlyMap<Kind, number>,
  near: ReadonlyMap<Kind, readonly Entry[]>,
): readonly Entry[] | undefined => {
  const parties: Entry[] = [];
  for (const [kind, count] of counts) {
    const own = near.get(kind) ?? [];
    if (own.length < count) return undefined;
    parties.push(...own.slice(0, count));
  }
  return parties;
};

const mixture = (sides: readonly Side[], parties: readonly Entry[], anchor: Entry): Mixture => {
  let apart = 0;
  let again = 0;
  for (const [i, entry] of parties.entries()) {
    apart += distance(anchor, entry) * entry.kind.size;
    for (let k = 0; k < i; k++) {
      const other = parties[k];
      if (other && haveMet(entry, other)) again++;
    }
  }
  return { sides, parties, again, apart };
};
