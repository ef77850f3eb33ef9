/** What powers and spaces do, one function an effect. An effect that needs answers asks for them first and touches
 *  nothing until it has them all: it is begun anew with each answer. */
import { rollDice } from '../../core/chance.ts';
import type { Seat } from '../../core/game.ts';
import type { Effect } from '../content.ts';
import type { Die, Frame } from '../state/state.ts';
import {
  deciderOf,
  emit,
  fighterOf,
  foeOf,
  forget,
  impossible,
  isLegend,
  openSpaces,
  push,
  putIn,
  rollAgain,
  SPACES,
  type Table,
  takeOut,
} from '../state/table.ts';
import { askDie, askSpace, askValue, dieOf } from './asking.ts';
import { rollOmen } from './legend.ts';

const CORNERS = [0, 2, 6, 8];
const VALUES = [1, 2, 3, 4, 5, 6];

type Run<E> = (t: Table, frame: Frame, effect: E) => void;
type Runs = { readonly [D in Effect['do']]: Run<Extract<Effect, { do: D }>> };

export const runEffect = (t: Table, frame: Frame, effect: Effect): void => {
  const run = RUNS[effect.do] as Run<Effect>;
  run(t, frame, effect);
};

const RUNS: Runs = {
  're-roll': (t, frame, { whose, which }) => {
    const seat = whose === 'own' ? frame.seat : foeOf(frame.seat);
    const { pool } = fighterOf(t.m, seat);
    if (which === 'any') return rollChosen(t, frame, seat);
    rollPool(t, seat, which === 'all' ? [...pool] : pool.filter(({ value }) => value === 1 || value === 6), which);
  },

  'take-back': (t, frame) => {
    const { seat } = frame;
    const { grid, pool } = fighterOf(t.m, seat);
    // The red die that was just placed is the last one on the grid; the power speaks of others.
    const others = [...grid.keys()].filter((space) => grid[space] && space !== lastPlaced(t));
    if (others.length === 0) return;
    const space = askSpace(t, frame, 0, seat, 'take-back', others);
    if (space === undefined) return;
    const die = grid[space] ?? impossible(`no die on ${space}`);
    grid[space] = null;
    putIn(pool, die);
    emit(t, { type: 'taken-back', seat, space: space + 1, colour: die.colour });
    rollPool(t, seat, [die], 'taken');
  },

  cover: (t, frame) => {
    const { seat } = frame;
    const foe = foeOf(seat);
    const fighter = fighterOf(t.m, foe);
    const open = openSpaces(fighter);
    if (fighter.pool.length === 0 || open.length === 0) return;
    const decider = deciderOf(t, foe);
    const legend = isLegend(t, foe);
    // A legend's dice are all alike.
    const dice = legend ? fighter.pool.slice(0, 1) : fighter.pool;
    const die = askDie(t, frame, 0, decider, 'cover-die', dice);
    if (die === undefined) return;
    const space = askSpace(t, frame, 1, decider, 'cover-space', open);
    if (space === undefined) return;
    const taken = dieOf(fighter.pool, die);
    takeOut(fighter.pool, taken);
    const value = legend ? rollOne(t) : taken.value;
    fighter.grid[space] = { colour: taken.colour, value, known: 'all' };
    emit(t, { type: 'covered', seat: foe, space: space + 1, colour: taken.colour, value });
  },

  blunt: (t, { seat }) => {
    fighterOf(t.m, foeOf(seat)).next.blunted = true;
    emit(t, { type: 'blunted', seat: foeOf(seat) });
  },

  adjust: (t, frame, { dice }) => {
    const { seat } = frame;
    const { pool } = fighterOf(t.m, seat);
    const left = [...pool];
    const changes: { die: Die; to: number }[] = [];
    for (let asked = 0; changes.length < dice && left.length > 0; ) {
      const answer = askDie(t, frame, asked++, seat, 'adjust-die', left, ['done']);
      if (answer === undefined) return;
      if (answer === 'done') break;
      const die = dieOf(left, answer);
      takeOut(left, die);
      const values = VALUES.filter((value) => Math.abs(value - die.value) === 1);
      const to = askValue(t, frame, asked++, seat, 'adjust-value', values);
      if (to === undefined) return;
      changes.push({ die, to });
    }
    for (const { die, to } of changes) die.value = to;
    if (changes.length > 0) forget(pool);
    putIn(pool);
    emit(t, { type: 'adjusted', seat, dice: changes.length });
  },

  bar: (t, frame) => {
    const { seat } = frame;
    const fighter = fighterOf(t.m, foeOf(seat));
    const open = openSpaces(fighter);
    if (open.length <= 1) return;
    const space = askSpace(t, frame, 0, seat, 'bar', open);
    if (space === undefined) return;
    fighter.next.barred = space;
    emit(t, { type: 'barred', seat: foeOf(seat), space: space + 1 });
  },

  'set-aside': (t, frame) => {
    const { seat } = frame;
    const fighter = fighterOf(t.m, seat);
    if (fighter.pool.length === 0) return;
    const which = askDie(t, frame, 0, seat, 'aside-die', fighter.pool);
    if (which === undefined) return;
    const value = askValue(t, frame, 1, seat, 'aside-value', [...VALUES].reverse());
    if (value === undefined) return;
    const die = dieOf(fighter.pool, which);
    takeOut(fighter.pool, die);
    const set: Die = { colour: die.colour, value, known: 'all' };
    fighter.aside.push(set);
    emit(t, { type: 'set-aside', seat, colour: set.colour, value: set.value });
  },

  'roll-one': (t, frame, { rows }) => {
    const { seat } = frame;
    const fighter = fighterOf(t.m, seat);
    if (fighter.pool.length === 0) return;
    const which = askDie(t, frame, 0, seat, 'roll-one', fighter.pool);
    if (which === undefined) return;
    const die = dieOf(fighter.pool, which);
    takeOut(fighter.pool, die);
    const value = rollOne(t);
    fighter.taken = { colour: die.colour, value, known: 'all' };
    emit(t, { type: 'rolled-one', seat, colour: die.colour, value });
    push(t, seat, ...(rows.find(({ from, to }) => value >= from && value <= to)?.then ?? []));
  },
  'return-rolled': (t, { seat }) => {
    const fighter = fighterOf(t.m, seat);
    const die = fighter.taken ?? impossible('no die was rolled');
    fighter.taken = null;
    putIn(fighter.pool, die);
    emit(t, { type: 'returned', seat, colour: die.colour, value: die.value });
  },
  'discard-rolled': (t, { seat }) => {
    const fighter = fighterOf(t.m, seat);
    const die = fighter.taken ?? impossible('no die was rolled');
    fighter.taken = null;
    emit(t, { type: 'discarded', seat, colour: die.colour, value: die.value });
  },
  discard: (t, frame) => {
    const { seat } = frame;
    const foe = foeOf(seat);
    const { pool } = fighterOf(t.m, foe);
    if (pool.length === 0) return;
    const dice = isLegend(t, foe) ? pool.slice(0, 1) : pool;
    const answer = askDie(t, frame, 0, deciderOf(t, foe), 'discard', dice);
    if (answer === undefined) return;
    const die = dieOf(pool, answer);
    takeOut(pool, die);
    emit(t, { type: 'discarded', seat: foe, colour: die.colour, ...(die.value > 0 && { value: die.value }) });
  },
  'roll-next': (t, { seat }) => {
    fighterOf(t.m, foeOf(seat)).next.rolls = true;
    emit(t, { type: 'must-roll', seat: foeOf(seat) });
  },

  foresee: (t, { seat }, { dice }) => {
    const foe = foeOf(seat);
    const { omens } = fighterOf(t.m, foe);
    // What is known already is rolled no more.
    while (omens.next.length < dice) omens.next.push(rollOmen(t, foe));
    emit(t, { type: 'foreseen', seat: foe, values: [...omens.next] });
  },
  'may-force': (t, { seat }) => {
    fighterOf(t.m, foeOf(seat)).omens.forced = true;
    emit(t, { type: 'may-force', seat });
  },
  spoil: (t, { seat }) => {
    fighterOf(t.m, foeOf(seat)).omens.spoiled = true;
    emit(t, { type: 'spoiled', seat: foeOf(seat) });
  },
  'choose-next': (t, frame) => {
    const { seat } = frame;
    const value = askValue(t, frame, 0, seat, 'choose-next', VALUES);
    if (value !== undefined) ordain(t, foeOf(seat), [value]);
  },
  'next-dice': (t, { seat }, { dice, value }) => ordain(t, seat, Array<number>(dice).fill(value)),
  remove: (t, frame, { colour }) => {
    const { seat } = frame;
    const { pool } = fighterOf(t.m, foeOf(seat));
    const dice = pool.filter((die) => die.colour === colour);
    if (dice.length === 0) return;
    const answer = askDie(t, frame, 0, deciderOf(t, seat), 'discard', dice);
    if (answer === undefined) return;
    const die = dieOf(dice, answer);
    takeOut(pool, die);
    emit(t, { type: 'discarded', seat: foeOf(seat), colour, value: die.value });
  },
  'clear-corners': (t, { seat }) => {
    const { grid } = fighterOf(t.m, seat);
    const cleared = CORNERS.filter((space) => grid[space]);
    for (const space of cleared) grid[space] = null;
    if (cleared.length > 0) emit(t, { type: 'cleared', seat, spaces: cleared.map((space) => space + 1) });
  },
};

