/** Limits that count for the whole server: with Redis for all of its processes together, without for the one there is. While
 *  Redis is away, each process counts what is asked in a minute by itself. */
import { RedisLine } from '../redis/store-connection.ts';
import { OpenMatches } from './open-matches.ts';
import { limiterOn } from './redis-limiter.ts';

/** Counts one more of somebody. Returns the seconds to wait, or nothing if it may pass. */
export type PerMinute = (who: string) => Promise<number | undefined>;

export interface Limits {
  /** A limit of that many a minute for each of whoever is counted. All limits of one name count together. */
  perMinute(name: string, times: number): PerMinute;
  /** With Redis, the matches that each player has open at any process. */
  readonly openMatches: OpenMatches | undefined;
  close(): Promise<void>;
}

const MINUTE_SECONDS = 60;

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
    close: async () => {
      openMatches?.stop();
      await line?.close();
    },
  };
};

/** Limits of this process alone. */
export const limitsHere = (): Limits => limitsOn(undefined);

/** Limits of all processes on that Redis, or of this process alone. Throws a `StartProblem` when Redis cannot be reached. */
export const openLimits = async (redisUrl?: string): Promise<Limits> =>
  limitsOn(redisUrl === undefined ? undefined : await RedisLine.open(redisUrl));
