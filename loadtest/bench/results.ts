/** What runs of the suite found, as a file: benches that are run again take the place of what they found before. */
import { readFileSync, writeFileSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';
import { z } from 'zod';
import { BadInput } from '../../engine/core/refusal.ts';
import type { Figure } from './figure.ts';

const figure = z.object({
  id: z.string(),
  what: z.string(),
  value: z.number(),
  unit: z.string(),
  reference: z.object({ what: z.string(), samples: z.array(z.number()).readonly() }).exactOptional(),
  ratio: z.number().exactOptional(),
  gate: z
    .object({
      must: z.number(),
      aim: z.number(),
      of: z.enum(['value', 'ratio']),
      better: z.enum(['less', 'more']),
    })
    .exactOptional(),
  note: z.string().exactOptional(),
  void: z.string().exactOptional(),
});
const ran = z.object({
  /** When, as an ISO date with its time. */
  when: z.string(),
  /** In the short form. */
  quick: z.boolean(),
  machine: z.string(),
  figures: z.array(figure),
});
const form = z.object({ version: z.literal(1), benches: z.record(z.string(), ran) });

/** What one bench found. */
export type Ran = z.infer<typeof ran>;
/** By the names of benches. */
export type Results = Readonly<Record<string, Ran>>;

/** The machine in a line. */
export const machine = (): string => {
  const all = cpus();
  const memory = Math.round(totalmem() / 2 ** 30);
  return `${all.length} cores of ${all[0]?.model ?? 'an unknown processor'}, ${memory} GB, Node ${process.version}`;
};

export const ranNow = (figures: readonly Figure[], quick: boolean): Ran => ({
  when: new Date().toISOString(),
  quick,
  machine: machine(),
  figures: [...figures],
});

/** Throws `BadInput` for a file that is none of these. */
export const readResults = (file: string): Results => {
  try {
    return form.parse(JSON.parse(readFileSync(file, 'utf8'))).benches;
  } catch (error) {
    const why = error instanceof z.ZodError ? 'it holds something else than figures of npm run bench' : String(error);
    throw new BadInput(file, `expected what --out wrote: ${why}`);
  }
};

export const writeResults = (file: string, benches: Results): void =>
  writeFileSync(file, `${JSON.stringify({ version: 1, benches }, undefined, 2)}\n`);
