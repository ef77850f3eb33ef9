/** Activation requirements: which rows of an ability a roll meets. */
import { holdingsOf, rollOf } from '../state/context.ts';
import { focusAt } from '../state/focus.ts';
import type { BodyId, Roll } from '../state/match.ts';
import type { LibraryAbility, LibraryLevel, LibraryRow, Read, Table } from '../state/table.ts';
import { NOT_MET } from '../vocabulary/shown.ts';
import type { Needs } from '../vocabulary/words.ts';
import { amountOf, holdsOf, shownValues } from './amounts.ts';
import { forbidden } from './standing.ts';

/** The level of an ability that is in force, or 0 while the board lacks the ability. */
export const levelOf = (t: Table, body: BodyId, ability: LibraryAbility): number => {
  if (ability.levels.length === 1 && !ability.addedBy) return 1;
  const { levels, upgrades } = holdingsOf(t, body);
  if (upgrades.length === 0) return ability.addedBy ? 0 : 1;
  if (!ability.addedBy) return levels[ability.place] ?? 1;
  const reached = (levels[ability.addedBy.place] ?? 1) - ability.addedBy.level + 1;
  return Math.max(0, Math.min(reached, ability.levels.length));
};
/** What stands on the board at that level, or nothing while the board lacks the ability. */
export const boardOf = (t: Table, body: BodyId, ability: LibraryAbility): LibraryLevel | undefined => {
  const level = levelOf(t, body, ability);
  // There is no place before the first, and to look there makes every look slow.
  return level === 0 ? undefined : ability.levels[level - 1];
};
export const rowsOf = (t: Table, body: BodyId, ability: LibraryAbility): readonly LibraryRow[] =>
  boardOf(t, body, ability)?.rows ?? NO_ROWS;
const NO_ROWS: readonly LibraryRow[] = [];

const STRAIGHTS = 'activate:straight';

/** A row that the dice meet, with the step of its scale. */
export interface RowMet {
  readonly row: number;
  readonly scale: number;
}

/** The rows of an ability that the dice meet, without those that something forbids (ruling 65). */
export const rowsMet = (t: Table, body: BodyId, ability: LibraryAbility, roll: number): RowMet[] => {
  const met: RowMet[] = [];
  const rows = rowsOf(t, body, ability);
  const dice = rollOf(t, roll);
  const outcome = outcomeOf(shownValues(t, dice));
  const noStraights = ability.mixed && forbidden(t, body, STRAIGHTS);
  for (let row = 0; row < rows.length; row++) {
    const needs = rows[row];
    if (!needs || (noStraights && needs.straight)) continue;
    const scale = scaleMet(t, body, needs, dice, outcome);
    if (scale >= 0) met.push({ row, scale });
  }
  return met;
};
export const meetsAny = (t: Table, body: BodyId, ability: LibraryAbility, roll: number): boolean => {
  const dice = rollOf(t, roll);
  return meets(t, body, ability, dice, outcomeOf(shownValues(t, dice)));
};
/** The dice meet such a row of the ability; `outcome`: their number, so that it is counted once for all abilities. */
export const meets = (t: Table, body: BodyId, ability: LibraryAbility, dice: Roll, outcome: number): boolean => {
  const level = boardOf(t, body, ability);
  if (!level) return false;
  if (ability.mixed && forbidden(t, body, STRAIGHTS))
    return level.rows.some((row) => !row.straight && scaleMet(t, body, row, dice, outcome) >= 0);
  const known = level.reached[outcome];
  if (known) return known === MET;
  let met = false;
  for (const row of level.rows) if (scaleMet(t, body, row, dice, outcome) >= 0) met = true;
  if (outcome >= 0) level.reached[outcome] = met ? MET : MISSED;
  return met;
};
/** What is kept of each outcome by level; 0 means: not asked yet. */
const MISSED = 1;
const MET = 2;

/** The step of the row's scale that the dice meet (0 where it has none), or `NOT_MET`. Requirements speak of dice alone, so
 *  what a row makes of an outcome is kept: legal lists and odds ask it again and again. */
const scaleMet = (t: Table, body: BodyId, row: LibraryRow, roll: Roll, outcome: number): number => {
  const known = row.outcomes[outcome];
  if (known) return known - KNOWN;
  const scale = row.met(t, focusAt(body, roll.id));
  if (outcome >= 0) row.outcomes[outcome] = scale + KNOWN;
  return scale;
};
/** What is kept is shifted, so that 0 means: not asked yet. */
const KNOWN = 2;

/** Reads the step of a scale that the dice in focus meet, 0 where there is none, or `NOT_MET`. */
export const metBy = (needs: Needs): Read<number> => {
  if (!('scale' in needs)) {
    const holds = holdsOf(needs);
    return (t, f) => (holds(t, f) ? 0 : NOT_MET);
  }
  const shown = amountOf({ count: needs.scale });
  return (t, f) => {
    const n = shown(t, f);
    return needs.at.findLastIndex((least) => n >= least);
  };
};

const DICE = 5;
/** What a die counts for by its value: in base 6 these count the dice of each value but the last, whose number follows. */
const PLACES: readonly number[] = [0, 1, 6, 6 ** 2, 6 ** 3, 6 ** 4, 0];
const countedFrom = (values: readonly number[]): number => {
  let at = 0;
  for (let i = 0; i < DICE; i++) at += PLACES[values[i] ?? 0] ?? 0;
  return at;
};

/** Outcomes of five dice, numbered from 0 whatever order the dice lie in, by what the dice count. */
const NUMBERS = new Int16Array(6 ** DICE).fill(-1);
const numberAll = (): number => {
  let n = 0;
  for (let code = 0; code < 6 ** DICE; code++) {
    const at = countedFrom(Array.from({ length: DICE }, (_, die) => (Math.floor(code / 6 ** die) % 6) + 1));
    if (NUMBERS[at] === -1) NUMBERS[at] = n++;
  }
  return n;
};
/** How many outcomes five dice have. */
export const OUTCOMES = numberAll();

/** The number of an outcome of five dice, the same in whatever order they lie, or -1 for any other number of dice and
 *  for blank ones. */
export const outcomeOf = (values: readonly number[]): number => {
  if (values.length !== DICE || values.includes(0)) return -1;
  return NUMBERS[countedFrom(values)] ?? -1;
};
