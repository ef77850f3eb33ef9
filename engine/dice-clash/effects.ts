/** What powers and spaces do, one function an effect. An effect that needs answers asks for them first and touches
 *  nothing until it has them all: it is begun anew with each answer. */
import { rollDice } from '../core/chance.ts';
import type { Seat } from '../core/game.ts';
import type { Effect } from './content.ts';
import type { Die, Frame } from './state.ts';
import {
  ask,
  deciderOf,
  emit,
  fighterOf,
  findDie,
  foeOf,
  impossible,
  isLegend,
  namesOf,
  openSpaces,
  push,
  putIn,
  rollAgain,
  SPACES,
  spaceId,
  spaceOf,
  type Table,
  takeOut,
} from './table.ts';

const CORNERS = [0, 2, 6, 8];
const dieId = (name: string): string => `die:${name}`;
const dieIn = (id: string): string => id.slice('die:'.length);
const named = (dice: readonly Die[], id: string): Die => findDie(dice, dieIn(id)) ?? impossible(`no die ${id}`);

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
    rollPool(t, seat, which === 'all' ? [...pool] : pool.filter(({ value }) => value === 1 || value === 6));
  },

  'take-back': (t, frame) => {
    const { seat } = frame;
    const { grid, pool } = fighterOf(t.m, seat);
    // The red die that was just placed is the last one on the grid; the power speaks of others.
    const others = [...grid.keys()].filter((space) => grid[space] && space !== lastPlaced(t));
    if (others.length === 0) return;
    const answer = ask(t, frame, 0, seat, 'take-back', others.map(spaceId));
    if (answer === undefined) return;
    const space = spaceOf(answer);
    const die = grid[space] ?? impossible(`no die on ${answer}`);
    grid[space] = null;
    putIn(pool, die);
    emit(t, { type: 'taken-back', seat, space: space + 1, colour: die.colour });
    rollPool(t, seat, [die]);
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
    const die = ask(t, frame, 0, decider, 'cover-die', namesOf(dice).map(dieId));
    if (die === undefined) return;
    const answer = ask(t, frame, 1, decider, 'cover-space', open.map(spaceId));
    if (answer === undefined) return;
    const taken = named(fighter.pool, die);
    takeOut(fighter.pool, taken);
    const value = legend ? rollOne(t) : taken.value;
    fighter.grid[spaceOf(answer)] = { colour: taken.colour, value, known: 'all' };
    emit(t, { type: 'covered', seat: foe, space: spaceOf(answer) + 1, colour: taken.colour, value });
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
      const answer = ask(t, frame, asked++, seat, 'adjust-die', ['done', ...namesOf(left).map(dieId)]);
      if (answer === undefined) return;
      if (answer === 'done') break;
      const die = named(left, answer);
      takeOut(left, die);
      const values = [die.value - 1, die.value + 1].filter((value) => value >= 1 && value <= 6);
      const to = ask(
        t,
        frame,
        asked++,
        seat,
        'adjust-value',
        values.map((value) => `value:${value}`),
      );
      if (to === undefined) return;
      changes.push({ die, to: Number(to.slice('value:'.length)) });
    }
    for (const { die, to } of changes) {
      die.value = to;
      if (die.known === 'foe') die.known = 'owner';
    }
    putIn(pool);
    emit(t, { type: 'adjusted', seat, dice: changes.length });
  },

  bar: (t, frame) => {
    const { seat } = frame;
    const fighter = fighterOf(t.m, foeOf(seat));
    const open = openSpaces(fighter);
    if (open.length <= 1) return;
    const answer = ask(t, frame, 0, seat, 'bar', open.map(spaceId));
    if (answer === undefined) return;
    fighter.next.barred = spaceOf(answer);
    emit(t, { type: 'barred', seat: foeOf(seat), space: spaceOf(answer) + 1 });
  },

  'set-aside': (t, frame) => {
    const { seat } = frame;
    const fighter = fighterOf(t.m, seat);
    const names = namesOf(fighter.pool);
    if (names.length === 0) return;
    const which = ask(t, frame, 0, seat, 'aside-die', names.map(dieId));
    if (which === undefined) return;
    const value = ask(
      t,
      frame,
      1,
      seat,
      'aside-value',
      [6, 5, 4, 3, 2, 1].map((n) => `value:${n}`),
    );
    if (value === undefined) return;
    const die = named(fighter.pool, which);
    takeOut(fighter.pool, die);
    const set: Die = { colour: die.colour, value: Number(value.slice('value:'.length)), known: 'all' };
    fighter.aside.push(set);
    emit(t, { type: 'set-aside', seat, colour: set.colour, value: set.value });
  },

  'roll-one': (t, frame, { rows }) => {
    const { seat } = frame;
    const fighter = fighterOf(t.m, seat);
    const names = namesOf(fighter.pool);
    if (names.length === 0) return;
    const which = ask(t, frame, 0, seat, 'roll-one', names.map(dieId));
    if (which === undefined) return;
    const die = named(fighter.pool, which);
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
    const answer = ask(t, frame, 0, deciderOf(t, foe), 'discard', namesOf(dice).map(dieId));
    if (answer === undefined) return;
    const die = named(pool, answer);
    takeOut(pool, die);
    emit(t, { type: 'discarded', seat: foe, colour: die.colour, ...(die.value > 0 && { value: die.value }) });
  },
  'roll-next': (t, { seat }) => {
    fighterOf(t.m, foeOf(seat)).next.rolls = true;
    emit(t, { type: 'must-roll', seat: foeOf(seat) });
  },

  foresee: (t, { seat }, { dice }) => {
    const values = rollDice(t.m.chance, dice);
    fighterOf(t.m, foeOf(seat)).omens.next.push(...values);
    emit(t, { type: 'foreseen', seat: foeOf(seat), values });
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
    const answer = ask(
      t,
      frame,
      0,
      seat,
      'choose-next',
      [1, 2, 3, 4, 5, 6].map((n) => `value:${n}`),
    );
    if (answer === undefined) return;
    const value = Number(answer.slice('value:'.length));
    fighterOf(t.m, foeOf(seat)).omens.next.unshift(value);
    emit(t, { type: 'foreseen', seat: foeOf(seat), values: [value] });
  },
  'next-dice': (t, { seat }, { dice, value }) => {
    const values = Array<number>(dice).fill(value);
    fighterOf(t.m, seat).omens.next.unshift(...values);
    emit(t, { type: 'foreseen', seat, values });
  },
  remove: (t, { seat }, { colour }) => {
    const { pool } = fighterOf(t.m, foeOf(seat));
    const die = pool.find((other) => other.colour === colour);
    if (!die) return;
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

/** Rolls dice of the seat's pool again, behind its screen. */
export const rollPool = (t: Table, seat: Seat, dice: readonly Die[]): void => {
  if (dice.length === 0) return;
  const { pool } = fighterOf(t.m, seat);
  rollAgain(t.m.chance, pool, dice);
  emit(t, { type: 're-rolled', seat, dice: dice.map(({ colour, value }) => ({ colour, value })) });
};

/** As many of its dice as the seat names, one by one. */
const rollChosen = (t: Table, frame: Frame, seat: Seat): void => {
  const left = [...fighterOf(t.m, seat).pool];
  const chosen: Die[] = [];
  for (let asked = 0; left.length > 0; asked++) {
    const answer = ask(t, frame, asked, frame.seat, 're-roll', ['done', ...namesOf(left).map(dieId)]);
    if (answer === undefined) return;
    if (answer === 'done') break;
    const die = named(left, answer);
    takeOut(left, die);
    chosen.push(die);
  }
  rollPool(t, seat, chosen);
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
  const first = ask(t, frame, 0, decider, 'move-from', from.map(spaceId));
  if (first === undefined) return;
  const second = ask(t, frame, 1, decider, 'move-to', to.map(spaceId));
  if (second === undefined) return;
  const [a, b] = [spaceOf(first), spaceOf(second)];
  grid[b] = grid[a] ?? impossible(`no die on ${first}`);
  grid[a] = null;
  emit(t, { type: 'moved', seat, from: a + 1, to: b + 1 });
};
