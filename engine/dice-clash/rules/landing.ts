/** Where a die may land. Pure questions. */
import type { Seat } from '../../core/game.ts';
import type { Die, Fighter } from '../state/state.ts';
import { fighterOf, findDie, nameOf, namesOf, openSpaces, sideOf, type Table } from '../state/table.ts';
import { type Landing, landingsOn } from './worth.ts';

/** From this attack on, a defence of exactly 1 parries (rulebook: Parry). */
export const PARRIED_FROM = 6;

export const defends = (attack: number | null, defence: number): boolean =>
  attack === null || defence > attack || (attack >= PARRIED_FROM && defence === 1);

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

/** Every placement that defends against the attack, for the dice that the seat may place now. `made` says what each is told as: of
 *  the die's name, the space (0 … 8), and the value that the die takes on where the space leaves a choice. */
export const placementsOf = <T>(
  t: Table,
  seat: Seat,
  made: (die: string, space: number, value: number | undefined) => T,
): T[] => {
  const fighter = fighterOf(t.m, seat);
  const side = sideOf(t, seat);
  const spaces = spacesFor(fighter);
  const placements: T[] = [];
  for (const die of diceToPlace(fighter)) {
    for (const space of spaces) {
      const landings = landingsOn(fighter, side, die, space);
      for (const { value, defence } of landings)
        if (defends(t.m.attack, defence))
          placements.push(made(nameOf(die), space, landings.length > 1 ? value : undefined));
    }
  }
  return placements;
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

/** How that die may land on that space, and defend against the attack. */
export const landingsAt = (t: Table, seat: Seat, die: Die, space: number): Landing[] =>
  landingsOn(fighterOf(t.m, seat), sideOf(t, seat), die, space).filter(({ defence }) => defends(t.m.attack, defence));
