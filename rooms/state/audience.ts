/** What one audience of a match has heard, everybody or a seat alone, and how it reads the packed texts of the state. */
import type { MapSchema } from '@colyseus/schema';
import type { Seat } from '../../engine/core/game.ts';
import type { LegalAction } from '../../protocol/messages.ts';
import type { Lexicon } from '../../protocol/packed/lexicon.ts';
import { Unpacker } from '../../protocol/packed/unpacker.ts';
import type { Preset } from '../../protocol/presets.ts';
import type { SeatClock } from '../../protocol/seat-clock.ts';
import { clockIn } from './clocks.ts';
import { piecesAt } from './groups.ts';
import { BANKS, clockPath, isPiece, LEGAL, TOLD, wordsPath } from './pieces.ts';
import { type Telling, tellingIn } from './telling.ts';

type Texts = MapSchema<string>;

const audiences = new WeakMap<object, Audience>();

export class Audience {
  /** The audience of these texts, which has heard all that was said to it until now. */
  static of(texts: Texts, lexicon: Lexicon): Audience {
    const known = audiences.get(texts) ?? new Audience(texts, lexicon);
    audiences.set(texts, known);
    known.hear();
    return known;
  }

  private readonly texts: Texts;

  private readonly unpacker: Unpacker;
  private heard = 0;
  /** What a text of that path stood for when it was read last. */
  private readonly read = new Map<string, { readonly text: string; readonly value: unknown }>();
  private told: { readonly text: string; readonly telling: Telling } | undefined;
  private readonly lines = new WeakMap<object, LegalAction>();

  private constructor(texts: Texts, lexicon: Lexicon) {
    this.texts = texts;
    this.unpacker = new Unpacker(lexicon);
  }

  /** The pieces of the view that are there, by path. */
  pieces(): [string, unknown][] {
    const pieces: [string, unknown][] = [];
    for (const [path, text] of this.texts.entries())
      if (isPiece(path) && text !== '') pieces.push(...piecesAt(path, this.value(path, text)));
    return pieces;
  }

  /** What the last action brought, and the step it led to; absent before the first one. `nameOf` names who sits where. */
  telling(nameOf: (seat: Seat) => string): Telling | undefined {
    const text = this.texts.get(TOLD);
    if (text === undefined) return undefined;
    if (this.told?.text !== text) this.told = { text, telling: tellingIn(this.unpacker.unpack(text), nameOf) };
    return this.told.telling;
  }

  /** The time of that seat; absent until the match begins. */
  clock(seat: number, preset: Preset): SeatClock | undefined {
    const run = this.texts.get(clockPath(seat));
    if (run === undefined) return undefined;
    return clockIn(this.texts.get(BANKS) ?? '', seat, run, preset);
  }

  legal(): readonly LegalAction[] {
    const text = this.texts.get(LEGAL);
    if (text === undefined) return [];
    const list = this.value(LEGAL, text);
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
  private hear(): void {
    for (let words = this.next(); words !== undefined; words = this.next()) {
      this.unpacker.hear(words);
      this.heard++;
    }
  }

  private next(): string | undefined {
    return this.texts.get(wordsPath(this.heard));
  }
}
