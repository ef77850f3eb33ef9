/** The journal in Redis: for many processes. A match is a hash (owner, head, ending) and a stream whose ids are the
 *  entries' numbers. Matches are dealt out to buckets by their ids; what lies in one bucket, with the sorted set of those of
 *  its matches that have not ended, has one hash tag, so that of a cluster one node keeps it.
 *
 *  Every write is a script, so that the owner's mark is compared in the same step. Nothing is kept back to be sent later:
 *  a take-over that was given up must not fence, minutes after, who took over meanwhile.
 *
 *  What is kept for good is as good as Redis keeps it: it must run with `appendonly yes`, and without eviction. Then
 *  a killed Redis loses nothing that was answered; a power cut loses up to a second unless `appendfsync always`. */
import { randomUUID } from 'node:crypto';
import { placeOf } from '../redis/fitness.ts';
import { renameAll } from '../redis/old-names.ts';
import type { StoreClient } from '../redis/store-client.ts';
import { openInRedis, type RedisLine, type RedisStoreOptions } from '../redis/store-connection.ts';
import { StartProblem } from '../start-problem.ts';
import { StoreTooNew } from '../store-too-new.ts';
import { entryOfText, parsed, textOf, written } from './entries.ts';
import {
  type DueMatch,
  Fenced,
  type Journal,
  type JournalReader,
  type KeptMatch,
  MatchExists,
  OutOfOrder,
  type OwnedJournal,
  refusalOf,
} from './journal.ts';
import { APPEND, BEGIN, CLAIM, DELETE, END, POSTPONE, TAKE_OVER, UNCLAIM } from './redis-scripts.ts';

/** Many more than a cluster has nodes, and few enough to ask all of them for what has not ended. */
const TAGS = Array.from({ length: 64 }, (_, bucket) => `{matches-${bucket}}`);

/** The hash tag of a match. For ever: it is part of where the match is kept. */
const tagOf = (id: string): string => {
  let hash = 0;
  for (const character of id) hash = (Math.imul(hash, 31) + (character.codePointAt(0) ?? 0)) >>> 0;
  return TAGS[hash % TAGS.length] ?? '';
};

/** A member of a sorted set, and its place there. */
interface Placed {
  readonly value: string;
  readonly score: number;
}

class RedisJournal implements Journal {
  private readonly line: RedisLine;
  private readonly prefix: string;

  constructor(line: RedisLine, prefix: string) {
    this.line = line;
    this.prefix = prefix;
  }

  async begin(id: string, head: unknown, due = 0): Promise<OwnedJournal> {
    const owner = randomUUID();
    const keys = [this.matchKey(id), this.unfinishedKey(id)];
    const begun = await this.line.run(BEGIN, keys, [id, owner, written(head)]);
    if (begun !== 'ok') throw new MatchExists(id);
    await this.setDue(id, due);
    return this.owned(id, owner);
  }

  async takeOver(id: string): Promise<{ kept: KeptMatch; owned: OwnedJournal } | undefined> {
    const owner = randomUUID();
    if ((await this.line.run(TAKE_OVER, [this.matchKey(id)], [owner])) !== 'ok') return undefined;
    const kept = await this.read(id);
    if (kept && kept.ending === undefined) await this.setDue(id, 0);
    return kept && { kept, owned: this.owned(id, owner) };
  }

  async read(id: string): Promise<KeptMatch | undefined> {
    // The match first: if it goes on in between, it has an entry more, and never an ending without its last entries.
    const [head, ending] = await this.line.ask((redis) => redis.hmGet(this.matchKey(id), ['head', 'ending']));
    if (typeof head !== 'string') return undefined;
    const log = await this.line.ask((redis) => redis.xRange(this.logKey(id), '-', '+'));
    return {
      head: parsed(head),
      entries: log?.map(({ message: { e: text = '' } }) => entryOfText(text)) ?? [],
      ending: typeof ending === 'string' ? parsed(ending) : undefined,
    };
  }

  async unfinished(): Promise<string[]> {
    const found = await this.inBuckets((redis, tag) =>
      redis.zRangeWithScores(`${this.prefix}${tag}:unfinished`, 0, -1),
    );
    return found.map(({ value }) => value);
  }

  async countUnfinished(): Promise<number> {
    const counts = await this.line.ask((redis) =>
      Promise.all(TAGS.map((tag) => redis.zCard(`${this.prefix}${tag}:unfinished`))),
    );
    return counts.reduce((sum, count) => sum + count, 0);
  }

  async dueBy(moment: number, most: number): Promise<DueMatch[]> {
    const found = await this.inBuckets((redis, tag) =>
      redis.zRangeByScoreWithScores(`${this.prefix}${tag}:due`, '-inf', moment, { LIMIT: { offset: 0, count: most } }),
    );
    return found.slice(0, most).map(({ value, score }) => ({ id: value, due: score }));
  }

  /** What all buckets say together, in order. */
  private async inBuckets(ask: (redis: StoreClient, tag: string) => Promise<Placed[]>): Promise<Placed[]> {
    const found = await this.line.ask((redis) => Promise.all(TAGS.map((tag) => ask(redis, tag))));
    return found.flat().sort((a, b) => a.score - b.score || (a.value < b.value ? -1 : 1));
  }

  async postpone({ id, due }: DueMatch, to: number): Promise<void> {
    await this.line.run(POSTPONE, [this.dueKey(id)], [id, due, to]);
  }

