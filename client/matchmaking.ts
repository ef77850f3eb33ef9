/** One player's place in the matchmaking room: queues, hears what becomes of it, accepts, and comes to the seat. It
 *  comes back after a drop, to any process of the server: the ticket lies where no process's end can lose it. The page,
 *  the load tests and clients of your own share it. */
import type { Client, Room } from '@colyseus/sdk';
import { CLOSE, DOOR } from '../protocol/codes.ts';
import {
  type BackWhy,
  type FoundMessage,
  MATCHMAKING_ROOM,
  type MatchmakingMessages,
  type OutWhy,
  type RunningMessage,
  type SeatMessage,
  type WaitingMessage,
} from '../protocol/matchmaking-messages.ts';
import type { ProposalMessage, QueueMessage } from '../protocol/matchmaking-requests.ts';
import type { PartyView } from '../protocol/party-messages.ts';
import type { TokenSource } from './account.ts';
import { clientFor, refusalOf } from './connection.ts';
import { freshen } from './freshen.ts';

/** How the player stands in the queue. `now` of a message was `at` on this page's own clock. */
export type Queueing =
  | { readonly state: 'idle' }
  | { readonly state: 'waiting'; readonly at: number; readonly message: WaitingMessage }
  | { readonly state: 'found'; readonly at: number; readonly message: FoundMessage };

export type MatchmakingLine =
  | { readonly state: 'live' }
  | { readonly state: 'returning'; readonly tries: number }
  | { readonly state: 'closed'; readonly why: 'left' | 'refused' };

export interface MatchmakingListener {
  /** The line, the queue or the live match changed. */
  changed?(): void;
  /** The match that was found will not be; the player stands again where they stood. */
  back?(why: BackWhy): void;
  /** The player is out of the queue. */
  out?(why: OutWhy): void;
  /** The player is in no party any more. */
  outOfParty?(why: 'put-out' | 'away'): void;
  /** Everybody accepted: take the seat with `MatchConnection.take`. */
  seated?(seat: SeatMessage): void;
}

export type Asked = { readonly ok: true } | { readonly ok: false; readonly code: string; readonly message: string };

const FIRST_WAIT_MS = 20;
const WAIT_GROWTH = 1.5;
const LONGEST_WAIT_MS = 3000;
const JOIN_PATIENCE_MS = 5000;
const ANSWER_PATIENCE_MS = 4000;
/** A line may die without a word: it is tried so often. */
const TRY_LINE_EVERY_MS = 20_000;

export class MatchmakingConnection {
  /** Comes into the matchmaking room; resolves when it has said how the player stands. `others` are addresses of
   *  further processes of the same server, `fresh` where tokens come from when the line must come back. */
  static async open(
    client: Client,
    others: readonly string[] = [],
    fresh?: TokenSource,
  ): Promise<MatchmakingConnection> {
    const clients = [client, ...others.map((endpoint) => clientFor(endpoint, client.auth.token ?? ''))];
    const matchmaking = new MatchmakingConnection(clients, fresh);
    await matchmaking.adopt(await client.joinById(MATCHMAKING_ROOM));
    matchmaking.setLine({ state: 'live' });
    return matchmaking;
  }

  line: MatchmakingLine = { state: 'live' };
  queueing: Queueing = { state: 'idle' };
  /** A match of the player's that is live. */
  running: RunningMessage | undefined;
  /** The player's party; none while in none. */
  party: PartyView | undefined;
  private readonly clients: Client[];
  private readonly listeners = new Set<MatchmakingListener>();
  private room!: Room;
  private leaving = false;
  private heartbeat: ReturnType<typeof setInterval> | undefined;

  private readonly fresh: TokenSource | undefined;

  private constructor(clients: Client[], fresh: TokenSource | undefined) {
    this.clients = clients;
    this.fresh = fresh;
  }

  /** A client of the process that answered last: for joining the match that was found. */
  get client(): Client {
    const [first] = this.clients;
    if (!first) throw new Error('no connection is opened without a client');
    return first;
  }

  listen(listener: MatchmakingListener): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  /** Waits for a match from now on. */
  queue(request: QueueMessage): Promise<Asked> {
    return this.ask('queue', request);
  }

  /** Leaves the queue; where a match was found, declines. */
  leave(): Promise<Asked> {
    return this.ask('leave', undefined);
  }

  accept(proposal: string): Promise<Asked> {
    return this.ask<ProposalMessage>('accept', { proposal });
  }

  decline(proposal: string): Promise<Asked> {
    return this.ask<ProposalMessage>('decline', { proposal });
  }

  /** Goes out of the matchmaking room. The ticket waits on for a while: to leave the queue, `leave` first. */
  close(): void {
    this.leaving = true;
    this.setLine({ state: 'closed', why: 'left' });
    void this.room.leave();
  }

