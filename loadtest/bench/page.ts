/** docs/benchmarks.md, written from what runs of the suite found. */
import type { Bench, Figure } from './figure.ts';
import type { Results } from './results.ts';
import { gateText, ratioText, valueText, verdictText } from './words.ts';

const HEAD = `# Benchmarks

Written by \`npm run bench -- --out FILE --page\`: what this server is held to, and what it does. Each figure stands beside
what it must reach and what would be better still; what has neither is only shown. A figure that depends on the machine
was taken beside a reference in the same run, measured before, between and after: where that varied by more than 15 %,
there is no verdict. Where clients were the limit, the run is void.

\`npm run bench -- NAME ...\` runs some of it, \`--quick\` a short form, \`--against FILE\` shows an older run beside it.`;

const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;

const figureRow = (figure: Figure, old: Figure | undefined, compared: boolean): string => {
  const { must, aim } = gateText(figure);
  const value = (of: Figure | undefined): string =>
    of ? [valueText(of), of.ratio === undefined ? '' : `(${ratioText(of)})`].filter(Boolean).join(' ') : '';
  const before = compared ? [value(old)] : [];
  return row([figure.what, ...before, value(figure), must, aim, verdictText(figure)]);
};

/** The whole page. `old`: an older run, to stand beside it. */
export const page = (benches: readonly Bench[], found: Results, old?: Results): string => {
  const parts = benches.flatMap(({ name, what, how }) => {
    const ran = found[name];
    if (!ran) return [];
    const before = new Map(old?.[name]?.figures.map((figure) => [figure.id, figure]));
    const head = ['what', ...(old ? ['before'] : []), 'figure', 'must', 'aim', 'verdict'];
    const table = [
      row(head),
      row(head.map(() => '---')),
      ...ran.figures.map((figure) => figureRow(figure, before.get(figure.id), old !== undefined)),
    ];
    const notes = [...new Set(ran.figures.flatMap(({ note }) => note ?? []))];
    const where = `${ran.when.slice(0, 10)}, ${ran.machine}${ran.quick ? ', in the short form' : ''}.`;
    return [`## ${name}`, `${what} ${how}`, table.join('\n'), [where, ...notes].join(' ')];
  });
  return `${[HEAD, ...parts].join('\n\n')}\n`;
};
