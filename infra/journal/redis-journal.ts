/** The journal in Redis: for many processes. A match is a hash (owner, head, ending) and a stream whose ids are the
 *  entries' numbers; the matches that have not ended stand in one sorted set.
 *
 *  Every write is a script, so that the owner's mark is compared in the same step. Nothing is kept back to be sent later:
 *  a take-over that was given up must not fence, minutes after, who took over meanwhile.
 *
 *  What is kept for good is as good as Redis keeps it: it must run with `appendonly yes`, and without eviction. Then
 *  a killed Redis loses nothing that was answered; a power cut loses up to a second unless `appendfsync always`. */
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { Redis } from 'ioredis';
import { reasonOf, StartProblem } from '../start-problem.ts';
import {
  Fenced,
  type Journal,
  type KeptMatch,
  MatchExists,
  OutOfOrder,
  type OwnedJournal,
  parsed,
  refusalOf,
  STORE_FORM,
  StoreTooNew,
  StoreTrouble,
  written,
} from './journal.ts';
import { APPEND, BEGIN, CLAIM, DELETE, END, TAKE_OVER, UNCLAIM } from './redis-scripts.ts';

/** How long a command may wait for Redis to come back, and how long for its answer. */
const PATIENCE_MS = 900;
const CONNECT_MS = 1000;
/** Between attempts to reach Redis again, and between looks whether it answers. */
const RETRY_MS = 100;

export interface RedisJournalOptions {
  readonly url: string;
  /** Stands before every key. */
  readonly prefix?: string;
}

/** What Redis says while it cannot write for now: full, loading, a script too long, a replica. */
const MAY_PASS = /\b(OOM|MISCONF|LOADING|BUSY|READONLY|NOREPLICAS|MASTERDOWN|CLUSTERDOWN|TRYAGAIN)\b/;

/** Whether it was Redis that answered, and not the want of an answer. */
const isAnswer = (error: unknown): error is Error => error instanceof Error && error.name === 'ReplyError';

const connect = async (url: string): Promise<Redis> => {
  const redis = new Redis(url, {
    lazyConnect: true,
    commandTimeout: PATIENCE_MS,
    connectTimeout: CONNECT_MS,
    // A connection that takes what is sent and answers nothing is given up, and a new one made.
    socketTimeout: 2 * PATIENCE_MS,
    keepAlive: 5000,
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    retryStrategy: () => RETRY_MS,
  });
  const errors: unknown[] = [];
  redis.on('error', (error) => errors.push(error)); // unheard, ioredis would print every one of them
  try {
    await redis.connect();
    return redis;
  } catch (error) {
    redis.disconnect();
    throw new StartProblem(`Redis at ${new URL(url).host} cannot be reached (${reasonOf(errors[0] ?? error)}).`);
  } finally {
    redis.removeAllListeners('error');
    redis.on('error', () => undefined);
  }
};

class RedisJournal implements Journal {
  private readonly redis: Redis;
  private readonly prefix: string;
  private readonly listeners: ((reachable: boolean) => void)[] = [];
  /** Settles when Redis, which is out of reach, is back; undefined while it is there. */
  private comeback: Promise<void> | undefined;
  private closed = false;

  constructor(redis: Redis, prefix: string) {
    this.redis = redis;
    this.prefix = prefix;
    redis.on('close', () => this.lose());
  }

  async begin(id: string, head: unknown): Promise<OwnedJournal> {
    const owner = randomUUID();
    const keys = [this.matchKey(id), this.unfinishedKey()];
    const begun = await this.script(BEGIN, keys, [id, owner, written(head)]);
    if (begun !== 'ok') throw new MatchExists(id);
    return this.owned(id, owner);
  }

  async takeOver(id: string): Promise<{ kept: KeptMatch; owned: OwnedJournal } | undefined> {
    const owner = randomUUID();
    if ((await this.script(TAKE_OVER, [this.matchKey(id)], [owner])) !== 'ok') return undefined;
    const kept = await this.read(id);
    return kept && { kept, owned: this.owned(id, owner) };
  }

  async read(id: string): Promise<KeptMatch | undefined> {
    // The match first: if it goes on in between, it has an entry more, and never an ending without its last entries.
    const [head, ending] = await this.ask(() => this.redis.hmget(this.matchKey(id), 'head', 'ending'));
    if (typeof head !== 'string') return undefined;
    const log = await this.ask(() => this.redis.xrange(this.logKey(id), '-', '+'));
    return {
      head: parsed(head),
      entries: log.map(([, [, text]]) => parsed(text ?? '')),
      ending: typeof ending === 'string' ? parsed(ending) : undefined,
    };
  }

