/** Tickets in Redis: for many processes. Every change is one script (`redis-scripts.ts`), which also tells it to all
 *  processes. Redis must keep what it is told, as for the journal. */
import { z } from 'zod';
import type { Formed, Ticket } from '../../league/matcher/ticket.ts';
import { adoptUntagged } from '../redis/old-names.ts';
import type { Script } from '../redis/script.ts';
import { openInRedis, type RedisLine, type RedisStoreOptions } from '../redis/store-connection.ts';
import { type Ear, openEar } from '../redis/subscriber.ts';
import { StartProblem } from '../start-problem.ts';
import {
  ACCEPT,
  DROP_UNSEEN,
  ENDED,
  ENTER,
  FORGET,
  GIVE_UP,
  LEAVE,
  POOLS,
  PROPOSALS,
  PROPOSE,
  type ProposalRow,
  SEEN,
  SETTLE,
  STANDING,
  WAITING,
  WAITS,
} from './redis-scripts.ts';
import {
  type Entered,
  type GivenUp,
  type LiveMatch,
  type Names,
  type NewTicket,
  type Parted,
  type Proposal,
  RANKED_POOLS,
  readProposal,
  readTicket,
  type Standing,
  TICKETS_FORM,
  type TicketNews,
  type Tickets,
  ticketNews,
  WAITS_KEPT,
  type Waits,
  writeProposal,
} from './tickets.ts';

/** How many unseen players are looked at in one step. */
const UNSEEN_AT_ONCE = 200;

const texts = z.array(z.string());

/** A ticket as it is kept: since, pool, the rest. */
const ticketIn = (kept: string): Ticket => {
  const [, since, text] = /^(\d+) \S+ (.*)$/s.exec(kept) ?? [];
  return readTicket(text ?? '', Number(since));
};

const proposalIn = ([id, deadline, text, accepted]: ProposalRow): Proposal =>
  readProposal(id, text, deadline, accepted);

/** News that cannot be read come from another version of the program: whoever listens looks for themselves. */
const newsIn = (text: string): TicketNews => ticketNews.safeParse(JSON.parse(text)).data ?? { of: 'resumed' };

const liveIn = (kept: string): LiveMatch | undefined => {
  const [match, pool] = kept.split(' ');
  return match && pool !== undefined ? { match, pool } : undefined;
};

class RedisTickets implements Tickets {
  private readonly line: RedisLine;
  private readonly prefix: string;
  private readonly listeners = new Set<(news: TicketNews) => void>();
  private ear: Ear | undefined;

  constructor(line: RedisLine, prefix: string) {
    this.line = line;
    this.prefix = prefix;
  }

  /** From now on hears what all processes change. */
  async listening(): Promise<this> {
    this.ear = await openEar(this.line.place, `${this.prefix}news`, (text) =>
      this.tell(text === undefined ? { of: 'resumed' } : newsIn(text)),
    );
    return this;
  }

  async enter(ticket: NewTicket): Promise<Entered> {
    const players = ticket.members.map(({ player }) => player);
    const [answer, first, match] = await this.run(
      ENTER,
      ticket.id,
      ticket.pool,
      JSON.stringify(ticket),
      RANKED_POOLS,
      ...players,
    );
    if (answer === 'ok') return { ticket: { ...ticket, since: first } };
    if (answer === 'already-waiting') return { refused: answer, player: first };
    return { refused: answer, player: first, match };
  }

  async leave(player: string): Promise<'left' | 'proposed' | 'not-waiting'> {
    return this.run(LEAVE, player);
  }

  async waiting(pool: string): Promise<{ now: number; tickets: Ticket[] }> {
    const [now, ...kept] = await this.run(WAITING, pool);
    return { now, tickets: kept.map(ticketIn) };
  }

  async pools(): Promise<string[]> {
    return this.run(POOLS);
  }

  async propose(id: string, formed: Formed, names: Names, patience: number): Promise<Proposal | undefined> {
    const text = writeProposal(formed, names);
    const deadline = await this.run(PROPOSE, id, text, patience);
    return deadline === null ? undefined : readProposal(id, text, Number(deadline), []);
  }

