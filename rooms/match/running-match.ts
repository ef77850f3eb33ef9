/** One match under way: the game, its match, and the way of an action from untrusted value to events or refusal. It
 *  knows no sockets, no rooms and no time, so that a match can be brought back from its journal without them. */
import type { Action, AnyGame, GameEvent, Seat, Viewer, Waiting } from '../../engine/core/game.ts';
import { putNames } from '../../engine/core/player-names.ts';
import { type Refusal, refuse } from '../../engine/core/refusal.ts';
import type { EventsMessage, LegalAction } from '../../protocol/messages.ts';
import type { Views } from '../state/projection.ts';

export class RunningMatch {
  readonly game: AnyGame;
  private readonly match: unknown;
  private readonly nameOf: (seat: Seat) => string;

  /** `nameOf` names who sits where. */
  constructor(game: AnyGame, match: unknown, nameOf: (seat: Seat) => string) {
    this.game = game;
    this.match = match;
    this.nameOf = nameOf;
  }

  get step(): number {
    return this.game.step(this.match);
  }

  get over(): boolean {
    return this.game.outcome(this.match) !== undefined;
  }

  /** Whom the match waits for, in order of priority. */
  get waiting(): readonly Waiting[] {
    return this.game.waiting(this.match);
  }

  /** What the seat may do is one thing alone, or nothing. */
  onlyOneAction(seat: Seat): boolean {
    return this.game.legal(this.match, seat).length <= 1;
  }

  /** Lets something that decides for a seat look at the match. */
  ask<T>(question: (game: AnyGame, match: unknown) => T): T {
    return question(this.game, this.match);
  }

  /** Reads what a player sent as an action, or says why it is none. `seen` is the step the player saw. */
  read(
    seat: Seat,
    value: unknown,
    seen: number | undefined,
  ): { readonly action: Action } | { readonly refusal: Refusal } {
    const read = this.game.parse(value);
    if ('refusal' in read) return read;
    if (read.action.type === this.game.timeout.type) {
      return { refusal: refuse('not-allowed-now', 'Only the server says whose time has run out.') };
    }
    if (seen !== undefined && this.isStale(seat, seen) && read.action.type !== this.game.concede.type) {
      return { refusal: this.gone(seen) };
    }
    return read;
  }

  /** The refusal of what answers something that is not asked any more. */
  gone(seen: number): Refusal {
    return refuse(
      'window-closed',
      `This answers what was asked at step ${seen}; look at step ${this.step} and choose again.`,
    );
  }

  /** Why the seat may not take the action now, or nothing. */
  check(seat: Seat, action: Action): Refusal | undefined {
    return this.game.check(this.match, seat, action);
  }

  /** Makes an action happen that `check` lets pass. */
  apply(seat: Seat, action: Action): readonly GameEvent[] {
    return this.game.advance(this.match, seat, action);
  }

  /** The public view, and what each of `seats` may see and do. */
  views(seats: readonly Seat[]): Views<unknown> {
    const { game, match } = this;
    return {
      everybody: game.view(match, 'public'),
      seats: new Map(seats.map((seat) => [seat, { view: game.view(match, seat), legal: this.legalActions(seat) }])),
    };
  }

  /** What just happened, as the viewer may know it, with its words. */
  tell(events: readonly GameEvent[], viewer: Viewer): EventsMessage {
    const seen = this.game.seen(this.match, events, viewer);
    // The table itself shows what needs no words.
    const lines = seen.map((event) => putNames(this.game.tell(event), this.nameOf)).filter((line) => line !== '');
    return { step: this.step, events: seen, lines };
  }

  private legalActions(seat: Seat): LegalAction[] {
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
