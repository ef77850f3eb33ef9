/** `npm run -s tool -- counts`: prints, for each position under test/counts, how many lines of one, two, three legal actions
 *  start there. Exit 1 when a count is not what the file says. */
import { countedPositions } from '../proof/counts.ts';
import { read } from './command-line.ts';

read('counts');

const positions = countedPositions();
const width = Math.max(...positions.map(({ name }) => name.length));
const row = (name: string, cells: readonly string[]): string =>
  `${name.padEnd(width)}${cells.map((cell) => cell.padStart(10)).join('')}`;

console.log(row('lines of', ['1', '2', '3']));
for (const { name, wanted, count } of positions) {
  const counts = wanted.map((_, i) => count(i + 1));
  const wrong = counts.some((n, i) => n !== wanted[i]);
  console.log(`${row(name, counts.map(String))}${wrong ? `  (the file says ${wanted.join(', ')})` : ''}`);
  if (wrong) process.exitCode = 1;
}
