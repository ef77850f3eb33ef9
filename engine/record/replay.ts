/** A finished match, watched again: what a viewer saw after each action, at any step, forwards and back. Pages use it as
 *  well as commands, so it asks nothing of Node.
 *
 *  Works for every game; where a turn or a round begins is told from the events of `core/events.ts`, whichever of the two
 *  the game has. */
import { watched } from '../core/achievements.ts';
import { type CommonEvent, commonOf } from '../core/events.ts';
import type { Action, GameEvent, Seat, Viewer } from '../core/game.ts';
import { putNames, unnamed } from '../core/player-names.ts';
import { BadInput } from '../core/refusal.ts';
import type { Language } from '../core/words/language.ts';
import { gamePlayed, type MatchRecord, type RecordEntry, readRecord, startOf, type ViewedGame } from './record.ts';
import { refusalOf } from './refusal.ts';

/** Through whose eyes a replay is watched. `everything`: as somebody who stands behind all players at once. */
export type Eyes = Viewer | 'everything';

/** A match as it stood after so many actions, and what the last of them brought. */
export interface Frame<V> {
  /** Actions taken until now; 0 is the match as it began. */
  readonly step: number;
  /** When, in milliseconds of the match's time. */
  readonly at: number;
  /** What the viewer may know. With `everything` it is the public view; what seats know besides is in `seatViews`. */
  readonly view: V;
  /** What happened, in words. */
  readonly lines: readonly string[];
  /** Whose action led here; absent at step 0. */
  readonly seat?: Seat;
  /** The action itself and who brought it about: for the seat's own eyes, since an answer may name a hidden card, and a
   *  pass that the server made tells what the seat holds. */
  readonly action?: Action;
  readonly by?: RecordEntry['by'];
}

/** Where a turn begins, or a round in a game that counts those. */
export interface TurnMark {
  readonly step: number;
  readonly of: 'turn' | 'round';
  readonly turn: number;
  readonly seat: Seat;
}

/** A match is kept at every so many steps, so that going back costs no more than so many actions. */
const KEPT_EVERY = 50;

export class Replay<V> {
  readonly game: ViewedGame<V>;
  readonly record: MatchRecord;
  /** Matches at steps 0, 50, 100 and so on, as far as somebody has looked. */
  private readonly kept: unknown[];
  /** What each action brought, by the step it led to, as far as somebody has looked. */
  private readonly events: (readonly GameEvent[])[];
  /** The match looked at last. */
  private match: unknown;
  private at = 0;

  /** Throws `BadInput` for a record of another game or of other rules. */
  constructor(game: ViewedGame<V>, record: MatchRecord) {
    this.game = gamePlayed(game, record);
    this.record = record;
    this.match = startOf(this.game, record);
    this.kept = [this.game.fork(this.match)];
    this.events = [this.opening()];
  }

  /** How many actions the match has. */
  get length(): number {
    return this.record.entries.length;
  }

  /** Whether the last action ended the match. */
  get over(): boolean {
    return this.game.outcome(this.matchAt(this.length)) !== undefined;
  }

  /** What the match came to, with all that was achieved in it; nothing before its end, or in a game that counts nothing. */
  score(): number | undefined {
    const { game, record } = this;
    return game.score?.(this.matchAt(this.length), () => {
      const watching = watched(game, startOf(game, record));
      for (const { seat, action } of record.entries) watching.apply(seat, action);
      return watching.achieved();
    });
  }

  /** The match after so many actions, through somebody's eyes. Throws `BadInput` when the rules refuse an action on the
   *  way there: then the record is another match's, or was changed. */
  frame(step: number, eyes: Eyes, language?: Language): Frame<V> {
    const match = this.matchAt(step);
    const entry = this.record.entries[step - 1];
    const own = eyes === 'everything' || eyes === entry?.seat;
    return {
      step,
      at: entry?.at ?? 0,
      view: this.game.view(match, eyes === 'everything' ? 'public' : eyes, language),
      lines: this.linesAt(step, eyes, language),
      ...(entry && { seat: entry.seat }),
      ...(entry && own && { action: entry.action, by: entry.by }),
    };
  }

  /** What each seat could see at that step, in seat order. */
  seatViews(step: number, language?: Language): V[] {
    const match = this.matchAt(step);
    return this.record.seats.map((_, seat) => this.game.view(match, seat, language));
  }

  /** The words of every step, those of the start first. */
  log(eyes: Eyes, language?: Language): (readonly string[])[] {
    return Array.from({ length: this.length + 1 }, (_, step) => this.linesAt(step, eyes, language));
  }

