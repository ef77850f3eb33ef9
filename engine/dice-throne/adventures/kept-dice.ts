/** What dice are kept for that the game itself rolls (Adventures rulebook: Minion Step, Boss Step). */
import type { Objective } from '../vocabulary/words.ts';

const LARGE = 5;
/** In a row with these a 1 or a 6 is kept. */
const BESIDE: Readonly<Record<number, readonly number[]>> = { 1: [2, 3, 4], 6: [3, 4, 5] };

export interface Kept {
  /** Which dice are kept, from 0. */
  readonly dice: readonly number[];
  /** The dice show all that they are rolled for. */
  readonly met: boolean;
}

/** The dice that are kept of some, by their values as they count. `faces`: symbols of the die by value - 1. */
export const keptFor = (objective: Objective, values: readonly number[], faces: readonly string[]): Kept =>
  objective === 'straights' ? keptInRow(values) : keptSymbols(objective, values, faces);

/** One each of 2 to 5, the first of equals; a 1 or a 6 only as part of four or five in a row. */
const keptInRow = (values: readonly number[]): Kept => {
  const dice = [...values.keys()].filter((die) => {
    const value = values[die] ?? 0;
    if (value === 0 || values.indexOf(value) < die) return false;
    return BESIDE[value]?.every((other) => values.includes(other)) ?? true;
  });
  return { dice, met: dice.length === LARGE };
};

/** Up to the number needed of each symbol; of more, first those whose number shows most often among them. */
const keptSymbols = (
  objective: Exclude<Objective, string>,
  values: readonly number[],
  faces: readonly string[],
): Kept => {
  const dice: number[] = [];
  let met = true;
  for (const [symbol, needed] of Object.entries(objective)) {
    const shows = [...values.keys()].filter((die) => faces[(values[die] ?? 0) - 1] === symbol);
    const often = (die: number): number => shows.filter((other) => values[other] === values[die]).length;
    const kept = shows.sort((a, b) => often(b) - often(a) || a - b).slice(0, needed);
    dice.push(...kept);
    met &&= kept.length === needed;
  }
  return { dice: dice.sort((a, b) => a - b), met };
};
