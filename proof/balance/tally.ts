/** Balance by simulation: jobs in, tallies out. A job is a list of matches whose results are counted together (a mode with
 *  so many seats, a pairing, a cell of a table); all matches of all jobs are played by as many processes as asked for. */
import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { PlannedMatch, PlayedMatch } from './planned.ts';
import type { Counts } from './watchers.ts';

export interface Job {
  /** For whoever waits: `boss-vs-many with 3 seats`. */
  readonly name: string;
  readonly matches: readonly PlannedMatch[];
  /** Whether the side whose wins are counted won the match of that index. */
  won(played: PlayedMatch, index: number): boolean;
}

export interface Tally {
  readonly matches: number;
  readonly won: number;
  readonly draws: number;
  /** Won by whoever began. */
  readonly wonByStarter: number;
  /** What the game counts (`watchers.ts`), summed over all matches. */
  readonly counts: Counts;
}

export const NO_TALLY: Tally = { matches: 0, won: 0, draws: 0, wonByStarter: 0, counts: {} };

const sum = (one: Counts, other: Counts): Counts => {
  const total = { ...one };
  for (const [name, n] of Object.entries(other)) total[name] = (total[name] ?? 0) + n;
  return total;
};

/** Both together. */
export const add = (one: Tally, other: Tally): Tally => ({
  matches: one.matches + other.matches,
  won: one.won + other.won,
  draws: one.draws + other.draws,
  wonByStarter: one.wonByStarter + other.wonByStarter,
  counts: sum(one.counts, other.counts),
});

const tallyOf = (played: PlayedMatch, won: boolean): Tally => ({
  matches: 1,
  won: won ? 1 : 0,
  draws: played.winners.length === 0 ? 1 : 0,
  wonByStarter: played.winners.includes(played.starter) ? 1 : 0,
  counts: played.counts,
});

interface Runner {
  play(match: PlannedMatch): Promise<PlayedMatch>;
  stop(): void;
}

const startRunner = (): Runner => {
  const extension = import.meta.url.endsWith('.ts') ? 'ts' : 'js';
  const child: ChildProcess = fork(fileURLToPath(new URL(`worker.${extension}`, import.meta.url)));
  let waits: { readonly give: (played: PlayedMatch) => void; readonly fail: (error: Error) => void } | undefined;
  child.on('message', (played: PlayedMatch) => waits?.give(played));
  child.once('exit', (code) => waits?.fail(new Error(`a worker ended with ${code}`)));
  return {
    play: (match) =>
      new Promise((give, fail) => {
        waits = { give, fail };
        child.send(match);
      }),
    stop: () => {
      if (child.connected) child.disconnect();
    },
  };
};

export interface PlayOptions {
  /** Processes that play. */
  readonly workers: number;
  /** Called as soon as all matches of a job have been played. */
  readonly onJob?: (job: Job, tally: Tally) => void;
}

/** Plays every match of every job; a tally for each job, in their order. Rejects when a match cannot be played. */
export const playJobs = async (jobs: readonly Job[], { workers, onJob }: PlayOptions): Promise<Tally[]> => {
  const tallies = jobs.map(() => NO_TALLY);
  const queue = jobs.flatMap((job, at) => job.matches.map((match, index) => ({ job, at, match, index }))).values(); // one iterator, shared by all workers
  const runners = Array.from({ length: workers }, startRunner);
  const work = async (runner: Runner): Promise<void> => {
    for (const { job, at, match, index } of queue) {
      const played = await runner.play(match);
      const tally = add(tallies[at] ?? NO_TALLY, tallyOf(played, job.won(played, index)));
      tallies[at] = tally;
      if (tally.matches === job.matches.length) onJob?.(job, tally);
    }
  };
  try {
    await Promise.all(runners.map(work));
  } finally {
    for (const runner of runners) runner.stop();
  }
  return tallies;
};
