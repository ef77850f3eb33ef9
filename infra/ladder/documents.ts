/** The ladder's documents as they lie in the store, and what stands under which key. */

import { z } from 'zod';
import { type Learnt, UNLEARNT } from '../../league/ladder/learnt.ts';
import { type PlayerRecord, STRANGER } from '../../league/ladder/player.ts';
import type { KeptResult } from '../../league/ladder/settle.ts';
import type { RatingKey } from '../../protocol/ladder-messages.ts';

export const playerKey = (player: string): string => `player:${player}`;
export const matchKey = (match: string): string => `match:${match}`;
export const modeKey = (game: string, mode: string): string => `mode:${game}/${mode}`;

/** The leaderboard of a season under a rating key: players by the number shown. */
export const board = (season: number, key: RatingKey): string => `board:${season}:${key}`;
/** A player's matches by when they ended. */
export const resultsOf = (player: string): string => `results:${player}`;

const rating = z.object({ mu: z.number(), sigma: z.number() });
const key = z.templateLiteral([z.string(), '/', z.string(), '/', z.string()]);
const tally = z.object({ won: z.number(), drawn: z.number(), lost: z.number() });

const player = z.object({
  standings: z.record(key, tally.extend({ rating, season: z.number(), last: z.number() })),
  history: z.array(tally.extend({ season: z.number(), key, shown: z.number(), provisional: z.boolean() })),
  as: z.record(z.string(), tally),
  against: z.record(z.string(), tally),
  achievements: z.record(z.string(), z.object({ at: z.number(), match: z.string() })),
  conduct: z.object({ points: z.number(), at: z.number(), until: z.number() }),
});

/** All that is kept of a player who deleted their data: that matches still to end shall keep nothing either. */
export const FORGOTTEN = { forgotten: true } as const;
const forgotten = z.strictObject({ forgotten: z.literal(true) });

const match = z.object({
  match: z.string(),
  pool: z.object({ game: z.string(), mode: z.string(), ranked: z.boolean() }),
  at: z.number(),
  season: z.number(),
  rated: z.boolean(),
  people: z.boolean(),
  voided: z.literal(true).optional(),
  chances: z.array(z.number()).optional(),
  seats: z.array(
    z.object({
      player: z.string().optional(),
      hero: z.string(),
      side: z.number(),
      place: z.number(),
      ending: z.enum(['won', 'drawn', 'lost']),
      left: z.number().optional(),
      change: z.object({ key, season: z.number(), before: rating, after: rating }).optional(),
    }),
  ),
});
/** A match that was voided before anything of it was applied. */
export const VOID = { never: true } as const;
const never = z.strictObject({ never: z.literal(true) });

const learnt = z.object({ luck: rating, advantage: z.record(z.string(), rating) });

export const readPlayer = (value: unknown): PlayerRecord | typeof FORGOTTEN =>
  value === undefined ? STRANGER : z.union([forgotten, player]).parse(value);

export const readMatch = (value: unknown): KeptResult | typeof VOID | undefined =>
  value === undefined ? undefined : z.union([never, match]).parse(value);

export const readLearnt = (value: unknown): Learnt => (value === undefined ? UNLEARNT : learnt.parse(value));
