/** The tickets that wait in one pool, and the matches they make. Oldest first: whoever has waited longest picks, from
 *  those nearest in strength, as many as fill a match; what it may pick from widens with its wait (`patience.ts`).
 *
 *  Whoever holds this tries each new ticket as it comes (`arrive`) and goes over all of them every second or so
 *  (`pass`), since waiting alone makes matches possible. Time is told, in milliseconds; it is never asked for. */
import type { Formats } from '../../protocol/pool.ts';
import { duellists, duelOf, duelSides, type Foes } from './duels.ts';
import { type Entry, entries, isOlder, type Kind } from './entry.ts';
import { type Filling, fillings } from './fillings.ts';
import { layoutsOf } from './layout.ts';
import { mixer } from './mixtures.ts';
import { type NearestOf, neighbours } from './neighbours.ts';
import { startsSmall, widthAfter } from './patience.ts';
import { type Advantages, type Seating, seater, seatsOfSeating } from './seating.ts';
import { type Shelf, shelf } from './shelf.ts';
import { insert, insertLate, takeOut } from './sorted.ts';
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
  /** The same in steps of some tickets each, so that whoever has else to do may do it in between. Tickets that come
   *  meanwhile are looked at the next time, and those that leave are not taken. */
  passInSteps(now: number): Generator<Formed[]>;
  tickets(): Ticket[];
}

/** When a ticket arrives, so many of the oldest are tried before it, so that nobody is passed over by those who come
 *  and go between two passes. */
const OLDEST_FIRST = 8;
/** So many tickets pick in one step of a pass: well below a millisecond of work in the largest modes. */
const STEP = 16;
/** Sides as close as this need no better. */
const EVEN = 0.1;

/** One player, with something to play. */
const isAlone = ({ size, ways }: Kind): boolean => size === 1 && ways.length > 0;

