/** Lexicons that count: what is asked of them while matches are packed, or read of them. */
import { KIND } from '../../protocol/packed/codes.ts';
import { type Fields, keysOf } from '../../protocol/packed/key-tree.ts';
import { Lexicon } from '../../protocol/packed/lexicon.ts';
import type { Said } from '../../protocol/packed/said.ts';

/** What is asked for: in how many matches, and how often. */
export class Counts {
  readonly matches = new Map<string, number>();
  readonly uses = new Map<string, number>();
  private readonly inThis = new Set<string>();

  add(packed: string): undefined {
    this.uses.set(packed, (this.uses.get(packed) ?? 0) + 1);
    this.inThis.add(packed);
  }

  /** A match is over. */
  next(): void {
    for (const packed of this.inThis) this.matches.set(packed, (this.matches.get(packed) ?? 0) + 1);
    this.inThis.clear();
  }

  /** Those of more than one match, by what they save, and the first of these by how often they are used. */
  most(many: number, saved: (packed: string) => number): string[] {
    const order = (by: (packed: string) => number) => (a: string, b: string) => by(b) - by(a) || (a < b ? -1 : 1);
    return [...this.uses.keys()]
      .filter((packed) => (this.matches.get(packed) ?? 0) > 1 && saved(packed) > 0)
      .sort(order(saved))
      .slice(0, many)
      .sort(order((packed) => this.uses.get(packed) ?? 0));
  }
}

/** Knows no words, and counts what is asked for. */
export class CountingWords extends Lexicon {
  readonly counts = new Counts();

  constructor() {
    super('');
  }
  override numberOf(word: string): undefined {
    return this.counts.add(word);
  }
  override keysNumber(fields: Fields): undefined {
    return this.counts.add(KIND.keys + keysOf(fields));
  }
}

/** Knows all, and counts what stands in the texts that are read. */
export class CountingUses extends Lexicon {
  readonly counts = new Counts();

  override at(number: number): Said | undefined {
    const said = super.at(number);
    if (said) this.counts.add(String(number));
    return said;
  }
}

/** Knows words and no values, and counts the values that are asked for. */
export class CountingValues extends Lexicon {
  readonly counts = new Counts();

  override valueNumber(packed: string): undefined {
    return this.counts.add(packed);
  }
}
