/** A scenario of the campaign, as far as a match plays it: what its card says, and what has come of it. */
import type { Seat } from '../../core/game.ts';
import type { Rarity } from '../vocabulary/lists.ts';
import type { BodyId } from './frame.ts';
import type { Item, TileLevel } from './tile.ts';

export const DIFFICULTIES = ['normal', 'veteran', 'insane', 'hardcore'] as const;
export type Difficulty = (typeof DIFFICULTIES)[number];

export interface Scenario {
  /** 1 to 8. */
  readonly no: number;
  readonly difficulty: Difficulty;
  /** Health that one salve heals. */
  readonly salve: number;
  readonly kingsHand: KingsHandLimit;
  /** Seats that would give up: the match is lost when all would. */
  gaveUp: Seat[];
}

/** How often King's Hands may be spent from a hero's turn to the next, on what a chaos die succeeds, and how many were. */
export interface KingsHandLimit {
  readonly max: number;
  readonly from: number;
  used: number;
}

/** All heroes against one boss, whose deck holds its action cards. */
export interface Battle {
  readonly boss: BodyId;
  /** Who stands beside the boss, where somebody does. */
  readonly viseer: BodyId | undefined;
  /** The action card revealed last: its objective holds until the next. */
  shown: string | undefined;
  /** It lies open still, neither used nor sold. */
  waits: boolean;
}

export interface CrawlTile {
  /** Row and column on the map: `2-0`. */
  readonly at: string;
  readonly level: TileLevel;
  /** Which tile it is: hidden while it is not up. */
  readonly tile: string;
  up: boolean;
  items: Item[];
  enemy: BodyId | undefined;
}

/** Heroes on a map of tiles, in search of the portal. Lists are by seat, unless they say otherwise. */
export interface Crawl {
  /** Which of the scenario's cards it is: `1A`. */
  readonly card: string;
  /** Of the team. */
  gold: number;
  /** Found, of three. */
  shards: number;
  readonly tiles: CrawlTile[];
  where: string[];
  engaged: (BodyId | null)[];
  /** Minions still to come, by level - 1; the next is the last. */
  readonly decks: string[][];
  unidentified: Rarity[][];
  guardian: BodyId | undefined;
  guardianFell: boolean;
  /** Minions by their ids, in the order they fell. */
  defeated: string[];
  /** The tile that a seat shows the others. */
  pointed: (string | null)[];
  /** Enemies that have the turn before their heroes. */
  strikesFirst: BodyId[];
  /** The enemy of the active hero has had its turn. */
  acted: boolean;
}
export const SHARDS = 3;
