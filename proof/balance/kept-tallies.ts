/** Tallies kept in a file, a line each, as soon as their jobs have been played: a run that was interrupted goes on where it
 *  was. A job is known by its matches and by the rules they are played under. The bots are not known by anything: who
 *  changes them begins a new file. */
import { createHash } from 'node:crypto';
import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { z } from 'zod';
import { gameNamed } from '../../engine/games.ts';
import type { Job, Tally } from './tally.ts';

const count = z.number().nonnegative();
const tallySchema = z.strictObject({
  matches: count,
  won: count,
  draws: count,
  wonByStarter: count,
  counts: z.record(z.string(), count),
});
const lineSchema = z.object({ job: z.string(), tally: tallySchema });

const keyOf = ({ matches }: Job): string => {
  const rules = [...new Set(matches.map(({ game }) => game))].map((game) => gameNamed(game).contentHash);
  return createHash('sha256').update(JSON.stringify({ rules, matches })).digest('hex').slice(0, 32);
};

/** A line that was cut short by the end of its process is no line. */
const parsed = (line: string): { job: string; tally: Tally } | undefined => {
  try {
    return lineSchema.parse(JSON.parse(line));
  } catch {
    return undefined;
  }
};

export class KeptTallies {
  private readonly file: string;
  private readonly kept: ReadonlyMap<string, Tally>;

  /** Reads what the file holds, if it is there. */
  constructor(file: string) {
    this.file = file;
    const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n') : [];
    this.kept = new Map(lines.flatMap((line) => parsed(line) ?? []).map(({ job, tally }) => [job, tally]));
  }

  /** What came of that job in an earlier run. */
  of(job: Job): Tally | undefined {
    return this.kept.get(keyOf(job));
  }

  keep(job: Job, tally: Tally): void {
    // The break comes first: it ends a line that was cut short.
    appendFileSync(this.file, `\n${JSON.stringify({ job: keyOf(job), name: job.name, tally })}`);
  }
}