const rollOne = (t: Table): number => rollDice(t.m.chance, 1)[0] ?? impossible('a die was not rolled');

/** The next dice of a legend show these values, whatever was known of them before. */
const ordain = (t: Table, legend: Seat, values: readonly number[]): void => {
  fighterOf(t.m, legend).omens.next.splice(0, values.length, ...values);
  emit(t, { type: 'foreseen', seat: legend, values });
};

/** Rolls dice of the seat's pool again, behind its screen. `which` says which dice those are, for those who see only
 *  that it happens. */
const rollPool = (t: Table, seat: Seat, dice: readonly Die[], which: 'all' | 'any' | 'ends' | 'taken'): void => {
  // That nobody had a 1 or a 6 is not to be seen either.
  if (dice.length === 0 && which !== 'ends') return;
  const { pool } = fighterOf(t.m, seat);
  rollAgain(t.m.chance, pool, dice);
  emit(t, { type: 're-rolled', seat, which, dice: dice.map(({ colour, value }) => ({ colour, value })) });
};

/** As many of its dice as the seat names, one by one. */
const rollChosen = (t: Table, frame: Frame, seat: Seat): void => {
  const left = [...fighterOf(t.m, seat).pool];
  const chosen: Die[] = [];
  for (let asked = 0; left.length > 0; asked++) {
    const answer = askDie(t, frame, asked, frame.seat, 're-roll', left, ['done']);
    if (answer === undefined) return;
    if (answer === 'done') break;
    const die = dieOf(left, answer);
    takeOut(left, die);
    chosen.push(die);
  }
  if (chosen.length > 0) forget(fighterOf(t.m, seat).pool);
  rollPool(t, seat, chosen, 'any');
};

/** The space of the die that was placed this turn. */
const lastPlaced = ({ m }: Table): number => m.placedAt ?? impossible('no die was placed');

/** Another die of the seat's grid goes to another space, whose modifier it ignores (rulebook: Die Value Modifiers). */
export const moveDie = (t: Table, frame: Frame): void => {
  const { seat } = frame;
  const { grid } = fighterOf(t.m, seat);
  const from = [...grid.keys()].filter((space) => grid[space] && space !== lastPlaced(t));
  const to = Array.from({ length: SPACES }, (_, space) => space).filter((space) => !grid[space]);
  if (from.length === 0 || to.length === 0) return;
  const decider = deciderOf(t, seat);
  const a = askSpace(t, frame, 0, decider, 'move-from', from);
  if (a === undefined) return;
  const b = askSpace(t, frame, 1, decider, 'move-to', to);
  if (b === undefined) return;
  grid[b] = grid[a] ?? impossible(`no die on ${a}`);
  grid[a] = null;
  emit(t, { type: 'moved', seat, from: a + 1, to: b + 1 });
};
