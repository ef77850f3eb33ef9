/** One connection to Redis for a store that must never be in doubt: a command is done, refused, or rejects with
 *  `StoreTrouble`: within a second, if whoever opens it does not say otherwise. Nothing is kept back to be sent later: what was
 *  given up must not happen minutes after. Once open, it reconnects by itself. */
import { setTimeout as sleep } from 'node:timers/promises';
import { reasonOf, StartProblem } from '../start-problem.ts';
import { StoreTrouble } from '../store-trouble.ts';
import { infoAt, placeOf } from './fitness.ts';
import { isAnswer, isForNow, patiently } from './patience.ts';
import type { Script } from './script.ts';
import { type StoreClient, storeClient } from './store-client.ts';

/** Which Redis, and what a store is called there. */
export interface RedisStoreOptions {
  readonly url: string;
  /** Stands before every key. */
  readonly prefix?: string;
  /** How long a command may wait for Redis to come back, and how long for its answer; left out, less than a second. */
  readonly patienceMs?: number;
}

const PATIENCE_MS = 900;
const CONNECT_MS = 1000;
/** A connection on which Redis says nothing for so many times that, though it is asked each time, is given up, and a new
 *  one made. */
const SILENCE = 4;
/** Between attempts to reach Redis again, and between looks whether it answers. */
const RETRY_MS = 100;

/** Rejects when the answer is late: node-redis stops counting once a command is on its way. */
const promptly = <T>(asked: Promise<T>, ms: number): Promise<T> =>
  new Promise((resolve, reject) => {
    const late = setTimeout(() => reject(new Error(`no answer within ${ms} ms`)), ms);
    asked.then(resolve, reject).finally(() => clearTimeout(late));
  });

export class RedisLine {
  /** Throws a `StartProblem` when Redis cannot be reached. */
  static open(at: RedisStoreOptions): Promise<RedisLine> {
    return openInRedis(at, async (line) => line);
  }

  /** One attempt. Throws a `StartProblem` when Redis cannot be reached now. */
  static async attempt({ url, patienceMs = PATIENCE_MS }: RedisStoreOptions): Promise<RedisLine> {
    const clustered = (await infoAt(url)).cluster_enabled === '1';
    let line: RedisLine | undefined;
    const errors: unknown[] = [];
    const redis = storeClient(url, clustered, {
      socket: {
        connectTimeout: CONNECT_MS,
        socketTimeout: SILENCE * patienceMs,
        reconnectStrategy: () => (line ? RETRY_MS : false),
      },
      pingInterval: patienceMs,
      disableOfflineQueue: true,
      commandOptions: { timeout: 0 }, // `promptly` counts
      onTrouble: (error) => {
        if (line) line.lose();
        else errors.push(error);
      },
    });
    try {
      await redis.connect();
      line = new RedisLine(redis, { url, clustered }, patienceMs);
      return line;
    } catch (error) {
      redis.destroy();
      const cause = errors[0] ?? error;
      throw new StartProblem(`Redis at ${placeOf(url)} cannot be reached (${reasonOf(cause)}).`, { cause });
    }
  }

  /** For commands that are handed to `ask`. */
  readonly redis: StoreClient;
  /** Where it leads. */
  readonly place: { readonly url: string; readonly clustered: boolean };
  private readonly patienceMs: number;
  private readonly listeners: ((reachable: boolean) => void)[] = [];
  /** Settles when Redis, which is out of reach, is back; undefined while it is there. */
  private comeback: Promise<void> | undefined;
  private readonly underWay = new Set<Promise<unknown>>();
  private closed = false;

  private constructor(redis: StoreClient, place: RedisLine['place'], patienceMs: number) {
    this.redis = redis;
    this.place = place;
    this.patienceMs = patienceMs;
  }

  /** Runs a script with these keys and arguments. Rejects as `ask` does. */
  async run<T>(
    { text, sha1, answer }: Script<T>,
    keys: readonly string[],
    args: readonly (string | number | Buffer)[],
  ): Promise<T> {
    const given = { keys: [...keys], arguments: args.map((arg) => (typeof arg === 'number' ? String(arg) : arg)) };
    const said: unknown = await this.ask((redis) =>
      redis.evalSha(sha1, given).catch((error: unknown) => {
        if (!isAnswer(error) || !error.message.startsWith('NOSCRIPT')) throw error;
        return redis.eval(text, given); // from now on it knows the script, until it is started anew
      }),
    );
    return answer.parse(said);
  }

  /** Rejects with `StoreTrouble` when Redis did not do it, or may not have; anything else it says is thrown as it is. */
  async ask<T>(command: (redis: StoreClient) => Promise<T>): Promise<T> {
    if (this.comeback) await Promise.race([this.comeback, sleep(this.patienceMs)]);
    return this.askNow(command);
  }

  /** The same, for what can be done without Redis: while it is out of reach, rejects at once. */
  async askNow<T>(command: (redis: StoreClient) => Promise<T>): Promise<T> {
    if (this.comeback) throw new StoreTrouble('Redis is out of reach');
    const asked = promptly(command(this.redis), this.patienceMs);
    this.underWay.add(asked);
    try {
      return await asked;
    } catch (error) {
      if (isAnswer(error) && !isForNow(error)) throw error;
      if (!isAnswer(error)) this.lose();
      throw new StoreTrouble(`Redis did not do it (${reasonOf(error)})`, { cause: error });
    } finally {
      this.underWay.delete(asked);
    }
  }

  /** Called when Redis cannot be reached, and when it can again. */
  onTrouble(listener: (reachable: boolean) => void): void {
    this.listeners.push(listener);
  }

  /** What was asked before is done, or given up, first. */
  async close(): Promise<void> {
    this.closed = true;
    await Promise.allSettled(this.underWay);
    this.redis.destroy();
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
      if (await this.answersNow()) return;
      await sleep(RETRY_MS);
    }
  }

  /** Of a cluster, every node is asked. A connection that stays silent is waited for until it is given up: whatever is sent
   *  on it would put that off. */
  private async answersNow(): Promise<boolean> {
    return this.redis.ping().then(
      () => true,
      () => false,
    );
  }

  private tell(reachable: boolean): void {
    if (!this.closed) for (const listener of this.listeners) listener(reachable);
  }
}

/** Opens a store on a line of its own. A Redis that cannot answer for now is waited for. Throws a `StartProblem` when it
 *  cannot be reached or used, and what `open` throws of that kind. */
export const openInRedis = <T>(at: RedisStoreOptions, open: (line: RedisLine) => Promise<T>): Promise<T> =>
  patiently(async () => {
    const line = await RedisLine.attempt(at);
    try {
      return await open(line);
    } catch (error) {
      await line.close();
      if (error instanceof StartProblem) throw error;
      throw new StartProblem(`Redis at ${placeOf(at.url)} cannot be used (${reasonOf(error)}).`, { cause: error });
    }
  });
