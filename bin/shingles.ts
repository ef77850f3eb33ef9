/** `npm run tool -- shingles FOLDER ...`: takes the traces of all runs of words in the texts (`.txt`, `.md`) below the folders and
 *  writes them to test/fixtures/printed-words.bin, for the test that no printed sentence is repeated here. Run it when
 *  the rulebooks or the sheets of figures that the project follows have changed. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { packTraces, piecesOf, runsOf } from '../proof/rules/shingles.ts';
import { fail, read } from './command-line.ts';

const folders = read('shingles').positionals;
const files = folders.flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(txt|md)$/.test(file))
    .map((file) => join(folder, file)),
);
if (files.length === 0) fail('FOLDER: name one or more folders with texts');
else {
  const runs = new Set(files.flatMap((file) => piecesOf(readFileSync(file, 'utf8')).flatMap(runsOf)));
  const packed = packTraces(runs);
  const place = fileURLToPath(new URL('../test/fixtures/printed-words.bin', import.meta.url));
  writeFileSync(place, packed);
  process.stdout.write(`${files.length} texts, ${runs.size} runs, ${packed.length} bytes\n`);
}
