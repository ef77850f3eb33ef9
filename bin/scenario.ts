/** `npm run -s scenario -- FILE` (or `-` for standard input): plays a scripted position and prints one JSON object.
 *  Exit 0 if every action went as expected, 1 if not, 2 for bad input with one line that names the field. */
import { readFileSync } from 'node:fs';
import { BadInput } from '../engine/core/refusal.ts';
import { playScenario } from '../engine/core/scenario.ts';
import { GAMES } from '../engine/games.ts';
import { clashOnKnownGrids } from '../proof/known-grids.ts';

const STDIN = 0;

const read = (): unknown => {
  const file = process.argv[2];
  if (file === undefined) throw new BadInput('FILE', 'name a scenario file, or - for standard input');
  try {
    return JSON.parse(readFileSync(file === '-' ? STDIN : file, 'utf8'));
  } catch (error) {
    throw new BadInput(file, error instanceof Error ? error.message : 'cannot be read');
  }
};

try {
  const result = playScenario(read(), [...GAMES, clashOnKnownGrids]);
  process.stdout.write(`${JSON.stringify(result, undefined, 2)}\n`);
  process.exitCode = result.ok ? 0 : 1;
} catch (error) {
  if (!(error instanceof BadInput)) throw error;
  process.stderr.write(`${error.message.replaceAll('\n', ' ')}\n`);
  process.exitCode = 2;
}
