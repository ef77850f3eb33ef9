/** A scenario of the campaign, as far as a match plays it: what its card says, and what has come of it. */
import type { Seat } from '../../core/game.ts';
import type { BodyId } from './frame.ts';

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
  /** The action card revealed last: its objective holds until the next. */
  shown: string | undefined;
  /** It lies open still, neither used nor sold. */
  waits: boolean;
}

/** The tokens that rules of a scenario speak of. */
export const SALVE = 'salve';
export const KINGS_HAND = 'kings-hand';
