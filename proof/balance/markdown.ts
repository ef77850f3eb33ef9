/** Tables of pages in Markdown, and a share as they show it. */
import { percent, wilson } from './wilson.ts';

const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;

/** A table as lines, an empty one last. */
export const table = (head: readonly string[], lines: readonly (readonly string[])[]): string[] => [
  line(head),
  line(head.map(() => '---')),
  ...lines.map(line),
  '',
];

/** In percent, with its 95 % interval: `48.4 (47.0–49.7)`. A dash where nothing was tried. */
export const share = (won: number, n: number): string => {
  if (n === 0) return '–';
  const { low, high } = wilson(won, n);
  return `${percent(won / n)} (${percent(low)}–${percent(high)})`;
};
