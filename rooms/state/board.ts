/** What one audience was shown last of a view, or of a board in it. What is shown anew is compared field by field; a board that is
 *  the same object as before is not looked at. */
import { dequal } from 'dequal/lite';
import type { Group, Groups } from './groups.ts';
import type { Fields, Paths } from './pieces.ts';

/** Takes what has changed. */
export interface Pen {
  /** What stands at that path from now on; `undefined`: nothing any more. */
  write(path: string, value: unknown): void;
}

/** Marks that a number holds: more than most boards have fields. */
const BITS = 30;

const same = (a: unknown, b: unknown): boolean => a === b || (typeof a === 'object' && dequal(a, b));

export class Board {
  private readonly paths: Paths;
  private readonly groups: Groups;
  private readonly pen: Pen;
  /** Of each field, by its place, what was shown last; `undefined`: nothing, or it is gone. */
  private readonly values: unknown[] = [];
  /** The places that the present look has shown: as bits, since of thousands of boards none is near at hand, and those beyond. */
  private marks = 0;
  private beyond: Set<number> | undefined;
  /** Where the next field most likely is. */
  private next = 0;
  /** How many fields there are, and how many of them the present look has shown. */
  private there = 0;
  private seen = 0;
  private last: Fields | undefined;
  /** Unlike which it was shown. */
  private lastOther: Fields | undefined;
  /** Of these something has changed. */
  private changed: Set<Group> | undefined;

  /** `groups`: fields that share a text. */
  constructor(paths: Paths, groups: Groups, pen: Pen) {
    this.paths = paths;
    this.groups = groups;
    this.pen = pen;
  }

  /** Shows all of the board, and nothing else from now on. */
  show(board: Fields): void {
    if (board === this.last) return;
    this.last = board;
    this.begin();
    for (const name in board) this.field(name, board[name]);
    this.end();
  }

  /** Shows only those fields that are others on that board. */
  showUnlike(other: Fields, board: Fields): void {
    if (board === this.last && other === this.lastOther) return;
    this.last = board;
    this.lastOther = other;
    this.begin();
    for (const name in board) this.fieldUnlike(name, board[name], other[name]);
    this.end();
  }

  /** Shows nothing any more. */
  clear(): void {
    if (this.values.length === 0) return;
    this.last = undefined;
    this.begin();
    this.end();
  }

  /** Begins to show the fields that there are, one by one. */
  begin(): void {
    this.marks = 0;
    this.beyond?.clear();
    this.next = 0;
    this.seen = 0;
  }

  /** Shows the field if it is another one there. */
  fieldUnlike(name: string, value: unknown, other: unknown): void {
    if (!same(value, other)) this.field(name, value);
  }

  /** Shows the field; one that is `undefined` is not there. */
  field(name: string, value: unknown): void {
    if (value === undefined) return;
    this.seen++;
    const at = this.placeOf(name);
    this.mark(at);
    const shown = this.values[at];
    // What is equal is not kept: it would outlive the moment, and be swept up with what is old.
    if (same(value, shown)) return;
    if (shown === undefined) this.there++;
    this.values[at] = value;
    this.change(at, value);
  }

  /** What was not shown since the beginning is gone. */
  end(): void {
    if (this.seen < this.there) this.takeOff();
    if (!this.changed) return;
    for (const group of this.changed) this.writeGroup(group);
    this.changed = undefined;
  }

  private placeOf(name: string): number {
    const at = this.paths.placeOf(name, this.next);
    while (this.values.length <= at) this.values.push(undefined);
    this.next = at + 1;
    return at;
  }

  private mark(at: number): void {
    if (at < BITS) this.marks |= 1 << at;
    else {
      this.beyond ??= new Set();
      this.beyond.add(at);
    }
  }

  private isMarked(at: number): boolean {
    return at < BITS ? (this.marks & (1 << at)) !== 0 : this.beyond?.has(at) === true;
  }

  private takeOff(): void {
    for (const [at, value] of this.values.entries()) {
      if (value === undefined || this.isMarked(at)) continue;
      this.values[at] = undefined;
      this.change(at, undefined);
    }
    this.there = this.seen;
  }

  private change(at: number, value: unknown): void {
    const path = this.paths.at(at);
    const group = this.groups.at(path);
    if (!group) return this.pen.write(path, value);
    this.changed ??= new Set();
    this.changed.add(group);
  }

  private writeGroup({ path, names }: Group): void {
    const values: Record<string, unknown> = {};
    for (const name of names) {
      const value = this.values[this.paths.placeOf(name)];
      if (value !== undefined) values[name] = value;
    }
    this.pen.write(path, Object.keys(values).length > 0 ? values : undefined);
  }
}
