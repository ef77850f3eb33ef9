/** `npm run -s content -- FILE.json` (or `-` for standard input): checks a hero. Prints `ok: …` and exits 0, or one line
 *  a fault and exits 1; 2 when there is no JSON to read. */
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { countsOf, readHero } from '../engine/dice-throne/checks/read-hero.ts';

const STDIN = 0;

const read = (file: string | undefined): { readonly raw: unknown } | { readonly problem: string } => {
  if (file === undefined) return { problem: 'FILE: name a hero file, or - for standard input' };
  try {
    return { raw: JSON.parse(readFileSync(file === '-' ? STDIN : file, 'utf8')) };
  } catch (error) {
    return { problem: `${file}: ${error instanceof Error ? error.message : 'cannot be read'}` };
  }
};

const file = process.argv[2];
const given = read(file);
if ('problem' in given) {
  process.stderr.write(`${given.problem.replaceAll('\n', ' ')}\n`);
  process.exitCode = 2;
} else {
  const found = readHero(given.raw, basename(file ?? ''));
  if ('faults' in found) {
    process.stdout.write(`${found.faults.join('\n')}\n`);
    process.exitCode = 1;
  } else {
    const { abilities, cards, tokens } = countsOf(found.hero);
    process.stdout.write(`ok: ${abilities} abilities, ${cards} cards, ${tokens} tokens\n`);
  }
}
