/** Odds of dice, found in two other ways than players are told them: by trying every roll of every choice, die by die, and
 *  by rolling. */
import { type Plan, rerollsOf } from '../engine/core/rerolls.ts';
import type { DiceHeld, GoalBoard } from '../engine/dice-throne/odds/odds.ts';
import type { Catalogue, HeroEntry } from '../engine/dice-throne/state/view-shape.ts';
import { type Die, NOT_MET, stepMet } from '../engine/dice-throne/vocabulary/shown.ts';
import type { Choices } from './random.ts';

/** The board of a hero at some level, and at the highest that an ability has where it has fewer. */
export const boardAt = ({ die, abilities }: HeroEntry, level: number): GoalBoard => ({
  die: { faces: die },
  abilities: abilities.flatMap(({ id, levels }) => {
    const goals = levels[Math.min(level, levels.length) - 1]?.goals ?? [];
    return goals.length > 0 ? [{ id, goals }] : [];
  }),
});
export const heroOf = ({ heroes }: Catalogue, id: string): HeroEntry => {
  const found = heroes.find((hero) => hero.id === id);
  if (!found) throw new RangeError(`no hero ${id}`);
  return found;
};

type Ability = GoalBoard['abilities'][number];
const meets = (die: Die, { goals }: Ability, values: readonly number[]): boolean =>
  goals.some(({ needs }) => stepMet(die, values, needs) !== NOT_MET);

/** How many of all ways in which the dice can fall meet the ability, over `sides ** dice` for each roll: every subset of the
 *  dice is kept, and every roll of the others tried. Whole numbers throughout. */
const tried = (dice: number, sides: number, worth: (values: readonly number[]) => number) => {
  const known = new Map<string, number>();
  const after = (kept: readonly number[], rolls: number): number => {
    if (kept.length === dice) return best(kept, rolls);
    let sum = 0;
    for (let value = 1; value <= sides; value++) sum += after([...kept, value], rolls);
    return sum;
  };
  const best = (values: readonly number[], rolls: number): number => {
    if (rolls === 0) return worth(values);
    const key = `${[...values].sort().join('')} ${rolls}`;
    let most = known.get(key);
    if (most !== undefined) return most;
    most = 0;
    for (let mask = 0; mask < 1 << dice; mask++) {
      const kept = values.filter((_, die) => (mask >> die) & 1);
      most = Math.max(most, after(kept, rolls - 1) * sides ** kept.length);
    }
    known.set(key, most);
    return most;
  };
  /** The chance, or average, when these dice are kept and the others rolled, with so many rolls left before this one. */
  return (kept: readonly number[], rolls: number): number =>
    (after(kept, rolls - 1) * sides ** kept.length) / sides ** (dice * rolls);
};

/** The same of an ability, before anything is rolled. */
export const triedFor = ({ die }: GoalBoard, ability: Ability, { values, kept, rollsLeft }: DiceHeld): number =>
  tried(5, 6, (shown) => (meets(die, ability, shown) ? 1 : 0))(
    kept.flatMap((at) => values[at] ?? []),
    rollsLeft,
  );

/** How often the ability was met, of so many times that somebody who plays for it alone has rolled. */
export const rolledFor = (
  { die }: GoalBoard,
  ability: Ability,
  { values, kept, rollsLeft }: DiceHeld,
  times: number,
  random: Choices,
): number => {
  const five = rerollsOf(5, 6);
  const plan: Plan = five.plan(
    five.hands.map((hand) => (meets(die, ability, hand) ? 1 : 0)),
    rollsLeft,
  );
  let met = 0;
  for (let time = 0; time < times; time++) {
    let held: readonly number[] = kept.flatMap((at) => values[at] ?? []);
    for (let left = rollsLeft; left > 0; left--) {
      const rolled = Array.from({ length: 5 - held.length }, () => 1 + random.below(6));
      held = plan.bestKeep([...held, ...rolled], left - 1);
    }
    if (held.length === 5 && meets(die, ability, held)) met++;
  }
  return met;
};
