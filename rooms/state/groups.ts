/** Pieces of a view that mostly change together travel in one text: what a patch adds to each text, it adds once. */

export interface Group {
  /** `active+attack`, of boards `seats/0/health+cp`. */
  readonly path: string;
  readonly names: readonly string[];
}

/** Stands between the fields of a group, and in no path else. */
const AND = '+';
const prefixOf = (path: string): string => path.slice(0, path.lastIndexOf('/') + 1);

/** The very same for all views of which nothing travels together: groups are found by it. */
const NONE: readonly (readonly string[])[] = [];

/** The groups of a game, found once for all of its matches. */
export class Groups {
  private static readonly known = new WeakMap<object, Groups>();
  /** Of these fields, of a view or of a board in it. */
  static of(together = NONE): Groups {
    const known = Groups.known.get(together) ?? new Groups(together);
    Groups.known.set(together, known);
    return known;
  }

  private readonly together: readonly (readonly string[])[];
  /** By the paths that were asked for; nothing for a piece that travels alone. */
  private readonly groups = new Map<string, Group | undefined>();

  private constructor(together: readonly (readonly string[])[]) {
    this.together = together;
  }

  /** The group that the piece at that path is in. */
  at(path: string): Group | undefined {
    if (!this.groups.has(path)) this.groups.set(path, this.find(path));
    return this.groups.get(path);
  }

  private find(path: string): Group | undefined {
    const prefix = prefixOf(path);
    const names = this.together.find((group) => group.includes(path.slice(prefix.length)));
    return names && { path: prefix + names.join(AND), names };
  }
}

/** The pieces that stand at a path, by theirs: of a group all that there are. */
export const piecesAt = (path: string, value: unknown): [string, unknown][] =>
  path.includes(AND)
    ? Object.entries(Object(value)).map(([name, field]) => [prefixOf(path) + name, field])
    : [[path, value]];
