/** `npm run -s tool -- exhaustive`: plays matches until everything that a game's content knows has been used. Prints how many
 *  it took and what was never reached; exit 1 if anything. */
import { BadInput } from '../engine/core/refusal.ts';
import { exhaustAdventures } from '../proof/exhaustive/adventures.ts';
import { exhaustDicebornHeroes } from '../proof/exhaustive/diceborn-heroes.ts';
import type { Exhausted } from '../proof/exhaustive/exhausted.ts';
import { exhaust } from '../proof/exhaustive/exhaustive.ts';
import { KNOWN_SEED, keepMatches } from '../proof/exhaustive/search.ts';
import { orFail, read } from './command-line.ts';

const GAMES: Readonly<Record<string, (seed: string, mostMatches: number) => Exhausted>> = {
  'dice-throne': exhaust,
  'diceborn-heroes': exhaustDicebornHeroes,
  adventures: exhaustAdventures,
};
const { values } = read('exhaustive');

const exhaustGame = orFail(() => {
  const found = GAMES[values.game];
  if (!found)
    throw new BadInput('--game', `there is no ${values.game} to exhaust, but ${Object.keys(GAMES).join(', ')}`);
  if (values.keep && values.seed !== KNOWN_SEED)
    throw new BadInput('--keep', `is for the seed ${KNOWN_SEED}, got ${values.seed}`);
  return found;
});
const { missing, strange, useful, matches, things } = exhaustGame(values.seed, Number(values.matches));
console.log(`${matches} matches, ${things - missing.length} of ${things} things used`);
for (const thing of missing) console.log(`never: ${thing}`);
for (const thing of strange) console.log(`not foreseen: ${thing}`);
if (values.keep) keepMatches(values.game, useful);
process.exitCode = missing.length + strange.length > 0 ? 1 : 0;
