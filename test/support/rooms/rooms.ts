/** Real servers and real clients for room tests. One server at a time: Colyseus keeps one matchmaker a process. */
import '../../../infra/http/ws-global.ts';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { matchMaker } from '@colyseus/core';
import { Client, type Room } from '@colyseus/sdk';
import { z } from 'zod';
import { NewTellings } from '../../../client/new-tellings.ts';
import type { AnyGame } from '../../../engine/core/game.ts';
import { readConfig } from '../../../infra/config.ts';
import { createLog } from '../../../infra/log.ts';
import type {
  ActAnswer,
  CreateOptions,
  EventsMessage,
  HurryMessage,
  InvitesAnswer,
  JoinOptions,
  TimeMessage,
  WindowPreference,
} from '../../../protocol/messages.ts';
import type { GameRegistry } from '../../../rooms/games.ts';
import { type ServeExtras, serve } from '../../../rooms/serve.ts';
import type { MatchState } from '../../../rooms/state/match-state.ts';
import type { MatchPicture } from '../../../rooms/state/picture.ts';
import { PATIENCE_MS } from '../eventually.ts';

export interface TestServer {
  readonly url: string;
  /** A client of a new guest. */
  guest(name?: string): Promise<Client>;
  /** A client of the one guest of that name, made when it is first asked for: names of two guests are never alike. */
  player(name: string): Promise<Client>;
  /** A client of whoever has that token. */
  clientOf(token: string): Client;
  close(): Promise<void>;
}

/** A server on a free port, with bots that do not pause and limits that tests do not meet by accident. */
export const testServer = async (
  games: GameRegistry,
  settings: Record<string, string> = {},
  extras: ServeExtras = {},
): Promise<TestServer> => {
  const folder = mkdtempSync(join(tmpdir(), 'throneroom-test-'));
  const config = readConfig({
    PORT: '0',
    DATA_DIR: folder,
    THRONEROOM_BOT_DELAY_MS: '0',
    THRONEROOM_HOLD_MS: '0',
    THRONEROOM_NONCE_MS: '0',
    THRONEROOM_MATCHES_PER_PLAYER: '1000',
    THRONEROOM_GUESTS_PER_MINUTE: '10000',
    THRONEROOM_PLACES_PER_ADDRESS: '1000000',
    THRONEROOM_CREATES_PER_MINUTE: '10000',
    THRONEROOM_MESSAGES_PER_SECOND: '100000',
    // A line that breaks by the way is not waited for longer than a test is.
    THRONEROOM_RECONNECT_SECONDS: '3',
    // Where time passes by hand, no action waits for others by the clock on the wall.
    ...(extras.time && { THRONEROOM_ROUND_MS: '0' }),
    ...settings,
  });
  const { invokeMethod } = matchMaker.controller; // it stands guard for this server's players
  const server = await serve(config, games, createLog(config.logLevel === 'warn' ? 'fatal' : config.logLevel), extras);
  const url = `http://127.0.0.1:${server.port}`;
  const players = new Map<string, ReturnType<typeof guestToken>>();
  return {
    player: async (name) => {
      const player = players.get(name) ?? guestToken(url, name);
      players.set(name, player);
      return clientWith(url, (await player).token);
    },
    url,
    clientOf: (token) => clientWith(url, token),
    guest: async (name = 'Ada') => clientWith(url, (await guestToken(url, name)).token),
    close: async () => {
      await server.close();
      matchMaker.controller.invokeMethod = invokeMethod;
      rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 50 });
    },
  };
};

/** Asks again where Node gave up to connect, as it does when the machine stands still for seconds. Throws what else went wrong,
 *  with its cause in the words of the error, since that is all that is shown of it. */
const reached = async (url: string, how: RequestInit): Promise<Response> => {
  try {
    return await fetch(url, how);
  } catch (error) {
    const cause: unknown = error instanceof Error ? error.cause : undefined;
    if (Reflect.get(Object(cause), 'code') === 'UND_ERR_CONNECT_TIMEOUT') return reached(url, how);
    throw new Error(`${url}: ${String(error)} (${String(cause)})`, { cause: error });
  }
};

/** A guest's token, as the page asks for it. */
export const guestToken = async (url: string, name: string): Promise<{ token: string; id: string; name: string }> => {
  const response = await reached(`${url}/api/guest`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ name }),
  });
  if (!response.ok) throw new Error(`no guest: ${response.status} ${await response.text()}`);
  return z.object({ token: z.string(), id: z.string(), name: z.string() }).parse(await response.json());
};

/** A new guest's token and client. */
export const tokenOf = async (server: TestServer, name: string): Promise<{ token: string; client: Client }> => {
  const { token } = await guestToken(server.url, name);
  return { token, client: server.clientOf(token) };
};

export const clientWith = (url: string, token: string): Client => {
  const client = new Client(url);
  client.auth.token = token;
  return client;
};

type Reader<V> = (state: never) => MatchPicture<V>;

