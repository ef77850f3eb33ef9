/** The ladder in Redis: for many processes. A document is a hash (version, value), a ranking a sorted set; a change is
 *  one script. It is as durable as that Redis is (`infra/redis.conf`).
 *
 *  Rankings hold scores negated: a sorted set breaks ties by name upwards only in the order of rising scores. */
import { Redis } from 'ioredis';
import { parsed, StoreTooNew, StoreTrouble, written } from '../journal/journal.ts';
import { reasonOf, StartProblem } from '../start-problem.ts';
import type { Change, Kept, LadderStore, Ranked } from './ladder-store.ts';

/** A change that older versions cannot read counts it up. */
const FORM = 1;
const PATIENCE_MS = 2000;

export interface RedisLadderOptions {
  readonly url: string;
  /** Stands before every key. */
  readonly prefix?: string;
}

/** KEYS expected documents, then documents to put, then rankings; ARGV their numbers, then versions, values (empty
 *  removes), and member and score (empty removes) of each ranking. */
const WRITE = `
local checks, puts, ranks = tonumber(ARGV[1]), tonumber(ARGV[2]), tonumber(ARGV[3])
for i = 1, checks do
  if (redis.call('HGET', KEYS[i], 'version') or '0') ~= ARGV[3 + i] then return 0 end
end
local key, arg = checks, 3 + checks
for i = 1, puts do
  local value = ARGV[arg + i]
  if value == '' then redis.call('DEL', KEYS[key + i])
  else
    redis.call('HINCRBY', KEYS[key + i], 'version', 1)
    redis.call('HSET', KEYS[key + i], 'value', value)
  end
end
key, arg = key + puts, arg + puts
for i = 1, ranks do
  local member, score = ARGV[arg + 2 * i - 1], ARGV[arg + 2 * i]
  if score == '' then redis.call('ZREM', KEYS[key + i], member)
  else redis.call('ZADD', KEYS[key + i], score, member) end
end
return 1`;

/** Whether it was Redis that answered, and not the want of an answer. */
const isAnswer = (error: unknown): error is Error => error instanceof Error && error.name === 'ReplyError';
/** What Redis says while it cannot write for now. */
const MAY_PASS = /\b(OOM|MISCONF|LOADING|BUSY|READONLY|NOREPLICAS|MASTERDOWN|CLUSTERDOWN|TRYAGAIN)\b/;

class RedisLadder implements LadderStore {
  private readonly redis: Redis;
  private readonly prefix: string;

  constructor(redis: Redis, prefix: string) {
    this.redis = redis;
    this.prefix = prefix;
  }

  async read(keys: readonly string[]): Promise<Kept[]> {
    return this.ask(() =>
      Promise.all(
        keys.map(async (key) => {
          const [version, value] = await this.redis.hmget(this.documentKey(key), 'version', 'value');
          return { version: Number(version ?? 0), value: typeof value === 'string' ? parsed(value) : undefined };
        }),
      ),
    );
  }

  async write({ expected, put, rank }: Change): Promise<boolean> {
    const checks = Object.entries(expected);
    const puts = Object.entries(put);
    const keys = [
      ...checks.map(([key]) => this.documentKey(key)),
      ...puts.map(([key]) => this.documentKey(key)),
      ...rank.map(({ ranking }) => this.rankingKey(ranking)),
    ];
    const args = [
      ...[checks.length, puts.length, rank.length].map(String),
      ...checks.map(([, version]) => String(version)),
      ...puts.map(([, value]) => (value === undefined ? '' : written(value))),
      ...rank.flatMap(({ member, score }) => [member, score === undefined ? '' : String(-score)]),
    ];
    return (await this.ask(() => this.redis.eval(WRITE, keys.length, ...keys, ...args))) === 1;
  }

  async page(ranking: string, from: number, count: number): Promise<Ranked[]> {
    if (count < 1) return [];
    const key = this.rankingKey(ranking);
    const flat = await this.ask(() => this.redis.zrange(key, from, from + count - 1, 'WITHSCORES'));
    return Array.from({ length: flat.length / 2 }, (_, i) => ({
      member: flat[2 * i] ?? '',
      score: 0 - Number(flat[2 * i + 1]),
    }));
  }

  size(ranking: string): Promise<number> {
    return this.ask(() => this.redis.zcard(this.rankingKey(ranking)));
  }

  async place(ranking: string, member: string): Promise<number | undefined> {
    return (await this.ask(() => this.redis.zrank(this.rankingKey(ranking), member))) ?? undefined;
  }

  async close(): Promise<void> {
    if (this.redis.status === 'ready') await this.redis.quit().catch(() => undefined);
    this.redis.disconnect();
  }

  private async ask<T>(command: () => Promise<T>): Promise<T> {
    try {
      return await command();
    } catch (error) {
      if (isAnswer(error) && !MAY_PASS.test(error.message)) throw error;
      throw new StoreTrouble(`Redis did not do it (${reasonOf(error)})`, { cause: error });
    }
  }

  // Each kind of key begins with a word of its own, so that no id can be mistaken for another's.
  private documentKey(key: string): string {
    return `${this.prefix}ladder:document:${key}`;
  }

  private rankingKey(ranking: string): string {
    return `${this.prefix}ladder:ranking:${ranking}`;
  }
}

/** Opens the ladder in that Redis. Throws `StoreTooNew`, and a `StartProblem` when Redis cannot be reached or used. Once
 *  open, it reconnects by itself. */
export const openRedisLadder = async ({ url, prefix = 'throneroom:' }: RedisLadderOptions): Promise<LadderStore> => {
  const redis = new Redis(url, {
    lazyConnect: true,
    commandTimeout: PATIENCE_MS,
    connectTimeout: PATIENCE_MS,
    maxRetriesPerRequest: 1,
    retryStrategy: () => 100,
  });
  const errors: unknown[] = [];
  redis.on('error', (error) => errors.length < 10 && errors.push(error)); // unheard, ioredis would print every one
  try {
    await redis.connect();
    const form = Number((await redis.get(`${prefix}ladder:form`)) ?? 0);
    if (form > FORM) throw new StoreTooNew(`The ladder in Redis at ${new URL(url).host}`, form, FORM);
    if (form === 0) await redis.setnx(`${prefix}ladder:form`, FORM);
    return new RedisLadder(redis, prefix);
  } catch (error) {
    redis.disconnect();
    if (error instanceof StartProblem) throw error;
    throw new StartProblem(`Redis at ${new URL(url).host} cannot be reached (${reasonOf(errors[0] ?? error)}).`);
  }
};
