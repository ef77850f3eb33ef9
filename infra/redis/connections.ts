/** Lines to Redis. Whether it is there at all is asked once, before the server starts; when it goes away later, every
 *  command waits until it is back, and the log says so once. */
import { RedisPresence } from '@colyseus/redis-presence';
import { Redis } from 'ioredis';
import type { Log } from '../log.ts';
import { reasonOf, StartProblem } from '../start-problem.ts';

const CONNECT_PATIENCE_MS = 5000;
const LONGEST_PAUSE_MS = 500;

/** All of this process's connections to one Redis. */
export class RedisLines {
  /** Reaches the server, or throws a `StartProblem`. */
  static async open(url: string, log: Log): Promise<RedisLines> {
    await knock(url);
    return new RedisLines(url, log);
  }

  private readonly url: string;
  private readonly log: Log;
  private readonly away = new Set<Redis>();
  private closing = false;

  private constructor(url: string, log: Log) {
    this.url = url;
    this.log = log;
  }

  /** Whether every connection stands. */
  get reachable(): boolean {
    return this.away.size === 0;
  }

  /** A connection of its own. Whoever opens it ends it with `quit`. */
  connect(): Redis {
    const redis = new Redis(this.url, {
      maxRetriesPerRequest: null,
      retryStrategy: (attempt) => Math.min(25 * 2 ** attempt, LONGEST_PAUSE_MS),
    });
    this.watch(redis);
    return redis;
  }

  /** Makes what happens to a connection part of the one story that the log tells. */
  watch(redis: Redis): void {
    redis.on('error', () => undefined); // every attempt fails again, and `close` has said enough
    redis.on('close', () => {
      if (this.closing) return;
      if (this.away.size === 0) this.log.warn('Redis is out of reach; trying until it is back');
      this.away.add(redis);
    });
    redis.on('ready', () => {
      if (this.away.delete(redis) && this.away.size === 0) this.log.warn('Redis is back');
    });
    redis.on('end', () => this.away.delete(redis));
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
    if (this.sub instanceof Redis) lines.watch(this.sub);
  }

  override shutdown(): void {
    for (const connection of [this.pub, this.sub]) connection.quit().catch(() => connection.disconnect());
  }
}

/** Connects once, without patience for a server that is not there. */
const knock = async (url: string): Promise<void> => {
  const redis = new Redis(url, {
    lazyConnect: true,
    connectTimeout: CONNECT_PATIENCE_MS,
    commandTimeout: CONNECT_PATIENCE_MS,
    retryStrategy: () => null,
  });
  let reason: unknown;
  redis.on('error', (error) => {
    reason = error;
  });
  try {
    await redis.connect();
    await redis.ping();
  } catch (error) {
    const { hostname, port } = new URL(url);
    throw new StartProblem(
      `Redis at ${hostname}:${port || 6379} cannot be reached (${reasonOf(reason ?? error)}): ` +
        'start it, or leave REDIS_URL out to run one process without it.',
    );
  } finally {
    redis.disconnect();
  }
};
