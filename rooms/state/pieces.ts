/** A view in pieces, so that only what changed travels: its fields, by name. Of a list whose entries are boards (`divided`)
 *  each field of each board is a piece, `seats/0/health`, and `seats/` says how many there are. */

/** Paths of what travels beside the pieces of a view. */
export const TOLD = '/told';
export const LEGAL = '/legal';
/** Of what was said for the first time in the patch of that number. */
export const wordsPath = (patch: number): string => `/${patch}`;
export const isPiece = (path: string): boolean => !path.startsWith('/');

/** The pieces of a view, by path. Fields that are `undefined` have none. */
export const piecesOf = (view: object, divided: readonly string[]): Map<string, unknown> => {
  const pieces = new Map<string, unknown>();
  for (const [name, value] of Object.entries(view)) {
    if (value === undefined) continue;
    if (!divided.includes(name) || !Array.isArray(value)) {
      pieces.set(name, value);
      continue;
    }
    pieces.set(`${name}/`, value.length);
    for (const [n, board] of value.entries()) addBoard(pieces, `${name}/${n}/`, Object(board));
  }
  return pieces;
};

const addBoard = (pieces: Map<string, unknown>, path: string, board: object): void => {
  for (const [name, value] of Object.entries(board)) if (value !== undefined) pieces.set(path + name, value);
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
