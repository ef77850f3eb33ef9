/** Counts odds for boards that come again and again: hero, levels and dice's faces make a board, which is prepared once. */
import { type DiceOdds, oddsFor } from '../../../../engine/dice-throne/odds/odds.ts';
import type { OddsQuestion } from './question.ts';

/** A turn's own rolls, and some that cards add. */
const FEWEST_ROLLS = 3;
/** Own boards, at the levels that a match brings. */
const BOARDS_KEPT = 8;

export const oddsCounter = (): ((question: OddsQuestion) => DiceOdds) => {
  const prepared = new Map<string, ReturnType<typeof oddsFor>>();
  return ({ board, held }) => {
    const rolls = Math.max(FEWEST_ROLLS, held.rollsLeft);
    const key = JSON.stringify([rolls, board]);
    const ask = prepared.get(key) ?? oddsFor(board, rolls);
    prepared.delete(key);
    prepared.set(key, ask);
    for (const [oldest] of prepared) if (prepared.size > BOARDS_KEPT) prepared.delete(oldest);
    return ask(held);
  };
};
