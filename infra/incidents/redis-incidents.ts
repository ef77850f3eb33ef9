/** Incidents in Redis: one list for all processes of a server. */
import { Redis } from 'ioredis';
import { type Incidents, MOST, readIncidents } from './incidents.ts';

/** While Redis is out of reach an incident is not waited with: the log has it. */
const PATIENCE_MS = 1000;

export interface RedisIncidentsOptions {
  readonly url: string;
  /** Stands before the key. */
  readonly prefix?: string;
}

export const openRedisIncidents = ({ url, prefix = 'throneroom:' }: RedisIncidentsOptions): Incidents => {
  const redis = new Redis(url, { commandTimeout: PATIENCE_MS, maxRetriesPerRequest: 0 });
  redis.on('error', () => undefined); // whoever adds or asks is told
  const key = `${prefix}incidents`;
  return {
    add: async (incident) => {
      await redis
        .multi()
        .lpush(key, JSON.stringify(incident))
        .ltrim(key, 0, MOST - 1)
        .exec();
    },
    latest: async () => readIncidents(await redis.lrange(key, 0, -1)),
    close: async () => {
      await redis.quit().catch(() => redis.disconnect());
    },
  };
};
