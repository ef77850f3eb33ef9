/** Heroes from outside, for commands and tests that are told where they lie. */
import type { AnyGame } from '../engine/core/game.ts';
import { BadInput } from '../engine/core/refusal.ts';
import type { HeroDef } from '../engine/dice-throne/vocabulary/words.ts';
import { StartProblem } from '../infra/start-problem.ts';
import { heroesIn } from '../rooms/all-games.ts';

/** The heroes of the folder, none without one. One line on the standard error for each that is of no use. Throws `BadInput`
 *  for a folder that cannot be read. */
export const outsideIn = (folder: string | undefined): HeroDef[] => {
  if (folder === undefined) return [];
  try {
    return heroesIn(folder, (line) => process.stderr.write(`A hero is left out. ${line}\n`));
  } catch (error) {
    if (error instanceof StartProblem) throw new BadInput('--content', `${JSON.stringify(folder)} cannot be read`);
    throw error;
  }
};

/** The games, with these heroes where a game takes any. */
export const gamesWith = (games: readonly AnyGame[], outside: readonly HeroDef[]): readonly AnyGame[] =>
  outside.length === 0 ? games : games.map((game) => game.withHeroes?.(outside) ?? game);
