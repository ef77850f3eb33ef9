/** A new campaign, with whoever founds it as its leader. */
import { diceThroneCampaign as rules } from '../../engine/campaign/index.ts';
import type { Difficulty, Legacy } from '../../engine/campaign/state/terms.ts';
import { keyedStream } from '../../engine/core/chance.ts';
import { BadInput } from '../../engine/core/refusal.ts';
import { type CampaignRefused, type CampaignUser, type KeptCampaign, refuse } from './kept-campaign.ts';

export interface Founding {
  readonly id: string;
  readonly name: string;
  readonly code: string;
  readonly by: CampaignUser;
  readonly hero: string;
  /** A common card that the hero brings along. */
  readonly keepsake?: string | undefined;
  readonly difficulty: Difficulty;
  readonly deeper: boolean;
  readonly unbound: boolean;
  /** What campaigns that the founder won have opened. */
  readonly legacy: readonly Legacy[];
  readonly nonce: string;
  /** 64 hex digits. */
  readonly secret: string;
  readonly now: number;
}

export const found = (founding: Founding): { readonly kept: KeptCampaign } | CampaignRefused => {
  const { id, name, code, by, hero, keepsake, difficulty, deeper, unbound, legacy, nonce, secret, now } = founding;
  const setup = { difficulty, legacy, deeper, unbound, nonces: [nonce], keepsakes: [keepsake ?? null] };
  try {
    const campaign = rules.start({ mode: 'campaign', seats: [{ hero }], setup }, keyedStream(secret));
    return { kept: { id, name, code, players: [by], campaign, answered: [], touched: now } };
  } catch (error) {
    if (error instanceof BadInput) return refuse('bad-setup', error.message);
    throw error;
  }
};