  async accept(id: string, player: string): Promise<Proposal | 'late' | 'gone'> {
    const answer = await this.run(ACCEPT, id, player);
    return typeof answer === 'string' ? answer : proposalIn([id, ...answer]);
  }

  async giveUp(id: string, why: GivenUp): Promise<Parted | undefined> {
    const by = why.why === 'declined' ? why.by : '';
    const parted = await this.run(GIVE_UP, id, why.why, by);
    return parted === null ? undefined : { back: parted[0], out: parted[1] };
  }

  async proposals(): Promise<{ now: number; proposals: Proposal[] }> {
    const [now, ...rows] = await this.run(PROPOSALS);
    return { now, proposals: rows.map(proposalIn) };
  }

  async settle(id: string, met: Readonly<Record<string, readonly string[]>>): Promise<void> {
    const pairs = Object.entries(met).flatMap(([player, others]) => [player, JSON.stringify(others)]);
    await this.run(SETTLE, id, WAITS_KEPT, ...pairs);
  }

  async ended(match: string): Promise<void> {
    await this.run(ENDED, match);
  }

  async standing(player: string): Promise<Standing> {
    const [now, ticket, live, proposed] = await this.run(STANDING, player);
    const playing = liveIn(live);
    return {
      now,
      ...(ticket && { ticket: ticketIn(ticket) }),
      ...(proposed && { proposal: proposalIn(proposed) }),
      ...(playing && { live: playing }),
    };
  }

  async lastMet(players: readonly string[]): Promise<Record<string, string[]>> {
    const key = `${this.prefix}met`;
    const kept = players.length === 0 ? [] : await this.line.ask((redis) => redis.hmGet(key, [...players]));
    return Object.fromEntries(
      players.flatMap((player, i) => (kept[i] ? [[player, texts.parse(JSON.parse(kept[i]))]] : [])),
    );
  }

  async waits(pool: string): Promise<Waits> {
    const [now, ended, since] = await this.run(WAITS, pool);
    return {
      now,
      ended: ended.map((kept) => {
        const [at, waited] = kept.split(' ').map(Number);
        return { at: at ?? 0, waited: waited ?? 0 };
      }),
      waiting: since.map((at) => now - Number(at)),
    };
  }

  async seen(players: readonly string[]): Promise<void> {
    if (players.length > 0) await this.run(SEEN, ...players);
  }

  async dropUnseen(milliseconds: number): Promise<void> {
    while ((await this.run(DROP_UNSEEN, milliseconds, UNSEEN_AT_ONCE)) === UNSEEN_AT_ONCE);
  }

  async forget(player: string): Promise<void> {
    await this.run(FORGET, player);
  }

  listen(listener: (news: TicketNews) => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  async close(): Promise<void> {
    this.listeners.clear();
    this.ear?.close();
    await this.line.close();
  }

  private tell(news: TicketNews): void {
    for (const listener of this.listeners) listener(news);
  }

  private run<T>(script: Script<T>, ...args: (string | number)[]): Promise<T> {
    return this.line.run(script, [this.prefix], args);
  }
}

/** Opens the tickets in that Redis; a prefix has a hash tag in it. Throws a `StartProblem` when Redis cannot be reached or used, or was written by a
 *  newer version. */
export const openRedisTickets = ({ prefix = 'throneroom:{tickets}:', ...at }: RedisStoreOptions): Promise<Tickets> =>
  openInRedis(at, async (line) => {
    await adoptUntagged(line.redis, prefix);
    await line.redis.setNX(`${prefix}form`, String(TICKETS_FORM));
    const form = Number(await line.redis.get(`${prefix}form`));
    if (form > TICKETS_FORM) {
      throw new StartProblem(`The tickets in Redis were written by a newer version (form ${form}): update first.`);
    }
    return await new RedisTickets(line, prefix).listening();
  });
