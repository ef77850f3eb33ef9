/** One client's line to one match: joins, keeps the newest state as plain data, sends actions, and comes back after a
 *  drop. It knows no page, so bots and load tests can use it too.
 *
 *  The SDK's own reconnection is off: it knocks only at the same process with a token that dies with it. We ask for the
 *  match by its id again, and the server finds our seat by our token, wherever the match lives by then. */
import { Client, type Room } from '@colyseus/sdk';
import { CLOSE } from '../rooms/codes.ts';
import type {
  ActAnswer,
  ActMessage,
  CreateOptions,
  EventsMessage,
  HurryMessage,
  InvitesAnswer,
  JoinOptions,
  PreferMessage,
  TimeMessage,
} from '../rooms/protocol.ts';
import type { WindowWish } from '../rooms/wishes.ts';

/** How the line stands. */
export type Line =
  | { readonly state: 'live' }
  | { readonly state: 'returning'; readonly tries: number }
  | { readonly state: 'closed'; readonly why: 'left' | 'elsewhere' | 'gone' };

/** What became of an action. */
export type ActResult =
  | { readonly ok: true; readonly step: number }
  | { readonly ok: false; readonly code: string; readonly message: string };

export interface Listener {
  changed(): void;
  happened(events: EventsMessage): void;
  /** Only so many milliseconds are left to answer. */
  hurried?(left: number): void;
}

/** How the rooms of one game are opened and read. `S` is the synchronized state, `P` the same as plain data. */
export interface MatchDoor<S, P> {
  create(client: Client, options: CreateOptions): Promise<Room<unknown, S>>;
  join(client: Client, id: string, options: JoinOptions): Promise<Room<unknown, S>>;
  read(state: S): P;
}

const MAX_TRIES = 12;
/** The server's word that there is no such match. It may be wrong while the match moves to another process. */
const NO_SUCH_MATCH = 522;
const MAX_MISSING = 4;
const FIRST_WAIT_MS = 250;
const LONGEST_WAIT_MS = 5000;
/** How long an action waits for the line to come back before it is given up. */
const ACT_PATIENCE_MS = 20_000;

/** A client of the game server that speaks for one player. */
export function clientFor(endpoint: string, token: string): Client {
  const client = new Client(endpoint);
  client.auth.token = token;
  return client;
}

export class MatchConnection<S, P> {
  /** Opens a new match; resolves when its first state is here. */
  static async create<S, P>(door: MatchDoor<S, P>, client: Client, options: CreateOptions) {
    return MatchConnection.opened(door, client, await door.create(client, options));
  }

  /** Takes the open seat of an invite code, or comes back to the own seat, or watches. */
  static async join<S, P>(door: MatchDoor<S, P>, client: Client, id: string, options: JoinOptions) {
    return MatchConnection.opened(door, client, await door.join(client, id, options));
  }

  private static async opened<S, P>(door: MatchDoor<S, P>, client: Client, room: Room<unknown, S>) {
    const connection = new MatchConnection<S, P>(door, client, room.roomId);
    await connection.adopt(room);
    return connection;
  }

  readonly id: string;
  line: Line = { state: 'live' };
  private room!: Room<unknown, S>;
  private newest: P | undefined;
  private readonly listeners = new Set<Listener>();
  private leaving = false;
  private wish: WindowWish | undefined;
  /** What to add to this page's own clock to have the match's; while the match stands still, where it stands. */
  private time: { readonly ahead: number } | { readonly standsAt: number } = { standsAt: 0 };
  private readonly client: Client;
  private readonly door: MatchDoor<S, P>;

  private constructor(door: MatchDoor<S, P>, client: Client, id: string) {
    this.door = door;
    this.client = client;
    this.id = id;
  }

  /** The newest state, as plain data. */
  get picture(): P {
    if (this.newest === undefined) throw new Error('No state has arrived yet.');
    return this.newest;
  }

  listen(listener: Listener): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  /** Sends one action. A lost line is no answer: the same key goes out again once we are back, and the server, which
   *  remembers keys, does not do it twice. */
  async act(action: ActMessage['action'], step: number): Promise<ActResult> {
    const message: ActMessage = { key: freshKey(), step, action };
    const deadline = Date.now() + ACT_PATIENCE_MS;
    for (;;) {
      try {
        const answer = await this.room.request<ActMessage, ActAnswer>('act', message);
        return { ok: true, step: answer.step };
      } catch (error) {
        const refusal = refusalOf(error);
        if (refusal) return { ok: false, ...refusal };
        if (!(await this.backBefore(deadline))) {
          return { ok: false, code: 'no-connection', message: 'The server did not answer.' };
        }
      }
    }
  }

