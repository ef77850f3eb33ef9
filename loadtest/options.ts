/** The command line of `npm run loadtest`. */
import { z } from 'zod';
import { parse } from '../bin/command-line.ts';
import { BadInput } from '../engine/core/refusal.ts';

/** Bounds of whole numbers are in the table of commands. */
const whole = z.string().transform(Number);
const form = z.strictObject({
  /** Matches that are played at once. */
  matches: whole,
  seconds: whole,
  /** SIGKILL for a server process every so many seconds. */
  'kill-every': z
    .string()
    .regex(/^\d+(\.\d+)?$/, 'expected seconds')
    .transform(Number)
    .refine((n) => n >= 0.1, 'expected 0.1 or more')
    .optional(),
  /** A server that runs already; several addresses with commas between them. */
  url: z
    .string()
    .transform((list) => list.split(','))
    .refine((list) => list.every((url) => /^https?:\/\//.test(url) && URL.canParse(url)), 'expected http://HOST:PORT')
    .optional(),
  processes: whole,
  redis: z.boolean(),
  workers: whole.optional(),
  /** How long a bot thinks before it acts, in milliseconds; it varies by half of it to either side. */
  think: whole,
  /** Left out: the server's first game, and its first mode. */
  game: z.string().optional(),
  mode: z.string().optional(),
  seed: z.string(),
});
export type LoadOptions = z.infer<typeof form>;

/** What the command line asks for. Throws `BadInput` that says what is wrong with it. */
export const readOptions = (args: readonly string[]): LoadOptions => {
  const read = form.safeParse({ ...parse('loadtest', args).values });
  if (!read.success) {
    const [issue] = read.error.issues;
    throw new BadInput(`--${issue?.path.join('.')}`, issue?.message ?? '');
  }
  const { url, processes, redis, 'kill-every': killEvery } = read.data;
  if (processes > 1 && !redis) throw new BadInput('--processes', 'several of them need --redis');
  if (url && (redis || killEvery !== undefined)) {
    throw new BadInput('--url', 'a server that runs already is neither set up nor killed from here');
  }
  return read.data;
};