/** An empty pool. */
export const waiting = ({ formats, ranked, advantages }: PoolRules): Waiting => {
  const entryOf = entries(formats, ranked);
  const layouts = layoutsOf(formats);
  const plans = fillings(layouts);
  /** Those who are taken during a pass stay in here and among the oldest until it is through: only who `waits` counts. */
  let byId = new Map<string, Entry>();
  let many = 0;
  let passing = false;
  /** Of the single players, during a pass. */
  let free: Foes | undefined;
  /** By the number of their kind. */
  const shelves: Shelf[] = [];
  const kinds: Kind[] = [];
  let oldest: Entry[] = [];
  const most = Math.max(0, ...layouts.map(({ seats }) => seats));
  const duels = duelSides(formats);
  const [left, right] = (duels && advantages?.(duels)) ?? [];
  const isLevel = left === right;
  const seat = seater(formats);
  const mixtures = mixer();

  const shelfOf = (kind: Kind): Shelf => {
    const known = shelves[kind.number];
    if (known) return known;
    const own = shelf();
    shelves[kind.number] = own;
    kinds[kind.number] = kind;
    plans.know(kind);
    return own;
  };

  const add = (ticket: Ticket): Entry => {
    if (byId.get(ticket.id)?.waits) throw new Error(`ticket ${ticket.id} waits already`);
    const entry = entryOf(ticket);
    byId.set(ticket.id, entry);
    many++;
    shelfOf(entry.kind).add(entry);
    insert(oldest, entry, isOlder);
    return entry;
  };

  const remove = (entry: Entry): void => {
    entry.waits = false;
    many--;
    shelves[entry.kind.number]?.removed();
    if (isAlone(entry.kind)) free?.take(entry);
  };

  /** Takes one who was removed out of the lists; a pass does that for all at its end. */
  const forget = (id: string): void => {
    const entry = byId.get(id);
    if (!entry || passing) return;
    byId.delete(id);
    takeOut(oldest, entry, isOlder);
  };

  const lookAround = neighbours({ ranked, most, shelfOf });

  const around = (anchor: Entry, now: number, all: number, agrees?: (entry: Entry) => boolean): NearestOf =>
    lookAround({ anchor, now, oldestSince: oldest[0]?.since ?? anchor.since, othersWait: all > most, agrees });

  /** The most even match that one of these fillings makes of the nearest tickets, if it is even enough by now. */
  const best = (some: readonly Filling[], picker: Entry, near: NearestOf, now: number): Seating | undefined => {
    let found: Seating | undefined;
    let repeats = 0;
    const { many, all } = mixtures(some, picker, near);
    for (let i = 0; i < many; i++) {
      const mixture = all[i];
      if (!mixture || (found && (mixture.again > repeats || found.gap <= EVEN))) break;
      const { layout, parties, again } = mixture;
      let first = now;
      for (const { since } of parties) first = Math.min(first, since);
      const seating = seat(layout, parties, advantages?.(layout.sides), found?.gap, widthAfter(now - first, ranked));
      if (!seating) continue;
      found = seating;
      repeats = again;
    }
    return found;
  };

  const withPeople = (anchor: Entry, now: number, all: number): Seating | undefined => {
    const near = around(anchor, now, all);
    const small = startsSmall(now - anchor.since);
    // The match with most seats first; smaller ones only when it has been waited for.
    for (const some of plans.ofPeople(anchor.kind)) {
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
    for (const filling of plans.withBots(anchor.kind)) {
      const found = best([filling], anchor, near, now);
      if (found) return found;
    }
    return undefined;
  };

  /** Who meets single players, one against one on sides that are alike: the nearest will do, and nothing else has to be
   *  compared. The same match as `withPeople` makes. */
  const foeOf = (anchor: Entry, now: number, all: number): Entry | undefined => {
    const near = around(anchor, now, all)(anchor.kind);
    // The first is the anchor itself.
    return near.many > 1 ? near.all[1]?.entry : undefined;
  };

  /** The same for a whole pass. */
  const foesAt = (now: number, all: number): Foes => {
    const kind = kinds.find(isAlone);
    const alone = kind && shelfOf(kind);
    const oldestSince = oldest[0]?.since ?? now;
    return duellists(alone?.inOrder() ?? [], { now, ranked, oldestSince, othersWait: all > most });
  };

  const form = (anchor: Entry, now: number, all: number, foes: Foes | undefined): Formed | undefined => {
    let seating: Seating | undefined;
    // A party of two meets itself, where that counts for nothing.
    if (foes && duels && isAlone(anchor.kind)) {
      const foe = foes.foeOf(anchor);
      if (foe && isLevel) {
        remove(anchor);
        remove(foe);
        return duelOf(duels, anchor, foe);
      }
      const [layout] = layouts;
      seating = foe && layout && seat(layout, [anchor, foe], advantages?.(duels));
    } else seating = withPeople(anchor, now, all);
    seating ??= withBots(anchor, now, all);
    if (!seating) return undefined;
    const { seats, favourite } = seatsOfSeating(seating);
    const taken = [...seating.parties];
    for (const [n, entry] of seating.parties.entries()) insertLate(taken, entry, isOlder, n);
    for (const entry of taken) remove(entry);
    return { pool: anchor.ticket.pool, tickets: taken.map(({ ticket }) => ticket.id), seats, favourite };
  };

  const isWaiting = (entry: Entry): boolean => entry.waits;

  /** Those who were taken are taken out of the lists, once there are many of them. */
  const clear = (): void => {
    oldest = oldest.filter(isWaiting);
    byId = new Map(oldest.map((entry) => [entry.ticket.id, entry]));
  };

  function* passInSteps(now: number): Generator<Formed[]> {
    const anchors = [...oldest];
    const all = anchors.length;
    const foes = duels && foesAt(now, all);
    free = foes;
    passing = true;
    try {
      for (let i = 0; i < all; i += STEP) {
        const formed: Formed[] = [];
        for (let k = i; k < Math.min(all, i + STEP); k++) {
          const anchor = anchors[k];
          const match = anchor?.waits ? form(anchor, now, all, foes) : undefined;
          if (match) formed.push(match);
        }
        yield formed;
      }
    } finally {
      free = undefined;
      passing = false;
      if (many !== oldest.length) clear();
    }
  }

  return {
    get size() {
      return many;
    },
    add: (ticket) => void add(ticket),
    arrive(ticket, now) {
      const entry = add(ticket);
      const all = many;
      const foes = duels && { foeOf: (anchor: Entry) => foeOf(anchor, now, all), take: () => undefined };
      const formed: Formed[] = [];
      for (const anchor of new Set([...oldest.slice(0, OLDEST_FIRST), entry])) {
        const match = anchor.waits ? form(anchor, now, all, foes) : undefined;
        if (match) formed.push(match);
      }
      for (const { tickets } of formed) for (const id of tickets) forget(id);
      return formed;
    },
    leave(id) {
      const entry = byId.get(id);
      if (!entry?.waits) return false;
      remove(entry);
      forget(id);
      return true;
    },
    pass(now) {
      const formed: Formed[] = [];
      for (const some of passInSteps(now)) formed.push(...some);
      return formed;
    },
    passInSteps,
    tickets: () => oldest.filter(isWaiting).map(({ ticket }) => ticket),
  };
};
