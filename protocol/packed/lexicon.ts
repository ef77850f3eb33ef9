/** What most matches of a game say, known to both sides before anybody says anything: words, the keys of objects, and whole
 *  values, such as the line of a legal action. Whoever packs names it by number from the first patch on, so that a match says
 *  only what is its own.
 *
 *  Lexicons are made from played matches (`npm run -s tool -- lexicon`). One that lacks something costs bytes and nothing else;
 *  both sides must have the same, which `check` tells. */

import { BEFORE_KEY, FORM, IS, KIND } from './codes.ts';
import { type Fields, KeyTree } from './key-tree.ts';
import { OWN_FIRST } from './own-numbers.ts';
import { type Said, saidAs } from './said.ts';
import { Sayings } from './sayings.ts';
import { signOf } from './sign.ts';
import { Wholes } from './wholes.ts';

/** How the keys of an object are written in a lexicon: `{type=rolled,seat,dice}`. */
const KEYS = /^\{(.+)\}$/;

export class Lexicon {
  /** The first number behind its own. */
  readonly end: number;
  /** Another number for most other lexicons, and for most other ways to pack (`signOf`). */
  readonly check: number;
  /** Its values that were packed before. */
  readonly wholes = new Wholes();
  /** What was said of values, where all of it is made of its words. */
  readonly sayings = new Sayings();
  private readonly numbers: ReadonlyMap<string, number>;
  private readonly keys = new KeyTree();
  private readonly values: ReadonlyMap<string, number>;
  private readonly entries: readonly Said[];

  /** `text`: words and keys, with blanks or ends of lines between them. `values`: packed by one that has these alone, and so many
   *  values `ahead` of them: those have the first numbers. Throws a `SyntaxError` for an entry that stands there twice. */
  constructor(text: string, values: readonly string[] = [], ahead = 0) {
    const entries = text.split(/\s+/).filter((entry) => entry !== '');
    const packed = entries.map(packedAs);
    const firstWord = OWN_FIRST + ahead;
    this.numbers = new Map(packed.map((entry, n) => [entry, firstWord + n]));
    this.values = new Map(values.map((value, n) => [value, OWN_FIRST + n + (n < ahead ? 0 : entries.length)]));
    if (this.numbers.size < entries.length || this.values.size < values.length)
      throw new SyntaxError('a lexicon has each entry once');
    const words = packed.map((entry) =>
      entry.startsWith(KIND.keys) ? saidAs(KIND.keys, entry.slice(KIND.keys.length)) : saidAs('', entry),
    );
    const known = values.map((value) => saidAs(KIND.value, value));
    this.entries = [...known.slice(0, ahead), ...words, ...known.slice(ahead)];
    for (const [n, entry] of packed.entries())
      if (entry.startsWith(KIND.keys)) this.keys.add(entry.slice(KIND.keys.length), firstWord + n);
    this.end = OWN_FIRST + this.entries.length;
    this.check = signOf([FORM, ahead, ...entries, ...values].join(' '));
  }

  /** The number of a word; nothing where it has none. */
  numberOf(word: string): number | undefined {
    return this.numbers.get(word);
  }

  /** The number of the keys of this object; nothing where they have none. */
  keysNumber(fields: Fields): number | undefined {
    return this.keys.numberOf(fields);
  }

  /** The number of a value, by its packed text; nothing where it has none. */
  valueNumber(packed: string): number | undefined {
    return this.values.get(packed);
  }

  /** What has that number. */
  at(number: number): Said | undefined {
    return this.entries[number - OWN_FIRST];
  }
}

const packedAs = (entry: string): string => {
  const keys = KEYS.exec(entry)?.[1]?.split(',');
  return keys ? KIND.keys + keys.map((key) => BEFORE_KEY + key.replace('=', IS)).join('') : entry;
};

/** The entry for a word, or for keys as a packer writes them; nothing for what cannot stand in a lexicon. */
export const entryFor = (packed: string): string | undefined => {
  if (!packed.startsWith(KIND.keys)) return packed === '' || /[\s{}]|^\ud7ff/.test(packed) ? undefined : packed;
  const [, ...keys] = packed.replaceAll(IS, '=').split(BEFORE_KEY);
  return keys.length === 0 || keys.some((key) => /[\s,{}]/.test(key)) ? undefined : `{${keys.join(',')}}`;
};

/** Of whatever has no words yet. */
export const NO_LEXICON = new Lexicon('');
