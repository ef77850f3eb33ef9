/** Values that a lexicon has as a whole, with their numbers, once they were packed: one that comes again is looked up instead,
 *  whichever match says it. */
import { dequal } from 'dequal/lite';
import { type Fields, isFields } from './key-tree.ts';

interface Whole {
  readonly value: unknown;
  readonly number: number;
}

/** A line comes again with the very words and the very action that it had before, so that seldom more of it has to be compared. */
const isSame = (a: unknown, b: unknown): boolean => (isFields(a) && isFields(b) && hasSame(a, b)) || dequal(a, b);
const hasSame = (a: Fields, b: Fields): boolean => {
  for (const field in a) if (a[field] !== b[field]) return false;
  for (const field in b) if (!(field in a)) return false;
  return true;
};

export class Wholes {
  private readonly known = new Map<string, Whole[]>();
  /** Those that are objects which nobody can change, by these themselves. */
  private readonly frozen = new WeakMap<object, number>();

  /** The number of that value; nothing unless it was kept. `name`: a text that it has, and few others have. */
  numberOf(name: string, value: unknown): number | undefined {
    return this.known.get(name)?.find((whole) => isSame(whole.value, value))?.number;
  }

  /** Keeps a value that the lexicon has: there are never more of them than it has. */
  keep(name: string, value: unknown, number: number): void {
    const some = this.known.get(name);
    if (some) some.push({ value, number });
    else this.known.set(name, [{ value, number }]);
  }

  /** The number of the value that this very object is; nothing unless it was kept. */
  frozenNumber(value: object): number | undefined {
    return this.frozen.get(value);
  }

  /** Keeps an object with nothing but plain fields that the lexicon has, if nobody can change it. */
  keepFrozen(value: object, number: number): void {
    if (Object.isFrozen(value)) this.frozen.set(value, number);
  }
}
