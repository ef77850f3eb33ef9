/** What clients ask of campaigns, checked at the door. Each is a request on the socket to the matchmaking room
 *  (`room.request`), answered with `{}` or rejected with a code and a sentence. A `key` names the request: sent again with
 *  the same key it is answered again, and not done twice. */
import { z } from 'zod';
import { DIFFICULTIES } from '../../engine/campaign/state/terms.ts';
import { LANGUAGES } from '../settings.ts';
import { plainLine } from '../talk-requests.ts';

const id = z.string().min(1).max(40);
const key = z.string().min(1).max(64);
/** A share of the campaign's chance. */
const nonce = z.string().max(64);
const hero = id;
/** A common loot card of the hero's last deck, for who has won a campaign. */
const keepsake = id.optional();

export const LONGEST_NAME = 40;

/** Request `campaign-create`: a new campaign with oneself as its leader, which is open then. */
export const foundMessage = z
  .strictObject({
    key,
    name: plainLine(LONGEST_NAME),
    difficulty: z.enum(DIFFICULTIES),
    hero,
    keepsake,
    nonce,
    /** What a won campaign has opened. */
    deeper: z.boolean().optional(),
    unbound: z.boolean().optional(),
  })
  .transform(({ deeper = false, unbound = false, ...rest }) => ({ ...rest, deeper, unbound }));
export type FoundMessage = z.input<typeof foundMessage>;

/** Request `campaign-join`: the code stands in the invite link; the campaign is open then. `hero` counts where a seat of
 *  one's own is to be had, and so does `keepsake`, and not where one takes a seat that somebody left. */
export const enlistMessage = z.strictObject({ key, code: z.string().min(1).max(80), hero, keepsake, nonce });
export type EnlistMessage = z.infer<typeof enlistMessage>;

/** Request `campaign-open`: one hears of the campaign from then on, in that language. Left out, in the one of before, and in
 *  English at first. */
export const campaignOpenMessage = z.strictObject({ id, language: z.enum(LANGUAGES).optional() });
export type CampaignOpenMessage = z.infer<typeof campaignOpenMessage>;

/** Requests `campaign-close` and `campaign-leave`. */
export const campaignMessage = z.strictObject({ id });
export type CampaignIdMessage = z.infer<typeof campaignMessage>;

/** Request `campaign-act`: an action of the rules. */
export const campaignActMessage = z.strictObject({ id, key, action: z.looseObject({ type: z.string() }) });
export type CampaignActMessage = z.infer<typeof campaignActMessage>;

/** Request `campaign-bot`, by the leader before the campaign begins: a hero for a bot to play. */
export const campaignBotMessage = z.strictObject({ id, key, hero });
export type CampaignBotMessage = z.infer<typeof campaignBotMessage>;

/** Requests `campaign-unseat`, by the leader before the campaign begins: the seat goes; and `campaign-finish`, by anybody:
 *  a bot does what is left to do for somebody who has been away for long. */
export const campaignSeatMessage = z.strictObject({ id, key, seat: z.number().int().min(0).max(3) });
export type CampaignSeatMessage = z.infer<typeof campaignSeatMessage>;

/** Request `campaign-share`, by the leader: whoever has the link may look on from then on, or nobody any more. */
export const campaignShareMessage = z.strictObject({ id, key, on: z.boolean() });
export type CampaignShareMessage = z.infer<typeof campaignShareMessage>;

/** Request `campaign-list`, no payload: has the room send `campaigns`. */
