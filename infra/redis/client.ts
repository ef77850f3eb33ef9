/** ioredis on one Redis, or on the cluster that it is part of: what Colyseus' presence and driver are made for, and whatever
 *  stands beside them; our own stores have `store-client.ts`. Both take the same commands; what is asked of several keys in one
 *  step needs them under one hash tag. */
import { Cluster, Redis, type RedisOptions } from 'ioredis';
import { infoAt } from './fitness.ts';

export type RedisClient = Redis | Cluster;

/** A MOVED is followed so often. */
const REDIRECTIONS = 5;
/** A node may take so long to say who keeps what. */
const REFRESH_MS = 5000;

export interface ClientOptions
  extends Omit<RedisOptions, 'port' | 'host' | 'path' | 'sentinels' | 'retryStrategy' | 'readOnly'> {
  /** How long to wait before the attempt of that number to reach it again, in milliseconds. */
  readonly pause: (attempt: number) => number;
}

/** Whether that Redis is part of a cluster. Throws a `StartProblem` when it cannot be reached. */
export const isCluster = async (url: string): Promise<boolean> => (await infoAt(url)).cluster_enabled === '1';

/** A client of that Redis, or of its cluster. Nothing that failed is sent again by itself: whoever asked decides. */
export const clientOf = (url: string, clustered: boolean, { pause, ...options }: ClientOptions): RedisClient => {
  if (!clustered) return new Redis(url, { ...options, retryStrategy: pause });
  const { lazyConnect = false, enableOfflineQueue = true, keyPrefix, ...each } = options;
  const { username, password, protocol } = new URL(url);
  const encrypted = protocol === 'rediss:';
  return new Cluster([url], {
    lazyConnect,
    enableOfflineQueue,
    ...(keyPrefix !== undefined && { keyPrefix }),
    slotsRefreshTimeout: REFRESH_MS,
    maxRedirections: REDIRECTIONS,
    retryDelayOnFailover: 0,
    retryDelayOnClusterDown: 0,
    clusterRetryStrategy: pause,
    clusterNodeRetryStrategy: pause,
    // Certificates are for names; an address that a node tells is all there is.
    ...(encrypted && { dnsLookup: (address, found) => found(null, address) }),
    redisOptions: {
      ...each,
      ...(username && { username: decodeURIComponent(username) }),
      ...(password && { password: decodeURIComponent(password) }),
      ...(encrypted && { tls: {} }),
    },
  });
};

/** Every server that takes writes. */
export const nodesOf = (client: RedisClient): readonly Redis[] =>
  client instanceof Cluster ? client.nodes('master') : [client];

/** Whether anybody listens to the channel. A process that died does not, from the moment its connection is gone. Of a
 *  cluster, each node knows only its own listeners. */
export const isHeard = async (client: RedisClient, channel: string): Promise<boolean> => {
  const counts = await Promise.all(
    nodesOf(client).map(async (node) => {
      const [, listeners] = await node.pubsub('NUMSUB', channel);
      return Number(listeners);
    }),
  );
  return counts.some((listeners) => listeners > 0);
};
