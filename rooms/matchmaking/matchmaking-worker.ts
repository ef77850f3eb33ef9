/** Sees to it that every pool is matched by one process, by lease, and that nothing lies about: proposals whose time is
 *  over, matches that all accepted and nobody made, tickets whose players are gone. Every process has one of these;
 *  what the process that held a pool leaves undone, the next one that holds it does. */
import { randomUUID } from 'node:crypto';
import { isAccepted, readTicket, type TicketNews } from '../../infra/tickets/tickets.ts';
import type { PoolRules } from '../../league/matcher/waiting.ts';
import { poolId } from '../../protocol/pool.ts';
import { BaseWorker } from '../base/base-worker.ts';
import { type KnownPool, type MatchmakingParts, poolById } from './context.ts';
import type { MatchCreator } from './match-creator.ts';
import { PoolMatcher } from './pool-matcher.ts';

/** How often pools are looked over: waiting alone makes matches possible. */
const TICK_MS = 500;
/** How long a pool's lease lasts, should its holder die; and after how long it is claimed again. */
const LEASE_MS = 3000;
const RENEW_MS = 1000;
/** A pool that somebody else holds is not asked for again before. */
const TRY_AGAIN_MS = 250;

interface Held {
  readonly matcher: PoolMatcher;
  /** When the lease was claimed last, by a clock that only runs forward. */
  claimed: number;
}

export class MatchmakingWorker extends BaseWorker {
  private readonly parts: MatchmakingParts;
  private readonly creator: MatchCreator;
  private readonly me = randomUUID();
  private readonly held = new Map<string, Held>();
  private readonly refused = new Map<string, number>();
  private stopListening = (): void => undefined;

  constructor(parts: MatchmakingParts, creator: MatchCreator) {
    super(parts.context.log, TICK_MS, 'all queues');
    this.parts = parts;
    this.creator = creator;
  }

  override start(): void {
    this.stopListening = this.parts.tickets.listen((news) => this.guard(this.onNews(news), 'news of tickets'));
    super.start();
  }

  /** Gives back what it holds. */
  override async stop(): Promise<void> {
    this.stopListening();
    await super.stop();
    const { journal } = this.parts.context;
    for (const pool of this.held.keys()) await journal.unclaim(leaseOf(pool), this.me).catch(() => undefined);
    this.held.clear();
  }

  private async onNews(news: TicketNews): Promise<void> {
    if (news.of === 'resumed') {
      for (const { matcher } of this.held.values()) matcher.forget();
    } else if (news.of === 'entered') {
      const mine = this.current(news.pool);
      if (mine) await mine.arrive(readTicket(news.text, news.since));
      else await (await this.claim(news.pool))?.pass();
    } else if (news.of === 'out') {
      await this.current(news.pool)?.leave(news.tickets);
    } else if (news.of === 'back') {
      await this.current(news.pool)?.putBack(news.tickets);
    }
  }

  protected override async lookAround(): Promise<void> {
    const { tickets, context } = this.parts;
    const pools = await tickets.pools();
    for (const pool of this.held.keys()) if (!pools.includes(pool)) this.held.delete(pool);
    for (const pool of pools) await (await this.claim(pool))?.pass();
    await this.finishProposals();
    await tickets.dropUnseen(context.settings.queueGraceSeconds * 1000);
  }

  private async finishProposals(): Promise<void> {
    const { tickets } = this.parts;
    const { now, proposals } = await tickets.proposals();
    for (const proposal of proposals) {
      if (!this.current(proposal.formed.pool)) continue;
      if (isAccepted(proposal)) this.guard(this.creator.create(proposal), 'a match to be made');
      else if (now > proposal.deadline) await tickets.giveUp(proposal.id, { why: 'lapsed' });
    }
  }

  /** The matcher of a pool whose lease this process has. */
  private current(pool: string): PoolMatcher | undefined {
    const held = this.held.get(pool);
    return held && performance.now() - held.claimed < LEASE_MS - RENEW_MS / 2 ? held.matcher : undefined;
  }

  /** The same, once the lease was claimed if it is due. */
  private async claim(pool: string): Promise<PoolMatcher | undefined> {
    const known = poolById(pool, this.parts.context.games);
    if (!known) return undefined; // of a version of this server that knows other games
    const now = performance.now();
    const held = this.held.get(pool);
    if (held && now - held.claimed < RENEW_MS) return held.matcher;
    if (now - (this.refused.get(pool) ?? Number.NEGATIVE_INFINITY) < TRY_AGAIN_MS) return undefined;
    if (!(await this.parts.context.journal.claim(leaseOf(pool), this.me, LEASE_MS))) {
      this.refused.set(pool, now);
      this.held.delete(pool);
      return undefined;
    }
    // Claimed twice at once, it is still one matcher.
    const matcher = this.current(pool) ?? this.matcherFor(known);
    this.held.set(pool, { matcher, claimed: now });
    return matcher;
  }

  private matcherFor({ pool, mode }: KnownPool): PoolMatcher {
    const { tickets, context, advantagesOf } = this.parts;
    const rules = async (): Promise<PoolRules> => {
      const advantages = await advantagesOf(pool);
      return { formats: mode.formats, ranked: pool.ranked, ...(advantages && { advantages }) };
    };
    return new PoolMatcher(poolId(pool), tickets, rules, context.settings.acceptSeconds * 1000);
  }
}

const leaseOf = (pool: string): string => `pool:${pool}`;
