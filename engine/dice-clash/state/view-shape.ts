/** What the outside sees of Dice Clash: actions and views. Pages import it; it holds no rules. */
import type { Outcome, Seat, Waiting } from '../../core/game.ts';
import type { Grid, Power } from '../content.ts';

/** A die is named by what it is, `black:4`: dice of one colour that show the same are the same to everybody. Spaces are
 *  numbered 1 … 9, left to right and top to bottom. */
export type DiceClashAction =
  /** `value`: what the die becomes, where its space leaves a choice. */
  | { readonly type: 'place'; readonly die: string; readonly space: number; readonly value?: number }
  | { readonly type: 'choose'; readonly option: string }
  /** `late`: the seat's time has run out too often; only the server says so. */
  | { readonly type: 'concede'; readonly late?: true }
  | { readonly type: 'timeout' };

/** A die as the viewer knows it; without a value it is hidden, or not rolled yet. */
export interface DieView {
  readonly colour: string;
  readonly value?: number;
  /** The foe knows it too. */
  readonly seen?: true;
}

export interface FighterView {
  readonly seat: Seat;
  readonly hero: string;
  readonly adrenaline: boolean;
  readonly pool: readonly DieView[];
  readonly aside: readonly DieView[];
  /** By space; `null` where it is open. */
  readonly grid: readonly (DieView | null)[];
  /** What the next die meets. */
  readonly next: {
    readonly blunted: boolean;
    /** The space that is barred, 1 … 9. */
    readonly barred?: number;
    readonly rolls: boolean;
    /** No other die may be placed. */
    readonly only?: string;
  };
  /** Of a legend: white dice to come, what its next dice will show, and the die in its hand. */
  readonly reserve?: number;
  readonly coming?: readonly number[];
  readonly rolled?: DieView;
  /** The die taken out and rolled openly. */
  readonly taken?: DieView;
}

export interface PromptView {
  readonly seat: Seat;
  readonly question: string;
  readonly words: string;
  /** Only for the seat that is asked. */
  readonly options?: readonly string[];
}

export interface DiceClashView {
  readonly mode: string;
  readonly step: number;
  readonly round: number;
  readonly first: Seat;
  readonly active: Seat;
  /** The attack to beat. */
  readonly attack?: number;
  readonly fighters: readonly FighterView[];
  readonly prompt?: PromptView;
  readonly waiting: readonly Waiting[];
  readonly outcome?: Outcome;
}

/** A space of a grid, for pages. */
export interface SpaceInfo {
  /** The kind of modifier, `plain` for none. */
  readonly mod: string;
  /** As it stands on the space: `ATK +2`, `⇅`. */
  readonly sign: string;
  readonly text: string;
}
export interface SideInfo {
  readonly power: {
    readonly id: string;
    readonly name: string;
    readonly text: string;
    readonly solo?: string;
    /** What the red die counts as, where that is the power's doing. */
    readonly red?: Power['red'];
  };
  readonly grid: readonly SpaceInfo[];
  /** The same spaces in figures, for what a die would be worth there (`rules/worth.ts`). */
  readonly modifiers: Grid;
}
export interface FighterInfo {
  readonly id: string;
  readonly name: string;
  readonly kind: string;
  readonly sides: readonly SideInfo[];
}
export interface DiceClashCatalogue {
  /** From this attack on, a defence of exactly 1 stops it too. */
  readonly parriedFrom: number;
  readonly fighters: readonly FighterInfo[];
}
