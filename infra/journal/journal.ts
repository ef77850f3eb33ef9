/** The journal: what makes a match survive its process. Every accepted action is an entry, kept before its effect is
 *  visible to anyone. There are two stores behind this one interface, Redis and one SQL file; neither knows any game:
 *  heads and endings are JSON, entries JSON or bytes.
 *
 *  A match has one owner at a time. Whoever takes it over draws a new owner's mark, and every write carries the mark of
 *  the one who writes: the store compares it in the same step in which it writes, so that an owner that stalled and came
 *  back can never add to a match that goes on elsewhere. Marks are random, not counted: a count that is set back by a
 *  lost disk would hand an old mark out again. */

export { StoreTrouble } from '../store-trouble.ts';

export interface Journal {
  /** Opens a new match's journal; the caller owns it. `due`: when, by the calendar in milliseconds, somebody has to look
   *  after the match if it runs nowhere; left out, at once. Rejects with `MatchExists`, and with `StoreTrouble`: then it may or
   *  may not have begun, so try under another id. */
  begin(id: string, head: unknown, due?: number): Promise<OwnedJournal>;
  /** Takes a match over: every earlier owner is fenced from this moment on, whatever it still tries to write; and it is
   *  due at once, should its new owner die. Undefined when there is none. */
  takeOver(id: string): Promise<{ readonly kept: KeptMatch; readonly owned: OwnedJournal } | undefined>;
  /** Reads without taking over. */
  read(id: string): Promise<KeptMatch | undefined>;
  /** Ids of matches that have not ended, oldest first. */
  unfinished(): Promise<string[]>;
  /** How many of them there are; sleeping ones may be very many. */
  countUnfinished(): Promise<number>;
  /** Matches that have not ended and are due by that moment, the longest due first; at most so many. */
  dueBy(moment: number, most: number): Promise<DueMatch[]>;
  /** Nobody has to look after the match before `to`; does nothing if it is due at another moment by now. */
  postpone(match: DueMatch, to: number): Promise<void>;
  /** A lease, so that only one process at a time tries to resume a match (or does another job): false when somebody
   *  else has it. Runs out by itself; claimed again by the same one, it starts anew. */
  claim(name: string, by: string, ms: number): Promise<boolean>;
  /** Gives a lease back; does nothing if somebody else has it. */
  unclaim(name: string, by: string): Promise<void>;
  /** Removes everything of a match. Its owner, if it still plays, is fenced. Redis itself forgets at once; its append-only
   *  file does when it is next rewritten. */
  delete(id: string): Promise<void>;
  /** Called when the store cannot be reached, and when it can again. The embedded file never calls it. A store that is
   *  full can be reached: appends alone reject then. */
  onTrouble(listener: (reachable: boolean) => void): void;
  /** Matches that cannot go on, as the store does not take what happened last in them although it takes others, and why. What
   *  was answered of them is safe beside the store, and tried again and again. Left out, there are never any. */
  readonly stranded?: ReadonlyMap<string, string>;
  close(): Promise<void>;
}

/** What reads a journal. */
export type JournalReader = Pick<Journal, 'read' | 'close'>;

export interface DueMatch {
  readonly id: string;
  /** When somebody has to look after it, by the calendar, in milliseconds; 0 is at once. */
  readonly due: number;
}

export interface KeptMatch {
  readonly head: unknown;
  readonly entries: readonly unknown[];
  /** Undefined while the match is unfinished. */
  readonly ending: unknown;
}
/** How it was opened and what has happened in it. */
export type KeptLines = Pick<KeptMatch, 'head' | 'entries'>;

export interface OwnedJournal {
  /** Keeps entry number n (0, 1, 2 …; one at a time). Resolves when it is kept for good. Rejects with `Fenced` when
   *  somebody else owns the match by now; with `StoreTrouble` when the store could not be reached or is full, and then
   *  it may or may not have been kept: repeat the same entry under the same number until it succeeds; with `OutOfOrder`
   *  when n is not the next number and was not given to this very entry, or the match has ended. `due` from now on;
   *  left out, as before. */
  append(n: number, entry: unknown, due?: number): Promise<void>;
  /** Ends the match, for good; the same ending may be repeated. `entries`, in place of all that were kept: for who needs
   *  less of a match that is over. Rejects as `append` does. */
  end(ending: unknown, entries?: readonly unknown[]): Promise<void>;
}

/** There is a match of that id already. */
export class MatchExists extends Error {
  override readonly name = 'MatchExists';
  constructor(id: string) {
    super(`there is a match ${id} already`);
  }
}

/** Somebody else owns the match by now, or it was deleted: stop touching it. */
export class Fenced extends Error {
  override readonly name = 'Fenced';
  constructor(id: string) {
    super(`match ${id} belongs to somebody else by now`);
  }
}

/** The caller has lost count. A fault of the program, not of the store. */
export class OutOfOrder extends Error {
  override readonly name = 'OutOfOrder';
}

/** The form in which both stores keep matches. A change that older versions cannot read counts it up. */
export const STORE_FORM = 2;

/** Why a write by its owner was turned down, told by what is kept. */
export const refusalOf = (id: string, n: number, count: number, ended: boolean): OutOfOrder => {
  if (ended) return new OutOfOrder(`match ${id} has ended, entry ${n} comes too late`);
  if (n < count) return new OutOfOrder(`entry ${n} of match ${id} is another one already`);
  return new OutOfOrder(`entry ${n} of match ${id} comes after ${count} entries`);
};
