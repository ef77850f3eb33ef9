/** The reading side of packed text (`codes.ts`). */
import { CHARACTERS, HEAD, KIND, LARGEST_DIGIT } from './codes.ts';
import { type Lexicon, NO_LEXICON } from './lexicon.ts';
import { OwnNumbers } from './own-numbers.ts';
import { numbersOf } from './runs.ts';
import { type Said, saidAs } from './said.ts';

/** Reads packed text as one audience does that heard everything that was said. */
export class Unpacker {
  private readonly lexicon: Lexicon;
  private readonly said = new Map<number, Said>();
  private readonly own: OwnNumbers;
  private text = '';
  private at = 0;

  /** `lexicon`: the one that the packer has. */
  constructor(lexicon = NO_LEXICON) {
    this.lexicon = lexicon;
    this.own = new OwnNumbers(lexicon.end);
  }

  /** Hears what is new. Throws a `SyntaxError` for what no packer writes. */
  hear(fresh: string): void {
    for (let at = 0; at < fresh.length; ) {
      const kind = fresh.charAt(at);
      const isWord = kind !== KIND.keys && kind !== KIND.value;
      const begin = at + (isWord ? 1 : 2);
      const end = begin + fresh.charCodeAt(begin - 1);
      if (!(end <= fresh.length))
        throw new SyntaxError(`packed words end after ${fresh.length} characters, not ${end}`);
      this.said.set(this.own.next(isWord), saidAs(kind, fresh.slice(begin, end)));
      at = end;
    }
  }

  /** The value that the text stands for. The same values of a known list are the same objects. Throws a `SyntaxError` for
   *  what no packer writes. */
  unpack(text: string): unknown {
    const [outer, place] = [this.text, this.at];
    this.text = text;
    this.at = 0;
    const value = this.value();
    if (this.at !== text.length) throw new SyntaxError(`packed text of ${text.length} characters ended at ${this.at}`);
    this.text = outer;
    this.at = place;
    return value;
  }

  private value(): unknown {
    const head = this.next();
    if (head <= LARGEST_DIGIT) return head;
    if (head >= HEAD.said) return this.known(head - HEAD.said);
    if (head >= HEAD.list) return this.list(head - HEAD.list);
    switch (head) {
      case HEAD.nothing:
        return null;
      case HEAD.yes:
        return true;
      case HEAD.no:
        return false;
      case HEAD.number:
        return this.next();
      case HEAD.large:
        return this.next() * CHARACTERS + this.next();
      case HEAD.figures:
        return Number(this.spelled());
      case HEAD.spelled:
        return this.spelled();
      case HEAD.sentence:
        return this.sentence();
      case HEAD.longList:
        return this.list(this.next());
      default:
        throw new SyntaxError(`packed text: a value begins with ${head}`);
    }
  }

  private known(number: number): unknown {
    const said = this.heard(number);
    switch (said.kind) {
      case 'word':
        return said.word;
      case 'keys': {
        const object: Record<string, unknown> = {};
        for (const { key, is } of said.keys) object[key] = is ?? this.value();
        return object;
      }
      case 'value':
        said.value ??= { is: this.unpack(said.text) };
        return said.value.is;
    }
  }

  private list(length: number): unknown[] {
    const values: unknown[] = [];
    for (let n = 0; n < length; n++) {
      const head = this.text.charCodeAt(this.at);
      if (head === HEAD.run) this.run(values);
      else if (head === HEAD.again) this.again(values);
      else values.push(this.value());
    }
    return values;
  }

  private again(values: unknown[]): void {
    this.next();
    const value = values.at(-1);
    for (let left = this.next(); left > 0; left--) values.push(value);
  }

  private run(into: unknown[]): void {
    this.next();
    let next = this.next();
    for (let left = this.next(); left > 0; left--)
      for (const number of numbersOf(this.next(), next)) {
        into.push(this.known(number));
        next = number + 1;
      }
  }

  private sentence(): string {
    const words: string[] = [];
    for (let left = this.next(); left > 0; left--) {
      const said = this.heard(this.next());
      if (said.kind !== 'word') throw new SyntaxError(`packed text: a sentence has ${said.kind} in it`);
      words.push(said.word);
    }
    return words.join(' ');
  }

  private spelled(): string {
    const length = this.next();
    const text = this.text.slice(this.at, this.at + length);
    this.at += length;
    return text;
  }

  private heard(number: number): Said {
    const said = this.lexicon.at(number) ?? this.said.get(number);
    if (!said)
      throw new SyntaxError(`packed text: ${number} was not said, of ${this.said.size} behind ${this.lexicon.end}`);
    return said;
  }

  private next(): number {
    const code = this.text.charCodeAt(this.at++);
    if (Number.isNaN(code)) throw new SyntaxError(`packed text ends after ${this.text.length} characters`);
    return code;
  }
}
