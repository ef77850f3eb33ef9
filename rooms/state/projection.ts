/** How a match becomes synchronized state: for everybody, and for each seat that a person plays, in packed text, so that a
 *  patch carries what changed and nothing twice. `picture.ts` reads it. */
import type { StateView } from '@colyseus/schema';
import { dequal } from 'dequal/lite';
import type { Seat } from '../../engine/core/game.ts';
import type { EventsMessage, LegalAction } from '../../protocol/messages.ts';
import { Packer } from '../../protocol/packed/packer.ts';
import { type MatchState, OwnState } from './match-state.ts';
import { piecesOf } from './pieces.ts';
import type { Told } from './telling.ts';

/** What the room asked the game after an action: the public view, and for each seat that a person plays its own view
 *  and legal lines. */
export interface Views<V> {
  readonly everybody: V;
  readonly seats: ReadonlyMap<Seat, OwnView<V>>;
}
export interface OwnView<V> {
  readonly view: V;
  readonly legal: readonly LegalAction[];
}

type Texts = MatchState['table'];

export class Projection {
  private readonly state: MatchState;
  private readonly divided: readonly string[];
  private readonly everybody = new Packer();
  private readonly seats = new Map<Seat, { readonly packer: Packer; readonly own: OwnState }>();
  private tellings = 0;

  /** Of the state of one match. `divided`: lists of the game's views whose entries are boards, so that what changes on one
   *  travels alone. */
  constructor(state: MatchState, divided: readonly string[]) {
    this.state = state;
    this.divided = divided;
  }

  /** Lets a client see what only `seat` may see, from now on. The match need not have begun. */
  reveal(view: StateView, seat: Seat): void {
    view.add(this.at(seat).own);
  }

  /** Writes what the match looks like now, and what the last action brought, if it was one. */
  show(views: Views<unknown>, told?: Told): void {
    const pieces = piecesOf(Object(views.everybody), this.divided);
    write(this.state.table, pieces, this.everybody);
    for (const [seat, { view, legal }] of views.seats)
      this.showTo(seat, piecesOf(Object(view), this.divided), pieces, legal);
    if (told) this.tell(told);
    say(this.everybody, this.state.words);
    for (const { packer, own } of this.seats.values()) say(packer, own.words);
  }

  private showTo(
    seat: Seat,
    pieces: Map<string, unknown>,
    everybody: ReadonlyMap<string, unknown>,
    legal: readonly LegalAction[],
  ): void {
    for (const [path, value] of pieces) if (dequal(value, everybody.get(path))) pieces.delete(path);
    const { packer, own } = this.at(seat);
    write(own.table, pieces, packer);
    own.legal = packer.packKnown(
      legal.map(({ action, label, bears }) => (bears ? [action, label, bears] : [action, label])),
    );
  }

  private tell({ everybody, seats }: Told): void {
    this.tellings++;
    this.state.told = this.telling(this.everybody, everybody);
    for (const [seat, message] of seats) {
      const { packer, own } = this.at(seat);
      own.told = this.telling(packer, message);
    }
  }

  private telling(packer: Packer, { step, events, lines }: EventsMessage): string {
    return packer.pack([this.tellings, step, events, lines]);
  }

  private at(seat: Seat): { readonly packer: Packer; readonly own: OwnState } {
    const known = this.seats.get(seat);
    if (known) return known;
    const fresh = { packer: new Packer(), own: new OwnState() };
    this.seats.set(seat, fresh);
    this.state.own.set(String(seat), fresh.own);
    return fresh;
  }
}

/** Makes `texts` say these pieces and touches only what changed. What is gone stays as the empty text: Colyseus 0.18 decodes
 *  wrongly what was taken off a collection behind a view between a client's joining and its next patch. */
const write = (texts: Texts, pieces: ReadonlyMap<string, unknown>, packer: Packer): void => {
  for (const [path, value] of pieces) set(texts, path, packer.pack(value));
  for (const path of texts.keys()) if (!pieces.has(path)) set(texts, path, '');
};

const set = (texts: Texts, path: string, text: string): void => {
  if (texts.get(path) !== text) texts.set(path, text);
};

const say = (packer: Packer, words: Texts): void => {
  const fresh = packer.takeFresh();
  if (fresh !== '') words.set(String(words.size), fresh);
};
