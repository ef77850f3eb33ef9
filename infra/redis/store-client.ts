/** node-redis on one Redis, or on the cluster that it is part of: for our own stores and their news. Both take the same
 *  commands; what is asked of several keys in one step needs them under one hash tag. */
import { createClient, createCluster, type RedisClientOptions } from 'redis';

/** How a client behaves, alone as well as on each node of a cluster. */
export interface StoreClientOptions
  extends Pick<RedisClientOptions, 'pingInterval' | 'disableOfflineQueue' | 'commandOptions'> {
  readonly socket: {
    readonly connectTimeout?: number;
    readonly socketTimeout?: number;
    readonly reconnectStrategy: () => number | false;
  };
  /** Of a cluster, only the nodes that are asked something are connected to. */
  readonly minimizeConnections?: boolean;
  /** Called when a connection stands, also again. */
  readonly onReady?: () => void;
  /** Called whenever a connection is lost or cannot be made; unheard, that would end the process. */
  readonly onTrouble: (error: unknown) => void;
}

/** A cluster's list of nodes is asked for again after so long without one of them. */
const REFRESH_AFTER_MS = 1000;

/** node-redis makes a class with all commands for each client, which takes longer than to connect it; its duplicates share
 *  that of this one, which is never connected. */
const pattern = createClient();
/** The same for clients of clusters. Its type is that of what makes it: under a wider one the compiler compares all commands of
 *  all modules with each other, which takes longer than all else that it checks. */
const newClusterPattern = () => createCluster({ rootNodes: [] });
let clusterPattern: ReturnType<typeof newClusterPattern> | undefined;

/** The client of each node is of a class with all commands, too, which takes a twentieth of a second and fifty megabytes to make.
 *  node-redis keeps the last one, for options that JSON says alike: those of all clusters' clients are, since what differs
 *  between them changes no command. */
const ALIKE = { toJSON: () => 'a client of a cluster' };

/** A client of one Redis that is still to be connected. */
export const plainClient = (
  options: Pick<RedisClientOptions, 'url' | 'socket' | 'pingInterval' | 'disableOfflineQueue' | 'commandOptions'>,
) => pattern.duplicate(options);

const alone = (url: string, { onReady = () => undefined, onTrouble, ...options }: StoreClientOptions) =>
  plainClient({ url, ...options })
    .on('ready', onReady)
    .on('error', onTrouble);

const clustered = (url: string, { onReady = () => undefined, onTrouble, ...options }: StoreClientOptions) => {
  const { username, password, protocol } = new URL(url);
  const { minimizeConnections = false, commandOptions, socket, ...each } = options;
  clusterPattern ??= newClusterPattern();
  return clusterPattern
    .duplicate({
      ...ALIKE,
      rootNodes: [{ url }],
      minimizeConnections,
      topologyRefreshOnReconnectionAttemptStrategy: REFRESH_AFTER_MS,
      ...(commandOptions && { commandOptions }),
      defaults: {
        ...each,
        socket: protocol === 'rediss:' ? { ...socket, tls: true } : socket,
        ...(username && { username: decodeURIComponent(username) }),
        ...(password && { password: decodeURIComponent(password) }),
      },
    })
    .on('node-ready', onReady)
    .on('node-error', onTrouble)
    .on('error', onTrouble);
};

export type StoreClient = ReturnType<typeof alone> | ReturnType<typeof clustered>;

/** A client of that Redis, or of its cluster, that is still to be connected. */
export const storeClient = (url: string, isClustered: boolean, options: StoreClientOptions): StoreClient =>
  isClustered ? clustered(url, options) : alone(url, options);
