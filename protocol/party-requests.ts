/** What clients ask of parties, checked at the door. Each is a request on the socket to the matchmaking room
 *  (`room.request`), answered with `{}` or rejected with a code and a sentence; what becomes of it comes as `party` to
 *  all members. */
import { z } from 'zod';
import { BOT_KINDS } from '../engine/bots/kinds.ts';
import { LONGEST_WITHOUT_BOTS_MS } from './matchmaking-requests.ts';
import { PRESET_IDS } from './presets.ts';

const id = z.string().min(1).max(40);
const player = z.string().min(1).max(64);

/** Requests `party-create` and `party-choose`: what is to be played. */
export const choiceMessage = z
  .strictObject({
    game: id,
    mode: id,
    ranked: z.boolean(),
    botsAfter: z.number().int().min(0).max(LONGEST_WITHOUT_BOTS_MS).optional(),
    seats: z.number().int().min(1).max(6).optional(),
    options: z.array(id).max(8).readonly().optional(),
    setup: z.looseObject({}).readonly().optional(),
    clock: z.enum(PRESET_IDS).optional(),
    bots: z.enum(BOT_KINDS).optional(),
  })
  .refine(({ ranked, botsAfter }) => !ranked || botsAfter === undefined, 'ranked matches are played without bots')
  .transform(({ botsAfter, seats, options, setup, clock, bots, ...choice }) => ({
    ...choice,
    ...(botsAfter !== undefined && { botsAfter }),
    ...(seats !== undefined && { seats }),
    ...(options !== undefined && { options }),
    ...(setup !== undefined && { setup }),
    ...(clock !== undefined && { clock }),
    ...(bots !== undefined && { bots }),
  }));
export type ChoiceMessage = z.input<typeof choiceMessage>;

/** Request `party-join`: the code stands in the invite link. */
export const joinMessage = z.strictObject({ code: z.string().min(1).max(40) });
export type JoinMessage = z.infer<typeof joinMessage>;

/** Requests `party-kick` and `party-lead`: a member's id. */
export const memberMessage = z.strictObject({ member: player });
export type MemberMessage = z.infer<typeof memberMessage>;

/** Request `party-pick`: what you play, of a kind that the mode asks for. */
export const pickMessage = z.strictObject({ kind: id, hero: id });
export type PickMessage = z.infer<typeof pickMessage>;

/** Request `party-boss`: who is alone against all others. */
export const bossMessage = z.strictObject({
  boss: z.union([z.strictObject({ member: player }), z.strictObject({ bot: id }), z.enum(['anyone', 'bot'])]),
});
export type BossMessage = z.infer<typeof bossMessage>;

/** Request `party-ready`. */
export const readyMessage = z.strictObject({ ready: z.boolean() });
export type ReadyMessage = z.infer<typeof readyMessage>;

/** Requests `party-leave`, `party-queue` and `party-start`, no payload. A party that waits is taken out of the queue by
 *  the matchmaking room's own `leave`, which any member may ask. */
