/** One server: Colyseus on our transport, with our routes around it. It knows rooms only as definitions handed in. */
import './ws-global.ts';
import '../cluster/pm2-dashboard.ts';
import { once } from 'node:events';
import { createServer as createHttpServer } from 'node:http';
import { type AddressInfo, createServer } from 'node:net';
import { defineServer, matchMaker, type RegisteredHandler } from '@colyseus/core';
import { Encoder } from '@colyseus/schema';
import compression from 'compression';
import type { Application } from 'express';
import type { Cluster } from '../cluster/cluster.ts';
import type { OneTimeOptions } from '../cluster/room-options.ts';
import { RoomsById } from '../cluster/rooms-by-id.ts';
import { openMatches } from '../cluster/standing-rooms.ts';
import type { Config } from '../config.ts';
import { keepHeapSmall } from '../heap.ts';
import type { Limits } from '../limits/limits.ts';
import { colyseusLogger, type Log } from '../log.ts';
import { reasonOf, StartProblem } from '../start-problem.ts';
import { headersFor } from './headers.ts';
import { guardFrontDoor, type Health, type SocketLook, servePages } from './http.ts';
import { CalmTransport } from './transport.ts';

/** Each room holds three times this size in buffers. What everybody may see of a match must fit in one, because Colyseus 0.18
 *  sends damaged state to whoever joins when it does not; a test measures the fullest table. */
export const STATE_BUFFER_BYTES = 24 * 1024;

/** Whoever has gone without a word is cut after four of these at the latest: by the first look nothing is missed yet, and two
 *  more pings may go unanswered. */
const PING_INTERVAL_MS = 9_000;
const UNANSWERED_PINGS = 2;

export interface ServerParts {
  readonly config: Pick<
    Config,
    'port' | 'host' | 'origins' | 'proxies' | 'hstsDays' | 'rooms' | 'redisUrl' | 'addressAt'
  >;
  readonly log: Log;
  readonly rooms: Record<string, RegisteredHandler>;
  /** The largest message a client may send, in bytes. */
  readonly maxMessageBytes: number;
  /** What the server itself tells rooms that it opens. */
  readonly roomOptions: OneTimeOptions;
  readonly limits: Limits;
  readonly lookAtSocket: SocketLook;
  /** Adds what the games offer over HTTP. */
  readonly api: (app: Application) => void;
  /** Why nothing can be kept now; undefined while it can. */
  readonly storeTrouble: () => Promise<string | undefined>;
}

export interface RunningServer {
  readonly port: number;
  /** Whether another process holds that room. */
  holdsElsewhere(roomId: string): Promise<boolean>;
  /** Opens a room that the server itself orders, on the process with most room. Throws what the room refuses it
   *  with. */
  order(name: string, order: unknown): Promise<void>;
  /** With Redis, the other processes of this server. */
  readonly cluster: Cluster | undefined;
  /** Says to whoever asks for its health that it goes down, from now on. */
  goDown(): void;
  /** Lets every room say goodbye, then stops listening. */
  close(): Promise<void>;
}

/** Starts to listen. Throws a `StartProblem` if the address cannot be had.
 *
 *  Colyseus' own health checks are off. Several processes know by their beats what such a check finds out too late, after it
 *  has held up a start and every join for seconds; one that is alone could only take itself for dead, as it closes, and
 *  notes that for ten minutes. */
