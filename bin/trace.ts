/** `npm run -s trace -- FILE`: prints the life of every window of a recorded match. Exit 2 for a file that is none. */
import { readFileSync } from 'node:fs';
import { BadInput } from '../engine/core/refusal.ts';
import { GAMES } from '../engine/games.ts';
import { readRecord } from '../engine/record/record.ts';
import { trace } from '../engine/record/trace.ts';

const read = (): string => {
  const file = process.argv[2];
  if (file === undefined) throw new BadInput('FILE', 'name a recorded match');
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    throw new BadInput(file, error instanceof Error ? error.message : 'cannot be read');
  }
};

try {
  const record = readRecord(read());
  const game = GAMES.find(({ id }) => id === record.game);
  if (!game) throw new BadInput('game', `there is no game ${record.game}`);
  process.stdout.write(`${trace(game, record).join('\n')}\n`);
} catch (error) {
  if (!(error instanceof BadInput)) throw error;
  process.stderr.write(`${error.message.replaceAll('\n', ' ')}\n`);
  process.exitCode = 2;
}
