/** What pages of campaigns show besides a campaign itself: words and figures that are the same for all of them. Answer to
 *  `GET /api/campaigns/catalogue`. */
import type { Rarity } from '../../engine/campaign/state/content.ts';
import type { Difficulty, Legacy } from '../../engine/campaign/state/terms.ts';

export interface CampaignWords {
  readonly name: string;
  readonly text: string;
}

export interface LootWords extends CampaignWords {
  readonly rarity: Rarity;
  readonly cost: number;
  /** Whose place it takes among a hero's own cards. */
  readonly replaces?: string;
}

/** A place of a crawl's map: row and column from 0, its level, and what lies there. */
export interface MapPlace {
  readonly row: number;
  readonly column: number;
  readonly level: string;
  readonly items: readonly string[];
}

export interface CampaignCatalogue {
  /** Whether this server plays campaigns. */
  readonly open: boolean;
  readonly scenarios: readonly (CampaignWords & { readonly number: number; readonly kind: 'crawl' | 'battle' })[];
  readonly difficulties: readonly (CampaignWords & { readonly id: Difficulty; readonly needs?: Legacy })[];
  readonly legacies: Readonly<Record<Legacy, CampaignWords>>;
  readonly heroes: readonly { readonly id: string; readonly name: string }[];
  readonly loot: Readonly<Record<string, LootWords>>;
  /** Own cards of each hero, by its id. */
  readonly own: Readonly<Record<string, readonly { readonly id: string; readonly name: string }[]>>;
  /** In gold. */
  readonly prices: { readonly identify: number; readonly sell: number };
  /** By card: `1A`. */
  readonly maps: Readonly<Record<string, readonly MapPlace[]>>;
  readonly mostInADeck: number;
}
