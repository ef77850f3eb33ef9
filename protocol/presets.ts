/** How much time people have, by preset. */
import type { PresetId } from '../engine/record/preset-ids.ts';

export { PRESET_IDS, type PresetId } from '../engine/record/preset-ids.ts';

/** All times in milliseconds; `Infinity` where nothing ever runs out. */
export interface Preset {
  readonly name: string;
  readonly text: string;
  /** A seat's own time for its moves: at the start, what each turn of its own adds, and the most it may grow to. */
  readonly bank: number;
  readonly increment: number;
  readonly most: number;
  /** The longest that the moves of one turn may take, whatever is in the bank. */
  readonly turnCap: number;
  /** Allowance for the answer in an asking window, and for a choice that the rules force on a seat. */
  readonly window: number;
  readonly choice: number;
  /** What an earlier seat has at least from the moment a later seat's intent is held and shown. */
  readonly answer: number;
  /** A seat is warned when this much is left. */
  readonly warning: number;
  /** How long a dropped seat's time stands still, by how often it has dropped; the last one serves for all further drops, as
   *  long as less than all of them together has been used: from then on a bot sits in at once. Empty: a drop changes
   *  nothing. */
  readonly grace: readonly number[];
  /** After this many turns of its own in a row in which a seat did nothing but let time run out, it forfeits; where all
   *  stand together, a bot sits in for it until it does something. */
  readonly lapses: number;
  /** Time stands still while nobody of the table is there. */
  readonly pausesWhenEmpty: boolean;
}

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

export const PRESETS: Readonly<Record<PresetId, Preset>> = {
  casual: {
    name: 'Casual',
    text: 'Five minutes, and 20 seconds more with each turn.',
    bank: 5 * MINUTE,
    increment: 20 * SECOND,
    most: 8 * MINUTE,
    turnCap: 3 * MINUTE,
    window: 15 * SECOND,
    choice: 30 * SECOND,
    answer: 6 * SECOND,
    warning: 10 * SECOND,
    grace: [60 * SECOND, 45 * SECOND, 30 * SECOND, 15 * SECOND],
    lapses: 3,
    pausesWhenEmpty: true,
  },
  ranked: {
    name: 'Ranked',
    text: 'Two and a half minutes, and 15 seconds more with each turn.',
    bank: 150 * SECOND,
    increment: 15 * SECOND,
    most: 4 * MINUTE,
    turnCap: 90 * SECOND,
    window: 10 * SECOND,
    choice: 20 * SECOND,
    answer: 5 * SECOND,
    warning: 10 * SECOND,
    grace: [45 * SECOND, 30 * SECOND, 15 * SECOND, 5 * SECOND],
    lapses: 2,
    // A match that counts comes to its end, whoever has gone: nobody can put a defeat off by leaving together.
    pausesWhenEmpty: false,
  },
  blitz: {
    name: 'Blitz',
    text: 'One minute, and six seconds more with each turn.',
    bank: MINUTE,
    increment: 6 * SECOND,
    most: 90 * SECOND,
    turnCap: 40 * SECOND,
    window: 5 * SECOND,
    choice: 8 * SECOND,
    answer: 3 * SECOND,
    warning: 5 * SECOND,
    grace: [20 * SECOND, 10 * SECOND, 5 * SECOND],
    lapses: 2,
    pausesWhenEmpty: true,
  },
  correspondence: {
    name: 'Correspondence',
    text: 'A day for each turn.',
    bank: DAY,
    increment: DAY,
    most: DAY,
    turnCap: DAY,
    window: 6 * HOUR,
    choice: DAY,
    answer: HOUR,
    warning: HOUR,
    grace: [],
    lapses: 2,
    pausesWhenEmpty: false,
  },
  campaign: {
    name: 'Campaign',
    text: 'Ten minutes, and one more with each turn. Nobody is put out: a bot sits in for who is away.',
    bank: 10 * MINUTE,
    increment: MINUTE,
    most: 10 * MINUTE,
    turnCap: 5 * MINUTE,
    window: 30 * SECOND,
    choice: MINUTE,
    answer: 10 * SECOND,
    warning: 15 * SECOND,
    grace: [3 * MINUTE, 2 * MINUTE, MINUTE],
    lapses: 2,
    pausesWhenEmpty: true,
  },
  none: {
    name: 'No clock',
    text: 'Nobody is hurried.',
    bank: Number.POSITIVE_INFINITY,
    increment: 0,
    most: Number.POSITIVE_INFINITY,
    turnCap: Number.POSITIVE_INFINITY,
    window: Number.POSITIVE_INFINITY,
    choice: Number.POSITIVE_INFINITY,
    answer: 0,
    warning: 0,
    grace: [2 * MINUTE, MINUTE, 30 * SECOND],
    lapses: Number.POSITIVE_INFINITY,
    pausesWhenEmpty: true,
  },
};
