/** Tells players in the hall how they stand: each of their connections hears the same, however many tabs they have open,
 *  and whichever process changed it. */
import { matchMaker } from '@colyseus/core';
import {
  type Proposal,
  readProposal,
  readTicket,
  type Standing,
  type TicketNews,
} from '../../infra/tickets/tickets.ts';
import type { User } from '../../infra/tokens.ts';
import { estimateWait } from '../../league/matcher/estimate.ts';
import type { Ticket } from '../../league/matcher/ticket.ts';
import type {
  FoundMessage,
  HallMessages,
  RunningMessage,
  WaitingMessage,
} from '../../protocol/matchmaking-messages.ts';
import { Line } from '../base/serial-queue.ts';
import { type HallParts, poolById, sidesFor } from './context.ts';
import { isStillLive } from './queue-service.ts';

/** How long an estimate is told again before it is looked at anew. */
const ESTIMATE_MS = 3000;

/** One tab of a player. */
export interface Guest {
  readonly user: User;
  send<K extends keyof HallMessages>(type: K, message: HallMessages[K]): void;
}

interface Present {
  readonly guests: Set<Guest>;
  /** The one that asked or accepted last: it gets the seat. */
  chosen: Guest | undefined;
  /** What is said to the player is said in order. */
  readonly line: Line;
}

export class Greeter {
  private readonly parts: HallParts;
  private readonly present = new Map<string, Present>();
  private readonly estimates = new Map<
    string,
    { readonly at: number; readonly estimate: Promise<number | undefined> }
  >();

  constructor(parts: HallParts) {
    this.parts = parts;
  }

  get players(): string[] {
    return [...this.present.keys()];
  }

  /** Somebody came. */
  async welcome(guest: Guest): Promise<void> {
    const { id } = guest.user;
    const present = this.present.get(id) ?? { guests: new Set(), chosen: undefined, line: new Line() };
    this.present.set(id, present);
    present.guests.add(guest);
    await this.parts.tickets.seen([id]);
  }

  /** One of a player's connections is gone. */
  farewell(guest: Guest): void {
    const { id } = guest.user;
    const present = this.present.get(id);
    present?.guests.delete(guest);
    if (present?.chosen === guest) present.chosen = undefined;
    if (present?.guests.size === 0) this.present.delete(id);
  }

  /** Whether the player has a connection here. */
  isHere(player: string): boolean {
    return this.present.has(player);
  }

  /** Tells all connections of a player, if there are any here, after what was told before. */
  async tell<K extends keyof HallMessages>(player: string, type: K, message: HallMessages[K]): Promise<void> {
    const present = this.present.get(player);
    await present?.line.run(() => sendAll(present.guests, type, message));
  }

  /** Shows a player, if he is here, to a match that is open. */
  async show(player: string, made: RunningMessage): Promise<void> {
    const present = this.present.get(player);
    await present?.line.run(() => this.seat(present, player, made));
  }

  /** It is this connection that the player uses. */
  choose(guest: Guest): void {
    const present = this.present.get(guest.user.id);
    if (present) present.chosen = guest;
  }

  /** Tells one connection everything that is known of its player. */
  async tellAll(guest: Guest): Promise<void> {
    await this.present.get(guest.user.id)?.line.run(async () => {
      const standing = await this.parts.tickets.standing(guest.user.id);
      await this.tellStanding([guest], standing);
      await this.tellLive([guest], standing);
    });
  }

  /** Tells whoever of them is here what has changed. News carry all there is to tell, so nobody waits for the store; only
   *  whoever is put back is looked up. */
  async hear(news: TicketNews): Promise<void> {
    if (news.of === 'resumed') {
      for (const { guests } of [...this.present.values()]) for (const guest of guests) await this.tellAll(guest);
      return;
    }
    const told = news.players.map((player) => {
      const present = this.present.get(player);
      return present?.line.run(() => this.hearFor(player, present, news));
    });
    await Promise.all(told);
  }

  private async hearFor(player: string, present: Present, news: Exclude<TicketNews, Resumed>): Promise<void> {
    const { guests } = present;
    switch (news.of) {
      case 'entered': {
        const ticket = readTicket(news.text, news.since);
        return sendAll(guests, 'waiting', await this.waiting(ticket, news.since));
      }
      case 'proposed':
      case 'accepted': {
        const accepted = news.of === 'accepted' ? news.accepted : [];
        const proposal = readProposal(news.match, news.text, news.deadline, accepted);
        return sendAll(guests, 'found', this.found(proposal, news.at, player));
      }
      case 'back':
        sendAll(guests, 'back', { pool: news.pool, why: news.why });
        return this.tellStanding(guests, await this.parts.tickets.standing(player));
      case 'out':
        sendAll(guests, 'out', { pool: news.pool, why: news.why });
        return sendAll(guests, 'idle', {});
      case 'made':
        await this.seat(present, player, news);
        return sendAll(guests, 'idle', {});
      case 'ended':
        return sendAll(guests, 'ended', { match: news.match });
    }
  }

  private async tellStanding(guests: Iterable<Guest>, { now, ticket, proposal }: Standing): Promise<void> {
    if (!ticket) return sendAll(guests, 'idle', {});
    if (!proposal) return sendAll(guests, 'waiting', await this.waiting(ticket, now));
    for (const guest of guests) guest.send('found', this.found(proposal, now, guest.user.id));
  }

  private async tellLive(guests: Iterable<Guest>, { live }: Standing): Promise<void> {
    if (!live) return;
    const { reopener } = this.parts;
    // A room that stands need not be looked up; where there is none, the journal knows.
    if ((await reopener.isLive(live.match)) || (await isStillLive(this.parts, live.match)))
      sendAll(guests, 'running', live);
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
    const known = poolById(formed.pool, this.parts.house.games);
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
  private async seat({ guests, chosen }: Present, player: string, { match, pool }: RunningMessage): Promise<void> {
    const to = chosen ?? [...guests][0];
    const seated = to && (await this.reserve(match, to.user));
    for (const guest of guests) {
      if (guest === to && seated) guest.send('seat', { match, pool, seat: seated });
      else guest.send('running', { match, pool });
    }
    this.parts.house.log.info({ match, player, seated: seated !== undefined }, 'shown to the match');
  }

  /** A seat for that player's connection; nothing when the match's process does not answer just now. */
  private async reserve(match: string, { id, name }: User) {
    try {
      const listing = await matchMaker.driver.findOne({ roomId: match });
      return listing && (await matchMaker.reserveSeatFor(listing, {}, { id, name }));
    } catch (error) {
      this.parts.house.log.warn({ err: error, match }, 'no seat could be reserved; the player joins by the id');
      return undefined;
    }
  }
}

type Resumed = Extract<TicketNews, { of: 'resumed' }>;

const sendAll = <K extends keyof HallMessages>(guests: Iterable<Guest>, type: K, message: HallMessages[K]): void => {
  for (const guest of guests) guest.send(type, message);
};
