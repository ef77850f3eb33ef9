/** One client's line to one match: joins, keeps the newest state as plain data, sends actions, and comes back after a
 *  drop. The page, the load tests and clients of your own share it.
 *
 *  The SDK's own reconnection is off: it knocks only at the same process with a token that dies with it. We ask for the
 *  match by its id again (`way-back.ts`), wherever it lives by then. */
import { Client, type Room } from '@colyseus/sdk';
import { CLOSE } from '../protocol/codes.ts';
import type { SeatReservation } from '../protocol/matchmaking-messages.ts';
import type {
  ActAnswer,
  ActMessage,
  CreateOptions,
  EventsMessage,
  HurryMessage,
  InvitesAnswer,
  JoinOptions,
  NonceMessage,
  PreferMessage,
  TimeMessage,
} from '../protocol/messages.ts';
import type { WindowPreference } from '../protocol/window-preference.ts';
import type { TokenSource } from './account.ts';
import { WayBack } from './way-back.ts';

/** How the line stands. */
export type Line =
  | { readonly state: 'live' }
  | { readonly state: 'returning'; readonly tries: number }
  | { readonly state: 'closed'; readonly why: 'left' | 'elsewhere' | 'gone' | 'refused' };

/** What became of an action. */
export type ActResult =
  | { readonly ok: true; readonly step: number }
  | { readonly ok: false; readonly code: string; readonly message: string };

export interface Listener {
  changed(): void;
  happened(events: EventsMessage): void;
  /** That many milliseconds are left to answer. */
  hurried?(left: number): void;
}

/** How the rooms of one game are opened and read. `S` is the synchronized state, `P` the same as plain data. */
export interface MatchDoor<S, P> {
  create(client: Client, options: CreateOptions): Promise<Room<unknown, S>>;
  join(client: Client, id: string, options: JoinOptions): Promise<Room<unknown, S>>;
  /** Takes a seat that the server has reserved. */
  take(client: Client, seat: SeatReservation): Promise<Room<unknown, S>>;
  read(state: S): P;
}

/** The first knock comes at once, the next ones ever more slowly; each varies, so that a full server's clients do not
 *  come all in the same moment. */
const FIRST_WAIT_MS = 20;
/** An outage is noticed to be over after half of its length again, at the latest after this. */
const WAIT_GROWTH = 1.5;
const LONGEST_WAIT_MS = 3000;
/** A match that is being opened is asked for at least this often. */
const PENDING_WAIT_MS = 200;
const GIVE_UP_AFTER_MS = 45_000;
/** How long nobody may know the match before it counts as gone: it may be on its way to another process. */
const MISSING_PATIENCE_MS = 4000;
/** How long an action waits for the line to come back before it is given up. */
const ACT_PATIENCE_MS = 20_000;
const ANSWER_PATIENCE_MS = 4000;
/** How long a match that was just joined may take to show its state. */
const STATE_PATIENCE_MS = 5000;
/** A line may die without a word (a server that stands still, a network that is gone): it is tried so often, and given
 *  up when no answer comes in time. */
const TRY_LINE_EVERY_MS = 20_000;
const ECHO_PATIENCE_MS = 3000;

/** A client of the game server that speaks for one player. */
export function clientFor(endpoint: string, token: string): Client {
  const client = new Client(endpoint);
  client.auth.token = token;
  return client;
}

/** A line to one match. `others` are addresses of further processes of the same server: the way back is looked for
 *  there when the own one does not answer. `fresh` is where tokens come from, as the client's own may have run out
 *  until a line drops: the seat is the account's, and a token only opens the door. */
export class MatchConnection<S, P> {
  /** Opens a new match; resolves when its first state is here. */
  static async create<S, P>(
    door: MatchDoor<S, P>,
    client: Client,
    options: CreateOptions,
    others: readonly string[] = [],
    fresh?: TokenSource,
  ): Promise<MatchConnection<S, P>> {
    return MatchConnection.opened(door, client, await door.create(client, options), others, fresh);
  }

  /** Takes the open seat of an invite code, or comes back to the own seat, or watches. */
  static async join<S, P>(
    door: MatchDoor<S, P>,
    client: Client,
    id: string,
    options: JoinOptions,
    others: readonly string[] = [],
    fresh?: TokenSource,
  ): Promise<MatchConnection<S, P>> {
    return MatchConnection.opened(door, client, await door.join(client, id, options), others, fresh);
  }

