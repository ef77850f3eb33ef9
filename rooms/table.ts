/** One match under way: the game, its match, and the way of an action from untrusted value to events or refusal. It
 *  knows no sockets and no rooms, so that a match can be brought back from its journal without them. */
import { randomBytes } from 'node:crypto';
import { keyedStream } from '../engine/core/chance.ts';
import type { Action, AnyGame, GameEvent, Seat, StartOptions, Viewer } from '../engine/core/game.ts';
import { type Refusal, refuse } from '../engine/core/refusal.ts';
import { putNames } from './names.ts';
import type { EventsMessage, LegalLine } from './protocol.ts';
import type { Views } from './schema/projection.ts';

export type Taken = { readonly refusal: Refusal } | { readonly step: number; readonly events: readonly GameEvent[] };

export class Table {
  readonly game: AnyGame;
  private readonly match: unknown;
  private readonly nameOf: (seat: Seat) => string;

  private constructor(game: AnyGame, match: unknown, nameOf: (seat: Seat) => string) {
    this.game = game;
    this.match = match;
    this.nameOf = nameOf;
  }

  /** A new match, its dice keyed by chance; `nameOf` names who sits where. Throws `BadInput` for options that no match can have. */
  static start(game: AnyGame, options: StartOptions, nameOf: (seat: Seat) => string): Table {
    return new Table(game, game.start(options, keyedStream(randomBytes(32).toString('hex'))), nameOf);
  }

  get step(): number {
    return this.game.step(this.match);
  }

  get over(): boolean {
    return this.game.outcome(this.match) !== undefined;
  }

  /** Seats the match waits for, in order of priority. */
  get waitingSeats(): readonly Seat[] {
    return this.game.waiting(this.match).map((wait) => wait.seat);
  }

  /** Lets something that decides for a seat look at the match. */
  ask<T>(question: (game: AnyGame, match: unknown) => T): T {
    return question(this.game, this.match);
  }

  /** Takes what a player sent: reads it, then refuses it or makes it happen. `seen` is the step the player saw. */
  takeFromPlayer(seat: Seat, value: unknown, seen: number | undefined): Taken {
    const read = this.game.parse(value);
    if ('refusal' in read) return read;
    if (read.action.type === this.game.timeout.type) {
      return { refusal: refuse('not-allowed-now', 'Only the server says whose time has run out.') };
    }
    if (seen !== undefined && this.isStale(seat, seen) && read.action.type !== this.game.concede.type) {
      const message = `This answers what was asked at step ${seen}; look at step ${this.step} and choose again.`;
      return { refusal: refuse('window-closed', message) };
    }
    return this.take(seat, read.action);
  }

  /** Takes an action: refuses it, or makes it happen. */
  take(seat: Seat, action: Action): Taken {
    const refusal = this.game.check(this.match, seat, action);
    if (refusal) return { refusal };
    const events = this.game.apply(this.match, seat, action);
    return { step: this.step, events };
  }

  /** The public view, and what each of `seats` may see and do. */
  views(seats: readonly Seat[]): Views<unknown> {
    const { game, match } = this;
    return {
      everybody: game.view(match, 'public'),
      seats: new Map(seats.map((seat) => [seat, { view: game.view(match, seat), legal: this.legalLines(seat) }])),
    };
  }

  /** What just happened, as the viewer may know it, with its words. */
  tell(events: readonly GameEvent[], viewer: Viewer): EventsMessage {
    const seen = this.game.seen(this.match, events, viewer);
    // The table itself shows what needs no words.
    const lines = seen.map((event) => putNames(this.game.tell(event), this.nameOf)).filter((line) => line !== '');
    return { step: this.step, events: seen, lines };
  }

  private legalLines(seat: Seat): LegalLine[] {
    const { game, match } = this;
    return game
      .legal(match, seat)
      .map((action) => ({ action, label: putNames(game.label(match, seat, action), this.nameOf) }));
  }

  /** Whether the player looked at something older than what the match asks this seat now. */
  private isStale(seat: Seat, seen: number): boolean {
    return this.game.waiting(this.match).some((wait) => wait.seat === seat && seen < wait.since);
  }
}
