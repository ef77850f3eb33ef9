/** A match played once more, from how it began and what was done: it builds every line of its record, with what chance
 *  did and the running hash. Records are made by it, and proved by it: what was written must be what it builds. */
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { type Draw, listenTo } from '../core/chance.ts';
import type { AnyGame, Outcome } from '../core/game.ts';
import { BadInput, type Refusal } from '../core/refusal.ts';
import {
  type Beginning,
  beginningText,
  closeLine,
  type Drawn,
  diceOf,
  endText,
  entryText,
  hashAfter,
  type MatchRecord,
  type RecordEnd,
  type RecordEntry,
  type RecordedEntry,
  type Sealed,
  startOf,
} from './record.ts';
import { refusalOf } from './refusal.ts';

/** A line as it stands in the file, and what the record holds of it. */
export interface BuiltLine<T> {
  readonly line: string;
  readonly is: T;
}

export class RecordBuilder {
  /** The line of the beginning. */
  readonly first: BuiltLine<Sealed>;
  private readonly game: AnyGame;
  private readonly match: unknown;
  private drawn: Drawn[] = [];
  private hash = '';

  /** Throws `BadInput` for a beginning that no match of the game can have. */
  constructor(game: AnyGame, begun: Beginning) {
    this.game = game;
    const dice = diceOf(begun);
    listenTo(dice, (draw) => this.drawn.push(inShort(draw)));
    this.match = startOf(game, begun, dice);
    const chance = this.takeDrawn();
    const { line, hash } = this.seal(beginningText(begun, chance));
    this.first = { line, is: { chance, hash } };
  }

  /** What the match came to, once it is over. */
  get outcome(): Outcome | undefined {
    return this.game.outcome(this.match);
  }

  /** Plays the next action and returns its line, or why the rules refuse it. */
  take(entry: RecordEntry): BuiltLine<RecordedEntry> | { readonly refusal: Refusal } {
    const refusal = refusalOf(this.game, this.match, entry);
    if (refusal) return { refusal };
    this.game.advanceUnheard(this.match, entry.seat, entry.action);
    const chance = this.takeDrawn();
    const { line, hash } = this.seal(entryText(entry, chance));
    const { at, seat, action, by } = entry;
    return { line, is: { at, seat, action, by, chance, hash } };
  }

  /** The last line, if the match is over. */
  end(): BuiltLine<RecordEnd> | undefined {
    if (!this.outcome) return undefined;
    const { winners, draw, places } = this.outcome;
    const outcome = { winners: [...winners], draw, places: places.map((place) => [...place]) };
    const { line, hash } = this.seal(endText(outcome));
    return { line, is: { outcome, hash } };
  }

  private takeDrawn(): Drawn[] {
    const { drawn } = this;
    this.drawn = [];
    return drawn;
  }

  private seal(text: string): { line: string; hash: string } {
    this.hash = hashAfter(this.hash, text);
    return { line: closeLine(text, this.hash), hash: this.hash };
  }
}

/** The whole record of a match from how it began and what was done. Throws `BadInput` for a beginning or an entry that
 *  the rules refuse: then it is another match's journal, or other rules. */
export const recordOf = (game: AnyGame, begun: Beginning, entries: readonly RecordEntry[]): MatchRecord => {
  const builder = new RecordBuilder(game, begun);
  const built = entries.map((entry, index) => {
    const next = builder.take(entry);
    if ('refusal' in next)
      throw new BadInput(`line ${index + 2}`, `the rules refuse this action: ${next.refusal.message}`);
    return next.is;
  });
  const end = builder.end();
  return { ...begun, ...builder.first.is, entries: built, ...(end && { end: end.is }) };
};

const ORDER_DIGITS = 16;

/** A draw as records hold it: an order of cards as a short hash of the places they came from. */
const inShort = (draw: Draw): Drawn => {
  if ('dice' in draw) return { sides: draw.sides, dice: [...draw.dice] };
  if ('picked' in draw) return { picked: draw.picked, of: draw.of };
  const order = bytesToHex(sha256(utf8ToBytes(draw.shuffled.join(',')))).slice(0, ORDER_DIGITS);
  return { shuffled: draw.shuffled.length, order };
};
