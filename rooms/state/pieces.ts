/** A view in pieces, so that only what changed travels: its fields, by name. Of a list whose entries are boards (`divided`)
 *  each field of each board is a piece, `seats/0/health`, and `seats/` says how many there are. */

/** How the views of a game are cut. Left out: each field of a view is a piece. */
export interface Cut {
  /** Lists whose entries are boards: what changes on one travels alone. */
  readonly divided?: readonly string[];
  /** Fields, of the view or of a board, that mostly change together (`groups.ts`). */
  readonly together?: readonly (readonly string[])[];
}

/** Paths of what travels beside the pieces of a view. */
export const TOLD = '/told';
export const LEGAL = '/legal';
/** The one piece that every view has, and that a telling says as well. */
export const STEP = 'step';
export const clockPath = (seat: number): string => `/clock/${seat}`;
export const BANKS = '/banks';
/** Of what was said for the first time in the patch of that number. */
export const wordsPath = (patch: number): string => `/${patch}`;
export const isPiece = (path: string): boolean => !path.startsWith('/');

type Fields = Readonly<Record<string, unknown>>;
const NOTHING: Fields = {};
type Take = (path: string, value: unknown) => void;

/** Hands out the pieces of a view, one after the other, but for those that are the very same in `other`. Fields that are
 *  `undefined` have none. */
export const eachPiece = (view: Fields, divided: readonly string[], take: Take, other = NOTHING): void => {
  for (const name in view) {
    const value = view[name];
    const there = other[name];
    if (value === undefined || value === there) continue;
    if (!divided.includes(name) || !Array.isArray(value)) {
      take(name, value);
      continue;
    }
    const boards: readonly Fields[] | undefined = Array.isArray(there) ? there : undefined;
    if (value.length !== boards?.length) take(`${name}/`, value.length);
    for (let n = 0; n < value.length; n++)
      if (value[n] !== boards?.[n]) eachOnBoard(value[n], boards?.[n] ?? NOTHING, pathsOf(name, n), take);
  }
};

const eachOnBoard = (board: Fields, other: Fields, paths: Map<string, string>, take: Take): void => {
  for (const field in board) {
    const value = board[field];
    if (value !== undefined && value !== other[field]) take(paths.get(field) ?? newPath(paths, field), value);
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
