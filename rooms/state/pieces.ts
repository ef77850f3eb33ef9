/** A view in pieces, so that only what changed travels: its fields, by name. Of a list whose entries are boards (`divided`)
 *  each field of each board is a piece, `seats/0/health`, and `seats/` says how many there are. */

/** Paths of what travels beside the pieces of a view. */
export const TOLD = '/told';
export const LEGAL = '/legal';
export const clockPath = (seat: number): string => `/clock/${seat}`;
/** Of what was said for the first time in the patch of that number. */
export const wordsPath = (patch: number): string => `/${patch}`;
export const isPiece = (path: string): boolean => !path.startsWith('/');

/** Hands out the pieces of a view, one after the other. Fields that are `undefined` have none. */
export const eachPiece = (
  view: object,
  divided: readonly string[],
  take: (path: string, value: unknown) => void,
): void => {
  for (const [name, value] of Object.entries(view)) {
    if (value === undefined) continue;
    if (!divided.includes(name) || !Array.isArray(value)) {
      take(name, value);
      continue;
    }
    take(`${name}/`, value.length);
    for (let n = 0; n < value.length; n++) eachOnBoard(Object(value[n]), pathsOf(name, n), take);
  }
};

const eachOnBoard = (
  board: Readonly<Record<string, unknown>>,
  paths: Map<string, string>,
  take: (path: string, value: unknown) => void,
): void => {
  for (const field in board) {
    const value = board[field];
    if (value !== undefined) take(paths.get(field) ?? newPath(paths, field), value);
  }
};

/** Of each board of a list, where its fields are. A table has the same ones at every look, so that each path is put
 *  together once. */
const boards = new Map<string, Map<string, string>[]>();
const PREFIX = '';
const pathsOf = (name: string, n: number): Map<string, string> => {
  const known = boards.get(name) ?? [];
  boards.set(name, known);
  const paths = known[n] ?? new Map([[PREFIX, `${name}/${n}/`]]);
  known[n] = paths;
  return paths;
};
const newPath = (paths: Map<string, string>, field: string): string => {
  const path = `${paths.get(PREFIX)}${field}`;
  paths.set(field, path);
  return path;
};

/** The view that has these pieces. */
export const assembled = (pieces: ReadonlyMap<string, unknown>): object => {
  const view: Record<string, unknown> = {};
  const boards: Record<string, Record<string, unknown>[]> = {};
  for (const [path, value] of pieces) {
    const [name = '', n, field] = path.split('/');
    if (n === undefined) view[name] = value;
    else if (field === undefined) boards[name] = Array.from({ length: Number(value) }, () => ({}));
  }
  for (const [path, value] of pieces) {
    const [name = '', n, field] = path.split('/');
    const board = field === undefined ? undefined : boards[name]?.[Number(n)];
    if (board && field !== undefined) board[field] = value;
  }
  return { ...view, ...boards };
};
