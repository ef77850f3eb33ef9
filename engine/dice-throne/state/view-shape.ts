/** What a viewer may know of a Dice Throne match: types only, so that rooms and pages can speak of it. */
import type { Action, Outcome, Seat, Waiting } from '../../core/game.ts';
import type { Goal } from '../odds/goals.ts';
import type { Rarity } from '../vocabulary/lists.ts';
import type { Item, TileLevel } from './tile.ts';

export type PhaseName =
  | 'salve'
  | 'move'
  | 'explore'
  | 'upkeep'
  | 'income'
  | 'main-1'
  | 'offensive-roll'
  | 'targeting-roll'
  | 'defensive-roll'
  | 'main-2'
  | 'discard';

/** The actions of Dice Throne, as they travel (the contract's table). */
export type DiceThroneAction =
  | { readonly type: 'roll'; readonly dice?: readonly number[] }
  | { readonly type: 'announce'; readonly ability: string | null }
  | { readonly type: 'play'; readonly card: string; readonly with?: readonly string[] }
  | { readonly type: 'spend'; readonly token: string; readonly count?: number; readonly with?: readonly string[] }
  | { readonly type: 'use'; readonly ability: string; readonly with?: readonly string[] }
  | { readonly type: 'choose'; readonly option: string }
  | { readonly type: 'sell'; readonly card: string }
  | { readonly type: 'pass'; readonly phase?: PhaseName }
  /** Shows the others a tile where the active hero might go. */
  | { readonly type: 'point'; readonly tile: string | null }
  /** `late`: the seat's time has run out too often; only the server says so. */
  | { readonly type: 'concede'; readonly late?: true }
  | { readonly type: 'timeout' };

export interface DieView {
  readonly value: number;
  readonly symbol: string;
}

export interface RollView {
  readonly id: number;
  /** Who rolled, and for what: `offensive`, `defence`, `targeting`, or the id of a card, token or ability. */
  readonly seat: Seat;
  readonly for: string;
  readonly open: boolean;
  readonly dice: readonly DieView[];
}

export interface TokenView {
  readonly id: string;
  readonly count: number;
}

export interface CompanionView {
  readonly id: string;
  readonly side: string;
  readonly count: number;
  readonly health?: number;
}

export interface SeatView {
  readonly seat: Seat;
  readonly team: number;
  readonly hero: string;
  readonly health: number;
  readonly maxHealth: number;
  readonly cp: number;
  readonly out: boolean;
  /** May take no action: held by a token, or by an opponent's Ultimate. */
  readonly silenced: 'stunned' | 'ultimate' | '';
  readonly tokens: readonly TokenView[];
  readonly companions: readonly CompanionView[];
  /** Abilities on the board in printed order, with the level in force. */
  readonly abilities: readonly { readonly id: string; readonly level: number }[];
  readonly upgrades: readonly string[];
  readonly handCount: number;
  readonly deckCount: number;
  readonly discard: readonly string[];
  /** Card ids; only in the seat's own view and its teammates'. */
  readonly hand?: readonly string[];
  /** In a crawl: where it stands, whom it fights (a body), loot that is known by its rarity alone, the tile it points at. */
  readonly at?: string;
  readonly engaged?: number | null;
  readonly unidentified?: readonly Rarity[];
  readonly pointed?: string | null;
  /** In a scenario: loot that it has in play. */
  readonly equipment?: readonly string[];
}

export interface WindowView {
  readonly moment: string;
  /** Seats asked, in order of priority. */
  readonly seats: readonly Seat[];
  readonly passed: readonly Seat[];
  readonly held: readonly { readonly seat: Seat; readonly action: Action }[];
}

export interface PromptView {
  readonly seat: Seat;
  /** What caused it: the id of a card, token, ability or rule. */
  readonly about: string;
  /** What is asked, in words. */
  readonly question: string;
  /** Option ids; only for the seat that chooses. */
  readonly options?: readonly string[];
}

