/** Where players take a ticket, give it back, and answer when a match was found; each request is checked and refused
 *  with a code. It knows no sockets: a party's room queues its members here, too. */
import { randomUUID } from 'node:crypto';
import type { Journal } from '../../infra/journal/journal.ts';
import { type GivenUp, isAccepted, type NewTicket, type Proposal } from '../../infra/tickets/tickets.ts';
import type { User } from '../../infra/tokens.ts';
import { canPlay } from '../../league/matcher/can-play.ts';
import type { Member, Ticket } from '../../league/matcher/ticket.ts';
import { NEWCOMER } from '../../league/rating.ts';
import type { MatchmakingCode, MatchmakingRefusal } from '../../protocol/matchmaking-messages.ts';
import { mayQueue, type Pool, poolId } from '../../protocol/pool.ts';
import type { RoomContext } from '../base/room-context.ts';
import type { GameEntry } from '../games.ts';
import { type KnownPool, knownPool, type MatchmakingParts } from './context.ts';

/** Who wants to play, and what, by the kind of hero that a side asks for. */
export interface Applicant {
  readonly user: User;
  readonly heroes: Readonly<Record<string, string>>;
}

/** What somebody queues for; the leader of a party is its first member. */
export interface QueueRequest {
  readonly pool: Pool;
  readonly members: readonly Applicant[];
  readonly botsAfter?: number;
  /** The ticket's id, where it is known beforehand: tried again, it is the same ticket. */
  readonly ticket?: string;
}

export type Refused = { readonly refused: MatchmakingRefusal };

const refuse = (code: MatchmakingCode, message: string): Refused => ({ refused: { code, message } });

/** What of matchmaking the queue service needs. */
export interface QueueServiceParts extends Pick<MatchmakingParts, 'tickets' | 'ratingsOf' | 'coolDownOf'> {
  readonly context: Pick<RoomContext, 'games'> & { readonly journal: Pick<Journal, 'read'> };
}

export class QueueService {
  private readonly parts: QueueServiceParts;
  private readonly onAccepted: (proposal: Proposal) => void;

  /** `onAccepted` is called with a proposal that everybody has accepted. */
  constructor(parts: QueueServiceParts, onAccepted: (proposal: Proposal) => void) {
    this.parts = parts;
    this.onAccepted = onAccepted;
  }

  /** Lets them wait, on one ticket. */
  async queue(request: QueueRequest): Promise<{ readonly ticket: Ticket } | Refused> {
    const known = knownPool(request.pool, this.parts.context.games);
    if (!known)
      return refuse(
        'unknown-pool',
        `There is no queue for ${poolId(request.pool)} here; GET /api/games lists the modes.`,
      );
    const wrong = this.wrongWith(request, known);
    if (wrong) return wrong;
    const players = request.members.map(({ user }) => user.id);
    const coolDown = await this.parts.coolDownOf(players, request.pool);
    if (coolDown) {
      const { player, seconds } = coolDown;
      return refuse(
        'cool-down',
        `${this.nameOf(request, player)} left a ranked match and may queue again in ${lasting(seconds)}.`,
      );
    }
    return this.enter(request, await this.ticketFor(request, known));
  }

  /** Takes the player's ticket out of the queue; where a match was found for it, declines. */
  async leave(player: string): Promise<Refused | undefined> {
    const { tickets } = this.parts;
    const left = await tickets.leave(player);
    if (left === 'left') return undefined;
    const { proposal } = await tickets.standing(player);
    if (left === 'proposed' && proposal) return this.decline(proposal.id, player);
    return refuse('not-waiting', 'You wait in no queue.');
  }

  async accept(id: string, player: string): Promise<Refused | undefined> {
    const accepted = await this.parts.tickets.accept(id, player);
    if (accepted === 'late') return refuse('too-late', 'The time to accept this match is over.');
    if (accepted === 'gone') return NO_PROPOSAL;
    if (isAccepted(accepted)) this.onAccepted(accepted);
    return undefined;
  }

  async decline(id: string, player: string): Promise<Refused | undefined> {
    const why: GivenUp = { why: 'declined', by: player };
    return (await this.parts.tickets.giveUp(id, why)) ? undefined : NO_PROPOSAL;
  }

