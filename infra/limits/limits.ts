/** Limits that count for the whole server: with Redis for all of its processes together, without for the one there is. While
 *  Redis is away, each process counts what is asked in a minute by itself. */
import type { RedisLine } from '../redis/store-connection.ts';
import { OpenMatches } from './open-matches.ts';
import { limiterOn } from './redis-limiter.ts';

/** Counts one more of somebody. Returns the seconds to wait, or nothing if it may pass. */
export type PerMinute = (who: string) => Promise<number | undefined>;

/** How often something went wrong for each of whoever is counted, lately. */
export interface Tally {
  /** Counts one more, and returns how many there are now. */
  add(who: string): Promise<number>;
  forget(who: string): Promise<void>;
}

export interface Limits {
  /** A limit of that many a minute for each of whoever is counted. All limits of one name count together. */
  perMinute(name: string, times: number): PerMinute;
  /** A count that is forgotten so many seconds after its first. All of one name count together. */
  tally(name: string, seconds: number): Tally;
  /** With Redis, the matches that each player has open at any process. */
  readonly openMatches: OpenMatches | undefined;
  close(): Promise<void>;
}

const MINUTE_SECONDS = 60;
/** Never reached: such a limiter only counts. */
const UNLIMITED = 1_000_000_000;

const limitsOn = (line: RedisLine | undefined): Limits => {
  const openMatches = line && new OpenMatches(line);
  return {
    openMatches,
    perMinute: (name, times) => {
      const keyPrefix = `throneroom:a-minute:${name}`;
      const limiter = limiterOn(line, { points: times, duration: MINUTE_SECONDS, keyPrefix });
      return async (who) => {
        const taken = await limiter.consume(who).catch((wait: { msBeforeNext: number }) => wait);
        return 'consumedPoints' in taken && taken.consumedPoints > times
          ? Math.ceil(taken.msBeforeNext / 1000)
          : undefined;
      };
    },
    tally: (name, seconds) => {
      const keyPrefix = `throneroom:tally:${name}`;
      const counter = limiterOn(line, { points: UNLIMITED, duration: seconds, keyPrefix });
      return {
        add: async (who) => (await counter.penalty(who)).consumedPoints,
        forget: async (who) => {
          await counter.delete(who);
        },
      };
    },
    close: async () => {
      openMatches?.stop();
      await line?.close();
    },
  };
};

/** Limits of this process alone. */
export const limitsHere = (): Limits => limitsOn(undefined);

/** Limits of all processes on that Redis, or of this process alone. Throws a `StartProblem` when Redis cannot be reached. */
export const openLimits = async (redisUrl?: string): Promise<Limits> => {
  if (redisUrl === undefined) return limitsHere();
  const { RedisLine } = await import('../redis/store-connection.ts');
  return limitsOn(await RedisLine.open({ url: redisUrl }));
};
