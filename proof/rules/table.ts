/** docs/rules-coverage.md, made from the books: figures on top, then a table for each book. */
import type { Book, Rule } from './books.ts';

const rulesOf = ({ sections }: Book): readonly Rule[] => sections.flatMap(({ rules }) => rules);

const cell = (text: string): string => text.replaceAll('|', '\\|').replaceAll('\n', ' ');

/** The name a reader knows a test by: its path without the ending. */
const link = (path: string): string => `[${path.replace(/^scenarios\/|\.json$|\.test\.ts$/g, '')}](../test/${path})`;

const proofOf = ({ tests, issue, out }: Rule): string => {
  if (tests) return tests.map(link).join(', ');
  return issue === undefined ? `out of reach: ${cell(out ?? '')}` : `waits for issue ${issue}`;
};

const rowOf = (rule: Rule): string => {
  const text = rule.question === undefined ? rule.rule : `${rule.rule} (asked: ${rule.question})`;
  return `| ${rule.id} | ${cell(text)} | ${proofOf(rule)} |`;
};

const figuresOf = (rules: readonly Rule[]): string => {
  const proved = rules.filter(({ tests }) => tests);
  const files = new Set(proved.flatMap(({ tests = [] }) => tests));
  const waiting = rules.filter(({ issue }) => issue !== undefined).length;
  const out = rules.filter(({ out }) => out !== undefined).length;
  return `${rules.length} rules: ${proved.length} proved by ${files.size} tests, ${waiting} waiting, ${out} out of reach`;
};

const tableOf = (book: Book): string =>
  [
    `## ${book.title}`,
    '',
    `${figuresOf(rulesOf(book))}.`,
    ...book.sections.flatMap(({ section, rules }) => [
      '',
      `### ${section}`,
      '',
      '| id | rule | proof |',
      '|---|---|---|',
      ...rules.map(rowOf),
    ]),
  ].join('\n');

/** The whole page. */
export const coveragePage = (books: readonly Book[]): string =>
  `${[
    '# Which test proves which rule',
    '',
    'Every rule of the books that states behaviour, in our own words. Made by `npm run tool -- coverage` from `docs/rules/`.',
    '',
    `**${figuresOf(books.flatMap(rulesOf))}.**`,
    ...books.flatMap((book) => ['', tableOf(book)]),
  ].join('\n')}\n`;
