/** A line to Redis that says at once when Redis is out of reach, and reconnects by itself. */
import { Redis } from 'ioredis';
import { reasonOf, StartProblem } from '../start-problem.ts';

/** How long a command may wait for its answer. */
const PATIENCE_MS = 2000;
const LONGEST_PAUSE_MS = 500;
/** Throws a `StartProblem` when it cannot be reached. */
export const connect = async (url: string): Promise<Redis> => {
  const redis = new Redis(url, {
    lazyConnect: true,
    commandTimeout: PATIENCE_MS,
    connectTimeout: PATIENCE_MS,
    // Nothing is kept back to be done later: whoever asked has been told by then that it failed.
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    keepAlive: 5000,
    retryStrategy: (attempt) => Math.min(25 * 2 ** attempt, LONGEST_PAUSE_MS),
  });
  redis.on('error', () => undefined); // every attempt fails again; `RedisLines` tells the log
  try {
    await redis.connect();
    return redis;
  } catch (error) {
    redis.disconnect();
    throw new StartProblem(`Redis at ${new URL(url).host} cannot be reached (${reasonOf(error)}).`);
  }
};
