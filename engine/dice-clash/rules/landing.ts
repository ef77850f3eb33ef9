/** Where a die may land, and what it is worth there: the heart of the game. Pure questions. */
import type { Seat } from '../../core/game.ts';
import type { Modifier, Power } from '../content.ts';
import type { Die, Fighter } from '../state/state.ts';
import { fighterOf, findDie, nameOf, namesOf, openSpaces, sideOf, type Table } from '../state/table.ts';

/** A die that has landed. Defence and attack may leave the range of a die; the value never does. */
export interface Landing {
  readonly value: number;
  readonly defence: number;
  readonly attack: number;
}

export interface Placement {
  /** The die's name. */
  readonly die: string;
  /** 0 … 8. */
  readonly space: number;
  readonly landing: Landing;
  /** Whether the space leaves a choice of values. */
  readonly choice: boolean;
}

/** From this attack on, a defence of exactly 1 parries (rulebook: Parry). */
export const PARRIED_FROM = 6;

export const defends = (attack: number | null, defence: number): boolean =>
  attack === null || defence > attack || (attack >= PARRIED_FROM && defence === 1);

const clamp = (value: number): number => Math.min(6, Math.max(1, value));

const ROWS = 3;
/** The spaces beside each space. */
const BESIDE: readonly (readonly number[])[] = Array.from({ length: ROWS * ROWS }, (_, space) => {
  const column = space % ROWS;
  const sideways = [column > 0 ? space - 1 : -1, column < ROWS - 1 ? space + 1 : -1];
  return [space - ROWS, space + ROWS, ...sideways].filter((other) => other >= 0 && other < ROWS * ROWS);
});

/** The different values of the dice beside a space, in order. */
export const valuesBeside = (grid: Fighter['grid'], space: number): number[] => {
  const near = new Set<number>();
  for (const other of BESIDE[space] ?? []) {
    const die = grid[other];
    if (die) near.add(die.value);
  }
  return near.size > 1 ? [...near].sort() : [...near];
};

/** What a die of that value may become on a space. */
const valuesOn = (modifier: Modifier, value: number, grid: Fighter['grid'], space: number): number[] => {
  switch (modifier?.mod) {
    case 'raise':
      return [clamp(value + modifier.n)];
    case 'set':
      return [modifier.n];
    case 'flip':
      return [7 - value];
    case 'nudge':
      return [...new Set([clamp(value - 1), clamp(value + 1)])];
    case 'match': {
      const near = valuesBeside(grid, space);
      return near.length > 0 ? near : [value];
    }
    default:
      return [value];
  }
};

/** Everything a die may be worth on an open space of its owner's grid. A standing power of the red die overrides what
 *  value and space say. */
export const landingsOn = (
  { grid, next }: Pick<Fighter, 'grid' | 'next'>,
  side: { readonly grid: readonly Modifier[]; readonly power: Pick<Power, 'red'> },
  { colour, value: shown }: Pick<Die, 'colour' | 'value'>,
  space: number,
): Landing[] => {
  const modifier = next.blunted ? null : (side.grid[space] ?? null);
  const red = colour === 'red' ? side.power.red : undefined;
  const landed = (value: number): Landing => ({
    value,
    defence: red?.defence ?? value + (modifier?.mod === 'defence' ? modifier.n : 0),
    attack: red?.attack ?? value + (modifier?.mod === 'attack' ? modifier.n : 0),
  });
  return modifier === null ? [landed(shown)] : valuesOn(modifier, shown, grid, space).map(landed);
};

/** Open spaces the seat's next die may go to. */
export const spacesFor = (fighter: Fighter): number[] =>
  openSpaces(fighter).filter((space) => space !== fighter.next.barred);

/** The die of that name that the seat may place now. Of two alike the one in the pool goes first: nothing can touch the
 *  one set aside. */
export const dieToPlace = ({ pool, aside, next }: Fighter, name: string): Die | undefined => {
  const fromPool = !next.only || nameOf(next.only) === name ? findDie(pool, name) : undefined;
  return fromPool ?? findDie(aside, name);
};

/** Dice that the seat may place now, one of each name. */
const diceToPlace = (fighter: Fighter): Die[] =>
  namesOf([...fighter.pool, ...fighter.aside]).flatMap((name) => dieToPlace(fighter, name) ?? []);

/** Every placement that defends against the attack, for the dice that the seat may place now. */
export const placementsOf = (t: Table, seat: Seat): Placement[] => {
  const fighter = fighterOf(t.m, seat);
  const spaces = spacesFor(fighter);
  return diceToPlace(fighter).flatMap((die) => spaces.flatMap((space) => placementsAt(t, seat, die, space)));
};

export const canPlay = (t: Table, seat: Seat): boolean => {
  const fighter = fighterOf(t.m, seat);
  const { pool, aside, next } = fighter;
  const spaces = spacesFor(fighter);
  const side = sideOf(t, seat);
  // Dice of one value differ only where the red one has a standing power: one look is enough.
  const looked = new Set<string>();
  for (const die of next.only ? [next.only, ...aside] : [...pool, ...aside]) {
    const name = nameOf(die);
    if (looked.has(name)) continue;
    looked.add(name);
    for (const space of spaces)
      for (const { defence } of landingsOn(fighter, side, die, space)) if (defends(t.m.attack, defence)) return true;
  }
  return false;
};

export const placementsAt = (t: Table, seat: Seat, die: Die, space: number): Placement[] => {
  const landings = landingsOn(fighterOf(t.m, seat), sideOf(t, seat), die, space);
  const choice = landings.length > 1;
  return landings
    .filter(({ defence }) => defends(t.m.attack, defence))
    .map((landing) => ({ die: nameOf(die), space, landing, choice }));
};
