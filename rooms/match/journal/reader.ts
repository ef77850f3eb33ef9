/** A kept match, read back: who sits where, with which nonces it began, and everything that happened since. */
import { z } from 'zod';
import type { KeptMatch, OwnedJournal } from '../../../infra/journal/journal.ts';
import type { MatchEntry } from '../match-entry.ts';
import type { Rules } from '../rules.ts';
import { type JournalHead, journalHead, journalLine, type KeptHeroes } from './format.ts';

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
  readonly past: readonly MatchEntry[];
  readonly lines: number;
  /** When somebody last came or went, by the calendar. */
  readonly lastSeen: number;
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

/** Reads what the store kept. Throws `Voided` for what this server cannot read. */
export const readPast = ({ head, entries }: Pick<KeptMatch, 'head' | 'entries'>): PastMatch => {
  const begun = read(journalHead, head, 'the first line');
  const lines = entries.map((entry, n) => read(journalLine, entry, `line ${n}`));
  const past = lines.flatMap((line): MatchEntry[] => {
    if (line.of === 'act') {
      const { at, seat, action, by, key } = line;
      return [{ at, seat, action, by, ...(key !== undefined && { key }) }];
    }
    return line.of === 'presence' ? [{ at: line.at, seat: line.seat, there: line.there }] : [];
  });
  const start = lines.find((line) => line.of === 'start');
  return {
    head: begun,
    seats: lines.flatMap((line) => (line.of === 'seat' ? [line] : [])),
    nonces: start?.nonces,
    outside: start?.outside,
    past,
    lines: entries.length,
    lastSeen: lines.reduce((last, line) => (line.of === 'presence' ? line.when : last), begun.opened),
  };
};

const read = <T>(form: z.ZodType<T>, value: unknown, what: string): T => {
  const result = form.safeParse(value);
  if (result.success) return result.data;
  throw new Voided(`${what} of the journal cannot be read: ${z.prettifyError(result.error).split('\n')[0]}`);
};
