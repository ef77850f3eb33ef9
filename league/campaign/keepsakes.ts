/** Which card a hero may begin a campaign with (ruling V62): a common one of its last deck, once a campaign has been won. */
import type { Legacy, LootId } from '../../engine/campaign/state/terms.ts';
import { type CampaignRefused, refuse } from './kept-campaign.ts';

/** What the campaigns that a player has ended leave for later ones. */
export interface Left {
  readonly legacy: readonly Legacy[];
  /** By hero: the common cards of its last deck. */
  readonly keepsakes: Readonly<Record<string, readonly LootId[]>>;
}

/** Why the hero may not bring that card along, if one was asked for; or nothing. */
export const keepsakeRefused = (
  { hero, keepsake }: { readonly hero: string; readonly keepsake?: LootId | undefined },
  { legacy, keepsakes }: Left,
): CampaignRefused | undefined => {
  if (keepsake === undefined) return undefined;
  if (!legacy.includes('keepsake'))
    return refuse('bad-setup', 'A hero brings a card along once you have won a campaign.');
  const known = keepsakes[hero] ?? [];
  return known.includes(keepsake)
    ? undefined
    : refuse(
        'bad-setup',
        `The last deck of ${hero} holds no common loot card ${keepsake}; it holds ${known.join(', ') || 'none'}.`,
      );
};
