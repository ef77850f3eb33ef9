/** What dice show: their values, and the symbols of the roller's own die. Where a word turns the sixes of its bearer blank,
 *  the die keeps its value and is read as a face without one. A targeting die and a loot die are nobody's own. */
import { heroOf } from '../state/context.ts';
import type { Table } from '../state/library.ts';
import type { Roll } from '../state/match.ts';
import { forbidden } from './standing.ts';

const SIX = 6;
/** No value, and no symbol of any die. */
const BLANK = 0;
const BLANK_SYMBOL = 'blank';

/** The values that count, in the order of the dice; 0 for a blank face. */
export const shownValues = (t: Table, roll: Roll): readonly number[] =>
  roll.values.includes(SIX) && blanksSixes(t, roll)
    ? roll.values.map((value) => (value === SIX ? BLANK : value))
    : roll.values;

/** The symbol that the roller's die has for a value of one of its dice, or the value itself of a die without symbols. */
export const faceOf = (t: Table, roll: Roll, value: number): string => {
  if (roll.sides !== SIX) return String(value);
  return value === SIX && blanksSixes(t, roll) ? BLANK_SYMBOL : (heroOf(t, roll.by).die[value - 1] ?? '');
};

const blanksSixes = (t: Table, { by, sides, purpose }: Roll): boolean =>
  sides === SIX && purpose !== 'targeting' && forbidden(t, by, 'show:6');
