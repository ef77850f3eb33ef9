/** Rolls: dice records, and what changes a die. */
import { rollDice, rollDie } from '../../core/chance.ts';
import { emit, heroOf, impossible, placeOf, rollOf } from '../state/context.ts';
import type { BodyId, DieAt, Roll, Source } from '../state/match.ts';
import type { Table } from '../state/table.ts';
import type { DieView } from '../state/view-shape.ts';
import { faceOf, shownValues } from './amounts.ts';
import { raise } from './moments.ts';

/** Rolls dice and keeps the record, open until something closes it. */
export const makeRoll = (
  t: Table,
  fields: { by: BodyId; purpose: Roll['purpose']; source: Source; sides?: number; values?: number[] | undefined },
  dice: number,
): Roll => {
  const sides = fields.sides ?? 6;
  const { by, purpose, source, values: set } = fields;
  const values = set ? [...set, ...rollDice(t.m.chance, dice - set.length, sides)] : rollDice(t.m.chance, dice, sides);
  const roll: Roll = { id: t.m.next++, by, purpose, source, sides, values, open: true, altered: false };
  // Closed rolls are history: only the last one is still shown.
  const stay = t.m.rolls.filter((other) => other.open || inFocus(t, other.id));
  t.m.rolls = stay.length === 0 ? [roll] : [...stay, roll];
  tellRoll(t, roll);
  return roll;
};

/** Effects still to come read the dice of a closed roll. */
const inFocus = (t: Table, id: number): boolean => {
  if (t.m.rolling?.roll === id) return true;
  for (const f of t.m.stack) {
    if (f.kind !== 'effects') continue;
    if (f.roll === id || f.made === id || (f.named !== undefined && Object.values(f.named).includes(id))) return true;
  }
  return t.m.attack?.noted.some((f) => f.roll === id) ?? false;
};

const tellRoll = (t: Table, roll: Roll, again?: readonly number[]): void => {
  // Nobody need know what the dice show where nobody hears it.
  if (!t.events) return;
  const seat = placeOf(t, roll.by);
  const what = roll.purpose === 'effect' ? roll.source : roll.purpose;
  const dice = shownDice(t, roll);
  if (again) emit(t, { type: 'rolled', seat, for: what, dice, again });
  else emit(t, { type: 'rolled', seat, for: what, dice });
};

/** What the dice show: faces of the roller's own die, or numbers. */
export const shownDice = (t: Table, roll: Roll): DieView[] => {
  const faces = roll.sides === 6 && shownValues(t, roll) === roll.values ? heroOf(t, roll.by).faces : undefined;
  return roll.values.map((value) => faces?.[value - 1] ?? { value, symbol: faceOf(t, roll, value) });
};

export const closeRoll = (t: Table, id: number | undefined): void => {
  if (id === undefined) return;
  for (const roll of t.m.rolls) if (roll.id === id) roll.open = false;
};

/** Dice have landed, those of a roll or of a further attempt: what listens speaks with them in focus. */
export const raiseRolled = (t: Table, { id, by, source }: Roll): boolean =>
  raise(t, 'rolled', by, { source, roll: id });

/** Rolls some dice of an open roll once more, as one of its owner's own attempts. */
export const rollAttempt = (t: Table, roll: Roll, dice: readonly number[]): void => {
  const values = rollDice(t.m.chance, dice.length, roll.sides);
  for (let i = 0; i < values.length; i++) {
    const die = dice[i] ?? impossible('more values than dice');
    roll.values[die] = values[i] ?? impossible(`no die ${die}`);
  }
  tellRoll(t, roll, dice);
};

/** Changes a die to a value; whoever announced may announce anew. */
export const setDie = (t: Table, at: DieAt, value: number, source: Source): void => {
  const roll = rollOf(t, at.roll);
  if (roll.values[at.die] !== value) roll.altered = true;
  turnDie(t, roll, at.die, 'die-changed', value, source);
};

export const rerollDie = (t: Table, at: DieAt, source: Source): void => {
  const roll = rollOf(t, at.roll);
  roll.altered = true;
  turnDie(t, roll, at.die, 'die-rerolled', rollDie(t.m.chance, roll.sides), source);
};

/** Puts that value on a die, and tells it. */
const turnDie = (
  t: Table,
  roll: Roll,
  die: number,
  type: 'die-changed' | 'die-rerolled',
  to: number,
  source: Source,
): void => {
  const from = roll.values[die] ?? impossible(`no die ${die}`);
  roll.values[die] = to;
  emit(t, { type, seat: placeOf(t, roll.by), die, from, to, symbol: faceOf(t, roll, to), source });
};
