/** Every command that a page names is there: a script of package.json, or a row of the table of `npm run tool`. */
import { readdirSync, readFileSync } from 'node:fs';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { z } from 'zod';
import { COMMANDS } from '../../bin/commands.ts';

const { scripts } = z
  .object({ scripts: z.record(z.string(), z.string()) })
  .parse(JSON.parse(readFileSync('package.json', 'utf8')));
const PAGES = ['README.md', ...readdirSync('docs').flatMap((name) => (name.endsWith('.md') ? [`docs/${name}`] : []))];

/** What a text names that is not there. */
const missingIn = (text: string): string[] => {
  const run = [...text.matchAll(/npm run (?:-s )?([\w:-]+)/g)].map(([, name = '']) => name);
  const tools = [...text.matchAll(/npm run (?:-s )?tool -- ([a-z][\w-]*)/g)].map(([, name = '']) => name);
  return [...run.filter((name) => !(name in scripts)), ...tools.filter((name) => !(name in COMMANDS))];
};

const commands = suite('docs: commands are there');
for (const page of PAGES) commands(page, () => assert.equal(missingIn(readFileSync(page, 'utf8')), []));
commands('one that is not there is found', () => {
  assert.equal(missingIn('`npm run season`, `npm run -s tool -- seasons`, `npm run -s tool -- season`'), [
    'season',
    'seasons',
  ]);
});
commands.run();
