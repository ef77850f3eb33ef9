/** How a match becomes synchronized state: for everybody, and for each seat that a person plays, in packed text, so that a
 *  patch carries what changed and nothing twice. `picture.ts` reads it. */
import type { MapSchema, StateView } from '@colyseus/schema';
import { dequal } from 'dequal/lite';
import type { Seat } from '../../engine/core/game.ts';
import type { LegalAction } from '../../protocol/messages.ts';
import type { Lexicon } from '../../protocol/packed/lexicon.ts';
import { lexiconOf } from '../../protocol/packed/lexicons.ts';
import { Packer } from '../../protocol/packed/packer.ts';
import { PRESETS } from '../../protocol/presets.ts';
import type { SeatClock } from '../../protocol/seat-clock.ts';
import { packedBanks, packedRun } from './clocks.ts';
import { type Group, Groups } from './groups.ts';
import { type MatchState, OwnState } from './match-state.ts';
import { BANKS, type Cut, clockPath, eachPiece, LEGAL, STEP, TOLD, wordsPath } from './pieces.ts';
import { packedTelling, type Reader, type Tale, type Told } from './telling.ts';

/** What the room asked the game after an action: the public view in the language of those who say nothing, and for each seat
 *  that a person plays, and each other language that is watched in, its own view and legal lines. */
export interface Views<V> {
  readonly everybody: V;
  readonly readers: ReadonlyMap<Reader, OwnView<V>>;
}
export interface OwnView<V> {
  readonly view: V;
  readonly legal: readonly LegalAction[];
}

const NONE: readonly never[] = [];

export class Projection {
  private readonly state: MatchState;
  private readonly divided: readonly string[];
  private readonly lexicon: Lexicon;
  private readonly everybody: Writer;
  private readonly readers = new Map<Reader, { readonly own: OwnState; readonly writer: Writer }>();
  /** The step that was told of last, and how often it was no later than the one before: an action was taken back. */
  private last = 0;
  private round = 0;

  /** Of the state of one match, which says what is played. */
  constructor(state: MatchState, { divided = NONE, together = NONE }: Cut = {}, lexicon = lexiconOf(state.game)) {
    this.state = state;
    this.divided = divided;
    this.lexicon = lexicon;
    state.lexicon = lexicon.check;
    this.everybody = new Writer(state.table, this.lexicon, together);
  }

  /** Lets a client see what only that reader does, from now on. The match need not have begun. */
  reveal(view: StateView, reader: Reader): void {
    view.add(this.at(reader).own);
  }

  /** Writes what the match looks like now, and what the last action brought, if it was one. */
  show(views: Views<unknown>, told?: Told): void {
    const { everybody, divided } = this;
    everybody.begin();
    const seen = Object(views.everybody);
    eachPiece(seen, divided, (path, value) => {
      // What was told says the step already.
      if (path !== STEP || value !== told?.everybody.step) everybody.write(path, value);
    });
    everybody.end();
    for (const [reader, { view, legal }] of views.readers) {
      const { writer } = this.at(reader);
      writer.begin();
      const write = (path: string, value: unknown): void => {
        if (!same(value, everybody.shown(path))) writer.write(path, value);
      };
      eachPiece(Object(view), divided, write, seen);
      writer.end();
      writer.list(legal);
    }
    if (told) this.tell(told);
    this.everybody.say();
    for (const { writer } of this.readers.values()) writer.say();
  }

  /** Writes each seat's time. */
  showClocks(clockOf: (seat: Seat) => SeatClock): void {
    const { seats, clock } = this.state;
    const clocks = Array.from({ length: seats.length }, (_, seat) => clockOf(seat));
    this.everybody.set(BANKS, packedBanks(clocks));
    for (const [seat, time] of clocks.entries()) this.everybody.set(clockPath(seat), packedRun(time, PRESETS[clock]));
  }

  private tell({ everybody, readers }: Told): void {
    if (everybody.step <= this.last) this.round++;
    this.last = everybody.step;
    this.everybody.tell(this.round, everybody);
    for (const [reader, message] of readers) this.at(reader).writer.tell(this.round, message);
  }

  private at(reader: Reader) {
    const known = this.readers.get(reader);
    if (known) return known;
    const own = new OwnState();
    const fresh = { own, writer: new Writer(own.texts, this.lexicon, NONE) };
    this.readers.set(reader, fresh);
    this.state.own.set(String(reader), own);
    return fresh;
  }
}

/** A piece as it was shown last, `undefined` once it is gone, and the last look at which it was there. */
interface Piece {
  value: unknown;
  look: number;
}

const same = (a: unknown, b: unknown): boolean => a === b || (typeof a === 'object' && dequal(a, b));

/** Writes for one audience, and touches only what changed. */
class Writer {
  private readonly texts: MapSchema<string>;
  private readonly packer: Packer;
  private said = 0;
  private listed: readonly LegalAction[] | undefined;
  /** What stands in the texts, by path. */
  private readonly pieces = new Map<string, Piece>();
  private look = 0;
  private readonly groups: Groups;
  /** Of these something has changed. */
  private readonly changed = new Set<Group>();

  /** `together`: what shares a text (`groups.ts`). */
  constructor(texts: MapSchema<string>, lexicon: Lexicon, together: readonly (readonly string[])[]) {
    this.texts = texts;
    this.packer = new Packer(lexicon);
    this.groups = Groups.of(together);
  }

  /** Begins a look at everything that there is: what is not written until its end is gone. */
  begin(): void {
    this.look++;
  }

  write(path: string, value: unknown): void {
    const piece = this.pieces.get(path);
    if (!piece) this.pieces.set(path, { value, look: this.look });
    else {
      piece.look = this.look;
      // What is equal is not kept: it would outlive the moment, and be swept up with what is old.
      if (same(value, piece.value)) return;
      piece.value = value;
    }
    const group = this.groups.at(path);
    if (group) this.changed.add(group);
    else this.set(path, this.packer.pack(value));
  }

  /** What is gone stays as the empty text: Colyseus 0.18 decodes wrongly what was taken off a collection behind a view
   *  between a client's joining and its next patch. */
  end(): void {
    this.pieces.forEach((piece, path) => {
      if (piece.look === this.look || piece.value === undefined) return;
      piece.value = undefined;
      const group = this.groups.at(path);
      if (group) this.changed.add(group);
      else this.set(path, '');
    });
    for (const group of this.changed) this.writeGroup(group);
    this.changed.clear();
  }

  private writeGroup({ path, fields }: Group): void {
    const there = fields.filter((field) => this.shown(field.path) !== undefined);
    const values = Object.fromEntries(there.map((field) => [field.name, this.shown(field.path)]));
    this.set(path, there.length > 0 ? this.packer.pack(values) : '');
  }

  /** What stands there now; nothing where there is nothing. */
  shown(path: string): unknown {
    return this.pieces.get(path)?.value;
  }

  list(legal: readonly LegalAction[]): void {
    if (dequal(legal, this.listed)) return;
    this.listed = legal;
    const lines = legal.map(({ action, label, bears }) => (bears ? [action, label, bears] : [action, label]));
    this.set(LEGAL, this.packer.packKnown(lines));
  }

  tell(round: number, tale: Tale): void {
    this.set(TOLD, packedTelling(this.packer, tale, round));
  }

  /** Whatever the texts say for the first time. */
  say(): void {
    const fresh = this.packer.takeFresh();
    if (fresh !== '') this.texts.set(wordsPath(this.said++), fresh);
  }

  set(path: string, text: string): void {
    if (this.texts.get(path) !== text) this.texts.set(path, text);
  }
}
