/** Values that a lexicon has as a whole, with their numbers, once they were packed: one that comes again is looked up instead,
 *  whichever match says it. */
import { dequal } from 'dequal/lite';

interface Whole {
  readonly value: unknown;
  readonly number: number;
}

export class Wholes {
  private readonly known = new Map<string, Whole[]>();

  /** The number of that value; nothing unless it was kept. `name`: a text that it has, and few others have. */
  numberOf(name: string, value: unknown): number | undefined {
    return this.known.get(name)?.find((whole) => dequal(whole.value, value))?.number;
  }

  /** Keeps a value that the lexicon has: there are never more of them than it has. */
  keep(name: string, value: unknown, number: number): void {
    const some = this.known.get(name);
    if (some) some.push({ value, number });
    else this.known.set(name, [{ value, number }]);
  }
}
