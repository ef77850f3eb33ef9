/** `npm run -s tool -- trace FILE`: prints the life of every window of a recorded match. Exit 2 for a file that is none. */
import { gameNamed } from '../engine/games.ts';
import { readReplay } from '../engine/record/replay.ts';
import { trace } from '../engine/record/trace.ts';
import { oneOf, orFail, read, textIn } from './command-line.ts';

const { positionals } = read('trace');
orFail(() => {
  const record = readReplay(textIn(oneOf(positionals, 'name a recorded match')));
  process.stdout.write(`${trace(gameNamed(record.game), record).join('\n')}\n`);
});
