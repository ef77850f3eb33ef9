/** What the parts of matchmaking share. */
import type { ModeInfo } from '../../engine/core/game.ts';
import type { Tickets } from '../../infra/tickets/tickets.ts';
import type { Advantages } from '../../league/matcher/seating.ts';
import type { Rating } from '../../league/rating.ts';
import type { Pool } from '../../protocol/pool.ts';
import { isMatched, readPool } from '../../protocol/pool.ts';
import type { RoomContext } from '../base/room-context.ts';
import type { GameEntry, GameRegistry } from '../games.ts';
import type { MatchRecovery } from '../match/journal/match-recovery.ts';
import type { GivenMatch } from '../match/opening.ts';

/** A player's ratings by role. */
export type Ratings = Readonly<Record<string, Rating>>;

/** A player who may not queue yet. */
export interface CoolDown {
  readonly player: string;
  readonly seconds: number;
}

export interface MatchmakingParts {
  readonly context: RoomContext;
  readonly tickets: Tickets;
  readonly recovery: Pick<MatchRecovery, 'isLive' | 'reopen'>;
  /** What is known of the players' strength in that pool; a role that is left out has a newcomer's rating. */
  ratingsOf(players: readonly string[], pool: Pool): Promise<Readonly<Record<string, Ratings>>>;
  /** The first of the players who may not queue there yet. */
  coolDownOf(players: readonly string[], pool: Pool): Promise<CoolDown | undefined>;
  /** What the places of a pool's sides are worth, as far as that is known (`league/matcher/seating.ts`). */
  advantagesOf(pool: Pool): Promise<Advantages | undefined>;
  /** Opens a match on the process with most room. Throws what the match refuses it with. */
  order(match: GivenMatch): Promise<void>;
}

/** A pool that this server has. */
export interface KnownPool {
  readonly pool: Pool;
  readonly entry: GameEntry;
  readonly mode: ModeInfo;
}

/** The pool, if there is such a game and mode here and people can be matched for it. */
export const knownPool = (pool: Pool | undefined, games: GameRegistry): KnownPool | undefined => {
  const entry = pool && games.get(pool.game);
  const mode = entry?.game.modes.find(({ id }) => id === pool?.mode);
  return pool && entry && mode && isMatched(entry.game, mode) ? { pool, entry, mode } : undefined;
};

/** The same by the pool's id. */
export const poolById = (id: string, games: GameRegistry): KnownPool | undefined => knownPool(readPool(id), games);

/** The sides of a match of that many seats. */
export const sidesFor = ({ mode }: KnownPool, seats: number): ModeInfo['formats'][number] =>
  mode.formats.find((sides) => sides.reduce((sum, side) => sum + side.seats.length, 0) === seats) ?? [];
