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

/** Where the fields of a board stand, of a view itself or of a board in one of its lists. Each has a place, the first one the first
 *  that was seen, and a path: the same in all matches, so that no board has to keep them. */
export class Paths {
  private readonly prefix: string;
  private readonly names: string[] = [];
  private readonly paths: string[] = [];

  /** `prefix`: what stands before the names of its fields. */
  constructor(prefix: string) {
    this.prefix = prefix;
  }

  /** The place of that field. `likely`: where it is if fields are asked for in the order in which they mostly come. */
  placeOf(name: string, likely = 0): number {
    if (this.names[likely] === name) return likely;
    const known = this.names.indexOf(name);
    if (known >= 0) return known;
    this.paths.push(this.prefix + name);
    return this.names.push(name) - 1;
  }

  /** The path of the field at that place, empty where there is none. */
  at(place: number): string {
    return this.paths[place] ?? '';
  }
}

/** Those of views that are cut in the same way, found once for all of their matches. */
export class Layout {
  private static readonly known = new WeakMap<object, Layout>();
  /** Of views with these lists divided. */
  static of(divided: readonly string[]): Layout {
    const known = Layout.known.get(divided) ?? new Layout();
    Layout.known.set(divided, known);
    return known;
  }

  readonly view = new Paths('');
  private readonly boards = new Map<string, Paths[]>();

  /** Of the board at that place of the list. */
  board(list: string, n: number): Paths {
    const known = this.boards.get(list) ?? [];
    this.boards.set(list, known);
    known[n] ??= new Paths(`${list}/${n}/`);
    return known[n];
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
