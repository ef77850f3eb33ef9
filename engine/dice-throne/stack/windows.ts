/** The asking windows that there are, with the phases in which each can open. What is asked in them follows from the
 *  structure of abilities and phases; no card places one by hand. */
import type { Pool } from '../state/match.ts';
import type { PhaseName } from '../state/view-shape.ts';

const MAIN: readonly PhaseName[] = ['main-1', 'main-2'];
const ROLL: readonly PhaseName[] = ['offensive-roll', 'targeting-roll', 'defensive-roll'];

export const WINDOWS = {
  /** An ability is announced: its dice may still be altered. */
  announced: ['offensive-roll'],
  /** The printed break. Behind it the target may be known already, so that targeting has come before. */
  then: [...MAIN, 'offensive-roll', 'targeting-roll'],
  /** Something on the table acts at the end of the Offensive Roll Phase. */
  'offensive-end': ['offensive-roll'],
  'targeting-rolled': ['targeting-roll'],
  'attack-declared': ['defensive-roll'],
  'defence-rolled': ['defensive-roll'],
  /** Before damage is applied: of the roll phases, also where no Attack came of them. */
  'last-call': ROLL,
  'upkeep-damage': ['upkeep'],
  'turn-end-damage': ['discard'],
  /** Of what is played, an instant in the discard phase too. */
  'card-damage': [...MAIN, 'discard'],
  /** What is dealt apart from all else, at once. */
  'isolated-damage': ['upkeep', ...MAIN, ...ROLL],
  /** A main phase card is about to resolve. */
  card: MAIN,
  /** Dice of an effect: wherever somebody may play an instant or spend a token. */
  'die-rolled': ['upkeep', ...MAIN, ...ROLL, 'discard'],
} as const satisfies Readonly<Record<string, readonly PhaseName[]>>;

export type WindowMoment = keyof typeof WINDOWS;

/** Where salves are spent instants may be played, and tiles and chests speak while a hero explores. */
const BEFORE_TURN: readonly PhaseName[] = ['salve', 'explore'];
/** Phases in which they open besides, in scenarios of the campaign. The turn of an enemy has no discard phase to end with. */
export const WINDOWS_OF_SCENARIOS: Readonly<Partial<Record<WindowMoment, readonly PhaseName[]>>> = {
  'die-rolled': BEFORE_TURN,
  'isolated-damage': BEFORE_TURN,
  'card-damage': BEFORE_TURN,
  'turn-end-damage': ROLL,
};

/** The window before the damage of a pool is dealt: the last chance to answer it. */
export const LAST_CALLS: Readonly<Record<Pool['of'], WindowMoment>> = {
  roll: 'last-call',
  upkeep: 'upkeep-damage',
  'turn-end': 'turn-end-damage',
  play: 'card-damage',
  isolated: 'isolated-damage',
};