/** Damage on its way to a seat: as it stands, and how it came to that. */
export interface IncomingView {
  readonly to: Seat;
  readonly from: Seat;
  readonly type: string;
  readonly amount: number;
  /** In the order in which the rules count: what was laid, what adds and takes off, what halves, what stops. The last one
   *  leaves the amount. */
  readonly sum: readonly IncomingPart[];
}
export interface IncomingPart {
  /** Of what: `ability:smack`, `card:get-some`, `token:protect`. */
  readonly source: string;
  /** `base`: damage that was laid. `cap`: no more than `n`. */
  readonly op: 'base' | 'add' | 'less' | 'half' | 'all' | 'cap';
  /** As it is written; 0 where the word says it all. Of damage that is counted when it is dealt: as it stands. */
  readonly n: number;
  /** What would be dealt with this and all before it. */
  readonly after: number;
}

export interface MatchView {
  readonly mode: string;
  readonly step: number;
  readonly turn: number;
  readonly active: Seat;
  readonly phase: PhaseName;
  readonly seats: readonly SeatView[];
  /** Open rolls, oldest first; when none is open, the roll made last. */
  readonly rolls: readonly RollView[];
  /** Times the seat in its Offensive Roll Phase may still roll. */
  readonly rollsLeft: number;
  /** CP that its next roll costs. */
  readonly rollPrice: number;
  readonly attack?: {
    readonly by: Seat;
    readonly ability: string;
    readonly target?: Seat;
    readonly ultimate: boolean;
  };
  readonly incoming: readonly IncomingView[];
  readonly window?: WindowView;
  readonly prompt?: PromptView;
  readonly waiting: readonly Waiting[];
  readonly outcome?: Outcome;
  /** Where all players stand together against what the game itself plays: that. */
  readonly enemies?: readonly EnemyView[];
  /** Whose turn it is: `active`, or the body of an enemy that has its own in that turn. */
  readonly turnOf?: number;
  /** Seats that would give up. */
  readonly gaveUp?: readonly Seat[];
  readonly battle?: BattleView;
  readonly crawl?: CrawlView;
}

/** A body that no player sits behind; events and option ids name it by `body`. */
export interface EnemyView {
  readonly body: number;
  /** The id of the boss or minion. */
  readonly kind: string;
  readonly health: number;
  readonly maxHealth: number;
  readonly cp: number;
  readonly tokens: readonly TokenView[];
  readonly upgrades: readonly string[];
  /** As on seats. */
  readonly abilities: readonly { readonly id: string; readonly level: number }[];
  /** Its dice are kept for numbers in a row, or for so many of each symbol. Absent before there is one. */
  readonly objective?: 'straights' | Readonly<Record<string, number>>;
  /** In a crawl: its level, where it is, the seats that fight it, whether its turn comes before theirs, whether it guards the
   *  portal; of one that turns between two sides, the one that shows. */
  readonly level?: number;
  readonly at?: string;
  readonly engaged?: readonly Seat[];
  readonly firstStrike?: boolean;
  readonly guardian?: boolean;
  readonly side?: string;
}

/** A portal crawl. */
export interface CrawlView {
  readonly scenario: number;
  readonly card: string;
  readonly difficulty: string;
  readonly gold: number;
  readonly shards: number;
  /** Health that one salve heals now. */
  readonly salve: number;
  readonly kh: { readonly max: number; readonly from: number };
  readonly tiles: readonly TileView[];
  /** While the active hero chooses where to go: where it may, the most likely first. */
  readonly goals?: readonly string[];
}
export interface TileView {
  /** Row and column: `2-0`. */
  readonly at: string;
  readonly level: TileLevel;
  readonly up: boolean;
  /** Which tile it is, once it lies face-up. */
  readonly tile?: string;
  readonly items: readonly Item[];
  /** The body of the enemy there. */
  readonly enemy?: number;
}

