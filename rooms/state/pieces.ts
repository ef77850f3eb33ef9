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

/** What a view, or a board in it, consists of, by name. */
export type Fields = Readonly<Record<string, unknown>>;

/** Where the fields of a board are, by their names, of a view itself or of a board in one of its lists. All tables have the same
 *  ones, so that each path is put together once. */
export class Paths {
  static readonly ofView = new Paths('');
  private static readonly ofBoards = new Map<string, Paths[]>();
  /** Of the board at that place of the list. */
  static ofBoard(list: string, n: number): Paths {
    const known = Paths.ofBoards.get(list) ?? [];
    Paths.ofBoards.set(list, known);
    known[n] ??= new Paths(`${list}/${n}/`);
    return known[n];
  }

  private readonly prefix: string;
  private readonly known = new Map<string, string>();

  private constructor(prefix: string) {
    this.prefix = prefix;
  }

  at(field: string): string {
    const path = this.known.get(field) ?? `${this.prefix}${field}`;
    this.known.set(field, path);
    return path;
  }
}
/** The field that says how many boards the list has. */
export const lengthOf = (list: string): string => `${list}/`;

/** Name, place of the board and field in a path: all tables have the same ones, and each is looked at with every patch. */
const partsOf = (path: string): readonly string[] => {
  const known = parts.get(path);
  if (known) return known;
  const split = path.split('/');
  parts.set(path, split);
  return split;
};
const parts = new Map<string, readonly string[]>();

/** The view that has these pieces. */
export const assembled = (pieces: ReadonlyMap<string, unknown>): object => {
  const view: Record<string, unknown> = {};
  const boards: Record<string, Record<string, unknown>[]> = {};
  for (const [path, value] of pieces) {
    const [name = '', n, field] = partsOf(path);
    if (n === undefined) view[name] = value;
    else if (field === undefined) boards[name] = Array.from({ length: Number(value) }, () => ({}));
  }
  for (const [path, value] of pieces) {
    const [name = '', n, field] = partsOf(path);
    const board = field === undefined ? undefined : boards[name]?.[Number(n)];
    if (board && field !== undefined) board[field] = value;
  }
  return { ...view, ...boards };
};
