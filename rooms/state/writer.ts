/** Writes what one audience of a match sees into its texts, packed, and touches only what changed. */
import type { MapSchema } from '@colyseus/schema';
import type { LegalAction } from '../../protocol/messages.ts';
import type { Lexicon } from '../../protocol/packed/lexicon.ts';
import { Packer, type Saying } from '../../protocol/packed/packer.ts';
import { Board, type Pen } from './board.ts';
import { Groups } from './groups.ts';
import { type Cut, type Fields, Layout, LEGAL, lengthOf, STEP, TOLD, wordsPath } from './pieces.ts';
import { packedTelling, type Tale } from './telling.ts';

const LINES: Saying<LegalAction> = {
  name: ({ label }) => label,
  plain: ({ action, label, bears }) => (bears ? [action, label, bears] : [action, label]),
};

/** Always the same list: layouts are found by it. */
const UNDIVIDED: readonly string[] = [];
const NOTHING: Fields = {};
const NONE: readonly Fields[] = [];
const NONE_SHOWN: readonly (Board | undefined)[] = [];

export class Writer implements Pen {
  private readonly texts: MapSchema<string>;
  private readonly packer: Packer;
  private readonly divided: readonly string[];
  private readonly layout: Layout;
  private readonly groups: Groups;
  /** All of the view that is not divided. */
  private readonly view: Board;
  /** Those of each divided list, as far as there is anything on them. */
  private readonly lists = new Map<string, (Board | undefined)[]>();
  private said = 0;

  constructor(texts: MapSchema<string>, lexicon: Lexicon, { divided = UNDIVIDED, together }: Cut) {
    this.texts = texts;
    this.packer = new Packer(lexicon);
    this.divided = divided;
    this.groups = Groups.of(together);
    this.layout = Layout.of(divided);
    this.view = new Board(this.layout.view, this.groups, this);
  }

  /** Shows a view, all of it but the step if that was told. */
  show(view: Fields, told?: number): void {
    this.view.begin();
    for (const name in view) {
      const value = view[name];
      const boards = this.boardsIn(name, value);
      if (boards) {
        this.view.field(lengthOf(name), boards.length);
        for (const [n, board] of boards.entries()) this.board(name, n).show(board);
        this.clearFrom(name, boards.length);
      } else if (name !== STEP || value !== told) this.view.field(name, value);
    }
    this.view.end();
  }

  /** Shows which of these fields differ from what everybody sees: nothing on a board that is the same object. */
  showUnlike(everybody: Fields, own: Fields): void {
    this.view.begin();
    for (const name in own) {
      const [value, other] = [own[name], everybody[name]];
      const boards = this.boardsIn(name, value);
      if (boards) {
        const others = this.boardsIn(name, other) ?? NONE;
        this.view.fieldUnlike(lengthOf(name), boards.length, others.length);
        for (const [n, board] of boards.entries()) this.boardUnlike(name, n, board, others[n]);
        this.clearFrom(name, boards.length);
      } else this.view.fieldUnlike(name, value, other);
    }
    this.view.end();
  }

  /** Shows what may be done. */
  list(legal: readonly LegalAction[]): void {
    this.set(LEGAL, this.packer.packKnown(legal, LINES));
  }

  /** Shows what the last action brought. */
  tell(round: number, tale: Tale): void {
    this.set(TOLD, packedTelling(this.packer, tale, round));
  }

  /** Whatever the texts say for the first time. */
  say(): void {
    const fresh = this.packer.takeFresh();
    if (fresh !== '') this.texts.set(wordsPath(this.said++), fresh);
  }

  /** What is gone stays as the empty text: Colyseus 0.18 decodes wrongly what was taken off a collection behind a view
   *  between a client's joining and its next patch. */
  write(path: string, value: unknown): void {
    this.set(path, value === undefined ? '' : this.packer.pack(value));
  }

  set(path: string, text: string): void {
    if (this.texts.get(path) !== text) this.texts.set(path, text);
  }

  private boardUnlike(list: string, n: number, board: Fields, other: Fields | undefined): void {
    if (board === other) this.lists.get(list)?.[n]?.clear();
    else this.board(list, n).showUnlike(other ?? NOTHING, board);
  }

  private boardsIn(name: string, value: unknown): readonly Fields[] | undefined {
    return Array.isArray(value) && this.divided.includes(name) ? value : undefined;
  }

  private board(list: string, n: number): Board {
    const boards = this.lists.get(list) ?? [];
    this.lists.set(list, boards);
    boards[n] ??= new Board(this.layout.board(list, n), this.groups, this);
    return boards[n];
  }

  /** From that place on there is no board any more. */
  private clearFrom(list: string, from: number): void {
    const boards = this.lists.get(list) ?? NONE_SHOWN;
    for (let n = from; n < boards.length; n++) boards[n]?.clear();
  }
}
