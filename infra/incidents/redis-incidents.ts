/** Incidents in Redis: one list for all processes of a server. While Redis is out of reach an incident is not waited with: the
 *  log has it. */
import { z } from 'zod';
import { script } from '../redis/script.ts';
import { RedisLine } from '../redis/store-connection.ts';
import { type Incidents, MOST, readIncidents } from './incidents.ts';

export interface RedisIncidentsOptions {
  readonly url: string;
  /** Stands before the key. */
  readonly prefix?: string;
}

/** KEYS list; ARGV incident, how many stay. */
const ADD = script(
  `
redis.call('LPUSH', KEYS[1], ARGV[1])
redis.call('LTRIM', KEYS[1], 0, ARGV[2] - 1)
return 'ok'`,
  z.literal('ok'),
);

/** Throws a `StartProblem` when Redis cannot be reached. */
export const openRedisIncidents = async ({
  url,
  prefix = 'throneroom:',
}: RedisIncidentsOptions): Promise<Incidents> => {
  const line = await RedisLine.open(url);
  const key = `${prefix}incidents`;
  return {
    add: async (incident) => {
      await line.run(ADD, [key], [JSON.stringify(incident), MOST]);
    },
    latest: async () => readIncidents(await line.ask((redis) => redis.lRange(key, 0, -1))),
    close: () => line.close(),
  };
};