  /** Takes the seat that the matchmaking room handed out; where it cannot be taken any more, comes to the match by its
   *  id. */
  static async take<S, P>(
    door: MatchDoor<S, P>,
    client: Client,
    seat: SeatReservation,
    others: readonly string[] = [],
    fresh?: TokenSource,
  ): Promise<MatchConnection<S, P>> {
    const room = await door.take(client, seat).catch(() => undefined);
    return room
      ? MatchConnection.opened(door, client, room, others, fresh)
      : MatchConnection.comeTo(door, client, seat.roomId, others, fresh);
  }

  /** Comes to a match that one has a seat at, wherever it lives: one whose process died is opened again first. Rejects
   *  when there is no way to it. */
  static async comeTo<S, P>(
    door: MatchDoor<S, P>,
    client: Client,
    id: string,
    others: readonly string[] = [],
    fresh?: TokenSource,
  ): Promise<MatchConnection<S, P>> {
    const connection = MatchConnection.lineTo(door, client, id, others, fresh);
    await connection.comeBack();
    if (connection.line.state !== 'live') throw new Error(`There is no way to the match ${id}.`);
    return connection;
  }

  private static async opened<S, P>(
    door: MatchDoor<S, P>,
    client: Client,
    room: Room<unknown, S>,
    others: readonly string[],
    fresh?: TokenSource,
  ): Promise<MatchConnection<S, P>> {
    const connection = MatchConnection.lineTo(door, client, room.roomId, others, fresh);
    await connection.adopt(room);
    connection.setLine({ state: 'live' });
    return connection;
  }

  private static lineTo<S, P>(
    door: MatchDoor<S, P>,
    client: Client,
    id: string,
    others: readonly string[],
    fresh?: TokenSource,
  ): MatchConnection<S, P> {
    const clients = [client, ...others.map((endpoint) => clientFor(endpoint, client.auth.token ?? ''))];
    return new MatchConnection<S, P>(door, new WayBack<S>(id, clients, door.join, fresh), id);
  }

  readonly id: string;
  line: Line = { state: 'live' };
  private room!: Room<unknown, S>;
  private newest: P | undefined;
  private readonly listeners = new Set<Listener>();
  private leaving = false;
  private heartbeat: ReturnType<typeof setInterval> | undefined;
  private preference: WindowPreference | undefined;
  private readonly nonce = freshKey();
  /** What to add to this page's own clock to have the match's; while the match stands still, where it stands. */
  private time: { readonly ahead: number } | { readonly standsAt: number } = { standsAt: 0 };
  private readonly door: MatchDoor<S, P>;
  private readonly wayBack: WayBack<S>;

