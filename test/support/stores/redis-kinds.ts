/** The ways in which a store may have its Redis: alone, or as a cluster. The stores of one process share either; each keeps
 *  to keys of its own. */
import { clientOf, nodesOf, type RedisClient } from '../../../infra/redis/client.ts';
import { startRedis } from '../server/redis.ts';
import { startCluster } from '../server/redis-cluster.ts';
import { Shared } from '../server/shared.ts';

export interface RedisKind {
  readonly name: string;
  readonly clustered: boolean;
  /** Whoever borrows it gives it back. */
  borrow(): Promise<string>;
  giveBack(): void;
}

/** The address of what is shared. */
const lent = (start: () => Promise<{ readonly url: string; stop(): Promise<void> }>) => {
  const shared = new Shared(start, (server) => server.stop());
  return { borrow: async () => (await shared.borrow()).url, giveBack: () => shared.giveBack() };
};
export const ALONE: RedisKind = { name: 'Redis', clustered: false, ...lent(startRedis) };
export const CLUSTER: RedisKind = { name: 'Redis Cluster', clustered: true, ...lent(startCluster) };

/** To look into it beside the store. Ends with `disconnect`. */
export const lookInto = (url: string, { clustered }: RedisKind): RedisClient => {
  const client = clientOf(url, clustered, { pause: () => 100 });
  client.on('error', () => undefined); // what is asked rejects with it
  return client;
};

/** Every key that begins so, with what is kept under it. */
export const dumpOf = async (client: RedisClient, beginning: string): Promise<[key: string, dump: string][]> => {
  const found = await Promise.all(
    nodesOf(client).map(async (node) => {
      const keys = await node.keys(`${beginning}*`);
      return Promise.all(
        keys.map(async (key): Promise<[string, string]> => [key, (await node.dumpBuffer(key)).toString('latin1')]),
      );
    }),
  );
  return found.flat().sort(([a], [b]) => (a < b ? -1 : 1));
};
