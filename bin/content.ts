/** `npm run -s content -- FILE` (or `-` for standard input): checks a hero as a server does that takes it from its content
 *  folder. Prints `ok: …` and exits 0, or one line a fault and exits 1; 2 when there is no JSON to read. A hero of the game
 *  itself is checked alone: it collides with nobody. */
import { basename } from 'node:path';
import { sentenceOf } from '../engine/dice-throne/checks/faults.ts';
import { linesIn } from '../engine/dice-throne/checks/json-lines.ts';
import { slipIn } from '../engine/dice-throne/checks/json-slips.ts';
import { MOST_BYTES, readOutside, tooLong, withoutMark } from '../engine/dice-throne/checks/outside.ts';
import { countsOf, type ReadHero, readHero } from '../engine/dice-throne/checks/read-hero.ts';
import { COMBATANTS } from '../engine/dice-throne/combatants.ts';
import { fail, oneOf, orFail, read, textIn } from './command-line.ts';

const check = (path: string): ReadHero => {
  const file = basename(path);
  const text = withoutMark(textIn(path));
  const bytes = Buffer.byteLength(text);
  if (bytes > MOST_BYTES) return { faults: [tooLong(file, bytes)] };
  const slip = slipIn(text);
  if (slip?.twice) return { faults: [sentenceOf(file, slip)] };
  if (slip) return fail(sentenceOf(file, slip));
  const raw: unknown = JSON.parse(text);
  const lineOf = linesIn(text);
  const alone = readHero(raw, file, lineOf);
  const own = 'hero' in alone && COMBATANTS.some(({ id }) => id === alone.hero.id);
  return own ? alone : readOutside(raw, file, [], lineOf);
};

const { positionals } = read('content');
orFail(() => {
  const found = check(oneOf(positionals, 'name a hero file, or - for standard input'));
  if ('faults' in found) {
    process.stdout.write(`${found.faults.join('\n')}\n`);
    process.exitCode = 1;
  } else {
    const { abilities, cards, tokens } = countsOf(found.hero);
    process.stdout.write(`ok: ${abilities} abilities, ${cards} cards, ${tokens} tokens\n`);
  }
});
