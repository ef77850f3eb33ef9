/** The writing side of packed text (`codes.ts`). */
import { CHARACTERS, HEAD, KIND, LARGEST_CHARACTER, LARGEST_DIGIT, SHORT_LIST } from './codes.ts';
import { type Fields, isFields, KeyTree, keysOf, saidWithKeys } from './key-tree.ts';
import { type Lexicon, NO_LEXICON } from './lexicon.ts';
import { OwnNumbers } from './own-numbers.ts';
import { blocksOf, runLength } from './runs.ts';

/** Characters that one audience is told for good: all of it is sent to whoever joins, and must fit into the buffer of a state.
 *  What is new after that is spelled out each time. */
const MOST_SAID = 6000;

/** Fewer values are shorter by a number each. */
const SHORTEST_RUN = 3;
/** What it takes to say that a value comes again. */
const AGAIN_LENGTH = 2;

/** Throws a `RangeError` for what is no whole number from 0 to `LARGEST_CHARACTER`. */
const character = (n: number): string => {
  if (n > LARGEST_CHARACTER) throw new RangeError(`${n} is too many to travel at once: at most ${LARGEST_CHARACTER}`);
  return String.fromCharCode(n);
};

/** How values of a kind are said: by which text they are looked up (`wholes.ts`), and what is packed. */
export interface Saying<T> {
  name(value: T): string;
  plain(value: T): unknown;
}

/** What was said of a value, packed. */
export interface Packed {
  readonly packed: string;
  /** It is always said of such a value, whatever the match. */
  readonly always: boolean;
}

/** Packs values for one audience and knows what was said to it. */
export class Packer {
  private readonly lexicon: Lexicon;
  /** What was said besides. */
  private readonly known = new Map<string, number>();
  private readonly keys = new KeyTree();
  private readonly own: OwnNumbers;
  /** What is packed now goes by a number as a whole, if its parts are spelled as the lexicon spells them. */
  private inWhole = false;
  /** What is packed now has no word but the lexicon's: whoever has that packs it so. */
  private isCommon = false;
  /** Of all that was said, in characters. */
  private length = 0;
  private fresh = '';

  /** `lexicon`: the one that whoever unpacks it has. */
  constructor(lexicon = NO_LEXICON) {
    this.lexicon = lexicon;
    this.own = new OwnNumbers(lexicon.end);
  }

  /** Packs a plain value: what JSON can hold. Fields that are `undefined` are left out. Throws a `RangeError` for
   *  strings and lists of more than `LARGEST_CHARACTER`. */
  pack(value: unknown): string {
    switch (typeof value) {
      case 'number':
        return packNumber(value);
      case 'string':
        return this.string(value);
      case 'boolean':
        return character(value ? HEAD.yes : HEAD.no);
      default:
        if (Array.isArray(value)) return this.list(value);
        return isFields(value) ? this.object(value) : character(HEAD.nothing);
    }
  }

  /** Packs a list of values that are likely to be said again as they are, one after the other. */
  packKnown<T>(values: readonly T[], saying: Saying<T>): string {
    const { wholes } = this.lexicon;
    this.inWhole = true;
    const packed = values.map((value) => wholes.numberOf(saying.name(value), value) ?? this.pack(saying.plain(value)));
    this.inWhole = false;
    // Once all their words are said, so that values said for the first time have numbers that follow one another.
    const numbers = values.map((value, n) => {
      const text = packed[n];
      if (typeof text !== 'string') return text;
      return this.wholeNumber(saying.name(value), value, text) ?? this.numberOf(KIND.value + text);
    });
    let text = '';
    let parts = 0;
    for (let at = 0; at < values.length; parts++) {
      const run = numbers.slice(at, at + runLength(numbers, at)).filter((n) => n !== undefined);
      const [first] = run;
      if (first === undefined) text += packed[at];
      else if (run.length < SHORTEST_RUN) text += said(first);
      else text += packedRun(first, blocksOf(run));
      at += run.length < SHORTEST_RUN ? 1 : run.length;
    }
    return listHead(parts) + text;
  }

  /** Packs a text that may stand in the lexicon as a whole. */
  packWhole(value: string): string {
    const known = this.lexicon.wholes.numberOf(value, value);
    if (known !== undefined) return said(known);
    const text = this.pack(value);
    const number = this.wholeNumber(value, value, text);
    return number === undefined ? text : said(number);
  }

  /** Packs a value and what a voice says of it. `say` packs that, and returns with it whether the voice always says so. */
  packTold(value: unknown, voice: object, say: () => Packed): readonly [value: string, said: string] {
    const { sayings } = this.lexicon;
    this.isCommon = true;
    const text = this.pack(value);
    const known = sayings.of(voice, text);
    if (known !== undefined) return [text, known];
    const { packed, always } = say();
    if (always && this.isCommon) sayings.keep(voice, text, packed);
    return [text, packed];
  }