  private async setDue(id: string, due: number): Promise<void> {
    await this.line.ask((redis) => redis.zAdd(this.dueKey(id), { value: id, score: due }));
  }

  async claim(name: string, by: string, ms: number): Promise<boolean> {
    return (await this.line.run(CLAIM, [this.leaseKey(name)], [by, ms])) === 'ok';
  }

  async unclaim(name: string, by: string): Promise<void> {
    await this.line.run(UNCLAIM, [this.leaseKey(name)], [by]);
  }

  async delete(id: string): Promise<void> {
    await this.line.run(DELETE, [this.matchKey(id), this.logKey(id), this.unfinishedKey(id)], [id]);
    await this.line.ask((redis) => redis.zRem(this.dueKey(id), id));
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
      append: async (n, entry, due) => {
        const answer = await this.line.run(APPEND, [match, this.logKey(id)], [owner, n, textOf(entry)]);
        if (answer === 'fenced') throw new Fenced(id);
        if (answer !== 'ok') throw refusalOf(id, n, answer === 'ended' ? 0 : answer, answer === 'ended');
        if (due !== undefined) await this.setDue(id, due);
      },
      end: async (ending, entries = []) => {
        const keys = [match, this.unfinishedKey(id), this.logKey(id), this.dueKey(id)];
        const answer = await this.line.run(END, keys, [owner, written(ending), id, ...entries.map(textOf)]);
        if (answer === 'fenced') throw new Fenced(id);
        if (answer !== 'ok') throw new OutOfOrder(`match ${id} has another ending already`);
      },
    };
  }

  // Each kind of key ends in a word of its own, so that no id can be mistaken for another's.
  private matchKey(id: string): string {
    return `${this.prefix}${tagOf(id)}:match:${id}:head`;
  }

  private logKey(id: string): string {
    return `${this.prefix}${tagOf(id)}:match:${id}:log`;
  }

  private leaseKey(name: string): string {
    return `${this.prefix}lease:${name}`;
  }

  private dueKey(id: string): string {
    return `${this.prefix}${tagOf(id)}:due`;
  }

  private unfinishedKey(id: string): string {
    return `${this.prefix}${tagOf(id)}:unfinished`;
  }
}

/** The form in which Redis keeps matches. Up to 2 keys had no hash tags and there were no buckets; form 1 knew nothing of
 *  what is due. */
const FORM = 3;

/** The form in which that Redis keeps matches; a new one is told ours, and what has the names of an earlier one is renamed. */
const formOf = async ({ redis }: RedisLine, prefix: string): Promise<number> => {
  const key = `${prefix}form`;
  const kept = Number((await redis.get(key)) ?? FORM);
  if (kept < FORM) await adoptUntaggedMatches(redis, prefix);
  if (kept <= FORM) await redis.set(key, FORM);
  return kept;
};

/** `match:ID:head` and `match:ID:log` go to their buckets, and so do the ids of matches that have not ended, and when each
 *  is due: at once, where that was not known. */
const adoptUntaggedMatches = async (redis: StoreClient, prefix: string): Promise<void> => {
  for (const unfinished of await redis.zRangeWithScores(`${prefix}unfinished`, 0, -1)) {
    const id = unfinished.value;
    await redis.zAdd(`${prefix}${tagOf(id)}:unfinished`, unfinished);
    const score = (await redis.zScore(`${prefix}due`, id)) ?? 0;
    await redis.zAdd(`${prefix}${tagOf(id)}:due`, { value: id, score }, { condition: 'NX' });
  }
  const beginning = `${prefix}match:`;
  await renameAll(redis, beginning, (key) => {
    const id = key.slice(beginning.length).replace(/:(head|log)$/, '');
    return `${prefix}${tagOf(id)}:${key.slice(prefix.length)}`;
  });
  await redis.del(`${prefix}unfinished`);
  await redis.del(`${prefix}due`);
};

const tooNew = (url: string, form: number): StoreTooNew =>
  new StoreTooNew(`The store in Redis at ${placeOf(url)}`, form, FORM);

/** Opens the journal in that Redis to read it, and changes nothing. Throws as `openRedisJournal` does, and a `StartProblem`
 *  for one of an older form. */
export const readRedisJournal = ({ prefix = 'throneroom:', ...at }: RedisStoreOptions): Promise<JournalReader> =>
  openInRedis(at, async (line) => {
    const form = Number((await line.redis.get(`${prefix}form`)) ?? FORM);
    if (form > FORM) throw tooNew(at.url, form);
    if (form < FORM)
      throw new StartProblem(
        `The journal in Redis at ${placeOf(at.url)} is of an older form: a server has to start on it once.`,
      );
    const journal = new RedisJournal(line, prefix);
    return { read: (match) => journal.read(match), close: () => journal.close() };
  });

/** Opens the journal in that Redis. Throws `StoreTooNew`, and a `StartProblem` when Redis cannot be reached or used.
 *  Once open, it reconnects by itself. */
export const openRedisJournal = ({ prefix = 'throneroom:', ...at }: RedisStoreOptions): Promise<Journal> =>
  openInRedis(at, async (line) => {
    const form = await formOf(line, prefix);
    if (form > FORM) throw tooNew(at.url, form);
    return new RedisJournal(line, prefix);
  });
