/** What the rules work on: a match, its content, and the events that happen. */
import { type DiceStream, rollDice } from '../../core/chance.ts';
import type { Seat } from '../../core/game.ts';
import type { Colour, Effect, FighterDef, Power, Side } from '../content.ts';
import type { DiceClashEvent } from './events.ts';
import type { Die, Fighter, Match, Procedure } from './state.ts';

export interface Table {
  readonly m: Match;
  readonly fighters: ReadonlyMap<string, FighterDef>;
  readonly events: DiceClashEvent[];
}

export const SPACES = 9;
/** By what they show; 0 before they were ever rolled. */
const namesFor = (colour: Colour): string[] => Array.from({ length: 7 }, (_, value) => `${colour}:${value}`);
const NAMES: Readonly<Record<Colour, readonly string[]>> = {
  black: namesFor('black'),
  white: namesFor('white'),
  red: namesFor('red'),
};
/** A player's dice: six black, two white, one red. */
export const SET: readonly Colour[] = [...Array<Colour>(6).fill('black'), 'white', 'white', 'red'];

export const impossible = (what: string): never => {
  throw new Error(what);
};

export const fighterOf = (m: Match, seat: Seat): Fighter => m.fighters[seat] ?? impossible(`no seat ${seat}`);
export const foeOf = (seat: Seat): Seat => 1 - seat;
export const defOf = (t: Pick<Table, 'fighters'>, hero: string): FighterDef =>
  t.fighters.get(hero) ?? impossible(`no fighter ${hero}`);
export const sideOf = (t: Table, seat: Seat): Side => {
  const { hero, adrenaline } = fighterOf(t.m, seat);
  return defOf(t, hero).sides[adrenaline ? 1 : 0];
};
export const powerOf = (t: Table, seat: Seat): Power => sideOf(t, seat).power;
/** The game itself acts for that seat. */
export const isLegend = (t: Table, seat: Seat): boolean => defOf(t, fighterOf(t.m, seat).hero).kind === 'legend';
/** Who answers for a seat: a legend's choices are its foe's (rulebook: Solo Mode). */
export const deciderOf = (t: Table, seat: Seat): Seat => (isLegend(t, seat) ? foeOf(seat) : seat);

export const emit = (t: Table, event: DiceClashEvent): void => {
  t.events.push(event);
};

export const push = (t: Table, seat: Seat, ...effects: readonly (Effect | Procedure)[]): void => {
  for (const effect of [...effects].reverse()) t.m.stack.push({ seat, effect, given: [] });
};

/** A die by its name, `black:4`. Every look at the dice asks for names, so there is one string of each. */
export const nameOf = ({ colour, value }: Pick<Die, 'colour' | 'value'>): string =>
  NAMES[colour][value] ?? impossible(`no ${colour} die shows ${value}`);

/** The die of that name; the one the foe knows first, so that placing it tells nothing new. */
export const findDie = (dice: readonly Die[], name: string): Die | undefined => {
  let found: Die | undefined;
  for (const die of dice) {
    if ((found && die.known === 'owner') || nameOf(die) !== name) continue;
    if (die.known !== 'owner') return die;
    found = die;
  }
  return found;
};

export const takeOut = (dice: Die[], die: Die): void => {
  dice.splice(dice.indexOf(die), 1);
};

/** The different names among dice, in the order black, white, red, and of their values. */
export const namesOf = (dice: readonly Die[]): string[] => [...new Set([...dice].sort(byName).map(nameOf))];
const RANKS: Readonly<Record<Colour, number>> = { black: 0, white: 1, red: 2 };
export const byColour = (a: Die, b: Die): number => RANKS[a.colour] - RANKS[b.colour];
export const byName = (a: Die, b: Die): number => byColour(a, b) || a.value - b.value;

/** The pool in its order. Dice lie in no order of their own: what the foe once knew must not be told by where a die lies. */
export const putIn = (pool: Die[], ...dice: readonly Die[]): void => {
  pool.push(...dice);
  pool.sort(byName);
};

/** Rolls dice of a pool; only their owner knows what they show now. */
export const rollAgain = (chance: DiceStream, pool: Die[], dice: readonly Die[]): void => {
  const values = rollDice(chance, dice.length);
  for (const [i, die] of dice.entries()) {
    die.value = values[i] ?? impossible('a die was not rolled');
    die.known = 'owner';
  }
  pool.sort(byName);
};

/** Some dice of a pool have changed behind the screen, and nobody else saw which: what was known of it holds no more. */
export const forget = (pool: readonly Die[]): void => {
  for (const die of pool) die.known = 'owner';
};

export const openSpaces = ({ grid }: Fighter): number[] => {
  const open: number[] = [];
  for (let space = 0; space < SPACES; space++) if (grid[space] === null) open.push(space);
  return open;
};
