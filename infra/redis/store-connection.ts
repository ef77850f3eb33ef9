/** One connection to Redis for a store that must never be in doubt: a command is done, refused, or rejects with
 *  `StoreTrouble` within a second. Nothing is kept back to be sent later: what was given up must not happen minutes after.
 *  Once open, it reconnects by itself. */
import { setTimeout as sleep } from 'node:timers/promises';
import { Redis } from 'ioredis';
import { reasonOf, StartProblem } from '../start-problem.ts';
import { StoreTrouble } from '../store-trouble.ts';

/** How long a command may wait for Redis to come back, and how long for its answer. */
const PATIENCE_MS = 900;
const CONNECT_MS = 1000;
/** Between attempts to reach Redis again, and between looks whether it answers. */
const RETRY_MS = 100;

/** What Redis says while it cannot write for now: full, loading, a script too long, a replica. */
const MAY_PASS = /\b(OOM|MISCONF|LOADING|BUSY|READONLY|NOREPLICAS|MASTERDOWN|CLUSTERDOWN|TRYAGAIN)\b/;

/** Whether it was Redis that answered, and not the want of an answer. */
const isAnswer = (error: unknown): error is Error => error instanceof Error && error.name === 'ReplyError';

export class RedisLine {
  /** Throws a `StartProblem` when Redis cannot be reached. */
  static async open(url: string): Promise<RedisLine> {
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
      return new RedisLine(redis);
    } catch (error) {
      redis.disconnect();
      throw new StartProblem(`Redis at ${new URL(url).host} cannot be reached (${reasonOf(errors[0] ?? error)}).`);
    } finally {
      redis.removeAllListeners('error');
      redis.on('error', () => undefined);
    }
  }

  /** For commands that are handed to `ask`. */
  readonly redis: Redis;
  private readonly listeners: ((reachable: boolean) => void)[] = [];
  /** Settles when Redis, which is out of reach, is back; undefined while it is there. */
  private comeback: Promise<void> | undefined;
  private closed = false;

  private constructor(redis: Redis) {
    this.redis = redis;
    redis.on('close', () => this.lose());
  }

  /** Runs a script with these keys and arguments. Rejects as `ask` does. */
  script(text: string, keys: readonly string[], args: readonly (string | number)[]): Promise<unknown> {
    return this.ask(() => this.redis.eval(text, keys.length, ...keys, ...args));
  }

  /** Rejects with `StoreTrouble` when Redis did not do it, or may not have; anything else it says is thrown as it is. */
  async ask<T>(command: () => Promise<T>): Promise<T> {
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

  /** Called when Redis cannot be reached, and when it can again. */
  onTrouble(listener: (reachable: boolean) => void): void {
    this.listeners.push(listener);
  }

  async close(): Promise<void> {
    this.closed = true;
    if (this.redis.status === 'ready') await this.redis.quit().catch(() => undefined);
    this.redis.disconnect();
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
}
