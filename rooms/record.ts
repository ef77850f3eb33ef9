/** A match as a file: one JSON object a line, first how it began, then every action with its moment. With the rules it
 *  began under it gives the match back, byte for byte. */
import { z } from 'zod';
import { keyedStream } from '../engine/core/chance.ts';
import { fairKey } from '../engine/core/fair.ts';
import type { AnyGame } from '../engine/core/game.ts';
import { BadInput } from '../engine/core/refusal.ts';
import { PRESET_IDS } from './clock/presets.ts';

const beginning = z.strictObject({
  /** The version of this form. */
  record: z.literal(1),
  match: z.string(),
  game: z.string(),
  /** Fingerprint of the rules content. */
  content: z.string(),
  mode: z.string(),
  clock: z.enum(PRESET_IDS),
  /** What all chance came from (engine/core/fair.ts): secret until the match is over. */
  secret: z.string().regex(/^[0-9a-f]{64}$/),
  /** The seats' nonces, in seat order; empty for a seat that gave none. */
  nonces: z.array(z.string()),
  /** What was published before anybody sat down. */
  commitment: z.string().regex(/^[0-9a-f]{64}$/),
  seats: z.array(z.strictObject({ hero: z.string(), name: z.string() })),
});
const entry = z.strictObject({
  /** Milliseconds of the match's time. */
  at: z.number().nonnegative(),
  seat: z.number().int().nonnegative(),
  action: z.looseObject({ type: z.string() }),
  by: z.enum(['player', 'bot', 'hold', 'clock']),
});

export type Beginning = z.infer<typeof beginning>;
export type RecordEntry = z.infer<typeof entry>;
export interface MatchRecord extends Beginning {
  readonly entries: readonly RecordEntry[];
}

/** The match as it began: its dice come from the secret and the nonces. */
export const startOf = (game: AnyGame, { mode, seats, secret, nonces }: Beginning): unknown =>
  game.start({ mode, seats: seats.map(({ hero }) => ({ hero })) }, keyedStream(fairKey(secret, nonces)));

export const writeRecord = ({ entries, ...begun }: MatchRecord): string =>
  `${[begun, ...entries].map((line) => JSON.stringify(line)).join('\n')}\n`;

/** Reads what `writeRecord` wrote. Throws `BadInput` naming the line and the field. */
export const readRecord = (text: string): MatchRecord => {
  const [first = '', ...rest] = text.split('\n').filter((line) => line.trim() !== '');
  return { ...readLine(beginning, first, 1), entries: rest.map((line, index) => readLine(entry, line, index + 2)) };
};

const readLine = <T>(form: z.ZodType<T>, line: string, number: number): T => {
  let raw: unknown;
  try {
    raw = JSON.parse(line);
  } catch {
    throw new BadInput(`line ${number}`, 'is not JSON');
  }
  const read = form.safeParse(raw);
  if (read.success) return read.data;
  const [issue] = read.error.issues;
  throw new BadInput(`line ${number}`, `${issue?.path.join('.') || 'line'}: ${issue?.message}`);
};
