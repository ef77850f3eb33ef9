/** Documents in Redis: for many processes. A document is a hash (version, value), a ranking a sorted set; a change is
 *  one script. It is as durable as that Redis is (`infra/redis.conf`).
 *
 *  Rankings hold scores negated: a sorted set breaks ties by name upwards only in the order of rising scores. */
import { z } from 'zod';
import { parsed, written } from '../journal/entries.ts';
import { adoptUntagged } from '../redis/old-names.ts';
import { script } from '../redis/script.ts';
import { openInRedis, type RedisLine, type RedisStoreOptions } from '../redis/store-connection.ts';
import { type Ear, openEar } from '../redis/subscriber.ts';
import { StoreTooNew } from '../store-too-new.ts';
import type { Change, Documents, Kept, Ranked } from './documents.ts';

/** A change that older versions cannot read counts it up. */
const FORM = 1;

export interface RedisDocumentsOptions extends RedisStoreOptions {
  /** Whose documents they are: the first word of all their keys. */
  readonly name: string;
}

/** KEYS expected documents, then documents to put, then rankings; ARGV their numbers, then versions, values (empty
 *  removes), member and score (empty removes) of each ranking, and at the end the channel and what to tell there. */
const WRITE = script(
  `
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
local told = ARGV[arg + 2 * ranks + 2]
if told ~= '' then redis.call('SPUBLISH', ARGV[arg + 2 * ranks + 1], told) end
return 1`,
  z.number(),
);

class RedisDocuments implements Documents {
  private readonly line: RedisLine;
  /** Stands before every key. */
  private readonly prefix: string;
  private readonly listeners = new Set<(told: string | undefined) => void>();
  private ear: Promise<Ear> | undefined;

  constructor(line: RedisLine, prefix: string) {
    this.line = line;
    this.prefix = prefix;
  }

  async read(keys: readonly string[]): Promise<Kept[]> {
    return this.line.ask((redis) =>
      Promise.all(
        keys.map(async (key) => {
          const [version, value] = await redis.hmGet(this.documentKey(key), ['version', 'value']);
          return { version: Number(version ?? 0), value: typeof value === 'string' ? parsed(value) : undefined };
        }),
      ),
    );
  }

  async write({ expected, put, rank, tell = '' }: Change): Promise<boolean> {
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
      this.channel,
      tell,
    ];
    return (await this.line.run(WRITE, keys, args)) === 1;
  }

  async page(ranking: string, from: number, count: number): Promise<Ranked[]> {
    if (count < 1) return [];
    const key = this.rankingKey(ranking);
    const found = await this.line.ask((redis) => redis.zRangeWithScores(key, from, from + count - 1));
    return found.map(({ value, score }) => ({ member: value, score: 0 - score }));
  }

  size(ranking: string): Promise<number> {
    return this.line.ask((redis) => redis.zCard(this.rankingKey(ranking)));
  }

  async place(ranking: string, member: string): Promise<number | undefined> {
    return (await this.line.ask((redis) => redis.zRank(this.rankingKey(ranking), member))) ?? undefined;
  }

  listen(listener: (told: string | undefined) => void): () => void {
    this.listeners.add(listener);
    this.ear ??= this.open();
    return () => this.listeners.delete(listener);
  }

  async close(): Promise<void> {
    this.listeners.clear();
    (await this.ear)?.close();
    await this.line.close();
  }

  private open(): Promise<Ear> {
    const tell = (told: string | undefined): void => {
      for (const listener of this.listeners) listener(told);
    };
    return openEar(this.line.place, this.channel, tell);
  }

  private get channel(): string {
    return `${this.prefix}news`;
  }

  // Each kind of key begins with a word of its own, so that no id can be mistaken for another's.
  private documentKey(key: string): string {
    return `${this.prefix}document:${key}`;
  }

  private rankingKey(ranking: string): string {
    return `${this.prefix}ranking:${ranking}`;
  }
}

/** Opens the documents of that name in that Redis. Throws `StoreTooNew`, and a `StartProblem` when Redis cannot be reached or used. Once
 *  open, it reconnects by itself. */
export const openRedisDocuments = ({
  name,
  prefix = 'throneroom:',
  ...at
}: RedisDocumentsOptions): Promise<Documents> => {
  // The hash tag puts all documents of the name on one node of a cluster.
  const keys = `${prefix}{${name}}:`;
  return openInRedis(at, async (line) => {
    await adoptUntagged(line.redis, keys);
    const key = `${keys}form`;
    const form = Number((await line.redis.get(key)) ?? 0);
    if (form > FORM) throw new StoreTooNew(`What Redis at ${new URL(at.url).host} keeps under ${keys}`, form, FORM);
    if (form === 0) await line.redis.setNX(key, String(FORM));
    return new RedisDocuments(line, keys);
  });
};