  private wholeNumber(name: string, value: unknown, text: string): number | undefined {
    const number = this.lexicon.valueNumber(text);
    if (number !== undefined) this.lexicon.wholes.keep(name, value, number);
    return number;
  }

  /** The list of what was packed already. */
  packedList(texts: readonly string[]): string {
    let list = '';
    let parts = 0;
    for (let at = 0; at < texts.length; parts++) {
      const text = texts[at] ?? '';
      let more = 0;
      while (texts[at + more + 1] === text) more++;
      list += text;
      at++;
      if (more * text.length <= AGAIN_LENGTH) continue;
      list += character(HEAD.again) + character(more);
      parts++;
      at += more;
    }
    return listHead(parts) + list;
  }

  /** What was said for the first time since this was asked last; empty if nothing was. */
  takeFresh(): string {
    const { fresh } = this;
    this.fresh = '';
    return fresh;
  }

  private string(value: string): string {
    if (value.includes(' ')) return this.sentence(value);
    const number = this.wordNumber(value);
    return number === undefined ? spelled(HEAD.spelled, value) : said(number);
  }

  private sentence(value: string): string {
    const words = value.split(' ');
    let text = character(HEAD.sentence) + character(words.length);
    for (const word of words) {
      const number = this.wordNumber(word);
      if (number === undefined) return spelled(HEAD.spelled, value);
      text += character(number);
    }
    return text;
  }

  private list(values: readonly unknown[]): string {
    return this.packedList(values.map((value) => this.pack(value)));
  }

  private object(fields: Fields): string {
    const known = this.inWhole ? undefined : this.lexicon.wholes.frozenNumber(fields);
    if (known !== undefined) return said(known);
    let text = said(this.lexicon.keysNumber(fields) ?? this.ownKeysNumber(fields));
    let isFlat = !this.inWhole;
    for (const key in fields) {
      const field = fields[key];
      if (field === undefined || saidWithKeys(key, field)) continue;
      if (typeof field === 'object' && field !== null) isFlat = false;
      text += this.pack(field);
    }
    const number = isFlat ? this.lexicon.valueNumber(text) : undefined;
    if (number === undefined) return text;
    this.lexicon.wholes.keepFrozen(fields, number);
    return said(number);
  }

  private ownKeysNumber(fields: Fields): number {
    this.isCommon = false;
    return this.keys.numberOf(fields) ?? this.sayKeys(fields);
  }

  private sayKeys(fields: Fields): number {
    const keys = keysOf(fields);
    const number = this.say(KIND.keys + keys);
    this.keys.add(keys, number);
    return number;
  }

  private wordNumber(word: string): number | undefined {
    return word.charCodeAt(0) > LARGEST_CHARACTER ? undefined : this.numberOf(word);
  }

  /** The number of a word or a value, said now or before; nothing when so much was said that it is spelled out. */
  private numberOf(text: string): number | undefined {
    const number = this.knownNumber(text);
    if (number !== undefined) return number;
    return this.length + text.length <= MOST_SAID ? this.say(text) : undefined;
  }

  private knownNumber(text: string): number | undefined {
    const number = this.lexicon.numberOf(text);
    if (number !== undefined) return number;
    this.isCommon = false;
    return this.known.get(text);
  }

  private say(text: string): number {
    const kind = text.charAt(0);
    const isWord = kind !== KIND.keys && kind !== KIND.value;
    const number = this.own.next(isWord);
    this.length += text.length + 1;
    if (kind !== KIND.keys) this.known.set(text, number);
    this.fresh += isWord ? character(text.length) + text : kind + character(text.length - 1) + text.slice(1);
    return number;
  }
}

const said = (number: number): string => character(HEAD.said + number);

const listHead = (length: number): string =>
  length <= SHORT_LIST ? character(HEAD.list + length) : character(HEAD.longList) + character(length);

const packedRun = (first: number, blocks: readonly number[]): string =>
  [HEAD.run, first, blocks.length, ...blocks].map(character).join('');

const packNumber = (n: number): string => {
  if (!Number.isInteger(n) || n < 0 || n >= CHARACTERS ** 2 || Object.is(n, -0))
    return spelled(HEAD.figures, String(n));
  if (n <= LARGEST_DIGIT) return character(n);
  if (n <= LARGEST_CHARACTER) return character(HEAD.number) + character(n);
  return character(HEAD.large) + character(Math.floor(n / CHARACTERS)) + character(n % CHARACTERS);
};

const spelled = (head: number, text: string): string => character(head) + character(text.length) + text;
