/** A match as a file: one JSON object a line, first how it began, then every action with its moment, then how it ended.
 *  With the rules it began under it gives the match back, byte for byte.
 *
 *  Each line also says what chance did in it, and ends in a hash of the hash before and of the line itself, so that
 *  whoever looks can tell that nothing was altered (docs/fair-dice.md). `record-builder.ts` makes these lines. */

import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { z } from 'zod';
import { type DiceStream, keyedStream } from '../core/chance.ts';
import { canonical } from '../core/clone.ts';
import { fairKey } from '../core/fair.ts';
import type { Action, AnyGame, Game, GameEvent } from '../core/game.ts';
import { firstFault } from '../core/issues.ts';
import { startOptionsOf } from '../core/mode-options.ts';
import { BadInput } from '../core/refusal.ts';
import { PRESET_IDS } from './preset-ids.ts';

const whole = z.number().int().nonnegative();
const digest = z.string().regex(/^[0-9a-f]{64}$/);

const beginning = z.strictObject({
  /** The version of this form. */
  record: z.literal(1),
  match: z.string(),
  game: z.string(),
  /** Fingerprint of the rules content. */
  content: z.string(),
  /** Heroes from outside that sat in it, whole, as they were then: with them the match can be played again anywhere. */
  heroes: z.array(z.unknown()).min(1).max(6).optional(),
  mode: z.string(),
  /** Options of the mode that were chosen. */
  options: z.array(z.string()).optional(),
  /** What it began with besides, in the game's own form. */
  setup: z.unknown().optional(),
  clock: z.enum(PRESET_IDS),
  /** What all chance came from (engine/core/fair.ts): secret until the match is over. */
  secret: digest,
  /** The seats' nonces, in seat order; empty for a seat that gave none. */
  nonces: z.array(z.string()),
  /** What was published before anybody sat down. */
  commitment: digest,
  seats: z.array(z.strictObject({ hero: z.string(), name: z.string() })),
});
const entry = z.strictObject({
  /** Milliseconds of the match's time. */
  at: z.number().nonnegative(),
  seat: whole,
  action: z.looseObject({ type: z.string() }),
  by: z.enum(['player', 'bot', 'hold', 'clock']),
});
/** What chance decided at once. */
const drawn = z.union([
  /** Dice rolled together. */
  z.strictObject({ sides: whole, dice: z.array(whole) }),
  /** So many cards shuffled, and the short hash of where they went. */
  z.strictObject({ shuffled: whole, order: z.string() }),
  z.strictObject({ picked: whole, of: whole }),
]);
const outcome = z.strictObject({
  winners: z.array(whole),
  draw: z.boolean(),
  places: z.array(z.array(whole)),
});
const chance = z.array(drawn);
const beginningLine = beginning.extend({ chance, hash: digest });
const entryLine = entry.extend({ chance, hash: digest });
const endLine = z.strictObject({ end: outcome, hash: digest });

export type Beginning = z.infer<typeof beginning>;
export type RecordEntry = z.infer<typeof entry>;
export type Drawn = z.infer<typeof drawn>;
type Outcome = z.infer<typeof outcome>;

/** What every line but the last one ends in. */
export interface Sealed {
  /** What chance did: in the set-up, or by this action. In order. */
  readonly chance: readonly Drawn[];
  readonly hash: string;
}
export type RecordedEntry = RecordEntry & Sealed;
export interface RecordEnd {
  readonly outcome: Outcome;
  readonly hash: string;
}
export interface MatchRecord extends Beginning, Sealed {
  readonly entries: readonly RecordedEntry[];
  /** Absent while the match runs, and where a record was cut short. */
  readonly end?: RecordEnd;
}

/** The game that the match was played under, heroes from outside among them. Throws `BadInput` for another game's
 *  record, for other rules, and for heroes that these rules do not know how to read. */