/** A boss battle. */
export interface BattleView {
  /** As long as it stands it is among the enemies. */
  readonly boss: { readonly body: number; readonly kind: string };
  readonly scenario: number;
  readonly difficulty: string;
  /** King's Hands: at most so many from a hero's turn to the next, on so much or more. */
  readonly kh: { readonly max: number; readonly from: number };
  /** The action card revealed last, and whether it lies open still. */
  readonly shown?: { readonly card: string; readonly waits: boolean };
  readonly actionsLeft: number;
  readonly discard: readonly string[];
}

/** Static words and figures of the game for pages: everything a table shows that does not change in a match. */
export interface Catalogue {
  readonly heroes: readonly HeroEntry[];
  readonly cards: Readonly<Record<string, CardEntry>>;
  readonly tokens: Readonly<Record<string, TokenEntry>>;
  readonly companions: Readonly<Record<string, { readonly name: string; readonly text: string }>>;
  /** What crawls bring, by level; empty where none can be played. */
  readonly minions: readonly MinionEntry[];
  readonly tiles: Readonly<Record<string, TileEntry>>;
  readonly chests: readonly ChestEntry[];
}
/** What a hero may find in a chest of a level. */
export interface ChestEntry {
  readonly level: number;
  /** By what the loot die shows, lowest first. */
  readonly lines: readonly { readonly from: number; readonly to: number; readonly text: string }[];
}
export interface MinionEntry {
  readonly id: string;
  readonly name: string;
  readonly level: number;
  readonly health: number;
  readonly cp: number;
  /** It has the turn before its heroes. */
  readonly firstStrike: boolean;
  /** What its dice are kept for, in words. */
  readonly objective: string;
  /** For whoever defeats it. */
  readonly reward: string;
  readonly die: readonly string[];
  /** Names of what events speak of. */
  readonly abilities: readonly { readonly id: string; readonly name: string }[];
  readonly rows: readonly MinionRow[];
}
/** A line of a minion's card. */
export interface MinionRow {
  readonly ability: string;
  readonly kind: 'attack' | 'defence' | 'nature';
  readonly needs: string;
  readonly text: string;
}
export interface TileEntry {
  readonly name: string;
  readonly level: TileLevel;
  /** What comes of exploring it. */
  readonly text: string;
}
export interface HeroEntry {
  readonly id: string;
  readonly name: string;
  /** What it is to the modes: `hero` or `boss`. */
  readonly kind: string;
  readonly text: string;
  /** Symbols of the faces 1 … 6. */
  readonly die: readonly string[];
  readonly abilities: readonly AbilityEntry[];
  readonly cards: readonly string[];
  /** Of a boss that the game can play: what its action cards say to the game, by card. */
  readonly actions?: Readonly<Record<string, ActionEntry>>;
}
export interface ActionEntry {
  /** What its dice are kept for, in words. */
  readonly objective: string;
  /** What the active hero gets as it is revealed, in words; empty for nothing. */
  readonly bonus: string;
}
export interface AbilityEntry {
  readonly id: string;
  readonly name: string;
  readonly kind: 'offensive' | 'defensive' | 'ultimate' | 'passive';
  /** Words for each level, the first printed one at index 0. A level that the board lacks at first has no entry before
   *  the upgrade card that adds it: then `addedBy` names the card. */
  readonly levels: readonly LevelEntry[];
  readonly addedBy?: string;
  /** Of a boss that the game can play: of all that its dice meet it activates what has the highest; by alternative. */
  readonly priorities?: readonly number[];
}
export interface LevelEntry {
  readonly needs: string;
  readonly text: string;
  /** What its dice may be rolled for, by alternative; empty where none are. */
  readonly goals: readonly Goal[];
}
export interface CardEntry {
  readonly name: string;
  readonly type: 'main' | 'roll' | 'instant' | 'upgrade' | 'equipment';
  readonly cost: number;
  readonly text: string;
  /** Of loot. */
  readonly rarity?: Rarity;
}
export interface TokenEntry {
  readonly name: string;
  readonly kind: 'positive' | 'negative' | 'unique' | 'marker';
  readonly limit: number;
  readonly text: string;
  /** Who has it, counts no 6: such a die is blank. */
  readonly blankSixes?: boolean;
}