/** One client's place at a match, with everything it ever received. */
export class Place<V> {
  readonly room: Room;
  /** Raw frames from the server, in order. */
  readonly frames: Uint8Array[] = [];
  readonly told: EventsMessage[] = [];
  readonly refusals: unknown[] = [];
  readonly times: TimeMessage[] = [];
  readonly hurries: HurryMessage[] = [];
  /** The close code, once the server closed the connection. */
  closed: number | undefined;
  private readonly reader: Reader<V>;
  private readonly waiters = new Set<() => void>();
  private keys = 0;

  constructor(room: Room, reader: Reader<V>) {
    this.room = room;
    this.reader = reader;
    this.recordFrames();
    room.onMessage('time', (message: TimeMessage) => {
      this.times.push(message);
      this.changed();
    });
    room.onMessage('hurry', (message: HurryMessage) => {
      this.hurries.push(message);
      this.changed();
    });
    room.onMessage('refused', (refusal: unknown) => {
      this.refusals.push(refusal);
      this.changed();
    });
    const tellings = new NewTellings();
    room.onStateChange(() => {
      const told = tellings.in(this.picture);
      if (told) this.told.push(told);
      this.changed();
    });
    room.onLeave((code) => {
      this.closed = code;
      this.changed();
    });
    room.onReconnect(() => this.recordFrames());
  }

  /** The decoded state as plain data. */
  get picture(): MatchPicture<V> {
    return this.reader(this.room.state as never);
  }

  /** Sends an action and answers the server's answer; a refusal rejects. */
  act(action: { readonly type: string }, extra: { key?: string; step?: number } = {}): Promise<ActAnswer> {
    return this.room.request('act', { key: extra.key ?? `k${this.keys++}`, ...extra, action });
  }

  /** The code that the action is refused with. */
  async refusalOf(action: { readonly type: string }, extra: { key?: string; step?: number } = {}): Promise<string> {
    return this.act(action, extra).then(
      (answer) => `accepted at step ${answer.step}`,
      (error: unknown) => codeOf(error),
    );
  }

  /** How the seat wants to be asked in windows. */
  prefer(windows: WindowPreference): Promise<unknown> {
    return this.room.request('prefer', { windows });
  }

  invites(): Promise<InvitesAnswer> {
    return this.room.request('invites');
  }

  /** Waits for what the server sends until the test is true. Throws at once when nothing can come any more. */
  async until(test: (place: this) => boolean, what = 'what was expected'): Promise<void> {
    const deadline = performance.now() + PATIENCE_MS;
    while (!test(this)) {
      if (this.closed !== undefined) throw new Error(`the line closed with ${this.closed} before ${what}`);
      const left = deadline - performance.now();
      if (left <= 0) throw new Error(`waited ${PATIENCE_MS} ms for ${what}`);
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, left);
        this.waiters.add(() => {
          clearTimeout(timer);
          resolve();
        });
      });
    }
  }

  private changed(): void {
    for (const wake of this.waiters) wake();
    this.waiters.clear();
  }

  private recordFrames(): void {
    const { events } = this.room.connection;
    const handle = events.onmessage;
    events.onmessage = (event: { data: ArrayBuffer | Uint8Array }) => {
      this.frames.push(new Uint8Array(event.data).slice());
      handle?.(event);
    };
  }
}

/** Creates a match and takes one's place at it. */
export const createMatch = async <V>(client: Client, options: CreateOptions, reader: Reader<V>): Promise<Place<V>> =>
  settled(new Place(await client.create<MatchState>('match', options), reader));

/** Joins a match by its id. */
export const joinMatch = async <V>(
  client: Client,
  id: string,
  reader: Reader<V>,
  options: JoinOptions = {},
): Promise<Place<V>> => settled(new Place(await client.joinById<MatchState>(id, options), reader));

/** The state arrives with the first frame after joining. Tests want to be asked whatever they hold. */
const settled = async <V>(place: Place<V>): Promise<Place<V>> => {
  await place.until((here) => here.room.state?.game !== '' && here.room.state?.game !== undefined, 'the first state');
  await place.prefer('always').catch(() => undefined); // spectators have nothing to be asked
  return place;
};

/** The code in whatever a request or a join rejected with. */
export const codeOf = (error: unknown): string => {
  if (typeof error !== 'object' || error === null) return String(error);
  const reason: unknown = Reflect.get(error, 'reason');
  if (typeof reason === 'object' && reason !== null && 'code' in reason) return String(reason.code);
  return String(Reflect.get(error, 'code') ?? error);
};

/** A two-seat match: the first player creates it, the second one follows the invite. */
export const pair = async <V>(
  server: TestServer,
  game: AnyGame,
  reader: Reader<V>,
  heroes: readonly [string, string],
  mode = '1v1',
): Promise<[Place<V>, Place<V>]> => {
  const [ada, ben] = await Promise.all([server.guest('Ada'), server.guest('Ben')]);
  const first = await createMatch(
    ada,
    { game: game.id, mode, seats: [{ player: 'me', hero: heroes[0] }, { player: 'open' }] },
    reader,
  );
  const [invite] = (await first.invites()).invites;
  if (!invite) throw new Error('no invite');
  const second = await joinMatch(ben, first.room.roomId, reader, { code: invite.code, hero: heroes[1] });
  await first.until((here) => here.picture.stage === 'playing', 'the start');
  return [first, second];
};
