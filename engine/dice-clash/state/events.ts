/** Everything that can happen in a match, with its fields: types only. `seat` is whose doing it is, or who has or gets
 *  the thing; where it is something else, a line says so. Spaces are numbered 1 … 9. */
import type { EventOf, LeavingFields, RoundFields, TimeFields } from '../../core/events.ts';
import type { Seat } from '../../core/game.ts';
import type { Colour } from '../content.ts';

/** A die of a pool; without a value for those who may not know it. */
export interface DieTold {
  readonly colour: Colour;
  readonly value?: number;
}

/** Events by type, with their fields. */
export interface EventFields extends RoundFields, LeavingFields, TimeFields {
  // ---- the course of the match
  'round-lost': { seat: Seat; round: number; why: 'grid-full' | 'no-dice' | 'no-defence' };
  adrenaline: { seat: Seat };
  over: { winners: readonly [Seat] };

  // ---- dice
  /** A legend's pool is not rolled: then there are no dice. */
  'pool-rolled': { seat: Seat; dice: readonly DieTold[] };
  /** `which`: what was chosen from the pool. `count` instead of `dice`: how many, for those who may know that alone. */
  're-rolled': { seat: Seat; which: 'all' | 'any' | 'ends' | 'taken'; dice?: readonly DieTold[]; count?: number };
  'rolled-one': { seat: Seat; colour: Colour; value: number };
  /** What was rolled goes back to the pool. */
  returned: { seat: Seat; colour: Colour; value: number };
  /** `seat`: whose die it was. */
  discarded: { seat: Seat; colour: Colour; value?: number };
  /** `dice`: how many. */
  adjusted: { seat: Seat; dice: number };
  'set-aside': { seat: Seat; colour: Colour; value: number };
  /** `seat`: who looks at the foe's pool. */
  looked: { seat: Seat; dice: readonly DieTold[] };

  // ---- the grid
  /** `rolled`: what the die showed; `value`: what it is now; `mod`: the kind of modifier that it met, `plain` for none. */
  placed: {
    seat: Seat;
    colour: Colour;
    rolled: number;
    space: number;
    mod: string;
    value: number;
    defence: number;
    attack: number;
  };
  power: { seat: Seat; power: string };
  'taken-back': { seat: Seat; space: number; colour: Colour };
  /** `seat`: whose grid it is. */
  covered: { seat: Seat; space: number; colour: Colour; value: number };
  moved: { seat: Seat; from: number; to: number };
  cleared: { seat: Seat; spaces: readonly number[] };

  // ---- what the next die of `seat` meets
  blunted: { seat: Seat };
  barred: { seat: Seat; space: number };
  'must-roll': { seat: Seat };
  /** Its next 1 or 6 is rolled again. */
  spoiled: { seat: Seat };
  /** `values`: of its next dice, in order. */
  foreseen: { seat: Seat; values: readonly number[] };

  // ---- legends
  'legend-rolled': { seat: Seat; colour: Colour; value: number; again?: true };
  'legend-misses': { seat: Seat; colour: Colour; value: number };
  /** `seat`: who may have a die of the legend rolled again. */
  'may-force': { seat: Seat };
}

export type EventType = keyof EventFields;
/** Something that happened; every value is plain JSON. */
export type DiceClashEvent<T extends EventType = EventType> = EventOf<EventFields, T>;
