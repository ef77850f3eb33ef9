/** What a player may ask of odds, read off what the table shows: the own board at its levels, the dice, the rolls left. */
import type { DiceHeld, GoalBoard } from '../../../../engine/dice-throne/odds/odds.ts';
import type { Catalogue, MatchView, SeatView } from '../../../../engine/dice-throne/state/view-shape.ts';

export interface OddsQuestion {
  readonly board: GoalBoard;
  readonly held: DiceHeld;
}

const DICE = 5;

/** Nothing, where the seat has no dice to decide about. `kept`: the dice marked to be kept, by their place. */
export const questionOf = (
  view: MatchView,
  you: number | undefined,
  catalogue: Catalogue,
  kept: ReadonlySet<number>,
): OddsQuestion | undefined => {
  const seat = view.seats.find((one) => one.seat === you);
  const mine = view.waiting.some((wait) => wait.seat === you && wait.why === 'move');
  if (!seat || !mine || view.phase !== 'offensive-roll' || view.attack) return undefined;
  const board = boardOf(seat, catalogue);
  if (!board) return undefined;
  const roll = view.rolls.find((one) => one.open && one.for === 'offensive' && one.seat === you);
  // What cannot be paid for is no roll.
  const rollsLeft = view.rollPrice > seat.cp ? 0 : view.rollsLeft;
  const values = roll?.dice.map(({ value }) => value) ?? [];
  if (values.length !== 0 && values.length !== DICE) return undefined;
  return { board, held: { values, kept: [...kept].sort((a, b) => a - b), rollsLeft } };
};

const boardOf = ({ hero: id, abilities, tokens }: SeatView, catalogue: Catalogue): GoalBoard | undefined => {
  const hero = catalogue.heroes.find((one) => one.id === id);
  if (!hero) return undefined;
  const blankSixes = tokens.some((token) => catalogue.tokens[token.id]?.blankSixes);
  return {
    die: { faces: hero.die, blankSixes },
    abilities: abilities.flatMap(({ id: ability, level }) => {
      const goals = hero.abilities.find((one) => one.id === ability)?.levels[level - 1]?.goals ?? [];
      return goals.length > 0 ? [{ id: ability, goals }] : [];
    }),
  };
};
