/** Incidents in Redis: a list of each kind for all processes of a server. While Redis is out of reach nobody waits to keep one:
 *  the log has it. */
import { z } from 'zod';
import { script } from '../redis/script.ts';
import { RedisLine, type RedisStoreOptions } from '../redis/store-connection.ts';
import { type Incidents, MOST, readIncidents } from './incidents.ts';

/** KEYS list; ARGV incident, how many stay. */
const ADD = script(
  `
redis.call('LPUSH', KEYS[1], ARGV[1])
redis.call('LTRIM', KEYS[1], 0, ARGV[2] - 1)
return 'ok'`,
  z.literal('ok'),
);

/** Throws a `StartProblem` when Redis cannot be reached. */
export const openRedisIncidents = async ({ prefix = 'throneroom:', ...at }: RedisStoreOptions): Promise<Incidents> => {
  const line = await RedisLine.open(at);
  const faults = `${prefix}incidents`;
  const keyOf = { report: `${faults}:reports`, 'one-address': `${faults}:one-address` };
  const listed = (key: string) => line.ask((redis) => redis.lRange(key, 0, -1));
  return {
    add: async (incident) => {
      const key = incident.kind === undefined ? faults : keyOf[incident.kind];
      await line.run(ADD, [key], [JSON.stringify(incident), MOST]);
    },
    latest: async () => {
      const all = readIncidents((await Promise.all([faults, ...Object.values(keyOf)].map(listed))).flat());
      // Sorting is stable: of one kind, what came last stays first.
      return all.sort((a, b) => b.at - a.at);
    },
    close: () => line.close(),
  };
};
