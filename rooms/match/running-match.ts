/** One match under way: the game, its match, and the way of an action from untrusted value to events or refusal. It
 *  knows no sockets, no rooms and no time, so that a match can be brought back from its journal without them. */
import { dequal } from 'dequal/lite';
import type { Achieved, Action, AnyGame, GameEvent, Seat, Viewer, Waiting } from '../../engine/core/game.ts';
import { putNames } from '../../engine/core/player-names.ts';
import { type Refusal, refuse } from '../../engine/core/refusal.ts';
import { isUndo, Rewindable, UNDO } from '../../engine/core/undo.ts';
import { DEFAULT_LANGUAGE, type Language } from '../../engine/core/words/language.ts';
import type { LegalAction } from '../../protocol/messages.ts';
import type { OwnView, Views } from '../state/projection.ts';
import { type Line, type Reader, type Tale, type Told, voiceOf } from '../state/telling.ts';

/** How often a seat may take back in one match: each time the match is played again. */
const MOST_UNDOS = 50;

export class RunningMatch {
  readonly game: AnyGame;
  private readonly played: Rewindable;
  private readonly undos: number[] = [];
  private readonly seats: number;
  private readonly nameOf: (seat: Seat) => string;
  private readonly languageOf: (seat: Seat) => Language;
  /** Legal actions by seat, and whom the match waits for: until the next action. */
  private lists: (readonly Action[] | undefined)[] = [];
  private waits: readonly Waiting[] | undefined;
  /** Asked when all is over, and found once: the match is played again for it. */
  private readonly achieved = (): readonly Achieved[] => {
    this.found ??= this.played.achieved();
    return this.found;
  };
  private found: readonly Achieved[] | undefined;

  /** `nameOf` names who sits where, `languageOf` says what they read; `begun` makes the match again as it is given. */
  constructor(
    game: AnyGame,
    match: unknown,
    nameOf: (seat: Seat) => string,
    languageOf: (seat: Seat) => Language = () => DEFAULT_LANGUAGE,
    begun?: () => unknown,
  ) {
    this.game = game;
    this.languageOf = languageOf;
    this.played = new Rewindable(game, match, begun);
    this.seats = game.seats(match);
    this.nameOf = (seat) => (seat < this.seats ? undefined : game.called?.(this.match, seat)) ?? nameOf(seat);
  }

  private get match(): unknown {
    return this.played.match;
  }

  get step(): number {
    return this.game.step(this.match);
  }

  get over(): boolean {
    return this.game.outcome(this.match) !== undefined;
  }

  /** Whom the match waits for, in order of priority. */
  get waiting(): readonly Waiting[] {
    this.waits ??= this.game.waiting(this.match);
    return this.waits;
  }

  /** Every action the seat may take now but conceding. */
  legal(seat: Seat): readonly Action[] {
    const known = this.lists[seat];
    if (known) return known;
    const list = this.game.legal(this.match, seat);
    this.lists[seat] = list;
    return list;
  }

  /** What the seat may do is one thing alone, or nothing. */
  onlyOneAction(seat: Seat): boolean {
    return this.legal(seat).length <= 1;
  }

  /** Something that the seat may do in the open window matters there; in a game that cannot tell, anything but passing. */
  matters(seat: Seat): boolean {
    const { game, match } = this;
    const legal = this.legal(seat);
    return game.bears ? legal.some((action) => game.bears?.(match, seat, action)) : legal.length > 1;
  }

  /** Lets something that decides for a seat look at the match. */
  ask<T>(question: (game: AnyGame, match: unknown) => T): T {
    return question(this.game, this.match);
  }

  /** What the match leaves for the next one, if it is over and anything goes on. */
  report(): unknown {
    return this.game.report?.(this.match, this.achieved);
  }

  /** What the match came to, if it is over and its game counts such. */
  score(): number | undefined {
    return this.game.score?.(this.match, this.achieved);
  }

  /** Reads what a player sent as an action, or says why it is none. `seen` is the step the player saw. */
  read(
    seat: Seat,
    value: unknown,
    seen: number | undefined,
  ): { readonly action: Action } | { readonly refusal: Refusal } {
    if (asksToUndo(value)) return seen !== undefined && seen < this.step ? { refusal: GONE } : { action: UNDO };
    // Mostly it is what stands in the list that the player was sent.
    const listed = this.legal(seat).find((action) => dequal(action, value));
    const read = listed ? { action: listed } : this.game.parse(value);
    if ('refusal' in read) return read;
    if ([this.game.timeout, this.game.forfeit].some((own) => dequal(own, read.action))) {
      return { refusal: refuse('not-allowed-now', 'Only the server says whose time has run out.') };
    }
    if (seen !== undefined && this.isStale(seat, seen) && read.action.type !== this.game.concede.type) {
      return { refusal: GONE };
    }
    return read;
  }

  /** Why the seat may not take the action now, or nothing. */
  check(seat: Seat, action: Action): Refusal | undefined {
    if (isUndo(action)) return this.undoable === seat ? undefined : NOT_UNDOABLE;
    // What is listed is allowed until something happens.
    if (this.lists[seat]?.includes(action)) return undefined;
    return this.game.check(this.match, seat, action);
  }

