/** `npm run tool -- coverage`: reads the rules in docs/rules and writes docs/rules-coverage.md, the table of which test proves
 *  which rule. Exit 1, and nothing written, when a rule has no proof or names a test that is not there. */
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { readShelf } from '../proof/rules/books.ts';
import { coveragePage } from '../proof/rules/table.ts';
import { read } from './command-line.ts';

read('coverage');

const place = (path: string): string => fileURLToPath(new URL(`../${path}`, import.meta.url));

const { books, faults } = readShelf(place('docs/rules'), place('test'));
if (faults.length) {
  process.stderr.write(`${faults.join('\n')}\n`);
  process.exitCode = 1;
} else {
  writeFileSync(place('docs/rules-coverage.md'), coveragePage(books));
}
