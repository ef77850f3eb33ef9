/** What one audience of a match has heard, everybody or a seat alone, and how it reads the packed texts of the state. */
import type { MapSchema } from '@colyseus/schema';
import type { LegalAction } from '../../protocol/messages.ts';
import { Unpacker } from '../../protocol/packed/unpacker.ts';
import type { Telling } from './telling.ts';

type Texts = MapSchema<string>;

const audiences = new WeakMap<object, Audience>();

export class Audience {
  /** The audience that was told these words, with those that were added since. */
  static of(words: Texts): Audience {
    const known = audiences.get(words) ?? new Audience();
    audiences.set(words, known);
    known.hear(words);
    return known;
  }

  private readonly unpacker = new Unpacker();
  private heard = 0;
  /** What a text of that path stood for when it was read last. */
  private readonly read = new Map<string, { readonly text: string; readonly value: unknown }>();
  private readonly lines = new WeakMap<object, LegalAction>();

  /** By path, what is there. */
  fields(table: Texts): [string, unknown][] {
    const fields: [string, unknown][] = [];
    for (const [path, text] of table.entries()) if (text !== '') fields.push([path, this.value(path, text)]);
    return fields;
  }

  telling(text: string): Telling | undefined {
    if (text === '') return undefined;
    const told = this.value('told/', text);
    if (Array.isArray(told) && told.length === 4) {
      const [number, step, events, lines] = told;
      return { number, step, events, lines };
    }
    throw new SyntaxError(`a telling is number, step, events and lines, not ${JSON.stringify(told)}`);
  }

  legal(text: string): readonly LegalAction[] {
    if (text === '') return [];
    const list = this.value('legal/', text);
    if (!Array.isArray(list)) throw new SyntaxError(`legal actions are a list, not ${JSON.stringify(list)}`);
    return list.map((line: unknown) => this.line(line));
  }

  private line(packed: unknown): LegalAction {
    if (!Array.isArray(packed)) throw new SyntaxError(`a legal action has words, unlike ${JSON.stringify(packed)}`);
    const known = this.lines.get(packed);
    if (known) return known;
    const [action, label, bears] = packed;
    const line: LegalAction = { action, label, ...(bears === true && { bears }) };
    this.lines.set(packed, line);
    return line;
  }

  private value(path: string, text: string): unknown {
    const known = this.read.get(path);
    if (known?.text === text) return known.value;
    const value = this.unpacker.unpack(text);
    this.read.set(path, { text, value });
    return value;
  }

  /** Words are said patch by patch, each under the number of those before it. */
  private hear(words: Texts): void {
    for (; this.heard < words.size; this.heard++) this.unpacker.hear(words.get(String(this.heard)) ?? '');
  }
}
