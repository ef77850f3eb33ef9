/** A kept match, read back: who sits where, with which nonces it began, and everything that happened since. */
import type { z } from 'zod';
import { keyedStream } from '../../../engine/core/chance.ts';
import { fairKey } from '../../../engine/core/fair.ts';
import type { Action, AnyGame } from '../../../engine/core/game.ts';
import { firstExpectation } from '../../../engine/core/issues.ts';
import { startOptionsOf } from '../../../engine/core/mode-options.ts';
import { type Refusal, refuse } from '../../../engine/core/refusal.ts';
import { isUndo, Rewindable } from '../../../engine/core/undo.ts';
import type { KeptLines, OwnedJournal } from '../../../infra/journal/journal.ts';
import { reasonOf } from '../../../infra/start-problem.ts';
import type { GameRegistry } from '../../games.ts';
import type { MatchEntry, TakenEntry } from '../match-entry.ts';
import type { Opening } from '../opening.ts';
import { type Rules, rulesOf } from '../rules.ts';
import { type JournalHead, type JournalLine, journalHead, journalLine, type KeptHeroes } from './format.ts';
import { keptKey, type PackingPlace, unpack } from './packing.ts';
import { type Sat, whoSat } from './who-sat.ts';

export interface KeptSeat {
  readonly seat: number;
  readonly player: { readonly id: string; readonly name: string } | null;
  readonly hero: string;
}

export interface PastMatch {
  readonly head: JournalHead;
  /** Open seats that were taken, or given back, in order. */
  readonly seats: readonly KeptSeat[];
  /** Present once the match has begun. */
  readonly nonces: readonly string[] | undefined;
  /** Heroes from outside that sit in it, once it has begun. */
  readonly outside: KeptHeroes | undefined;
  /** The rules it was begun under; nothing where this server does not have them. */
  readonly rules: Rules | undefined;
  /** What happened in it; nothing without its rules. */
  readonly past: readonly MatchEntry[];
  /** Time of the match, in milliseconds, where its last line left it. */
  readonly at: number;
  /** It sleeps: since that moment, by the calendar, its time runs on without a room. */
  readonly asleepSince: number | undefined;
  readonly lines: number;
  /** When somebody last came or went, by the calendar. */
  readonly lastSeen: number;
  /** Whether it was played to its end, though its journal has none; of a packed match that its rules can still play. */
  isOver(): boolean;
}

/** A match that is to go on in a new room of the same id. */
export class Resumption {
  readonly match: string;
  readonly past: PastMatch;
  readonly rules: Rules;
  readonly owned: OwnedJournal;
  /** What the new room threw, if it did: Colyseus passes on no more of that than a message. */
  failure: unknown;

  constructor(match: string, past: PastMatch, rules: Rules, owned: OwnedJournal) {
    this.match = match;
    this.past = past;
    this.rules = rules;
    this.owned = owned;
  }
}

/** The match can never go on: it was begun under other rules, or its journal cannot be read or followed. */
export class Voided extends Error {
  override readonly name = 'Voided';
}

/** A packed line means nothing to this version: it is cut, or the list that it points into has another order. The version
 *  that wrote it may read it. */
export class Unreadable extends Error {
  override readonly name = 'Unreadable';
}

/** How the match was opened. Throws `Voided` for a first line that cannot be read. */
export const readHead = ({ head }: Pick<KeptLines, 'head'>): JournalHead => read(journalHead, head, 'the first line');

/** Reads what the store kept. Throws `Voided` for a form that nobody knows, and for what cannot have happened; `Unreadable`
 *  for a packed line that says nothing here. */
export const readPast = (kept: KeptLines, games: GameRegistry): PastMatch => {
  const reading = new Reading(readHead(kept), games);
  for (const [n, entry] of kept.entries.entries()) {
    if (entry instanceof Uint8Array) reading.takePacked(entry, n);
    else reading.take(read(journalLine, entry, `line ${n}`));
  }
  return reading.result(kept.entries.length);
};

const NO_GAMES: GameRegistry = new Map();

/** How it was opened, and who sat there: to see that, nothing has to be played. Throws `Voided` as `readPast` does. */
export const tableIn = (kept: KeptLines): { readonly opening: Opening; readonly sat: Sat[] } => {
  const { head, seats } = readPast(kept, NO_GAMES);
  return { opening: head.opening, sat: whoSat(head.opening, seats) };
};

class Reading {
  private readonly head: JournalHead;
  private readonly games: GameRegistry;
  private readonly seats: KeptSeat[] = [];
  private readonly past: MatchEntry[] = [];
  private start: Extract<JournalLine, { of: 'start' }> | undefined;
  private rules: Rules | undefined;
  private at = 0;
  private lastSeen: number;
  private asleepSince: number | undefined;
  /** The match as far as it was read, where its lines are packed: what they mean depends on it. */
  private played: Rewindable | undefined;
  /** What was read last, and is still to be taken, and whether it stood in the list of what was allowed. */
  private next: { readonly entry: TakenEntry; readonly listed: boolean } | undefined;