export const gamePlayed = <V>(game: ViewedGame<V>, { game: id, content, heroes }: Beginning): ViewedGame<V> => {
  if (id !== game.id) throw new BadInput('game', `is ${id}, not ${game.id}`);
  const rules = heroes ? game.withHeroes?.(heroes) : game;
  if (rules?.contentHash === content) return rules;
  throw new BadInput('content', 'the match was played under other rules than these, so it cannot be shown');
};

/** The match as it began: its dice come from the secret and the nonces. */
export const startOf = (game: AnyGame, begun: Beginning, dice: DiceStream = diceOf(begun)): unknown =>
  game.start(startOptionsOf(begun, begun.seats), dice);

export const diceOf = ({ secret, nonces }: Beginning): DiceStream => keyedStream(fairKey(secret, nonces));

/** A game whose view is known and nothing else of it. */
export type ViewedGame<V> = Game<unknown, Action, V, GameEvent>;

// ---- writing -------------------------------------------------------------------------------------------------------

/** What stands in a line before its hash, always in this order: the hash is one over bytes. */
export const beginningText = (begun: Beginning, chance: readonly Drawn[]): string => {
  const { record, match, game, content, heroes, mode, options, setup, clock, secret, nonces, commitment } = begun;
  const seats = begun.seats.map(({ hero, name }) => ({ hero, name }));
  return open({
    record,
    match,
    game,
    content,
    heroes,
    mode,
    options,
    setup: canonical(setup),
    clock,
    secret,
    nonces,
    commitment,
    seats,
    chance,
  });
};
export const entryText = ({ at, seat, action, by }: RecordEntry, chance: readonly Drawn[]): string =>
  open({ at, seat, action: canonical(action), by, chance });
export const endText = (end: Outcome): string => open({ end: canonical(end) });

const open = (content: object): string => JSON.stringify(content).slice(0, -1);

/** The hash of a line: of the hash of the line before (nothing, for the first one) and of the line's own text. */
export const hashAfter = (before: string, text: string): string => bytesToHex(sha256(utf8ToBytes(before + text)));

export const closeLine = (text: string, hash: string): string => `${text},"hash":"${hash}"}\n`;

export const writeRecord = (record: MatchRecord): string =>
  [
    closeLine(beginningText(record, record.chance), record.hash),
    ...record.entries.map((line) => closeLine(entryText(line, line.chance), line.hash)),
    ...(record.end ? [closeLine(endText(record.end.outcome), record.end.hash)] : []),
  ].join('');

// ---- reading -------------------------------------------------------------------------------------------------------

/** Reads what `writeRecord` wrote, without a look at whether it is true. Throws `BadInput` naming the line and the
 *  field. */
export const readRecord = (text: string): MatchRecord => {
  const [first = '', ...rest] = text.replace(/\n$/, '').split('\n');
  const begun = readLine(beginningLine, parse(first, 1), 1);
  const entries: RecordedEntry[] = [];
  let end: RecordEnd | undefined;
  for (const [index, line] of rest.entries()) {
    const number = index + 2;
    const raw = parse(line, number);
    const afterEnd = end !== undefined;
    if (typeof raw === 'object' && raw !== null && 'end' in raw) {
      const read = readLine(endLine, raw, number);
      end = { outcome: read.end, hash: read.hash };
    } else {
      entries.push(readLine(entryLine, raw, number));
    }
    if (afterEnd) throw new BadInput(`line ${number}`, 'stands after the end');
  }
  return { ...begun, entries, ...(end && { end }) };
};

const parse = (line: string, number: number): unknown => {
  try {
    return JSON.parse(line);
  } catch {
    throw new BadInput(`line ${number}`, 'is not JSON');
  }
};

const readLine = <T>(form: z.ZodType<T>, raw: unknown, number: number): T => {
  const read = form.safeParse(raw);
  if (read.success) return read.data;
  const { field, words } = firstFault(read.error, raw);
  throw new BadInput(`line ${number}`, `${field || 'line'}: ${words}`);
};