  /** Invite codes of open seats; only whoever created the match learns them. */
  async invites(): Promise<InvitesAnswer['invites']> {
    const answer = await this.room.request<undefined, InvitesAnswer>('invites');
    return answer.invites;
  }

  /** How the seat wants to be asked in windows; said again whenever the line comes back. */
  prefer(wish: WindowWish): void {
    this.wish = wish;
    if (this.line.state === 'live') this.room.request<PreferMessage>('prefer', { windows: wish }).catch(() => {});
  }

  /** The match's time now, in milliseconds; the clocks in the state are told in it. */
  now(): number {
    return 'ahead' in this.time ? performance.now() + this.time.ahead : this.time.standsAt;
  }

  /** The match's time stands still. */
  get paused(): boolean {
    return 'standsAt' in this.time;
  }

  /** Leaves for good, as far as this line goes; the seat stays ours. */
  leave(): void {
    this.leaving = true;
    this.setLine({ state: 'closed', why: 'left' });
    void this.room.leave();
  }

  /** Takes the seat back after another tab or device took it. */
  takeBack(): void {
    if (this.line.state !== 'closed' || this.leaving) return;
    void this.comeBack();
  }

  /** Makes a room the one this line speaks to; resolves when its first state is here. */
  private adopt(room: Room<unknown, S>): Promise<void> {
    room.reconnection.enabled = false;
    this.room = room;
    room.onMessage<EventsMessage>('events', (events) => {
      for (const listener of this.listeners) listener.happened(events);
    });
    const keepTime = ({ now, paused }: TimeMessage): void => {
      this.time = paused ? { standsAt: now } : { ahead: now - performance.now() };
      for (const listener of this.listeners) listener.changed();
    };
    room.onMessage<TimeMessage>('time', keepTime);
    room.onMessage<HurryMessage>('hurry', ({ left }) => {
      for (const listener of this.listeners) listener.hurried?.(left);
    });
    const lost = (): void => {
      // The line went down again; the next one asks again.
    };
    room.request<undefined, TimeMessage>('time').then(keepTime, lost);
    if (this.wish) room.request<PreferMessage>('prefer', { windows: this.wish }).catch(lost);
    room.onError(() => {
      // The close that follows says what to do.
    });
    return new Promise((resolve, reject) => {
      let here = false;
      room.onStateChange((state) => {
        here = true;
        this.newest = this.door.read(state);
        for (const listener of this.listeners) listener.changed();
        resolve();
      });
      room.onLeave((code) => {
        if (here && this.room === room) this.dropped(code);
        else reject(new Error(`The match closed the line (${code}).`));
      });
    });
  }

  private dropped(code: number): void {
    if (this.leaving) return;
    if (code === CLOSE.seatTaken) this.setLine({ state: 'closed', why: 'elsewhere' });
    else if (code === CLOSE.matchClosed) this.setLine({ state: 'closed', why: 'gone' });
    else void this.comeBack();
  }

  private async comeBack(): Promise<void> {
    let wait = FIRST_WAIT_MS;
    let missing = 0;
    for (let tries = 1; tries <= MAX_TRIES && missing < MAX_MISSING; tries++) {
      this.setLine({ state: 'returning', tries });
      await pause(wait);
      if (this.leaving) return;
      try {
        await this.adopt(await this.door.join(this.client, this.id, {}));
        this.setLine({ state: 'live' });
        return;
      } catch (error) {
        if (error instanceof Error && Reflect.get(error, 'code') === NO_SUCH_MATCH) missing++;
        wait = Math.min(wait * 2, LONGEST_WAIT_MS);
      }
    }
    this.setLine({ state: 'closed', why: 'gone' });
  }

  /** Waits for a live line; false when it does not come back in time. */
  private async backBefore(deadline: number): Promise<boolean> {
    do await pause(FIRST_WAIT_MS);
    while (this.line.state === 'returning' && Date.now() < deadline);
    return this.line.state === 'live' && Date.now() < deadline;
  }

  private setLine(line: Line): void {
    this.line = line;
    for (const listener of this.listeners) listener.changed();
  }
}

/** A key no other action has. `randomUUID` exists only on secure pages; a LAN address without TLS is none. */
export function freshKey(): string {
  if (typeof crypto.randomUUID === 'function') return crypto.randomUUID();
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** The server's refusal in a rejected request, if that is what the error is. */
function refusalOf(error: unknown): { code: string; message: string } | undefined {
  if (!(error instanceof Error) || error.name !== 'rejected') return undefined;
  const reason: unknown = Reflect.get(error, 'reason');
  const part = (name: string): string => {
    const value: unknown = typeof reason === 'object' && reason !== null ? Reflect.get(reason, name) : undefined;
    return typeof value === 'string' ? value : '';
  };
  return { code: part('code') || 'refused', message: part('message') || 'The server refused this.' };
}

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