  constructor(head: JournalHead, games: GameRegistry) {
    this.head = head;
    this.games = games;
    this.rules = rulesOf({ head }, games);
    this.lastSeen = head.opened;
  }

  take(line: JournalLine): void {
    this.asleepSince = undefined;
    if (line.of === 'seat') this.seats.push(line);
    else if (line.of === 'start') this.begin(line);
    else if (line.of === 'sleep') {
      this.at = line.at;
      this.asleepSince = line.when;
    } else if (line.of === 'presence') {
      this.lastSeen = line.when;
      this.happened({ at: line.at, seat: line.seat, there: line.there });
    } else {
      const { at, seat, action, by, key } = line;
      this.happened({ at, seat, action, by, ...(key !== undefined && { key: keptKey(key) }) });
    }
  }

  takePacked(bytes: Uint8Array, n: number): void {
    this.asleepSince = undefined;
    if (!this.start) throw new Voided(`line ${n} of the journal comes before the match began`);
    if (!this.rules) return;
    this.catchUp(this.rules, n);
    const line = this.unpacked(bytes, n, this.rules);
    if ('when' in line) this.lastSeen = line.when;
    else this.next = line;
    this.happened(line.entry);
  }

  private unpacked(bytes: Uint8Array, n: number, rules: Rules): ReturnType<typeof unpack> {
    try {
      return unpack(bytes, this.place(rules));
    } catch (error) {
      throw new Unreadable(`line ${n} of the journal cannot be read: ${reasonOf(error)}`, { cause: error });
    }
  }

  result(lines: number): PastMatch {
    const { head, seats, rules, past, at, lastSeen, asleepSince, start } = this;
    return {
      head,
      seats,
      nonces: start?.nonces,
      outside: start?.outside,
      rules,
      past,
      at,
      asleepSince,
      lines,
      lastSeen,
      isOver: () => this.isOver(lines),
    };
  }

  private isOver(lines: number): boolean {
    const { rules, played } = this;
    if (!rules || !played) return false;
    this.catchUp(rules, lines);
    return rules.game.outcome(played.match) !== undefined;
  }

  private happened(entry: MatchEntry): void {
    this.at = entry.at;
    if (this.rules) this.past.push(entry);
  }

  private begin(start: Extract<JournalLine, { of: 'start' }>): void {
    const { head, seats } = this;
    this.start = start;
    this.rules = rulesOf({ head, outside: start.outside }, this.games);
    if (!this.rules || head.version === 1) return;
    const options = startOptionsOf(head.opening, whoSat(head.opening, seats));
    const { game } = this.rules;
    this.played = new Rewindable(game, game.start(options, keyedStream(fairKey(head.secret, start.nonces))));
  }

  private place({ game }: Rules): PackingPlace {
    const match = this.played?.match;
    return { last: this.at, opened: this.head.opened, game, legal: (seat) => game.legal(match, seat) };
  }

  /** Brings the match to where line `n` was written. The last action of all is nobody's business here. */
  private catchUp({ game }: Rules, n: number): void {
    const { next, played } = this;
    if (!next || !played) return;
    this.next = undefined;
    const { seat, action } = next.entry;
    const check = (read: Action) => (isUndo(read) ? undoRefusal(played) : game.check(played.match, seat, read));
    if (!next.listed) mustHaveBeenAllowed(game, action, check, `what lies before line ${n}`);
    if (isUndo(action)) played.undo();
    else played.advanceUnheard(seat, action);
  }
}

const undoRefusal = ({ actions }: Rewindable): Refusal | undefined =>
  actions === 0 ? refuse('not-allowed-now', 'There is nothing to take back.') : undefined;

/** Throws `Voided` for an action that the rules refuse: it did not happen like that. What is thrown while it is taken is a fault of
 *  ours, and says nothing about the match. */
export const mustHaveBeenAllowed = (
  game: AnyGame,
  action: Action,
  check: (action: Action) => Refusal | undefined,
  what: string,
): void => {
  const read = isUndo(action) ? { action } : game.parse(action);
  const refused = 'refusal' in read ? read.refusal : check(read.action);
  if (refused) throw new Voided(`${what} of the journal cannot have happened: ${refused.message}`);
};

const read = <T>(form: z.ZodType<T>, value: unknown, what: string): T => {
  const result = form.safeParse(value);
  if (result.success) return result.data;
  const { field, words } = firstExpectation(result.error);
  throw new Voided(`${what} of the journal cannot be read: ${field && `${field}: `}${words}`);
};
