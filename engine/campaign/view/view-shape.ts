/** What pages and clients see of a campaign: types only. Every viewer sees the same. */
import type { BaseView, Seat } from '../../core/game.ts';
import type { Rarity } from '../state/content.ts';
import type { Campaign, Drawn } from '../state/state.ts';
import type { Difficulty, Legacy, LootId, Report, Row, StageName } from '../state/terms.ts';

export interface Offer {
  readonly card: LootId;
  /** With the lower step of its family already taken off. Nothing where it is no step up any more. */
  readonly price?: number;
}

export interface MemberView {
  readonly seat: Seat;
  readonly hero: string;
  readonly vacant: boolean;
  /** Before the campaign begins: what the hero brings along. */
  readonly keepsake?: LootId;
  readonly loot: readonly LootId[];
  /** Own cards that loot has replaced. */
  readonly out: readonly string[];
  readonly deckSize: number;
  /** In camp, and while a scenario is played: its share of the salves. */
  readonly salves?: number;
  /** In camp, once it is ready: the seats that it wants played by bots. */
  readonly ready?: readonly Seat[];
  /** While a scenario is played. */
  readonly bot?: boolean;
  /** In the shop. */
  readonly purse?: number;
  readonly dealt?: readonly Offer[];
  readonly unidentified?: readonly Rarity[];
  readonly done?: boolean;
  /** Of boss loot: this round's. */
  readonly drawn?: Drawn;
  readonly answered?: 'keep' | 'leave' | null;
  /** Cards too many. */
  readonly over?: number;
}

export interface CampaignView extends BaseView {
  readonly stage: StageName;
  readonly difficulty: Difficulty;
  readonly deeper: boolean;
  readonly unbound: boolean;
  /** What is open to this campaign; after its end, what is open to the next one. */
  readonly legacy: readonly Legacy[];
  readonly scenario: number;
  readonly session: number;
  readonly leader: Seat;
  readonly salves: number;
  /** Of a crawl. */
  readonly card?: string;
  readonly match?: string;
  readonly report?: Report;
  /** Rounds of boss loot, and which one this is. */
  readonly chests?: number;
  readonly round?: number;
  readonly unclaimed?: number;
  readonly members: readonly MemberView[];
  readonly vote?: {
    readonly about: 'retire' | 'out';
    readonly member?: Seat;
    readonly answers: readonly (boolean | null)[];
  };
  /** Cards that are left in each deck. */
  readonly decks: Readonly<Record<Rarity, number>>;
  readonly sheet: readonly Row[];
  readonly score: number;
  readonly log: Campaign['log'];
  /** SHA-256 of the secret from which all chance comes, and the secret once the campaign is over. */
  readonly commitment: string;
  readonly secret?: string;
  /** What has gone from the game, so that the campaign can only be looked at. */
  readonly gone?: string;
}
