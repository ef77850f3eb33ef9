/** What the dice of an Offensive Roll Phase may still become: for each ability the chance to meet its requirement, and the
 *  damage that they promise. Exact; made from plain data, so that a page can ask without the rules. */
import { type Plan, rerollsOf } from '../../core/rerolls.ts';
import { type Die, NOT_MET, stepMet } from '../vocabulary/shown.ts';
import type { Goal } from './goals.ts';

/** What may be rolled for: a hero's dice, and its abilities at the levels in force. */
export interface GoalBoard {
  readonly die: Die;
  readonly abilities: readonly { readonly id: string; readonly goals: readonly Goal[] }[];
}
/** Where its player stands. */
export interface DiceHeld {
  /** By die; empty before the first roll. */
  readonly values: readonly number[];
  /** The dice that are marked to be kept, by their place. */
  readonly kept: readonly number[];
  /** Times the dice may still be rolled, the first roll included. */
  readonly rollsLeft: number;
}

/** A chance from 0 to 1, or an average. */
export interface Outlook {
  /** Of the dice as they lie. */
  readonly now: number;
  /** By the last roll, for whoever plays for nothing else. */
  readonly reach: number;
  /** The same when the marked dice are kept and the others rolled at once. With nothing left to roll: as they lie. */
  readonly kept: number;
}
export interface DiceOdds {
  /** The chance that the dice meet its requirement, by ability. */
  readonly abilities: Readonly<Record<string, Outlook>>;
  /** Points of damage, of the ability that deals most. */
  readonly damage: Outlook;
  /** The dice to keep, by their place, for whoever plays for damage alone. */
  readonly bestKeep: readonly number[];
}

const DICE = 5;
const SIDES = 6;

/** Makes a board ready to be asked about any dice with up to so many rolls left. What it returns throws `RangeError` for
 *  dice that are not five with values 1 … 6, or none, and for more rolls. */
export const oddsFor = ({ die, abilities }: GoalBoard, mostRolls: number): ((held: DiceHeld) => DiceOdds) => {
  const hands = rerollsOf(DICE, SIDES);
  const most: number[] = hands.hands.map(() => 0);
  const plans = abilities.map(({ id, goals }) => {
    const meets = hands.hands.map((values, hand) => {
      const dealt = damageMet(die, values, hand, goals);
      most[hand] = Math.max(most[hand] ?? 0, ...dealt);
      return dealt.length > 0 ? 1 : 0;
    });
    return { id, plan: hands.plan(meets, mostRolls) };
  });
  const damage = hands.plan(most, mostRolls);
  return (held) => ({
    abilities: Object.fromEntries(plans.map(({ id, plan }) => [id, outlook(plan, held)])),
    damage: outlook(damage, held),
    bestKeep: bestKeep(damage, held),
  });
};

/** The damage of each alternative that the dice meet. */
const damageMet = (die: Die, values: readonly number[], hand: number, goals: readonly Goal[]): number[] =>
  goals.flatMap(({ needs, damage }) => {
    const step = stepMet(die, values, needs);
    if (step === NOT_MET) return [];
    return ('steps' in damage ? damage.steps[step] : damage.hands[hand]) ?? 0;
  });

const outlook = (plan: Plan, { values, kept, rollsLeft }: DiceHeld): Outlook => {
  if (values.length === 0) {
    const reach = rollsLeft === 0 ? 0 : plan.keep([], rollsLeft);
    return { now: 0, reach, kept: reach };
  }
  const now = plan.best(values, 0);
  const marked = kept.flatMap((die) => values[die] ?? []);
  const rolls = marked.length < values.length && rollsLeft > 0;
  return { now, reach: plan.best(values, rollsLeft), kept: rolls ? plan.keep(marked, rollsLeft) : now };
};

const bestKeep = (damage: Plan, { values, rollsLeft }: DiceHeld): number[] => {
  const dice = [...values.keys()];
  if (values.length === 0 || rollsLeft === 0) return dice;
  const left = [...damage.bestKeep(values, rollsLeft)];
  return dice.filter((die) => {
    const place = left.indexOf(values[die] ?? 0);
    if (place >= 0) left.splice(place, 1);
    return place >= 0;
  });
};
