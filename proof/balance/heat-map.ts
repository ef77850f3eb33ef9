/** A table of shares as a picture: a cell is the warmer, the more often its row beats its column. It lies on a ground of its
 *  own and follows the reader's light or dark, so that it can be read on any page. */

export interface HeatMap {
  readonly title: string;
  readonly rows: readonly string[];
  readonly columns: readonly string[];
  /** From 0 to 1; nothing where there is no share. */
  share(row: number, column: number): number | undefined;
}

const CELL = { width: 40, height: 28 };
const EDGE = 16;
const LETTER = 7.5; // at most as wide, on average, at this size of text
const SIZE = 13;
/** A share so far from a half is as warm or as cold as it gets. */
const FULL = 0.4;
const DEEPEST = 0.75;
/** Names of columns lean. */
const LEAN = 50;

const STYLE = `
  text { font: ${SIZE}px system-ui, sans-serif; fill: #1f2328 }
  .ground { fill: #ffffff; stroke: #d0d7de }
  .more { fill: #d9730d }
  .less { fill: #2f6fdf }
  @media (prefers-color-scheme: dark) {
    text { fill: #e6edf3 }
    .ground { fill: #0d1117; stroke: #3d444d }
    .more { fill: #b35900 }
    .less { fill: #1f5fbf }
  }`;

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string): string => text.replace(/[&<>"]/g, (found) => ESCAPES[found] ?? found);

const widest = (names: readonly string[]): number => LETTER * Math.max(0, ...names.map(({ length }) => length));

/** The picture as the text of an SVG file. */
export const heatMap = ({ title, rows, columns, share }: HeatMap): string => {
  const lean = (LEAN * Math.PI) / 180;
  const left = EDGE + Math.ceil(widest(rows)) + 8;
  const top = EDGE + Math.ceil(widest(columns) * Math.sin(lean)) + 12;
  const beyond = Math.ceil(LETTER * (columns.at(-1)?.length ?? 0) * Math.cos(lean)); // what the last name leans out
  const width = left + columns.length * CELL.width + Math.max(EDGE, beyond);
  const height = top + rows.length * CELL.height + EDGE;
  const x = (column: number): number => left + column * CELL.width;
  const y = (row: number): number => top + row * CELL.height;
  const textAt = (row: number): number => y(row) + CELL.height / 2 + SIZE / 3;

  const cellAt = (row: number, column: number): string[] => {
    const value = share(row, column);
    const middle = x(column) + CELL.width / 2;
    if (value === undefined) return [`<text x="${middle}" y="${textAt(row)}" text-anchor="middle">·</text>`];
    const depth = Math.min(1, Math.abs(value - 0.5) / FULL) * DEEPEST;
    const said = (100 * value).toFixed(0);
    return [
      `<g><title>${escaped(`${rows[row]} against ${columns[column]}: ${said} %`)}</title>`,
      `<rect class="${value < 0.5 ? 'less' : 'more'}" fill-opacity="${depth.toFixed(2)}" x="${x(column) + 1}" y="${y(row) + 1}" width="${CELL.width - 2}" height="${CELL.height - 2}" rx="3"/>`,
      `<text x="${middle}" y="${textAt(row)}" text-anchor="middle">${said}</text></g>`,
    ];
  };
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img">`,
    `<title>${escaped(title)}</title>`,
    `<style>${STYLE}\n</style>`,
    `<rect class="ground" x="0.5" y="0.5" width="${width - 1}" height="${height - 1}" rx="8"/>`,
    ...columns.map((name, i) => {
      const [at, foot] = [x(i) + CELL.width / 2, top - 6];
      return `<text x="${at}" y="${foot}" transform="rotate(-${LEAN} ${at} ${foot})">${escaped(name)}</text>`;
    }),
    ...rows.map((name, i) => `<text x="${left - 8}" y="${textAt(i)}" text-anchor="end">${escaped(name)}</text>`),
    ...rows.flatMap((_, row) => columns.flatMap((_, column) => cellAt(row, column))),
    '</svg>',
    '',
  ].join('\n');
};
