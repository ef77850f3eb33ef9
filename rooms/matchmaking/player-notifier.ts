/** Sends players in the matchmaking room how they stand: each of their connections gets the same, however many tabs
 *  they have open, and whichever process changed it. */
import { matchMaker } from '@colyseus/core';
import {
  type Proposal,
  readProposal,
  readTicket,
  type Standing,
  type TicketNews,
} from '../../infra/tickets/tickets.ts';
import { estimateWait } from '../../league/matcher/estimate.ts';
import type { Ticket } from '../../league/matcher/ticket.ts';
import type {
  FoundMessage,
  MatchmakingMessages,
  RunningMessage,
  WaitingMessage,
} from '../../protocol/matchmaking-messages.ts';
import type { Visitor } from '../base/base-room.ts';
import { SerialQueue } from '../base/serial-queue.ts';
import { type MatchmakingParts, poolById, sidesFor } from './context.ts';
import { isStillLive } from './queue-service.ts';

/** How long an estimate is used again before it is looked at anew. */
const ESTIMATE_MS = 3000;

/** One tab of a player. */
export interface PlayerConnection {
  readonly user: Visitor;
  send<K extends keyof MatchmakingMessages>(type: K, message: MatchmakingMessages[K]): void;
}

interface PresentPlayer {
  readonly connections: Set<PlayerConnection>;
  /** The one that asked or accepted last: it gets the seat. */
  chosen: PlayerConnection | undefined;
  /** What is said to the player is said in order. */
  readonly serial: SerialQueue;
}

export class PlayerNotifier {
  private readonly parts: MatchmakingParts;
  private readonly present = new Map<string, PresentPlayer>();
  private readonly estimates = new Map<
    string,
    { readonly at: number; readonly estimate: Promise<number | undefined> }
  >();

  constructor(parts: MatchmakingParts) {
    this.parts = parts;
  }

  get players(): string[] {
    return [...this.present.keys()];
  }

  /** Somebody came. */
  async connected(connection: PlayerConnection): Promise<void> {
    const { id } = connection.user;
    const present = this.present.get(id) ?? { connections: new Set(), chosen: undefined, serial: new SerialQueue() };
    this.present.set(id, present);
    present.connections.add(connection);
    await this.parts.tickets.seen([id]);
  }

  /** One of a player's connections is gone. */
  disconnected(connection: PlayerConnection): void {
    const { id } = connection.user;
    const present = this.present.get(id);
    present?.connections.delete(connection);
    if (present?.chosen === connection) present.chosen = undefined;
    if (present?.connections.size === 0) this.present.delete(id);
  }

  /** Whether the player has a connection here. */
  isHere(player: string): boolean {
    return this.present.has(player);
  }

  /** Sends to all connections of a player, if there are any here, after what was sent before. */
  async send<K extends keyof MatchmakingMessages>(
    player: string,
    type: K,
    message: MatchmakingMessages[K],
  ): Promise<void> {
    const present = this.present.get(player);
    await present?.serial.run(() => sendAll(present.connections, type, message));
  }

  /** Shows a player, if he is here, to a match that is open. */
  async showMatch(player: string, made: RunningMessage): Promise<void> {
    const present = this.present.get(player);
    await present?.serial.run(() => this.seat(present, player, made));
  }

  /** It is this connection that the player uses. */
  use(connection: PlayerConnection): void {
    const present = this.present.get(connection.user.id);
    if (present) present.chosen = connection;
  }

  /** Sends one connection everything that is known of its player. */
  async sendStanding(connection: PlayerConnection): Promise<void> {
    await this.present.get(connection.user.id)?.serial.run(async () => {
      const standing = await this.parts.tickets.standing(connection.user.id);
      await this.sendQueueStanding([connection], standing);
      await this.sendRunning([connection], standing);
    });
  }

  /** Sends the players who are here what has changed. News carry all there is to send, so nobody waits for the store;
   *  only players who are put back are looked up. */
  async onNews(news: TicketNews): Promise<void> {
    if (news.of === 'resumed') {
      for (const { connections } of [...this.present.values()])
        for (const connection of connections) await this.sendStanding(connection);
      return;
    }
    const sent = news.players.map((player) => {
      const present = this.present.get(player);
      return present?.serial.run(() => this.onNewsFor(player, present, news));
    });
    await Promise.all(sent);
  }

