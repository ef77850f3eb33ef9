/** What a match's journal holds: how the match was opened, then everything that happened to it, in order. With the
 *  rules it was opened under, that is the match. */
import { z } from 'zod';
import { commitmentTo } from '../../../engine/core/fair.ts';
import type { Beginning } from '../../../engine/record/record.ts';
import type { MatchEntry } from '../match-entry.ts';
import { type Opening, openingOptions, presetFor } from '../opening.ts';

const user = z.strictObject({ id: z.string(), name: z.string() });
const at = z.number().nonnegative();
const seat = z.number().int().nonnegative();

/** The first line. Its version is that of this form: in 1 every line is JSON; in 2 what happens in the match is packed
 *  (`packing.ts`), and what happens around it is JSON still. */
export const journalHead = z.strictObject({
  version: z.literal([1, 2]),
  opening: openingOptions,
  /** Fingerprint of the rules content, without heroes from outside. */
  content: z.string(),
  /** By seat: the invite code of a seat that was opened for a friend. */
  codes: z.array(z.string().nullable()),
  secret: z.string().regex(/^[0-9a-f]{64}$/),
  /** The moment by the calendar, in milliseconds: tells which matches were forgotten, and nothing else. */
  opened: z.number(),
});
export type JournalHead = z.infer<typeof journalHead>;

/** Heroes from outside, as they were when the match began. */
const keptHeroes = z.strictObject({
  /** Fingerprint of the rules content with them. */
  content: z.string(),
  heroes: z.array(z.unknown()).min(1),
});
export type KeptHeroes = z.infer<typeof keptHeroes>;

/** A later line that is JSON. */
export const journalLine = z.discriminatedUnion('of', [
  /** A player took an open seat, or gave it back before the match began. */
  z.strictObject({ of: z.literal('seat'), seat, player: user.nullable(), hero: z.string() }),
  /** Every seat is taken: the match begins, its dice keyed by the secret and these nonces. */
  z.strictObject({ of: z.literal('start'), nonces: z.array(z.string()), outside: keptHeroes.optional() }),
  z.strictObject({
    of: z.literal('act'),
    at,
    seat,
    action: z.looseObject({ type: z.string() }),
    by: z.enum(['player', 'bot', 'hold', 'clock']),
    key: z.string().optional(),
  }),
  /** Somebody went or came; `when` is the moment by the calendar. */
  z.strictObject({ of: z.literal('presence'), at, seat, there: z.boolean(), when: z.number() }),
  /** Nobody is there and nothing falls due for long: the match goes on without a room, its time runs on by the
   *  calendar from that moment. */
  z.strictObject({ of: z.literal('sleep'), at, when: z.number() }),
]);
export type JournalLine = z.infer<typeof journalLine>;

/** A line about the match itself, for a journal of version 1. */
export const lineOf = (entry: MatchEntry, when: number): JournalLine =>
  'action' in entry
    ? { ...entry, of: 'act', action: { ...entry.action } }
    : { of: 'presence', at: entry.at, seat: entry.seat, there: entry.there, when };

/** How a finished match began, for its record. */
export const beginningOf = (
  match: string,
  { opening, content, secret }: Pick<JournalHead, 'content' | 'secret'> & { opening: Opening },
  nonces: readonly string[],
  seats: readonly { hero: string; name: string }[],
  outside?: KeptHeroes,
): Beginning => ({
  record: 1,
  match,
  game: opening.game,
  content: outside?.content ?? content,
  ...(outside && { heroes: outside.heroes }),
  mode: opening.mode,
  ...(opening.options && { options: opening.options }),
  ...(opening.setup && { setup: opening.setup }),
  clock: presetFor(opening),
  secret,
  nonces: [...nonces],
  commitment: commitmentTo(secret),
  seats: [...seats],
});
