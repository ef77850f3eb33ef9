/** How a match becomes synchronized state: for everybody, and for each seat that a person plays, in packed text, so that a
 *  patch carries what changed and nothing twice. `picture.ts` reads it. */
import type { MapSchema, StateView } from '@colyseus/schema';
import { dequal } from 'dequal/lite';
import type { EventsMessage, LegalAction } from '../../protocol/messages.ts';
import { Packer } from '../../protocol/packed/packer.ts';
import { type MatchState, OwnState } from './match-state.ts';
import { isPiece, LEGAL, piecesOf, TOLD, wordsPath } from './pieces.ts';
import type { Reader, Told } from './telling.ts';

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

/** Tellings are numbered up to here, and then anew: each has another number than the one before. */
const TELLINGS = 50;

export class Projection {
  private readonly state: MatchState;
  private readonly divided: readonly string[];
  private readonly everybody: Writer;
  private readonly readers = new Map<Reader, { readonly own: OwnState; readonly writer: Writer }>();
  private tellings = 0;

  /** Of the state of one match. `divided`: lists of the game's views whose entries are boards, so that what changes on one
   *  travels alone. */
  constructor(state: MatchState, divided: readonly string[]) {
    this.state = state;
    this.divided = divided;
    this.everybody = new Writer(state.table);
  }

  /** Lets a client see what only that reader does, from now on. The match need not have begun. */
  reveal(view: StateView, reader: Reader): void {
    view.add(this.at(reader).own);
  }

  /** Writes what the match looks like now, and what the last action brought, if it was one. */
  show(views: Views<unknown>, told?: Told): void {
    const pieces = piecesOf(Object(views.everybody), this.divided);
    this.everybody.show(pieces);
    for (const [reader, { view, legal }] of views.readers) {
      const own = piecesOf(Object(view), this.divided);
      for (const [path, value] of own) if (dequal(value, pieces.get(path))) own.delete(path);
      const { writer } = this.at(reader);
      writer.show(own);
      writer.list(legal);
    }
    if (told) this.tell(told);
    this.everybody.say();
    for (const { writer } of this.readers.values()) writer.say();
  }

  private tell({ everybody, readers }: Told): void {
    this.tellings = (this.tellings + 1) % TELLINGS;
    this.everybody.tell(this.tellings, everybody);
    for (const [reader, message] of readers) this.at(reader).writer.tell(this.tellings, message);
  }

  private at(reader: Reader) {
    const known = this.readers.get(reader);
    if (known) return known;
    const own = new OwnState();
    const fresh = { own, writer: new Writer(own.texts) };
    this.readers.set(reader, fresh);
    this.state.own.set(String(reader), own);
    return fresh;
  }
}

/** Writes for one audience, and touches only what changed. */
class Writer {
  private readonly texts: MapSchema<string>;
  private readonly packer = new Packer();
  private said = 0;
  private listed: readonly LegalAction[] | undefined;

  constructor(texts: MapSchema<string>) {
    this.texts = texts;
  }

  /** The pieces that there are. What is gone stays as the empty text: Colyseus 0.18 decodes wrongly what was taken off a
   *  collection behind a view between a client's joining and its next patch. */
  show(pieces: ReadonlyMap<string, unknown>): void {
    for (const [path, value] of pieces) this.set(path, this.packer.pack(value));
    for (const path of this.texts.keys()) if (isPiece(path) && !pieces.has(path)) this.set(path, '');
  }

  list(legal: readonly LegalAction[]): void {
    if (dequal(legal, this.listed)) return;
    this.listed = legal;
    const lines = legal.map(({ action, label, bears }) => (bears ? [action, label, bears] : [action, label]));
    this.set(LEGAL, this.packer.packKnown(lines));
  }

  tell(number: number, { events, lines }: EventsMessage): void {
    this.set(TOLD, this.packer.pack([number, events, lines]));
  }

  /** Whatever the texts say for the first time. */
  say(): void {
    const fresh = this.packer.takeFresh();
    if (fresh !== '') this.texts.set(wordsPath(this.said++), fresh);
  }

  private set(path: string, text: string): void {
    if (this.texts.get(path) !== text) this.texts.set(path, text);
  }
}
