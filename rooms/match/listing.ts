/** What every process may read of a match that is open on one of them: Colyseus keeps it beside the room, and no client
 *  can ask for it. */
import { z } from 'zod';
import { isRanked, type Opening } from './opening.ts';
import type { SeatRecord } from './seats.ts';

export const matchListing = z.object({
  game: z.string(),
  mode: z.string(),
  ranked: z.boolean(),
  /** It may be found and watched by everybody, not only by whoever has its link. */
  watchable: z.boolean(),
  stage: z.string(),
  seats: z.array(
    z.object({ name: z.string(), hero: z.string(), player: z.string().optional(), bot: z.boolean().optional() }),
  ),
});
export type MatchListing = z.infer<typeof matchListing>;

/** Matches of the queue are open to everybody; one that somebody opened is if they said so. */
export const listingOf = (
  opening: Opening,
  stage: string,
  seats: readonly Pick<SeatRecord<unknown>, 'hero' | 'name' | 'player' | 'bot'>[],
): MatchListing => ({
  game: opening.game,
  mode: opening.mode,
  ranked: isRanked(opening),
  watchable: opening.pool !== undefined || opening.listed === true,
  stage,
  seats: seats.map(({ hero, name, player, bot }) => ({
    name: player?.name ?? name ?? '',
    hero,
    ...(player && { player: player.id }),
    ...(bot && { bot: true }),
  })),
});
