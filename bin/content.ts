/** `npm run -s content -- FILE` (or `-` for standard input): checks a hero. Prints `ok: …` and exits 0, or one line
 *  a fault and exits 1; 2 when there is no JSON to read. */
import { basename } from 'node:path';
import { countsOf, readHero } from '../engine/dice-throne/checks/read-hero.ts';
import { jsonIn, oneOf, orFail, read } from './command-line.ts';

const { positionals } = read('content');
orFail(() => {
  const file = oneOf(positionals, 'name a hero file, or - for standard input');
  const found = readHero(jsonIn(file), basename(file));
  if ('faults' in found) {
    process.stdout.write(`${found.faults.join('\n')}\n`);
    process.exitCode = 1;
  } else {
    const { abilities, cards, tokens } = countsOf(found.hero);
    process.stdout.write(`ok: ${abilities} abilities, ${cards} cards, ${tokens} tokens\n`);
  }
});