export const startServer = async (parts: ServerParts): Promise<RunningServer> => {
  const { config, log } = parts;
  keepHeapSmall();
  Encoder.BUFFER_SIZE = STATE_BUFFER_BYTES;
  restrictMatchmaking(config.origins);
  matchMaker.setHealthChecksEnabled(false);
  const port = config.redisUrl !== undefined && config.port === 0 ? await freePort(config.host) : config.port;
  const cluster = await clusterFor(config, port, parts);

  const goingDown = (): boolean => matchMaker.state === matchMaker.MatchMakerState.SHUTTING_DOWN;
  let goesDown = false;
  const status = async (): Promise<Health['status']> => {
    if (goingDown() || goesDown) return 'going-down';
    return (await parts.storeTrouble()) === undefined ? 'ok' : 'store-away';
  };
  const health = async (): Promise<Health> => ({
    status: await status(),
    matches: openMatches(),
    clients: matchMaker.stats.local.ccu,
  });

  const headers = headersFor({ manyProcesses: cluster !== undefined, hstsDays: config.hstsDays });
  const http = createHttpServer();
  // Until the server listens, what goes wrong is said once, by whoever started it.
  let listening = false;
  const server = defineServer({
    rooms: parts.rooms,
    transport: new CalmTransport({
      server: http,
      maxPayload: parts.maxMessageBytes,
      pingInterval: PING_INTERVAL_MS,
      pingMaxRetries: UNANSWERED_PINGS,
    }),
    express: (app) => {
      app.disable('x-powered-by');
      app.use('/api', compression());
      parts.api(app);
      servePages(app, health, log);
    },
    logger: colyseusLogger(log, () => listening),
    gracefullyShutdown: false, // main.ts listens for signals, and nobody else
    greet: false,
    driver: new RoomsById(),
    ...cluster?.options(),
  });

  await matchMaker.onReady;
  await cluster?.enter();
  await new Promise<void>((resolve, reject) => {
    http.once('error', reject); // Colyseus only logs it, and would wait for ever
    server.listen(port, config.host).then(resolve, reject);
  }).catch(async (error: unknown) => {
    await cluster?.leave();
    throw new StartProblem(cannotListen(port, config.host, reasonOf(error)));
  });
  listening = true;
  const createLimit = parts.limits.perMinute('creates', config.rooms.createsPerMinute);
  guardFrontDoor(http, {
    proxies: config.proxies,
    createLimit,
    goingDown,
    headers,
    lookAtSocket: parts.lookAtSocket,
  });
  await cluster?.opened();
  return {
    port: portOf(http.address()),
    holdsElsewhere: async (roomId) => (cluster ? cluster.holds(roomId) : false),
    order: async (name, order) => {
      if (cluster) await cluster.order(name, order);
      else await matchMaker.handleCreateRoom(name, parts.roomOptions.issue(order));
    },
    cluster,
    goDown: () => {
      goesDown = true;
    },
    close: async () => {
      await cluster?.drain();
      await server.gracefullyShutdown(false);
      await cluster?.leave();
    },
  };
};

/** With Redis, the other processes of this server. */
const clusterFor = async (
  { redisUrl, addressAt, rooms }: ServerParts['config'],
  port: number,
  { log, roomOptions }: Pick<ServerParts, 'log' | 'roomOptions'>,
): Promise<Cluster | undefined> => {
  if (redisUrl === undefined) return undefined;
  const { Cluster } = await import('../cluster/cluster.ts');
  return Cluster.open({ redisUrl, address: addressAt(port), maxMatches: rooms.maxMatches, log, roomOptions });
};

/** A port nobody listens on: Colyseus wants to know the public address before it listens. */
const freePort = async (host: string): Promise<number> => {
  const probe = createServer().listen(0, host);
  await once(probe, 'listening').catch((error: unknown) => {
    throw new StartProblem(cannotListen(0, host, reasonOf(error)));
  });
  const port = portOf(probe.address());
  probe.close();
  await once(probe, 'close');
  return port;
};

/** Clients may create matches and join them by id. Finding just any room of somebody else's is not offered, and
 *  browsers on other origins get in only where the settings name them. */
const restrictMatchmaking = (origins: readonly string[]): void => {
  matchMaker.controller.exposedMethods = ['create', 'joinById', 'reconnect'];
  // Colyseus would allow every origin, with credentials.
  for (const allowed of ['Access-Control-Allow-Origin', 'Access-Control-Allow-Credentials']) {
    Reflect.deleteProperty(matchMaker.controller.DEFAULT_CORS_HEADERS, allowed);
  }
  matchMaker.controller.getCorsHeaders = (headers): Record<string, string> => {
    const origin = headers.get('origin');
    if (origin === null || !origins.includes(origin)) return { Vary: 'Origin' };
    return { Vary: 'Origin', 'Access-Control-Allow-Origin': origin, 'Access-Control-Allow-Credentials': 'true' };
  };
};

const cannotListen = (port: number, host: string, reason: string): string => {
  if (reason === 'EADDRINUSE')
    return `Port ${port} on ${host} is taken: stop what uses it, or choose another with PORT.`;
  if (reason === 'EACCES') return `Port ${port} on ${host} is not allowed for this user: choose another with PORT.`;
  return `HOST ${host} cannot be listened on (${reason}).`;
};

const portOf = (address: AddressInfo | string | null): number =>
  address !== null && typeof address === 'object' ? address.port : 0;