  /** What the action that led to the step brought, as the viewer could know it; without words, and with nothing hidden
   *  for `everything`. */
  eventsAt(step: number, eyes: Eyes): readonly GameEvent[] {
    const match = this.matchAt(step);
    const events = this.events[step] ?? [];
    return eyes === 'everything' ? events : this.game.seen(match, events, eyes);
  }

  /** The label of the action that led to the step, as its player read it. */
  labelAt(step: number): string {
    const entry = this.record.entries[step - 1];
    return entry ? this.named(this.game.label(this.matchAt(step - 1), entry.seat, entry.action)) : '';
  }

  /** Every turn, or round, in order. */
  turns(): TurnMark[] {
    this.matchAt(this.length);
    return this.events.flatMap((events, step) =>
      events.flatMap((event): TurnMark[] => {
        const known = commonOf(event);
        if (known?.type === 'turn') return [{ step, of: 'turn', turn: known.turn, seat: known.seat }];
        return known?.type === 'round' ? [{ step, of: 'round', turn: known.round, seat: known.seat }] : [];
      }),
    );
  }

  nameOf(seat: Seat): string {
    return this.record.seats[seat]?.name || this.game.called?.(this.match, seat) || unnamed(seat);
  }

  /** A game's words with the players' names in them. */
  named(text: string): string {
    return putNames(text, (seat) => this.nameOf(seat));
  }

  private linesAt(step: number, eyes: Eyes, language: Language | undefined): string[] {
    return this.eventsAt(step, eyes)
      .map((event) => this.named(this.game.tell(event, language)))
      .filter((line) => line !== '');
  }

  /** The first turn begins before anybody acts, and nobody is told of it: its headings are read from the table. */
  private opening(): readonly CommonEvent[] {
    const view = this.game.view(this.match, 'public');
    const turn = numberOf(view, 'turn');
    const round = numberOf(view, 'round');
    const seat = numberOf(view, 'active');
    const first = numberOf(view, 'first');
    if (round !== undefined && first !== undefined) return [{ type: 'round', round, seat: first }];
    if (turn === undefined || seat === undefined) return [];
    const phase = fieldOf(view, 'phase');
    return [
      { type: 'turn', turn, seat },
      ...(typeof phase === 'string' ? [{ type: 'phase' as const, phase, seat }] : []),
    ];
  }

  private matchAt(step: number): unknown {
    if (!Number.isInteger(step) || step < 0 || step > this.length) throw new RangeError(`there is no step ${step}`);
    const nearest = Math.min(Math.floor(step / KEPT_EVERY), this.kept.length - 1);
    if (this.at > step || this.at < nearest * KEPT_EVERY) {
      this.match = this.game.fork(this.kept[nearest]);
      this.at = nearest * KEPT_EVERY;
    }
    while (this.at < step) this.advance();
    return this.match;
  }

  private advance(): void {
    const { game } = this;
    const entry = this.record.entries[this.at];
    if (!entry) return;
    const known = this.events[this.at + 1];
    if (!known) this.inspect(entry);
    const events = game.advance(this.match, entry.seat, entry.action);
    this.at++;
    this.events[this.at] = known ?? events;
    if (this.at % KEPT_EVERY === 0) this.kept[this.at / KEPT_EVERY] ??= game.fork(this.match);
  }

  /** Throws unless the rules allow the action: the record may come from anywhere. */
  private inspect(entry: RecordEntry): void {
    const refusal = refusalOf(this.game, this.match, entry);
    if (refusal) throw new BadInput(`action ${this.at + 1}`, `the rules refuse it: ${refusal.message}`);
  }
}

/** The replay of a whole match, played through once. Throws `BadInput` for a record that does not lead to an end. */
export const wholeReplay = <V>(game: ViewedGame<V>, record: MatchRecord): Replay<V> => {
  const replay = new Replay(game, record);
  if (!record.end || !replay.over) {
    throw new BadInput(
      'record',
      `has no end after its last action, ${replay.length}: it was cut short, or the match was never over`,
    );
  }
  return replay;
};

/** Reads a record, and tells one that was cut short from one that is none. Throws `BadInput`. */
export const readReplay = (text: string): MatchRecord => {
  try {
    return readRecord(text);
  } catch (error) {
    const torn = error instanceof BadInput && error.field !== 'line 1' && !text.endsWith('\n');
    throw torn ? new BadInput('record', 'was cut short: its last line breaks off') : error;
  }
};

const fieldOf = (thing: unknown, field: string): unknown =>
  typeof thing === 'object' && thing !== null ? Reflect.get(thing, field) : undefined;
const numberOf = (thing: unknown, field: string): number | undefined => {
  const value = fieldOf(thing, field);
  return typeof value === 'number' ? value : undefined;
};
