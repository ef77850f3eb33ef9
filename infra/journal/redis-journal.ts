/** The journal in Redis: for many processes. A match is a hash (owner, head, ending) and a stream whose ids are the
 *  entries' numbers; the matches that have not ended stand in one sorted set.
 *
 *  Every write is a script, so that the owner's mark is compared in the same step. Nothing is kept back to be sent later:
 *  a take-over that was given up must not fence, minutes after, who took over meanwhile.
 *
 *  What is kept for good is as good as Redis keeps it: it must run with `appendonly yes`, and without eviction. Then
 *  a killed Redis loses nothing that was answered; a power cut loses up to a second unless `appendfsync always`. */
import { randomUUID } from 'node:crypto';
import { RedisLine } from '../redis/store-connection.ts';
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
  written,
} from './journal.ts';
import { APPEND, BEGIN, CLAIM, DELETE, END, TAKE_OVER, UNCLAIM } from './redis-scripts.ts';

export interface RedisJournalOptions {
  readonly url: string;
  /** Stands before every key. */
  readonly prefix?: string;
}

class RedisJournal implements Journal {
  private readonly line: RedisLine;
  private readonly prefix: string;

  constructor(line: RedisLine, prefix: string) {
    this.line = line;
    this.prefix = prefix;
  }

  async begin(id: string, head: unknown): Promise<OwnedJournal> {
    const owner = randomUUID();
    const keys = [this.matchKey(id), this.unfinishedKey()];
    const begun = await this.line.script(BEGIN, keys, [id, owner, written(head)]);
    if (begun !== 'ok') throw new MatchExists(id);
    return this.owned(id, owner);
  }

  async takeOver(id: string): Promise<{ kept: KeptMatch; owned: OwnedJournal } | undefined> {
    const owner = randomUUID();
    if ((await this.line.script(TAKE_OVER, [this.matchKey(id)], [owner])) !== 'ok') return undefined;
    const kept = await this.read(id);
    return kept && { kept, owned: this.owned(id, owner) };
  }

  async read(id: string): Promise<KeptMatch | undefined> {
    // The match first: if it goes on in between, it has an entry more, and never an ending without its last entries.
    const [head, ending] = await this.line.ask(() => this.line.redis.hmget(this.matchKey(id), 'head', 'ending'));
    if (typeof head !== 'string') return undefined;
    const log = await this.line.ask(() => this.line.redis.xrange(this.logKey(id), '-', '+'));
    return {
      head: parsed(head),
      entries: log.map(([, [, text]]) => parsed(text ?? '')),
      ending: typeof ending === 'string' ? parsed(ending) : undefined,
    };
  }

  unfinished(): Promise<string[]> {
    return this.line.ask(() => this.line.redis.zrange(this.unfinishedKey(), 0, -1));
  }

  async claim(name: string, by: string, ms: number): Promise<boolean> {
    return (await this.line.script(CLAIM, [this.leaseKey(name)], [by, ms])) === 'ok';
  }

  async unclaim(name: string, by: string): Promise<void> {
    await this.line.script(UNCLAIM, [this.leaseKey(name)], [by]);
  }

  async delete(id: string): Promise<void> {
    await this.line.script(DELETE, [this.matchKey(id), this.logKey(id), this.unfinishedKey()], [id]);
  }

  onTrouble(listener: (reachable: boolean) => void): void {
    this.line.onTrouble(listener);
  }

  close(): Promise<void> {
    return this.line.close();
  }

  private owned(id: string, owner: string): OwnedJournal {
    const match = this.matchKey(id);
    return {
      append: async (n, entry) => {
        const answer = await this.line.script(APPEND, [match, this.logKey(id)], [owner, n, written(entry)]);
        if (answer === 'fenced') throw new Fenced(id);
        if (answer !== 'ok') throw refusalOf(id, n, Number(answer), answer === 'ended');
      },
      end: async (ending) => {
        const answer = await this.line.script(END, [match, this.unfinishedKey()], [owner, written(ending), id]);
        if (answer === 'fenced') throw new Fenced(id);
        if (answer !== 'ok') throw new OutOfOrder(`match ${id} has another ending already`);
      },
    };
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
const formOf = async ({ redis }: RedisLine, key: string): Promise<number> => {
  const kept = await redis.get(key);
  if (kept === null) await redis.setnx(key, STORE_FORM);
  return Number(kept ?? STORE_FORM);
};

/** Opens the journal in that Redis. Throws `StoreTooNew`, and a `StartProblem` when Redis cannot be reached or used.
 *  Once open, it reconnects by itself. */
export const openRedisJournal = async ({ url, prefix = 'throneroom:' }: RedisJournalOptions): Promise<Journal> => {
  const line = await RedisLine.open(url);
  try {
    const form = await formOf(line, `${prefix}form`);
    if (form > STORE_FORM) throw new StoreTooNew(`The store in Redis at ${new URL(url).host}`, form, STORE_FORM);
    return new RedisJournal(line, prefix);
  } catch (error) {
    await line.close();
    if (error instanceof StartProblem) throw error;
    throw new StartProblem(`Redis at ${new URL(url).host} cannot be used (${reasonOf(error)}).`);
  }
};