  /** Asks the matchmaking room for something; never rejects. */
  async ask<T>(type: string, message: T): Promise<Asked> {
    try {
      await this.room.request(type, message, { timeout: ANSWER_PATIENCE_MS });
      return { ok: true };
    } catch (error) {
      const refusal = refusalOf(error);
      return { ok: false, ...(refusal ?? { code: 'no-connection', message: 'The server did not answer.' }) };
    }
  }

  /** Makes a room the one this line speaks to; resolves when it has said how the player stands. */
  private async adopt(room: Room): Promise<void> {
    room.reconnection.enabled = false;
    this.room = room;
    const hear = <K extends keyof MatchmakingMessages>(
      type: K,
      take: (message: MatchmakingMessages[K]) => void,
    ): void => {
      room.onMessage<MatchmakingMessages[K]>(type, (message) => {
        if (this.room !== room) return;
        take(message);
        this.tell((listener) => listener.changed?.());
      });
    };
    hear('idle', () => {
      this.queueing = { state: 'idle' };
    });
    hear('waiting', (message) => {
      this.queueing = { state: 'waiting', at: performance.now(), message };
    });
    hear('found', (message) => {
      this.queueing = { state: 'found', at: performance.now(), message };
    });
    hear('running', (message) => {
      this.running = message;
    });
    hear('party', ({ party, why }) => {
      this.party = party;
      if (why) this.tell((listener) => listener.outOfParty?.(why));
    });
    hear('ended', ({ match }) => {
      if (this.running?.match === match) this.running = undefined;
    });
    hear('back', ({ why }) => this.tell((listener) => listener.back?.(why)));
    hear('out', ({ why }) => this.tell((listener) => listener.out?.(why)));
    hear('seat', (seat) => {
      this.running = { match: seat.match, pool: seat.pool };
      this.tell((listener) => listener.seated?.(seat));
    });
    room.onError(() => {
      // The close that follows says what to do.
    });
    room.onLeave((code) => {
      if (this.room === room && !this.leaving) this.dropped(code);
    });
    this.running = undefined; // sent anew, if there is one
    await room.request('where', undefined, { timeout: ANSWER_PATIENCE_MS });
  }

  private dropped(code: number): void {
    if (this.line.state === 'live' || code === CLOSE.restart) void this.comeBack();
  }

  private async comeBack(): Promise<void> {
    if (this.line.state === 'returning') return;
    let wait = FIRST_WAIT_MS;
    let pausing = wait * Math.random();
    for (let tries = 1; !this.leaving; tries++) {
      this.setLine({ state: 'returning', tries });
      await pause(pausing);
      if (this.leaving) return;
      const came = await this.knock();
      if (came === 'refused') return this.setLine({ state: 'closed', why: 'refused' });
      if (came === 'back') return this.setLine({ state: 'live' });
      wait = Math.min(wait * WAIT_GROWTH, LONGEST_WAIT_MS);
      pausing = wait * (0.75 + Math.random() / 2);
    }
  }

  /** Tries every address once. */
  private async knock(): Promise<'back' | 'refused' | 'unreachable'> {
    if ((await freshen(this.clients, this.fresh)) === 'signed-out') return 'refused';
    for (const client of [...this.clients]) {
      try {
        await this.adopt(await inTime(client.joinById(MATCHMAKING_ROOM)));
        return 'back';
      } catch (error) {
        if (error instanceof Error && Reflect.get(error, 'code') === DOOR.unknownPlayer) {
          // With another token the next knock may do, unless nobody of ours is signed in.
          const token = await freshen(this.clients, this.fresh, client.auth.token);
          return this.fresh && token !== 'signed-out' ? 'unreachable' : 'refused';
        }
        // The next address is asked; this one last from now on.
        this.clients.push(...this.clients.splice(this.clients.indexOf(client), 1));
      }
    }
    return 'unreachable';
  }

  /** Looks for another way when nobody answers on this one. */
  private async tryLine(): Promise<void> {
    const { room } = this;
    try {
      await room.request('where', undefined, { timeout: ANSWER_PATIENCE_MS });
    } catch {
      if (this.room !== room || this.line.state !== 'live') return;
      void room.leave(false);
      void this.comeBack();
    }
  }

  private setLine(line: MatchmakingLine): void {
    this.line = line;
    clearInterval(this.heartbeat);
    if (line.state === 'live') this.heartbeat = setInterval(() => void this.tryLine(), TRY_LINE_EVERY_MS);
    this.tell((listener) => listener.changed?.());
  }

  private tell(what: (listener: MatchmakingListener) => void): void {
    for (const listener of this.listeners) what(listener);
  }
}

/** The room, if it opens in time. One that opens later is let go of: by then we knock elsewhere. */
const inTime = async (opening: Promise<Room>): Promise<Room> => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      opening.then((room) => room.leave(false)).catch(() => undefined);
      reject(new Error('no answer in time'));
    }, JOIN_PATIENCE_MS);
  });
  return Promise.race([opening, tooLate]).finally(() => clearTimeout(timer));
};

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
