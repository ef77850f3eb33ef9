/** Makes the match of a proposal that everybody has accepted: opens its room, and then settles the proposal. Whoever
 *  comes to it may try; the match's id is fixed, the journal knows it once, and a claim lets one at a time work at it.
 *  So the end of a process anywhere on the way loses no match and makes none twice. */
import { ServerError } from '@colyseus/core';
import type { HeroInfo, Side } from '../../engine/core/game.ts';
import { type Proposal, playersOf } from '../../infra/tickets/tickets.ts';
import type { FormedSeat } from '../../league/matcher/ticket.ts';
import { DOOR } from '../../protocol/messages.ts';
import { mayQueue } from '../../protocol/pool.ts';
import { report } from '../base/incident.ts';
import { SingleFlight } from '../base/single-flight.ts';
import { type GivenMatch, type Opening, THE_SERVER } from '../match/opening.ts';
import { type KnownPool, type MatchmakingParts, poolById, sidesFor } from './context.ts';
import { GIVE_UP_AFTER_MS, isHopeless, MatchOpener } from './match-opener.ts';

export class MatchCreator {
  private readonly parts: MatchmakingParts;
  private readonly opener: MatchOpener;
  private readonly underWay = new SingleFlight<void>();

  constructor(parts: MatchmakingParts) {
    this.parts = parts;
    this.opener = new MatchOpener(parts);
  }

  /** Tries to make the match; where somebody else is at it, or it cannot be for now, does nothing. */
  create(proposal: Proposal): Promise<void> {
    const { id } = proposal;
    return this.underWay.once(id, () =>
      this.createNow(proposal)
        .catch((error: unknown) => this.fails(error, proposal))
        .catch((error: unknown) => this.parts.context.log.debug({ err: error, match: id }, 'the store is in trouble')),
    );
  }

  private async createNow(proposal: Proposal): Promise<void> {
    const { id, formed } = proposal;
    const { context, tickets } = this.parts;
    const pool = poolById(formed.pool, context.games);
    if (!pool) throw new ServerError(DOOR.badOptions, `there is no pool ${formed.pool} here`);
    if (!(await this.opener.open(id, () => this.matchOf(proposal, pool)))) return;
    await tickets.settle(id, metIn(proposal, pool));
  }

  /** It is tried again in a moment, unless there is no hope. */
  private async fails(error: unknown, { id, deadline }: Proposal): Promise<void> {
    const { context, tickets } = this.parts;
    const { now } = await tickets.proposals();
    if (!isHopeless(error) && now <= deadline + GIVE_UP_AFTER_MS) {
      context.log.warn({ err: error, match: id }, 'a match that all had accepted could not be opened yet');
      return;
    }
    const words = 'a match that all had accepted could not be opened';
    report(context, { error, room: id, where: 'made of a proposal', words });
    await tickets.giveUp(id, { why: 'failed' });
  }

  private matchOf({ id, formed, names }: Proposal, known: KnownPool): GivenMatch {
    const sides = sidesFor(known, formed.seats.length);
    const taken = formed.seats.flatMap((seat) => ('hero' in seat ? [seat.hero] : []));
    const seatOf = (given: FormedSeat, seat: number): Opening['seats'][number] => {
      if ('bot' in given) return { player: 'bot', bot: 'sensible', hero: this.heroForBot(known, sides, seat, taken) };
      const user = { id: given.player, name: names[given.player] ?? '' };
      return { player: 'given', user, hero: given.hero };
    };
    const { game, mode, ranked } = known.pool;
    const opening: Opening = {
      game,
      mode,
      seats: formed.seats.map(seatOf),
      creator: THE_SERVER,
      pool: formed.pool,
      ...(ranked && { clock: 'ranked' }),
    };
    return { match: id, opening };
  }

  /** Any that the side may play; one that nobody plays yet, if there is one. */
  private heroForBot({ entry, pool }: KnownPool, sides: readonly Side[], seat: number, taken: string[]): string {
    const plays = sides.find(({ seats }) => seats.includes(seat))?.plays;
    const able = entry.game.heroes.filter((hero: HeroInfo) => hero.kind === plays && mayQueue(hero, pool.ranked));
    const free = able.filter(({ id }) => !taken.includes(id));
    const from = free.length > 0 ? free : able;
    const hero = from[Math.floor(this.parts.context.random() * from.length)]?.id ?? '';
    taken.push(hero);
    return hero;
  }
}

/** Whom each player met: everybody on other sides. */
const metIn = ({ formed }: Proposal, known: KnownPool): Record<string, string[]> => {
  const sides = sidesFor(known, formed.seats.length);
  const playersAt = (side: Side): string[] =>
    side.seats.flatMap((seat) => {
      const given = formed.seats[seat];
      return given && 'player' in given ? [given.player] : [];
    });
  const all = playersOf(formed);
  return Object.fromEntries(
    sides.flatMap((side) => {
      const own = playersAt(side);
      const others = all.filter((player) => !own.includes(player));
      return own.map((player) => [player, others]);
    }),
  );
};
