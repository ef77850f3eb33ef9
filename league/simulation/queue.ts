/** A season of queues: simulated people come at their hours, alone or with friends, wait in pools, are matched by the
 *  matcher itself and play for a while. What is told is how long they waited, how fair it was and whom they met again.
 *  Ratings are what a ladder that works would believe (`population.ts`); nobody's time is the clock's. */
import TinyQueue from 'tinyqueue';
import type { Formats } from '../../protocol/pool.ts';
import { canPlay } from '../matcher/can-play.ts';
import type { Formed, Member, Ticket } from '../matcher/ticket.ts';
import { type Waiting, waiting } from '../matcher/waiting.ts';
import { believed, isBusy, MINUTE, matchesASitting, type Person, pause, populate, sittings } from './population.ts';
import { type Random, uniform, weighted } from './random.ts';

export interface SimulatedPool {
  readonly id: string;
  readonly formats: Formats;
  readonly ranked: boolean;
  /** How often it is chosen, against the others. */
  readonly popularity: number;
}

export interface QueueSeason {
  readonly seed: string | number;
  readonly people: number;
  readonly weeks: number;
  readonly pools: readonly SimulatedPool[];
}

/** What happened in one pool. */
export interface PoolStory {
  /** Waits of tickets in milliseconds, by the hour at which they began; who gave up has waited as long as that took. */
  readonly busy: number[];
  readonly quiet: number[];
  gaveUp: number;
  /** Matches of people only: how many, and the favourites' chances added up. */
  matches: number;
  favourites: number;
  /** The same of matches that began at busy hours. */
  busyMatches: number;
  busyFavourites: number;
  withBots: number;
  /** Seats filled by people in all matches, and those of them who met somebody again whom they had met last. */
  seats: number;
  again: number;
  /** Seats of all matches by the number of seats of each. */
  readonly sizes: Map<number, number>;
}

const story = (): PoolStory => ({
  busy: [],
  quiet: [],
  gaveUp: 0,
  matches: 0,
  favourites: 0,
  busyMatches: 0,
  busyFavourites: 0,
  withBots: 0,
  seats: 0,
  again: 0,
  sizes: new Map(),
});

/** A simulated person as the season goes on. */
interface Guest {
  readonly person: Person;
  matches: number;
  lastMet: readonly string[];
  /** Sits down, waits or plays. */
  here: boolean;
}

/** Some who sit down together for so many matches in one pool. */
interface Company {
  readonly guests: readonly Guest[];
  readonly pool: SimulatedPool;
  readonly picks: readonly (readonly string[])[];
  left: number;
}

interface Event {
  readonly at: number;
  readonly happen: (now: number) => void;
}

/** A match takes about as long as its seats take turns: five minutes a seat, more or less. */
const matchLength = (random: Random, seats: number): number => 5 * MINUTE * seats * (0.7 + 0.6 * random());
/** Nobody waits longer than some minutes before doing something else. */
const patienceOf = (random: Random): number => (4 + 8 * random()) * MINUTE;
/** Two of three who play casually agree to bots, most of them soon. */
const botsAfter = (random: Random): number | undefined => (random() < 0.67 ? 30_000 + 60_000 * random() : undefined);
const WITH_FRIENDS = 0.4;
const PASS_EVERY = 1000;

