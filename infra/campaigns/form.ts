/** How campaigns lie in the store: each in a document of its own, a list for each player, and what is told when something
 *  changes. */
import { z } from 'zod';
import { diceThroneCampaign as rules } from '../../engine/campaign/index.ts';
import { LEGACIES } from '../../engine/campaign/state/terms.ts';
import { BadInput } from '../../engine/core/refusal.ts';
import type { Left } from '../../league/campaign/keepsakes.ts';
import type { KeptCampaign } from '../../league/campaign/kept-campaign.ts';
import { parsed } from '../journal/entries.ts';

/** A change that older versions cannot read counts it up. */
const FORM = 1;

const user = z.object({ id: z.string(), name: z.string() });
const campaign = z.object({
  form: z.literal(FORM),
  id: z.string(),
  name: z.string(),
  code: z.string(),
  shared: z.string().optional(),
  players: z.array(user.nullable()).max(4),
  campaign: z.unknown(),
  voteSince: z.number().optional(),
  departed: z.object({ at: z.number(), open: z.boolean() }).optional(),
  answered: z.array(z.string()),
  touched: z.number(),
});

/** A campaign as it was found. One that cannot be read is left as it is: a later version, or a host, may mend it. */
export type FoundCampaign = { readonly kept: KeptCampaign } | { readonly unreadable: string };

export const writeCampaign = (kept: KeptCampaign): unknown => ({
  ...kept,
  form: FORM,
  campaign: rules.save(kept.campaign),
});

export const readCampaign = (value: unknown): FoundCampaign => {
  const form = z.object({ form: z.number() }).safeParse(value).data?.form ?? 0;
  if (form > FORM) return { unreadable: 'It was played on a newer version of this server.' };
  const read = campaign.safeParse(value);
  if (!read.success) return { unreadable: 'It is damaged.' };
  const { form: _form, campaign: saved, shared, voteSince, departed, ...rest } = read.data;
  try {
    const loaded = rules.load(saved);
    if (loaded.members.length !== rest.players.length) return { unreadable: 'It is damaged: its seats do not add up.' };
    return {
      kept: {
        ...rest,
        campaign: loaded,
        ...(shared !== undefined && { shared }),
        ...(voteSince !== undefined && { voteSince }),
        ...(departed && { departed }),
      },
    };
  } catch (error) {
    if (error instanceof BadInput) return { unreadable: `It is damaged, or of a newer version (${error.message}).` };
    throw error;
  }
};

/** What is kept of a player: the campaigns they take part in, the one joined last first, what those they won have opened,
 *  and what the last deck of each of their heroes leaves to begin another one with. */
export interface PlayerCampaigns extends Left {
  readonly campaigns: readonly { readonly id: string; readonly name: string }[];
}
const playerCampaigns = z.object({
  campaigns: z.array(z.object({ id: z.string(), name: z.string() })),
  legacy: z.array(z.enum(LEGACIES)),
  /** Left out by older versions. */
  keepsakes: z.record(z.string(), z.array(z.string())).default({}),
});
const NO_CAMPAIGNS: PlayerCampaigns = { campaigns: [], legacy: [], keepsakes: {} };
export const readPlayer = (value: unknown): PlayerCampaigns =>
  value === undefined ? NO_CAMPAIGNS : playerCampaigns.parse(value);

const ofMatch = z.object({ campaign: z.string() });
/** The campaign that a match belongs to. */
export const readMatch = (value: unknown): string | undefined =>
  value === undefined ? undefined : ofMatch.parse(value).campaign;

/** When a player was last known to have the campaign open, by the calendar, and whether they still had then. */
export type Presence = Readonly<Record<string, { readonly at: number; readonly here: boolean }>>;
const presence = z.record(z.string(), z.object({ at: z.number(), here: z.boolean() }));
/** Who is there is worth no error. */
export const readPresence = (value: unknown): Presence => presence.safeParse(value ?? {}).data ?? {};

/** A campaign changed, or who is there. */
export interface CampaignNews {
  readonly campaign: string;
  /** Whoever was in it before or is now. */
  readonly players: readonly string[];
}
const news = z.object({ campaign: z.string(), players: z.array(z.string()) });
export const writeNews = (told: CampaignNews): string => JSON.stringify(told);
export const readNews = (text: string | undefined): CampaignNews | undefined =>
  text === undefined ? undefined : news.safeParse(parsed(text)).data;
