/** Tickets in Redis: for many processes. Every change is one script (`redis-scripts.ts`), which also tells it to all
 *  processes. Redis must keep what it is told, as for the journal. */
import { Redis } from 'ioredis';
import { z } from 'zod';
import type { Formed, Ticket } from '../../league/matcher/ticket.ts';
import { RedisLine } from '../redis/store-connection.ts';
import { reasonOf, StartProblem } from '../start-problem.ts';
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
const RECONNECT_MS = 100;

const ms = z.coerce.number();
const texts = z.array(z.string());
const waitingAnswer = z.tuple([ms]).rest(z.string());
const enteredAnswer = z.union([
  z.tuple([z.literal('ok'), ms]),
  z.tuple([z.literal('already-waiting'), z.string()]),
  z.tuple([z.literal('live-match'), z.string(), z.string()]),
]);
const acceptedAnswer = z.union([z.literal('late'), z.literal('gone'), z.tuple([ms, z.string(), texts])]);
const partedAnswer = z.tuple([texts, texts]).nullable();
const proposalRow = z.tuple([z.string(), ms, z.string(), texts]);
const proposalsAnswer = z.tuple([ms]).rest(proposalRow);
const waitsAnswer = z.tuple([ms, texts, texts]);
const standingAnswer = z.union([
  z.tuple([ms, z.string(), z.string()]),
  z.tuple([ms, z.string(), z.string(), proposalRow]),
]);

/** A ticket as it is kept: since, pool, the rest. */
const ticketIn = (kept: string): Ticket => {
  const [, since, text] = /^(\d+) \S+ (.*)$/s.exec(kept) ?? [];
  return readTicket(text ?? '', Number(since));
};

const proposalIn = ([id, deadline, text, accepted]: z.infer<typeof proposalRow>): Proposal =>
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
  private readonly ear: Redis;

  constructor(line: RedisLine, ear: Redis, prefix: string) {
    this.line = line;
    this.ear = ear;
    this.prefix = prefix;
    ear.on('message', (_channel, text) => this.tell(newsIn(text)));
    // What was said while the line was down is lost. ioredis subscribes again by itself, but tells nobody when it has.
    ear.on('ready', () => {
      const again = ear.subscribe(`${prefix}news`);
      again.then(() => this.tell({ of: 'resumed' })).catch(() => undefined); // down again
    });
  }

  async enter(ticket: NewTicket): Promise<Entered> {
    const players = ticket.members.map(({ player }) => player);
    const [answer, first, match] = enteredAnswer.parse(
      await this.run(ENTER, ticket.id, ticket.pool, JSON.stringify(ticket), RANKED_POOLS, ...players),
    );
    if (answer === 'ok') return { ticket: { ...ticket, since: first } };
    if (answer === 'already-waiting') return { refused: answer, player: first };
    return { refused: answer, player: first, match };
  }

  async leave(player: string): Promise<'left' | 'proposed' | 'not-waiting'> {
    return z.enum(['left', 'proposed', 'not-waiting']).parse(await this.run(LEAVE, player));
  }

  async waiting(pool: string): Promise<{ now: number; tickets: Ticket[] }> {
    const [now, ...kept] = waitingAnswer.parse(await this.run(WAITING, pool));
    return { now, tickets: kept.map(ticketIn) };
  }

  async pools(): Promise<string[]> {
    return texts.parse(await this.run(POOLS));
  }

  async propose(id: string, formed: Formed, names: Names, patience: number): Promise<Proposal | undefined> {
    const text = writeProposal(formed, names);
    const deadline = z
      .string()
      .nullable()
      .parse(await this.run(PROPOSE, id, text, patience));
    return deadline === null ? undefined : readProposal(id, text, Number(deadline), []);
  }

  async accept(id: string, player: string): Promise<Proposal | 'late' | 'gone'> {
    const answer = acceptedAnswer.parse(await this.run(ACCEPT, id, player));
    return typeof answer === 'string' ? answer : proposalIn([id, ...answer]);
  }

  async giveUp(id: string, why: GivenUp): Promise<Parted | undefined> {
    const by = why.why === 'declined' ? why.by : '';
    const parted = partedAnswer.parse(await this.run(GIVE_UP, id, why.why, by));
    return parted === null ? undefined : { back: parted[0], out: parted[1] };
  }

  async proposals(): Promise<{ now: number; proposals: Proposal[] }> {
    const [now, ...rows] = proposalsAnswer.parse(await this.run(PROPOSALS));
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
    const [now, ticket, live, proposed] = standingAnswer.parse(await this.run(STANDING, player));
    const playing = liveIn(live);
    return {
      now,
      ...(ticket && { ticket: ticketIn(ticket) }),
      ...(proposed && { proposal: proposalIn(proposed) }),
      ...(playing && { live: playing }),
    };
  }

  async lastMet(players: readonly string[]): Promise<Record<string, string[]>> {
    const { redis } = this.line;
    const kept = players.length === 0 ? [] : await this.line.ask(() => redis.hmget(`${this.prefix}met`, ...players));
    return Object.fromEntries(
      players.flatMap((player, i) => (kept[i] ? [[player, texts.parse(JSON.parse(kept[i]))]] : [])),
    );
  }

  async waits(pool: string): Promise<Waits> {
    const [now, ended, since] = waitsAnswer.parse(await this.run(WAITS, pool));
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
    while (Number(await this.run(DROP_UNSEEN, milliseconds, UNSEEN_AT_ONCE)) === UNSEEN_AT_ONCE);
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
    this.ear.disconnect();
    await this.line.close();
  }

  private tell(news: TicketNews): void {
    for (const listener of this.listeners) listener(news);
  }

  private run(script: string, ...args: (string | number)[]): Promise<unknown> {
    return this.line.script(script, [this.prefix], args);
  }
}

export interface RedisTicketsOptions {
  readonly url: string;
  /** Stands before every key. */
  readonly prefix?: string;
}

/** Opens the tickets in that Redis. Throws a `StartProblem` when Redis cannot be reached or used, or was written by a
 *  newer version. */
export const openRedisTickets = async ({
  url,
  prefix = 'throneroom:tickets:',
}: RedisTicketsOptions): Promise<Tickets> => {
  const line = await RedisLine.open(url);
  try {
    await line.redis.setnx(`${prefix}form`, TICKETS_FORM);
    const form = Number(await line.redis.get(`${prefix}form`));
    if (form > TICKETS_FORM) {
      throw new StartProblem(`The tickets in Redis were written by a newer version (form ${form}): update first.`);
    }
    return new RedisTickets(line, await openEar(url, `${prefix}news`), prefix);
  } catch (error) {
    await line.close();
    if (error instanceof StartProblem) throw error;
    throw new StartProblem(`Redis at ${new URL(url).host} cannot be used (${reasonOf(error)}).`);
  }
};

/** A connection that only listens. */
const openEar = async (url: string, channel: string): Promise<Redis> => {
  const ear = new Redis(url, {
    maxRetriesPerRequest: null,
    retryStrategy: () => RECONNECT_MS,
    keepAlive: 5000,
  });
  ear.on('error', () => undefined);
  await ear.subscribe(channel);
  return ear;
};