/** Plays the season and tells of each pool by its id. */
export const playSeason = ({ seed, people, weeks, pools }: QueueSeason): Map<string, PoolStory> => {
  const random = uniform(seed);
  const guests = new Map(
    populate(random, people).map((person): [string, Guest] => [
      person.id,
      { person, matches: person.matches, lastMet: [], here: false },
    ]),
  );
  const stories = new Map(pools.map(({ id }) => [id, story()]));
  const queues = new Map<string, Waiting>(pools.map((pool) => [pool.id, waiting(pool)]));
  const companies = new Map<string, Company>();
  const events = new TinyQueue<Event>([], (a, b) => a.at - b.at);
  let tickets = 0;

  const storyOf = (pool: string): PoolStory => stories.get(pool) ?? unknown(pool);
  const queueOf = (pool: string): Waiting => queues.get(pool) ?? unknown(pool);
  const guestOf = (id: string): Guest => guests.get(id) ?? unknown(id);

  const sitDown = (guest: Guest, now: number): void => {
    if (guest.here) return;
    const pool = weighted(
      random,
      pools.map((each) => [each, each.popularity] as const),
    );
    const free = guest.person.friends.map(guestOf).filter(({ here }) => !here);
    const friends = random() < WITH_FRIENDS ? free.slice(0, 1 + Math.floor(random() * free.length)) : [];
    const picks = [guest, ...friends].map(() => somePicks(random, pool));
    const together = [guest, ...friends];
    const able = !canPlay(pool.formats, picks.map(membersHeroes), pool.ranked);
    const company: Company = {
      guests: able ? together : [guest],
      pool,
      picks: able ? picks : picks.slice(0, 1),
      left: matchesASitting(random),
    };
    for (const each of company.guests) each.here = true;
    queueUp(company, now);
  };

  const standUp = ({ guests: all }: Company): void => {
    for (const guest of all) guest.here = false;
  };

  const queueUp = (company: Company, now: number): void => {
    const { pool } = company;
    const bots = pool.ranked ? undefined : botsAfter(random);
    const ticket: Ticket = {
      id: `t${tickets++}`,
      pool: pool.id,
      members: company.guests.map((guest, i) => memberOf(guest, pool, company.picks[i] ?? [])),
      since: now,
      ...(bots !== undefined && { botsAfter: bots }),
    };
    companies.set(ticket.id, company);
    const giveUpAt = now + patienceOf(random);
    events.push({
      at: giveUpAt,
      happen: () => {
        if (!queueOf(pool.id).leave(ticket.id)) return;
        companies.delete(ticket.id);
        const told = storyOf(pool.id);
        told.gaveUp++;
        (isBusy(now) ? told.busy : told.quiet).push(giveUpAt - now);
        standUp(company);
      },
    });
    since.set(ticket.id, now);
    for (const formed of queueOf(pool.id).arrive(ticket, now)) begin(formed, now);
  };

  const since = new Map<string, number>();
  const begin = (formed: Formed, now: number): void => {
    const told = storyOf(formed.pool);
    const ids = formed.seats.flatMap((seat) => ('player' in seat ? [seat.player] : []));
    const bots = formed.seats.length - ids.length;
    if (bots > 0) told.withBots++;
    else {
      told.matches++;
      told.favourites += formed.favourite;
      if (isBusy(now)) {
        told.busyMatches++;
        told.busyFavourites += formed.favourite;
      }
    }
    told.sizes.set(formed.seats.length, (told.sizes.get(formed.seats.length) ?? 0) + 1);
    for (const id of formed.tickets) {
      const began = since.get(id) ?? now;
      since.delete(id);
      (isBusy(began) ? told.busy : told.quiet).push(now - began);
    }
    const taken = formed.tickets.flatMap((id) => companies.get(id) ?? []);
    for (const id of formed.tickets) companies.delete(id);
    for (const company of taken) {
      const own = new Set(company.guests.map(({ person }) => person.id));
      const met = ids.filter((id) => !own.has(id));
      for (const guest of company.guests) {
        told.seats++;
        if (met.some((id) => guest.lastMet.includes(id))) told.again++;
      }
      for (const guest of company.guests) guest.lastMet = met;
    }
    const over = now + matchLength(random, formed.seats.length);
    for (const company of taken) {
      company.left--;
      for (const guest of company.guests) guest.matches++;
      const next = over + pause(random);
      const goOn = (at: number): void => (company.left > 0 ? queueUp(company, at) : standUp(company));
      events.push({ at: next, happen: goOn });
    }
  };

  for (const guest of guests.values()) {
    for (const at of sittings(random, guest.person, weeks)) events.push({ at, happen: (now) => sitDown(guest, now) });
  }
  let nextPass = 0;
  for (let next = events.pop(); next; next = events.pop()) {
    while (nextPass < next.at) {
      let anybody = false;
      for (const queue of queues.values()) {
        if (queue.size === 0) continue;
        anybody = true;
        for (const formed of queue.pass(nextPass)) begin(formed, nextPass);
      }
      // Where nobody waits, nothing happens before the next event.
      nextPass = anybody ? nextPass + PASS_EVERY : Math.ceil(next.at / PASS_EVERY) * PASS_EVERY;
      const earlier = events.peek();
      if (earlier && earlier.at < next.at) {
        events.push(next);
        next = events.pop() ?? next;
      }
    }
    next.happen(next.at);
  }
  return stories;
};

const unknown = (id: string): never => {
  throw new Error(`the simulation knows nothing of ${id}`);
};

/** What somebody picks to play: one of the kinds that sides ask for, as often as there are seats for it, or either. */
const somePicks = (random: Random, { formats }: SimulatedPool): string[] => {
  const seats = new Map<string, number>();
  for (const side of formats.flat()) seats.set(side.plays, (seats.get(side.plays) ?? 0) + side.seats.length);
  const kinds = [...seats.keys()];
  return random() < 0.15 ? kinds : [weighted(random, [...seats])];
};

const membersHeroes = (picks: readonly string[]): Pick<Member, 'heroes'> => ({
  heroes: Object.fromEntries(picks.map((kind) => [kind, 'somebody'])),
});

const memberOf = (
  { person, matches, lastMet }: Guest,
  { formats }: SimulatedPool,
  picks: readonly string[],
): Member => {
  const roles = new Set(formats.flat().map(({ role }) => role));
  return {
    player: person.id,
    name: person.id,
    ...membersHeroes(picks),
    ratings: Object.fromEntries([...roles].map((role) => [role, believed(person, role, matches)])),
    lastMet,
  };
};