  /** What no ticket can be made of. */
  private wrongWith({ pool, members, botsAfter }: QueueRequest, { mode, entry }: KnownPool): Refused | undefined {
    const kinds = new Set(mode.formats.flat().map(({ plays }) => plays));
    for (const { heroes } of members) {
      for (const [kind, id] of Object.entries(heroes)) {
        if (!kinds.has(kind)) {
          return refuse('unknown-hero', `heroes.${kind}: ${mode.name} is played by ${[...kinds].join(' and ')}.`);
        }
        const hero = entry.game.heroes.find((one) => one.id === id);
        if (!hero || hero.kind !== kind || hero.automaton) {
          return refuse('unknown-hero', `heroes.${kind}: ${entry.game.name} has no ${kind} "${id}" that people play.`);
        }
      }
    }
    const barred = members.flatMap(({ heroes }) => Object.values(heroes)).find((id) => !mayQueueAs(id, entry, pool));
    if (barred !== undefined) {
      return refuse(
        'unknown-hero',
        `heroes: ${barred} comes from outside, and this server takes it to no ${pool.ranked ? 'ranked' : 'casual'} queue.`,
      );
    }
    const unplayable = canPlay(mode.formats, members, pool.ranked);
    if (unplayable) return refuse(unplayable.code, unplayable.message);
    if (pool.ranked && botsAfter !== undefined) {
      return refuse('no-bots-in-ranked', 'botsAfter: ranked matches are played without bots; leave it out.');
    }
    return undefined;
  }

  private async ticketFor({ pool, members, botsAfter, ticket }: QueueRequest, { mode }: KnownPool): Promise<NewTicket> {
    const players = members.map(({ user }) => user.id);
    const [ratings, met] = await Promise.all([
      this.parts.ratingsOf(players, pool),
      this.parts.tickets.lastMet(players),
    ]);
    const newcomer = Object.fromEntries(mode.formats.flat().map(({ role }) => [role, NEWCOMER]));
    return {
      id: ticket ?? randomUUID(),
      pool: poolId(pool),
      members: members.map(
        ({ user: { id, name }, heroes }): Member => ({
          player: id,
          name,
          heroes,
          ratings: { ...newcomer, ...ratings[id] },
          lastMet: met[id] ?? [],
        }),
      ),
      ...(botsAfter !== undefined && { botsAfter }),
    };
  }

  private async enter(request: QueueRequest, ticket: NewTicket): Promise<{ readonly ticket: Ticket } | Refused> {
    // Each of them may have a mark of a match that is over by now.
    for (let tries = 0; tries <= request.members.length; tries++) {
      const entered = await this.parts.tickets.enter(ticket);
      if ('ticket' in entered) return entered;
      const name = this.nameOf(request, entered.player);
      if (entered.refused === 'already-waiting') {
        return refuse('already-waiting', `${name} waits already; a player has one ticket. Leave that queue first.`);
      }
      if (await isStillLive(this.parts, entered.match)) {
        return refuse('live-match', `${name} plays a ranked match that is not over: ${entered.match}.`);
      }
    }
    throw new Error('more marks of live matches than players');
  }

  private nameOf({ members }: QueueRequest, player: string): string {
    if (members.length === 1) return 'You';
    return members.find(({ user }) => user.id === player)?.user.name ?? 'Somebody';
  }
}

const mayQueueAs = (id: string, { game }: GameEntry, { ranked }: Pool): boolean =>
  game.heroes.some((hero) => hero.id === id && mayQueue(hero, ranked));

/** `90 s`, `15 min`, `7 h`. */
const lasting = (seconds: number): string => {
  if (seconds <= 120) return `${seconds} s`;
  return seconds <= 7200 ? `${Math.ceil(seconds / 60)} min` : `${Math.ceil(seconds / 3600)} h`;
};

const NO_PROPOSAL = refuse('no-such-proposal', 'This match is not proposed to you, or not any more.');

/** Whether a match that the store takes for live is; if not, its players are freed. */
export const isStillLive = async (
  { context, tickets }: Pick<QueueServiceParts, 'context' | 'tickets'>,
  match: string,
): Promise<boolean> => {
  const kept = await context.journal.read(match);
  if (kept && kept.ending === undefined) return true;
  await tickets.ended(match);
  return false;
};
