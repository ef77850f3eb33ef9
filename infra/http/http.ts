/** HTTP around the rooms: the front door, rate limits, health, and the page itself. What the games offer
 *  over HTTP is added by `rooms/http/match-routes.ts`; matchmaking requests are Colyseus' own and pass the front door first. */
import { type IncomingMessage, type Server, type ServerResponse, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { Application, ErrorRequestHandler } from 'express';
import { householdOf } from '../household.ts';
import type { PerMinute } from '../limits/limits.ts';
import { atMost, type Log } from '../log.ts';
import { StoreTrouble } from '../store-trouble.ts';
import { answerSeat, seatAsked } from './matchmaking.ts';
import { servePage } from './page.ts';

const MAX_MATCHMAKING_BODY = 16 * 1024;
/** Requests that anybody may send fill no log. */
const FAILURES_A_MINUTE = 20;
const ANSWER_WITHIN_MS = 30_000;
/** What is said of a request that failed with that status; of any other, that it could not be read. */
const FAULTS: Readonly<Record<number, string>> = {
  404: 'There is no such file.',
  413: 'The request is too large.',
  500: 'Something went wrong on the server.',
};

const UNREADABLE: SocketRefusal = { status: 400, message: 'The address cannot be read.' };
const FAILED: SocketRefusal = { status: 500, message: FAULTS[500] ?? '' };

/** The address a request came from, as limits count it (`household.ts`): behind `proxies` trusted reverse proxies, the
 *  one that the outermost of them saw. */
export const addressOf = (request: IncomingMessage, proxies: number): string => {
  const direct = request.socket.remoteAddress ?? 'unknown';
  if (proxies === 0) return householdOf(direct);
  const forwarded = [request.headers['x-forwarded-for'] ?? []].flat().join(',').split(',');
  return householdOf(forwarded[forwarded.length - proxies]?.trim() || direct);
};

/** What a load balancer and the server's operator want to know. */
export interface Health {
  /** Whether new players should be sent here: `store-away` is while nothing can be kept. */
  readonly status: 'ok' | 'going-down' | 'store-away';
  readonly matches: number;
  readonly clients: number;
}

/** The last things on it: health, the built page with its deep links, and an answer for everything else. */
export const servePages = (app: Application, health: () => Promise<Health>, log: Log): void => {
  app.get('/health', async (_request, response) => {
    const now = await health();
    response
      .set('Cache-Control', 'no-store')
      .status(now.status === 'ok' ? 200 : 503)
      .json(now);
  });
  // For whoever starts anew what hangs: a process whose store is away, or that goes down, does not.
  app.get('/health/live', (_request, response) => {
    response.set('Cache-Control', 'no-store').json({ status: 'live' });
  });
  app.use('/api', (request, response) => {
    response.status(404).json({ code: 'not-found', message: `There is no ${request.method} /api${request.path}.` });
  });

  servePage(app);
  // Whatever only looks has had the page.
  app.use((request, response) => {
    response.status(404).json({ code: 'not-found', message: `There is no ${request.method} ${request.path}.` });
  });

  const mayLog = atMost(FAILURES_A_MINUTE);
  app.use(((error, _request, response, _next) => {
    if (error instanceof StoreTrouble && !response.headersSent) {
      response
        .status(503)
        .json({ code: 'store-trouble', message: 'The server cannot reach its store; try again later.' });
      return;
    }
    const status = typeof error?.status === 'number' && error.status < 500 ? error.status : 500;
    if (status === 500 && mayLog()) log.error({ err: error }, 'an HTTP request failed');
    if (response.headersSent) return;
    const message = FAULTS[status] ?? 'The request could not be read.';
    response.status(status).json({ code: status === 404 ? 'not-found' : 'bad-request', message });
  }) satisfies ErrorRequestHandler);
};

/** Why a socket stays shut. */
export interface SocketRefusal {
  readonly status: number;
  readonly message: string;
}
/** Why the socket that a request would open stays shut, if it does; undefined at once where that needs no look. */
export type SocketLook = (request: IncomingMessage) => Promise<SocketRefusal | undefined> | undefined;

export interface FrontDoor {
  readonly proxies: number;
  readonly createLimit: PerMinute;
  goingDown(): boolean;
  /** What every answer carries (`headers.ts`). */
  readonly headers: Readonly<Record<string, string>>;
  readonly lookAtSocket: SocketLook;
  /** A line on which nothing happens for so long is closed, in milliseconds. */
  readonly answerWithin?: number;
}

/** Stands before Colyseus' own routes, which read bodies of any size, count nothing and believe every header: refuses
 *  requests that cannot be read, are too large or have no length, and too many new matches from one address. Call it once the
 *  server listens. */
export const guardFrontDoor = (server: Server, options: FrontDoor): void => {
  const handlers = server.listeners('request');
  const common = new Map(Object.entries(options.headers));
  // To read one takes longer than all else here, and most ask for the same host.
  let host: string | undefined;
  const isHost = (asked: string | undefined): boolean => {
    if (asked !== host && URL.canParse(`http://${asked}/`)) host = asked;
    return asked === host;
  };
  const admit = async (request: IncomingMessage): Promise<[status: number, message: string] | undefined> => {
    if (!isHost(request.headers.host)) return [400, 'The Host header cannot be read.'];
    if (!isReadable(request)) return [400, 'The address cannot be read.'];
    if (request.method !== 'POST' || !request.url?.startsWith('/matchmake/')) return undefined;
    const length = Number(request.headers['content-length']);
    if (!Number.isInteger(length)) return [411, 'The request needs a Content-Length.'];
    if (length > MAX_MATCHMAKING_BODY) return [413, 'The request is too large.'];
    if (length > 0 && !/^application\/json\b/i.test(request.headers['content-type'] ?? '')) {
      return [415, 'The request must be JSON: Content-Type: application/json.'];
    }
    if (options.goingDown()) return [503, 'This process is going down; try again in a moment.'];
    if (!request.url.startsWith('/matchmake/create/')) return undefined;
    const wait = await options.createLimit(addressOf(request, options.proxies));
    return wait === undefined ? undefined : [429, `Too many new matches from here; try again in ${wait} s.`];
  };

  server.removeAllListeners('request');
  server.on('request', async (request: IncomingMessage, response: ServerResponse) => {
    // Colyseus makes an address of it, whatever it says, and nothing of ours asks for it.
    delete request.headers['x-forwarded-proto'];
    // The first one that Colyseus believes; rooms count by what it says.
    request.headers['x-real-ip'] = addressOf(request, options.proxies);
    response.setHeaders(common);
    const refused = await admit(request);
    const seat = refused ? undefined : seatAsked(request);
    if (seat) return answerSeat(seat, request, response);
    if (!refused) {
      for (const handler of handlers) handler.call(server, request, response);
      return;
    }
    const [code, error] = refused;
    response.writeHead(code, { 'Content-Type': 'application/json', Connection: 'close' });
    response.end(JSON.stringify({ code, error }));
  });

  const upgrades = server.listeners('upgrade');
  server.removeAllListeners('upgrade');
  server.on('upgrade', (request: IncomingMessage, socket: Socket, head: Buffer) => {
    const destroy = (): void => void socket.destroy();
    const open = (): void => {
      for (const upgrade of upgrades) upgrade.call(server, request, socket, head);
    };
    const shut = ({ status, message }: SocketRefusal): void => {
      const headers = { ...options.headers, Connection: 'close', 'Content-Length': Buffer.byteLength(message) };
      const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
      socket.end([`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, '', message].join('\r\n'), destroy);
    };
    const looked = isReadable(request) ? options.lookAtSocket(request) : Promise.resolve(UNREADABLE);
    if (!looked) return open();
    socket.on('error', destroy);
    looked
      .catch((): SocketRefusal => FAILED)
      .then((refused) => {
        if (socket.destroyed) return;
        if (refused) return shut(refused);
        socket.off('error', destroy);
        open();
      });
  });
  // The last resort, for what a handler leaves unanswered; a line that became a WebSocket is not counted.
  server.setTimeout(options.answerWithin ?? ANSWER_WITHIN_MS);
};

/** A path that can be read without a look: most are. */
const PLAIN_PATH = /^\/([\w.~-]+\/)*[\w.~-]*(\?[\w.~=&-]*)?$/;

/** Whether it asks for a path, as all must that is not for a proxy; Colyseus takes that for granted. */
const isReadable = ({ url = '' }: IncomingMessage): boolean =>
  PLAIN_PATH.test(url) ||
  (url.startsWith('/') && URL.canParse(url, 'http://localhost') && URL.canParse(`ws://localhost${url}`));
