/** The wire between clients and the matchmaking room: what clients ask, checked at the door. What the room sends is in
 *  `matchmaking-messages.ts`. All requests (`room.request`) resolve with `{}` or reject with a `MatchmakingRefusal`. */
import { z } from 'zod';

const id = z.string().min(1).max(40);

/** The longest that bots can be put off, in milliseconds. */
export const LONGEST_WITHOUT_BOTS_MS = 600_000;

/** Request `queue`: waits for a match, alone. Ratings are the server's to know: there is no field for them. */
export const queueMessage = z.strictObject({
  game: id,
  mode: id,
  ranked: z.boolean(),
  /** What you play, by the kind of hero that a side asks for (`hero`, `boss`); no entry, no such side. */
  heroes: z.record(id, id).refine((heroes) => Object.keys(heroes).length <= 8, 'expected at most 8 kinds'),
  /** Casual only: bots may fill what is missing after that many milliseconds. Left out: never. */
  botsAfter: z.number().int().min(0).max(LONGEST_WITHOUT_BOTS_MS).optional(),
});
export type QueueMessage = z.infer<typeof queueMessage>;

/** Request `leave`, no payload: leaves the queue, with everybody on the same ticket; where a match was found,
 *  declines. */

/** Requests `accept` and `decline`: the answer to a match that was found. */
export const proposalMessage = z.strictObject({ proposal: z.string().min(1).max(64) });
export type ProposalMessage = z.infer<typeof proposalMessage>;

/** Request `where`, no payload: has the room say again how you stand. */

export * from './matchmaking-messages.ts';