  private async onNewsFor(player: string, present: PresentPlayer, news: Exclude<TicketNews, Resumed>): Promise<void> {
    const { connections } = present;
    switch (news.of) {
      case 'entered': {
        const ticket = readTicket(news.text, news.since);
        return sendAll(connections, 'waiting', await this.waiting(ticket, news.since));
      }
      case 'proposed':
      case 'accepted': {
        const accepted = news.of === 'accepted' ? news.accepted : [];
        const proposal = readProposal(news.match, news.text, news.deadline, accepted);
        return sendAll(connections, 'found', this.found(proposal, news.at, player));
      }
      case 'back':
        sendAll(connections, 'back', { pool: news.pool, why: news.why });
        return this.sendQueueStanding(connections, await this.parts.tickets.standing(player));
      case 'out':
        sendAll(connections, 'out', { pool: news.pool, why: news.why });
        return sendAll(connections, 'idle', {});
      case 'made':
        await this.seat(present, player, news);
        return sendAll(connections, 'idle', {});
      case 'ended':
        return sendAll(connections, 'ended', { match: news.match });
    }
  }

  private async sendQueueStanding(
    connections: Iterable<PlayerConnection>,
    { now, ticket, proposal }: Standing,
  ): Promise<void> {
    if (!ticket) return sendAll(connections, 'idle', {});
    if (!proposal) return sendAll(connections, 'waiting', await this.waiting(ticket, now));
    for (const connection of connections) connection.send('found', this.found(proposal, now, connection.user.id));
  }

  private async sendRunning(connections: Iterable<PlayerConnection>, { live }: Standing): Promise<void> {
    if (!live) return;
    const { recovery } = this.parts;
    // A room that stands need not be looked up; where there is none, the journal knows.
    if ((await recovery.isLive(live.match)) || (await isStillLive(this.parts, live.match)))
      sendAll(connections, 'running', live);
  }

  private async waiting({ pool, since, botsAfter, members }: Ticket, now: number): Promise<WaitingMessage> {
    const estimate = await this.estimateFor(pool);
    return {
      pool,
      since,
      now,
      ...(estimate !== undefined && { estimate }),
      ...(botsAfter !== undefined && { botsAt: since + botsAfter }),
      members: members.map(({ name }) => name),
    };
  }

  /** How long a newcomer will probably wait; one look at the pool serves many. */
  private estimateFor(pool: string): Promise<number | undefined> {
    const known = this.estimates.get(pool);
    if (known && performance.now() - known.at < ESTIMATE_MS) return known.estimate;
    const estimate = this.parts.tickets.waits(pool).then(({ ended, waiting, now }) => {
      const wait = estimateWait(ended, waiting, now);
      return wait === undefined ? undefined : Math.round(wait);
    });
    this.estimates.set(pool, { at: performance.now(), estimate });
    estimate.catch(() => this.estimates.delete(pool));
    return estimate;
  }

  private found({ id, formed, players, accepted, deadline }: Proposal, now: number, player: string): FoundMessage {
    const known = poolById(formed.pool, this.parts.context.games);
    return {
      proposal: id,
      pool: formed.pool,
      deadline,
      now,
      sides: known ? sidesFor(known, formed.seats.length) : [],
      players: players.length,
      accepted: accepted.length,
      bots: formed.seats.length - players.length,
      mine: accepted.includes(player),
    };
  }

  /** The match is open: the connection that the player uses gets the seat, the others learn where the match is. */
  private async seat(
    { connections, chosen }: PresentPlayer,
    player: string,
    { match, pool }: RunningMessage,
  ): Promise<void> {
    const to = chosen ?? [...connections][0];
    const seated = to && (await this.reserve(match, to.user));
    for (const connection of connections) {
      if (connection === to && seated) connection.send('seat', { match, pool, seat: seated });
      else connection.send('running', { match, pool });
    }
    this.parts.context.log.info({ match, player, seated: seated !== undefined }, 'shown to the match');
  }

  /** A seat for that player's connection; nothing when the match's process does not answer just now. */
  private async reserve(match: string, { id, name, address }: Visitor) {
    try {
      const listing = await matchMaker.driver.findOne({ roomId: match });
      return listing && (await matchMaker.reserveSeatFor(listing, {}, { id, name, address }));
    } catch (error) {
      this.parts.context.log.warn({ err: error, match }, 'no seat could be reserved; the player joins by the id');
      return undefined;
    }
  }
}

type Resumed = Extract<TicketNews, { of: 'resumed' }>;

const sendAll = <K extends keyof MatchmakingMessages>(
  connections: Iterable<PlayerConnection>,
  type: K,
  message: MatchmakingMessages[K],
): void => {
  for (const connection of connections) connection.send(type, message);
};
