/** What the matchmaking room asks the ladder: how strong players are, and who may not queue yet. */
import type { Ladder } from '../../infra/ladder/ladder.ts';
import { advantagesBy, inUsualLuck } from '../../league/ladder/learnt.ts';
import type { Pool } from '../../protocol/pool.ts';
import type { GameRegistry } from '../games.ts';
import type { MatchmakingParts } from './context.ts';

/** Strength in each role that the pool's mode has, in the measure that the matcher reckons in. */
export const ladderRatings =
  (ladder: Ladder, games: GameRegistry): MatchmakingParts['ratingsOf'] =>
  async (players, { game, mode }: Pool) => {
    const info = games.get(game)?.game.modes.find(({ id }) => id === mode);
    const roles = [...new Set((info?.formats ?? []).flatMap((sides) => sides.map(({ role }) => role)))];
    const [ratings, learnt] = await Promise.all([
      ladder.ratings(players, { game, mode, roles }, Date.now()),
      ladder.learnt(game, mode),
    ]);
    return mapped(ratings, (byRole) => mapped(byRole, (rating) => inUsualLuck(rating, learnt)));
  };

/** A player who left matches waits before the next ranked one; casual ones are open to everybody. */
export const ladderCoolDowns =
  (ladder: Ladder): MatchmakingParts['coolDownOf'] =>
  async (players, { ranked }: Pool) => {
    if (!ranked) return undefined;
    const now = Date.now();
    for (const player of players) {
      const left = (await ladder.pausedUntil(player)) - now;
      if (left > 0) return { player, seconds: Math.ceil(left / 1000) };
    }
    return undefined;
  };

/** What the ladder has learnt that places of unequal sides are worth. */
export const ladderAdvantages =
  (ladder: Ladder): MatchmakingParts['advantagesOf'] =>
  async ({ game, mode }) =>
    advantagesBy(await ladder.learnt(game, mode));

const mapped = <A, B>(record: Readonly<Record<string, A>>, to: (value: A) => B): Record<string, B> =>
  Object.fromEntries(Object.entries(record).map(([key, value]) => [key, to(value)]));
