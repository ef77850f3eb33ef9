/** How a match becomes synchronized state: for everybody, and for each seat that a person plays, in packed text, so that a
 *  patch carries what changed and nothing twice. `picture.ts` reads it. */
import type { StateView } from '@colyseus/schema';
import type { Seat } from '../../engine/core/game.ts';
import type { LegalAction } from '../../protocol/messages.ts';
import type { Lexicon } from '../../protocol/packed/lexicon.ts';
import { lexiconOf } from '../../protocol/packed/lexicons.ts';
import { PRESETS } from '../../protocol/presets.ts';
import type { SeatClock } from '../../protocol/seat-clock.ts';
import { isSameClock, packedBanks, packedRun } from './clocks.ts';
import { type MatchState, OwnState } from './match-state.ts';
import { BANKS, type Cut, clockPath } from './pieces.ts';
import type { Reader, Tale, Told } from './telling.ts';
import { Writer } from './writer.ts';

/** What the room asked the game after an action: the public view in the language of those who say nothing, and for each seat
 *  that a person plays, and each other language that is watched in, its own view and legal lines. */
export interface Views<V> {
  readonly everybody: V;
  readonly readers: ReadonlyMap<Reader, OwnView<V>>;
}
export interface OwnView<V> {
  /** The fields of its view that may be others than everybody's. */
  readonly own: Partial<V>;
  readonly legal: readonly LegalAction[];
}

export class Projection {
  private readonly state: MatchState;
  /** How what a reader sees is cut. */
  private readonly own: Cut;
  private readonly lexicon: Lexicon;
  private readonly everybody: Writer;
  private readonly readers = new Map<Reader, { readonly own: OwnState; readonly writer: Writer }>();
  /** The step that was told of last, and how often it was no later than the one before: an action was taken back. */
  private last = 0;
  private round = 0;
  /** As they were shown last. */
  private readonly clocks: SeatClock[] = [];

  /** Of the state of one match, which says what is played. */
  constructor(state: MatchState, cut: Cut = {}, lexicon = lexiconOf(state.game)) {
    this.state = state;
    this.own = cut.divided ? { divided: cut.divided } : {};
    this.lexicon = lexicon;
    state.lexicon = lexicon.check;
    this.everybody = new Writer(state.table, this.lexicon, cut);
  }

  /** Lets a client see what only that reader does, from now on. The match need not have begun. */
  reveal(view: StateView, reader: Reader): void {
    view.add(this.at(reader).own);
  }

  /** Writes what the match looks like now, and what the last action brought, if it was one. */
  show({ everybody, readers }: Views<unknown>, told?: Told): void {
    this.everybody.show(Object(everybody), told?.everybody.step);
    if (told) this.tell(told.everybody);
    this.everybody.say();
    for (const [reader, own] of readers) this.showTo(reader, own, everybody, told);
  }

  /** The same for one reader more, of whom `show` was told nothing. */
  showTo<V>(reader: Reader, { own, legal }: OwnView<V>, everybody: V, told?: Told): void {
    const { writer } = this.at(reader);
    writer.showUnlike(Object(everybody), own);
    writer.list(legal);
    const tale = told?.readers.get(reader);
    if (tale) writer.tell(this.round, tale);
    writer.say();
  }

  /** Writes each seat's time. */
  showClocks(clockOf: (seat: Seat) => SeatClock): void {
    const { seats, clock } = this.state;
    let banksChanged = false;
    for (let seat = 0; seat < seats.length; seat++) {
      const [time, before] = [clockOf(seat), this.clocks[seat]];
      if (isSameClock(time, before)) continue;
      if (time.bank !== before?.bank) banksChanged = true;
      this.clocks[seat] = time;
      this.everybody.set(clockPath(seat), packedRun(time, PRESETS[clock]));
    }
    if (banksChanged) this.everybody.set(BANKS, packedBanks(this.clocks));
  }

  private tell(tale: Tale): void {
    if (tale.step <= this.last) this.round++;
    this.last = tale.step;
    this.everybody.tell(this.round, tale);
  }

  private at(reader: Reader) {
    const known = this.readers.get(reader);
    if (known) return known;
    const own = new OwnState();
    const fresh = { own, writer: new Writer(own.texts, this.lexicon, this.own) };
    this.readers.set(reader, fresh);
    this.state.own.set(String(reader), own);
    return fresh;
  }
}
