/** A limiter of rate-limiter-flexible on one of our lines. What it asks is answered promptly or not at all; then it counts in
 *  memory, each process by itself. */
import { type IRateLimiterOptions, RateLimiterMemory, RateLimiterRedis } from 'rate-limiter-flexible';
import type { RedisLine } from '../redis/store-connection.ts';

interface Evaluated {
  readonly keys: string[];
  readonly arguments: string[];
}

/** Counting and forgetting are all that we have it do. */
const clientOn = (line: RedisLine) => ({
  eval: (text: string, given: Evaluated) => line.askNow((redis) => redis.eval(text, given)),
  del: (key: string) => line.askNow((redis) => redis.del(key)),
});

export const limiterOn = (line: RedisLine | undefined, options: IRateLimiterOptions) => {
  const here = new RateLimiterMemory(options);
  if (!line) return here;
  return new RateLimiterRedis({
    ...options,
    storeClient: clientOn(line),
    useRedisPackage: true,
    insuranceLimiter: here,
  });
};
