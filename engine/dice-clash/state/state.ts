/** A match of Dice Clash: plain data, owned by the rules. */
import type { Prompt } from '../../core/asking.ts';
import type { DiceStream } from '../../core/chance.ts';
import type { Outcome, Seat } from '../../core/game.ts';
import type { Colour, Effect } from '../content.ts';

export interface Die {
  colour: Colour;
  /** 1 … 6; 0 for a die that a legend has not rolled yet. */
  value: number;
  /** Who knows what it shows: its owner, the foe too, or everybody. */
  known: 'owner' | 'foe' | 'all';
}

/** What the next die of a seat meets when it is placed. */
export interface Next {
  /** All modifiers are ignored. */
  blunted: boolean;
  /** It may not go there (0 … 8). */
  barred: number | null;
  /** It is chosen and rolled first. */
  rolls: boolean;
  /** The die that was chosen and rolled: no other may be placed. */
  only: Die | null;
}

/** A legend's own. */
export interface Omens {
  /** White dice not yet in play. */
  reserve: number;
  /** What its next dice show: they are not rolled. */
  next: number[];
  /** The die in its hand. */
  rolled: Die | null;
  /** Its foe may force one re-roll; its next 1 or 6 is rolled again. */
  forced: boolean;
  spoiled: boolean;
}

export interface Fighter {
  hero: string;
  /** It has lost a round. */
  adrenaline: boolean;
  pool: Die[];
  /** Dice set aside: nothing touches them. */
  aside: Die[];
  /** The die taken from the pool and rolled openly, until it goes back or out. */
  taken: Die | null;
  grid: (Die | null)[];
  next: Next;
  omens: Omens;
}

/** What is still to be done, last first. Frames carry their effect: effects are small, and the content's fingerprint
 *  keeps a match under the content it began with. */
export interface Frame {
  seat: Seat;
  effect: Effect | Procedure;
  /** Answers so far, in the order asked. */
  given: string[];
}

export type Procedure =
  | { readonly do: 'begin-turn' | 'must-play' | 'end-turn' | 'use-power' | 'look' | 'move' | 'roll-before' }
  | { readonly do: 'legend-rolls' | 'legend-places' | 'ask-force' };

export const QUESTIONS = [
  ...['re-roll', 'take-back', 'cover-die', 'cover-space', 'adjust-die', 'adjust-value', 'bar'],
  ...['aside-die', 'aside-value', 'roll-one', 'discard', 'roll-next', 'move-from', 'move-to', 'force', 'choose-next'],
] as const;
export type Question = (typeof QUESTIONS)[number];

export interface Match {
  content: string;
  mode: string;
  step: number;
  round: number;
  /** Who began the round, and whose turn it is. */
  first: Seat;
  active: Seat;
  /** The attack to beat; nothing for the first die of a round. */
  attack: number | null;
  /** The space of the die placed last (0 … 8). */
  placedAt: number | null;
  fighters: Fighter[];
  stack: Frame[];
  prompt: Prompt<Question> | null;
  outcome: Outcome | null;
  waitingSince: number;
  chance: DiceStream;
}
