/** `npm run bench`: the figures that this server is held to, each beside what it must reach. */
import { existsSync, writeFileSync } from 'node:fs';
import { orFail, read } from '../../bin/command-line.ts';
import { BadInput } from '../../engine/core/refusal.ts';
import { BENCHES } from './benches.ts';
import { type Bench, verdictOf } from './figure.ts';
import { page } from './page.ts';
import { machine, type Ran, type Results, ranNow, readResults, writeResults } from './results.ts';
import { lines } from './words.ts';

const PAGE = 'docs/benchmarks.md';

const { values, positionals } = read('bench');
const { quick, kept } = values;

const named = (names: readonly string[]): readonly Bench[] => {
  const known = BENCHES.map(({ name }) => name);
  const unknown = names.find((name) => !known.includes(name));
  if (unknown !== undefined) throw new BadInput('NAME', `there is no bench ${unknown}, but ${known.join(', ')}`);
  return names.length === 0 ? BENCHES : BENCHES.filter(({ name }) => names.includes(name));
};

const show = ({ name, what }: Bench, ran: Ran, old: Results | undefined): void => {
  console.log(`${name}: ${what}`);
  const before = new Map(old?.[name]?.figures.map((figure) => [figure.id, figure]));
  for (const figure of ran.figures) console.log(lines(figure, before.get(figure.id)).join('\n'));
};

const chosen = orFail(() => named(positionals));
const old = values.against === undefined ? undefined : orFail(() => readResults(values.against ?? ''));
let found: Results = orFail(() => (values.out !== undefined && existsSync(values.out) ? readResults(values.out) : {}));
if (!kept) console.log(`${machine()}${quick ? ', in the short form' : ''}`);
for (const bench of chosen) {
  if (!kept) {
    const figures = await bench.run({ quick, say: (line) => process.stderr.write(`  ${line}\n`) });
    found = { ...found, [bench.name]: ranNow(figures, quick) };
    if (values.out !== undefined) writeResults(values.out, found);
  }
  const ran = found[bench.name];
  if (ran) show(bench, ran, old);
}
if (values.page) writeFileSync(PAGE, page(BENCHES, found, old));
const missed = chosen.some(({ name }) => found[name]?.figures.some((figure) => verdictOf(figure) === 'missed'));
process.exit(missed ? 1 : 0);