  private constructor(door: MatchDoor<S, P>, wayBack: WayBack<S>, id: string) {
    this.door = door;
    this.wayBack = wayBack;
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
        const patience = { timeout: ANSWER_PATIENCE_MS };
        const answer = await this.room.request<ActMessage, ActAnswer>('act', message, patience);
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

  /** Invite codes of open seats; only the match's creator learns them. */
  async invites(): Promise<InvitesAnswer['invites']> {
    const answer = await this.room.request<undefined, InvitesAnswer>('invites');
    return answer.invites;
  }

  /** How the seat wants to be asked in windows; said again whenever the line comes back. */
  prefer(preference: WindowPreference): void {
    this.preference = preference;
    if (this.line.state === 'live') this.room.request<PreferMessage>('prefer', { windows: preference }).catch(() => {});
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
    const isOurs = (): boolean => this.room === room;
    room.onMessage<EventsMessage>('events', (events) => {
      if (isOurs()) for (const listener of this.listeners) listener.happened(events);
    });
    room.onMessage<TimeMessage>('time', (time) => isOurs() && this.keepTime(time));
    room.onMessage<HurryMessage>('hurry', ({ left }) => {
      if (isOurs()) for (const listener of this.listeners) listener.hurried?.(left);
    });
    const lost = (): void => {
      // The line went down again; the next one asks again.
    };
    room.request<undefined, TimeMessage>('time').then((time) => this.keepTime(time), lost);
    // Our share in chance; refused once the match has begun, and to spectators. The same one each time.
    room.request<NonceMessage>('nonce', { nonce: this.nonce }).catch(lost);
    if (this.preference) room.request<PreferMessage>('prefer', { windows: this.preference }).catch(lost);
    room.onError(() => {
      // The close that follows says what to do.
    });
    return new Promise((resolve, reject) => {
      let here = false;
      const tooLate = setTimeout(() => {
        reject(new Error('The match did not show its state.'));
        void room.leave(false);
      }, STATE_PATIENCE_MS);
      room.onStateChange((state) => {
        clearTimeout(tooLate);
        here = true;
        if (!isOurs()) return;
        this.newest = this.door.read(state);
        for (const listener of this.listeners) listener.changed();
        resolve();
      });
      room.onLeave((code) => {
        clearTimeout(tooLate);
        if (here && isOurs()) this.dropped(code);
        else reject(new Error(`The match closed the line (${code}).`));
      });
    });
  }

  private keepTime({ now, paused }: TimeMessage): void {
    this.time = paused ? { standsAt: now } : { ahead: now - performance.now() };
    for (const listener of this.listeners) listener.changed();
  }

  /** Looks for another way when nobody answers on this one. */
  private async tryLine(): Promise<void> {
    const { room } = this;
    try {
      this.keepTime(await room.request<undefined, TimeMessage>('time', undefined, { timeout: ECHO_PATIENCE_MS }));
    } catch {
      // A line that closed meanwhile has said so by itself.
      if (this.room !== room || this.line.state !== 'live') return;
      void room.leave(false);
      void this.comeBack();
    }
  }

  private dropped(code: number): void {
    if (this.leaving) return;
    if (code === CLOSE.seatTaken) this.setLine({ state: 'closed', why: 'elsewhere' });
    else if (code === CLOSE.matchClosed) this.setLine({ state: 'closed', why: 'gone' });
    else void this.comeBack();
  }

  private async comeBack(): Promise<void> {
    if (this.line.state === 'returning') return;
    const begun = Date.now();
    let missingSince: number | undefined;
    let wait = FIRST_WAIT_MS;
    let pausing = wait * Math.random();
    for (let tries = 1; Date.now() - begun < GIVE_UP_AFTER_MS; tries++) {
      this.setLine({ state: 'returning', tries });
      await pause(pausing);
      if (this.leaving) return;
      const knock = await this.wayBack.knock();
      if (typeof knock === 'object' && (await this.settles(knock.room))) return;
      if (knock === 'refused' || knock === 'gone') return this.setLine({ state: 'closed', why: knock });
      missingSince = knock === 'missing' ? (missingSince ?? Date.now()) : undefined;
      if (missingSince !== undefined && Date.now() - missingSince > MISSING_PATIENCE_MS) break;
      wait = Math.min(wait * WAIT_GROWTH, knock === 'pending' ? PENDING_WAIT_MS : LONGEST_WAIT_MS);
      pausing = wait * (0.75 + Math.random() / 2);
    }
    this.setLine({ state: 'closed', why: 'gone' });
  }

  /** Whether the line lives in that room from now on, or is not wanted any more. */
  private async settles(room: Room<unknown, S>): Promise<boolean> {
    if (this.leaving) {
      void room.leave();
      return true;
    }
    try {
      await this.adopt(room);
    } catch {
      return false; // closed before it had shown anything
    }
    this.setLine({ state: 'live' });
    return true;
  }

  /** Waits for a live line; false when it does not come back in time. */
  private async backBefore(deadline: number): Promise<boolean> {
    if (this.line.state === 'live') await this.tryLine();
    while (this.line.state === 'returning' && Date.now() < deadline) await this.nextChange(deadline);
    return this.line.state === 'live' && Date.now() < deadline;
  }

  private nextChange(deadline: number): Promise<void> {
    return new Promise((resolve) => {
      const done = (): void => {
        clearTimeout(timer);
        stop();
        resolve();
      };
      const timer = setTimeout(done, deadline - Date.now());
      const stop = this.listen({ changed: done, happened: () => {} });
    });
  }

  private setLine(line: Line): void {
    this.line = line;
    clearInterval(this.heartbeat);
    if (line.state === 'live') this.heartbeat = setInterval(() => void this.tryLine(), TRY_LINE_EVERY_MS);
    for (const listener of this.listeners) listener.changed();
  }
}

/** A key no other action has. `randomUUID` exists only on secure pages; a LAN address without TLS is none. */
export function freshKey(): string {
  if (typeof crypto.randomUUID === 'function') return crypto.randomUUID();
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** The server's refusal in a rejected request, if that is what the error is. */
export function refusalOf(error: unknown): { code: string; message: string } | undefined {
  if (!(error instanceof Error) || error.name !== 'rejected') return undefined;
  const reason: unknown = Reflect.get(error, 'reason');
  const part = (name: string): string => {
    const value: unknown = typeof reason === 'object' && reason !== null ? Reflect.get(reason, name) : undefined;
    return typeof value === 'string' ? value : '';
  };
  return { code: part('code') || 'refused', message: part('message') || 'The server refused this.' };
}

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
