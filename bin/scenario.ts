/** `npm run -s scenario -- FILE` (or `-` for standard input): plays a scripted position and prints one JSON object; with
 *  `--content FOLDER` the heroes that lie there may sit in it.
 *  Exit 0 if every action went as expected, 1 if not, 2 for bad input with one line that names the field. */
import { playScenario } from '../engine/core/scenario.ts';
import { GAMES, TABLELESS } from '../engine/games.ts';
import { clashOnKnownGrids } from '../proof/known-grids.ts';
import { gamesWith, outsideIn } from '../proof/outside.ts';
import { jsonIn, oneOf, orFail, read } from './command-line.ts';

const { positionals, values } = read('scenario');
orFail(() => {
  const file = oneOf(positionals, 'name a scenario file, or - for standard input');
  const games = gamesWith([...GAMES, ...TABLELESS, clashOnKnownGrids], outsideIn(values.content));
  const result = playScenario(jsonIn(file), games);
  process.stdout.write(`${JSON.stringify(result, undefined, 2)}\n`);
  process.exitCode = result.ok ? 0 : 1;
});
