/** The command line of `npm run loadtest`. */
import { parseArgs } from 'node:util';
import { z } from 'zod';

const count = (most: number) =>
  z
    .string()
    .regex(/^\d+$/, `expected a whole number from 1 to ${most}`)
    .transform(Number)
    .refine((n) => n >= 1 && n <= most, `expected a whole number from 1 to ${most}`);

const form = z.strictObject({
  /** Matches that are played at once. */
  matches: count(100_000).default(20),
  seconds: count(86_400).default(30),
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
  processes: count(64).default(1),
  redis: z.boolean().default(false),
  workers: count(64).optional(),
  /** How long a bot thinks before it acts, in milliseconds; it varies by half of it to either side. */
  think: z.string().regex(/^\d+$/, 'expected milliseconds').transform(Number).default(0),
  /** Left out: the server's first game, and its first mode. */
  game: z.string().optional(),
  mode: z.string().optional(),
  seed: z.string().default('1'),
});
export type LoadOptions = z.infer<typeof form>;

export const USAGE = `npm run loadtest -- [--matches M] [--seconds S] [--kill-every T] [--game ID] [--mode ID] [--think MS] [--seed TEXT]
                    [--workers W] [--redis --processes N | --url URL[,URL ...]]`;

/** What the command line asks for, or one line that says what is wrong with it. */
export const readOptions = (args: string[]): LoadOptions | { readonly problem: string } => {
  try {
    const text = { type: 'string' as const };
    const names = ['matches', 'seconds', 'kill-every', 'url', 'processes', 'workers', 'think', 'game', 'mode', 'seed'];
    const options = { ...Object.fromEntries(names.map((name) => [name, text])), redis: { type: 'boolean' as const } };
    const read = form.safeParse({ ...parseArgs({ args, options }).values });
    if (!read.success) {
      const [issue] = read.error.issues;
      return { problem: `--${issue?.path.join('.')}: ${issue?.message}` };
    }
    const { url, processes, redis, 'kill-every': killEvery } = read.data;
    if (processes > 1 && !redis) return { problem: '--processes: several of them need --redis' };
    if (url && (redis || killEvery !== undefined)) {
      return { problem: '--url: a server that runs already is neither set up nor killed from here' };
    }
    return read.data;
  } catch (error) {
    return { problem: error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error) };
  }
};