  unfinished(): Promise<string[]> {
    return this.ask(() => this.redis.zrange(this.unfinishedKey(), 0, -1));
  }

  async claim(name: string, by: string, ms: number): Promise<boolean> {
    return (await this.script(CLAIM, [this.leaseKey(name)], [by, ms])) === 'ok';
  }

  async unclaim(name: string, by: string): Promise<void> {
    await this.script(UNCLAIM, [this.leaseKey(name)], [by]);
  }

  async delete(id: string): Promise<void> {
    await this.script(DELETE, [this.matchKey(id), this.logKey(id), this.unfinishedKey()], [id]);
  }

  onTrouble(listener: (reachable: boolean) => void): void {
    this.listeners.push(listener);
  }

  async close(): Promise<void> {
    this.closed = true;
    if (this.redis.status === 'ready') await this.redis.quit().catch(() => undefined);
    this.redis.disconnect();
  }

  private owned(id: string, owner: string): OwnedJournal {
    const match = this.matchKey(id);
    return {
      append: async (n, entry) => {
        const answer = await this.script(APPEND, [match, this.logKey(id)], [owner, n, written(entry)]);
        if (answer === 'fenced') throw new Fenced(id);
        if (answer !== 'ok') throw refusalOf(id, n, Number(answer), answer === 'ended');
      },
      end: async (ending) => {
        const answer = await this.script(END, [match, this.unfinishedKey()], [owner, written(ending), id]);
        if (answer === 'fenced') throw new Fenced(id);
        if (answer !== 'ok') throw new OutOfOrder(`match ${id} has another ending already`);
      },
    };
  }

  private script(text: string, keys: string[], args: (string | number)[]): Promise<unknown> {
    return this.ask(() => this.redis.eval(text, keys.length, ...keys, ...args));
  }

  private async ask<T>(command: () => Promise<T>): Promise<T> {
    if (this.comeback) await Promise.race([this.comeback, sleep(PATIENCE_MS)]);
    if (this.comeback) throw new StoreTrouble('Redis is out of reach');
    try {
      return await command();
    } catch (error) {
      if (isAnswer(error) && !MAY_PASS.test(error.message)) throw error;
      if (!isAnswer(error)) this.lose();
      throw new StoreTrouble(`Redis did not do it (${reasonOf(error)})`, { cause: error });
    }
  }

  /** Redis is out of reach: says so, and looks after it until it answers. */
  private lose(): void {
    if (this.comeback || this.closed) return;
    this.comeback = this.answers().then(() => {
      this.comeback = undefined;
      this.tell(true);
    });
    this.tell(false);
  }

  private async answers(): Promise<void> {
    while (!this.closed) {
      const answered = await this.redis.ping().then(
        () => true,
        () => false,
      );
      if (answered) return;
      await sleep(RETRY_MS);
    }
  }

  private tell(reachable: boolean): void {
    if (!this.closed) for (const listener of this.listeners) listener(reachable);
  }

  // Each kind of key ends in a word of its own, so that no id can be mistaken for another's.
  private matchKey(id: string): string {
    return `${this.prefix}match:${id}:head`;
  }

  private logKey(id: string): string {
    return `${this.prefix}match:${id}:log`;
  }

  private leaseKey(name: string): string {
    return `${this.prefix}lease:${name}`;
  }

  private unfinishedKey(): string {
    return `${this.prefix}unfinished`;
  }
}

/** The form in which that Redis keeps matches; a new one is told ours. */
const formOf = async (redis: Redis, key: string): Promise<number> => {
  const kept = await redis.get(key);
  if (kept === null) await redis.setnx(key, STORE_FORM);
  return Number(kept ?? STORE_FORM);
};

/** Opens the journal in that Redis. Throws `StoreTooNew`, and a `StartProblem` when Redis cannot be reached or used.
 *  Once open, it reconnects by itself. */
export const openRedisJournal = async ({ url, prefix = 'throneroom:' }: RedisJournalOptions): Promise<Journal> => {
  const redis = await connect(url);
  try {
    const form = await formOf(redis, `${prefix}form`);
    if (form > STORE_FORM) throw new StoreTooNew(`The store in Redis at ${new URL(url).host}`, form, STORE_FORM);
    return new RedisJournal(redis, prefix);
  } catch (error) {
    redis.disconnect();
    if (error instanceof StartProblem) throw error;
    throw new StartProblem(`Redis at ${new URL(url).host} cannot be used (${reasonOf(error)}).`);
  }
};
