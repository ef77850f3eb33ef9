/** `npm run tool -- lexicon`: plays duels of every game, of all heroes, and writes down what they say most, which both sides of
 *  a match then know beforehand (proof/lexicon/make-lexicon.ts). */
import { mkdirSync, writeFileSync } from 'node:fs';
import { GAMES } from '../engine/games.ts';
import { makeLexicon } from '../proof/lexicon/make-lexicon.ts';
import { read } from './command-line.ts';

const { values: options } = read('lexicon');
const FOLDER = 'protocol/packed/lexicons';

const literal = (text: string): string => `\`\n${text.replace(/[\\`]|\$\{/g, (special) => `\\${special}`)}\n\``;

mkdirSync(FOLDER, { recursive: true });
for (const game of GAMES) {
  const { words, values, ahead } = makeLexicon(game, Number(options.matches));
  const name = game.id.toUpperCase().replaceAll('-', '_');
  writeFileSync(
    `${FOLDER}/${game.id}.ts`,
    `/** What duels of ${game.name} say, most first: \`npm run -s tool -- lexicon\`. */\nexport const ${name} = {\n  ahead: ${ahead},\n  words: ${literal(words)},\n  values: ${literal(values)},\n};\n`,
  );
  const count = (text: string, by: RegExp): number => text.split(by).filter((entry) => entry !== '').length;
  process.stdout.write(`${game.name}: ${count(words, /\s+/)} words and keys, ${count(values, /\n/)} values\n`);
}
