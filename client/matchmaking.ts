/** One player's line to matchmaking: queues, hears what becomes of it, accepts, and comes to the seat. It comes back after a
 *  drop, to any process of the server: the ticket lies where no process's end can lose it. The page, the load tests and
 *  whoever writes a client of their own share it. */
import type { Client, Room } from '@colyseus/sdk';
import type { CampaignMessage, CampaignsMessage } from '../protocol/campaign/messages.ts';
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
import { clientsFor, freshen } from './clients.ts';
import { inTime } from './in-time.ts';
import { type Knocked, type LineState, LONGEST_WAIT_MS, ReconnectingLine } from './reconnecting-line.ts';
import { NO_CONNECTION, refusalOf } from './refusal.ts';

/** How the player stands in the queue. `now` of a message was `at` on this page's own clock. */
export type Queueing =
  | { readonly state: 'idle' }
  | { readonly state: 'waiting'; readonly at: number; readonly message: WaitingMessage }
  | { readonly state: 'found'; readonly at: number; readonly message: FoundMessage };

export type MatchmakingLine = LineState<'refused'>;

export interface MatchmakingListener {
  /** The line, the queue or the live match changed. */
  changed?(): void;
  /** The match that was found will not be; the player stands again where they stood. */
  back?(why: BackWhy): void;
  /** The player is out of the queue. */
  out?(why: OutWhy): void;
  /** The player is in no party any more. */
  outOfParty?(why: 'put-out' | 'away'): void;
  /** What the player takes part in, as it was asked for. */
  campaigns?(list: CampaignsMessage): void;
  /** A campaign that is open, after every change of it. */
  campaign?(message: CampaignMessage): void;
  /** The line is there again, or for the first time: the server knows nothing of what was open. */
  live?(): void;
  /** Everybody accepted: take the seat with `MatchConnection.take`. */
  seated?(seat: SeatMessage): void;
}

export type Asked = { readonly ok: true } | { readonly ok: false; readonly code: string; readonly message: string };

const ANSWER_PATIENCE_MS = 4000;

export class MatchmakingConnection {
  /** Opens the line; resolves when it has said how the player stands. `others` are addresses of further processes of
   *  the same server, `fresh` where tokens come from when the line must come back. */
  static async open(
    client: Client,
    others: readonly string[] = [],
    fresh?: TokenSource,
  ): Promise<MatchmakingConnection> {
    const connection = new MatchmakingConnection(clientsFor(client, others), fresh);
    await connection.adopt(await client.joinById(MATCHMAKING_ROOM));
    connection.reconnecting.isLive();
    return connection;
  }

  queueing: Queueing = { state: 'idle' };
  /** A match of the player's that is live. */
  running: RunningMessage | undefined;
  /** The player's party; none while in none. */
  party: PartyView | undefined;
  private readonly clients: Client[];
  private readonly listeners = new Set<MatchmakingListener>();
  private readonly fresh: TokenSource | undefined;
  private readonly reconnecting: ReconnectingLine<unknown, 'refused'>;

  private constructor(clients: Client[], fresh: TokenSource | undefined) {
    this.clients = clients;
    this.fresh = fresh;
    this.reconnecting = new ReconnectingLine({
      startKnocking: () => () => this.knock(),
      echo: (room) => room.request('where', undefined, { timeout: ANSWER_PATIENCE_MS }),
      changed: () => this.tell((listener) => listener.changed?.()),
    });
  }

  get line(): MatchmakingLine {
    return this.reconnecting.state;
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

  /** Closes the line. The ticket waits on for a while: to leave the queue, `leave` first. */
  close(): void {
    this.reconnecting.leave();
  }

  /** Asks for something; never rejects. */
  async ask<T>(type: string, message: T): Promise<Asked> {
    try {
      await this.reconnecting.room.request(type, message, { timeout: ANSWER_PATIENCE_MS });
      return { ok: true };
    } catch (error) {
      return { ok: false, ...(refusalOf(error) ?? NO_CONNECTION) };
    }
  }

  /** Makes a room the one this line speaks to; resolves when it has said how the player stands. */
  private async adopt(room: Room): Promise<void> {
    this.reconnecting.moveTo(room);
    const isOurs = (): boolean => this.reconnecting.room === room;
    const hear = <K extends keyof MatchmakingMessages>(
      type: K,
      take: (message: MatchmakingMessages[K]) => void,
    ): void => {
      room.onMessage<MatchmakingMessages[K]>(type, (message) => {
        if (!isOurs()) return;
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
    hear('campaigns', (list) => this.tell((listener) => listener.campaigns?.(list)));
    hear('campaign', (message) => this.tell((listener) => listener.campaign?.(message)));
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
      if (isOurs() && !this.reconnecting.left) this.dropped(code);
    });
    this.running = undefined; // sent anew, if there is one
    await room.request('where', undefined, { timeout: ANSWER_PATIENCE_MS });
    this.tell((listener) => listener.live?.());
  }

  private dropped(code: number): void {
    if (this.line.state === 'live' || code === CLOSE.restart) void this.reconnecting.comeBack();
  }

  /** Tries every address once. */
  private async knock(): Promise<Knocked<'refused'>> {
    const again = { againWithin: LONGEST_WAIT_MS };
    if ((await freshen(this.clients, this.fresh)) === 'signed-out') return { closed: 'refused' };
    for (const client of [...this.clients]) {
      try {
        const room = await inTime(client.joinById(MATCHMAKING_ROOM));
        await this.adopt(room);
        if (this.reconnecting.left) void room.leave();
        return 'live';
      } catch (error) {
        if (error instanceof Error && Reflect.get(error, 'code') === DOOR.unknownPlayer) {
          // With another token the next knock may do, unless nobody of ours is signed in.
          const token = await freshen(this.clients, this.fresh, client.auth.token);
          return this.fresh && token !== 'signed-out' ? again : { closed: 'refused' };
        }
        // The next address is asked; this one last from now on.
        this.clients.push(...this.clients.splice(this.clients.indexOf(client), 1));
      }
    }
    return again;
  }

  private tell(what: (listener: MatchmakingListener) => void): void {
    for (const listener of this.listeners) what(listener);
  }
}
