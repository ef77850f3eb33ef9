/** Lines to Redis. Whether it is there at all is asked once, before the server starts (`fitness.ts`); when it goes away later, every
 *  command waits until it is back, and the log says so once. */
import { RedisDriver } from '@colyseus/redis-driver';
import { RedisPresence } from '@colyseus/redis-presence';
import { Cluster, Redis } from 'ioredis';
import type { Log } from '../log.ts';
import { clientOf, isCluster, type RedisClient } from './client.ts';
import { isForNow, patiently } from './patience.ts';

/** Stands before every key of these lines, those of Colyseus too: its processes look at several in one step. */
export const LINES_PREFIX = '{throneroom}:';
const LONGEST_PAUSE_MS = 500;

/** All of this process's connections to one Redis. */
export class RedisLines {
  private readonly url: string;
  private readonly clustered: boolean;
  private readonly log: Log;
  private readonly away = new Set<RedisClient>();
  private closing = false;

  /** Throws a `StartProblem` when Redis cannot be reached. */
  static async open(url: string, log: Log): Promise<RedisLines> {
    return new RedisLines(url, await patiently(() => isCluster(url)), log);
  }

  private constructor(url: string, clustered: boolean, log: Log) {
    this.url = url;
    this.clustered = clustered;
    this.log = log;
  }

  /** Whether every connection stands. */
  get reachable(): boolean {
    return this.away.size === 0;
  }

  /** A connection of its own. Whoever opens it ends it with `quit`. */
  connect(): RedisClient {
    const redis = clientOf(this.url, this.clustered, {
      maxRetriesPerRequest: null,
      keyPrefix: LINES_PREFIX,
      pause: (attempt) => Math.min(25 * 2 ** attempt, LONGEST_PAUSE_MS),
    });
    this.watch(redis);
    return redis;
  }

  /** Makes what happens to a connection part of the one story that the log tells. */
  watch(redis: RedisClient): void {
    redis.on('error', () => undefined); // every attempt fails again, and `close` has said enough
    // A line that was quit closes, too, and has come to its end in that same moment: nothing to speak of.
    redis.on('close', () => process.nextTick(() => this.lost(redis)));
    redis.on('ready', () => {
      if (this.away.delete(redis) && this.away.size === 0) this.log.warn('Redis is back');
    });
    redis.on('end', () => this.away.delete(redis));
  }

  private lost(redis: RedisClient): void {
    if (this.closing || redis.status === 'end') return;
    if (this.away.size === 0) this.log.warn('Redis is out of reach; trying until it is back');
    this.away.add(redis);
  }

  /** From here on, connections that end are nothing to speak of. */
  closed(): void {
    this.closing = true;
  }
}

/** Colyseus' presence on our lines; its own would log every failed attempt. */
export class CalmPresence extends RedisPresence {
  constructor(lines: RedisLines) {
    super(lines.connect());
    for (const connection of [this.pub, this.sub]) connection.removeAllListeners('error').on('error', () => undefined);
    if (this.sub instanceof Redis || this.sub instanceof Cluster) lines.watch(this.sub);
  }

  /** Colyseus says how many rooms it has, and waits for no answer. A Redis that is full is told of by the journal. */
  override hset(key: string, field: string, value: string): Promise<boolean> {
    const said = super.hset(key, field, value);
    said.catch(() => undefined);
    return said;
  }

  override shutdown(): void {
    for (const connection of [this.pub, this.sub]) connection.quit().catch(() => connection.disconnect());
  }
}

/** Colyseus' list of rooms on our lines. How many are in a room is written with each who comes or goes: where Redis cannot take
 *  that for now, because it is full, they come and go all the same, and the next word says how it is then. */
export class CalmDriver extends RedisDriver {
  override async update(...[room, changes]: Parameters<RedisDriver['update']>): Promise<boolean> {
    try {
      return await super.update(room, changes);
    } catch (error) {
      if (!isForNow(error)) throw error;
      return true;
    }
  }
}