  /** Makes an action happen that `check` lets pass. */
  apply(seat: Seat, action: Action): readonly GameEvent[] {
    this.lists = [];
    this.waits = undefined;
    return isUndo(action) ? this.undo(seat) : this.played.advance(seat, action);
  }

  /** The public view, and what each of the readers may see and do. */
  views(readers: readonly Reader[]): Views<unknown> {
    const everybody = this.game.view(this.match, 'public');
    return { everybody, readers: new Map(readers.map((reader) => [reader, this.ownView(reader, everybody)])) };
  }

  /** What one of them may, beside what everybody may see. */
  ownView(reader: Reader, everybody: unknown): OwnView<unknown> {
    const { game, match } = this;
    const [viewer, language] = this.eyesOf(reader);
    const own = game.ownView?.(match, viewer, language, everybody) ?? Object(game.view(match, viewer, language));
    return { own, legal: viewer === 'public' ? [] : this.legalActions(viewer, language) };
  }

  /** The seat that took the last action, if it may take it back. */
  get undoable(): Seat | undefined {
    const seat = this.played.actions > 0 ? this.game.undoable(this.match) : undefined;
    return seat !== undefined && (this.undos[seat] ?? 0) < MOST_UNDOS ? seat : undefined;
  }

  private undo(seat: Seat): readonly GameEvent[] {
    if (this.undoable !== seat) throw new Error(`seat ${seat} took back what it may not`);
    this.undos[seat] = (this.undos[seat] ?? 0) + 1;
    this.played.undo();
    const undone: Undone = { type: UNDONE, seat };
    return [undone];
  }

  /** What just happened, with its words: as everybody may know it, and as those of the readers may that know it otherwise,
   *  or in another language. */
  tell(events: readonly GameEvent[], readers: readonly Reader[]): Told {
    const everybody = this.seenBy('public', events);
    const told = new Map<Reader, Tale>();
    for (const reader of readers) {
      const [viewer, language] = this.eyesOf(reader);
      const seen = this.seenBy(viewer, events);
      if (language !== DEFAULT_LANGUAGE || !dequal(seen, everybody)) told.set(reader, this.inWords(seen, language));
    }
    return { everybody: this.inWords(everybody, DEFAULT_LANGUAGE), readers: told };
  }

  private eyesOf(reader: Reader): readonly [Viewer, Language] {
    return typeof reader === 'string' ? ['public', reader] : [reader, this.languageOf(reader)];
  }

  private seenBy(viewer: Viewer, events: readonly GameEvent[]): readonly GameEvent[] {
    return isUndone(events[0]) ? events : this.game.seen(this.match, events, viewer);
  }

  private inWords(events: readonly GameEvent[], language: Language): Tale {
    const voice = voiceOf(this.game, language, this.seats);
    return { step: this.step, events, voice, lineOf: (event) => this.lineOf(event, language) };
  }

  private lineOf(event: GameEvent, language: Language): Line {
    let always = true;
    const text = putNames(this.wordsFor(event, language), (seat) => {
      if (seat < this.seats) return `{${seat}}`;
      always = false;
      return this.nameOf(seat);
    });
    return { text, always };
  }

  /** Nothing where the table itself shows it. */
  private wordsFor(event: GameEvent, language: Language): string {
    return isUndone(event) ? TAKEN_BACK[language](`{${event.seat}}`) : this.game.tell(event, language);
  }

  private legalActions(seat: Seat, language: Language): LegalAction[] {
    const { game, match } = this;
    return this.legal(seat).map((action) => {
      const label = putNames(game.label(match, seat, action, language), this.nameOf);
      return game.bears?.(match, seat, action) ? { action, label, bears: true } : { action, label };
    });
  }

  /** Whether the player looked at something older than what the match asks this seat now, or at what was taken back. */
  private isStale(seat: Seat, seen: number): boolean {
    if (seen > this.step) return true;
    return this.waiting.some((wait) => wait.seat === seat && seen < wait.since);
  }
}

/** To what answers something that is not asked any more. */
export const GONE = refuse('window-closed', 'The table has moved on since that was asked: look again and choose.');

const NOT_UNDOABLE = refuse(
  'not-allowed-now',
  'Only the last action can be taken back, by who took it, while it has brought nothing to light.',
);

const asksToUndo = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && 'type' in value && value.type === UNDO.type;

/** Told of a match, whatever the game: its last action was taken back. */
const UNDONE = 'undone';
interface Undone extends GameEvent {
  readonly type: typeof UNDONE;
  readonly seat: Seat;
}
const isUndone = (event: GameEvent | undefined): event is Undone => event?.type === UNDONE;
const TAKEN_BACK: Readonly<Record<Language, (name: string) => string>> = {
  en: (name) => `${name} takes the last action back.`,
  de: (name) => `${name} nimmt die letzte Handlung zurück.`,
};
