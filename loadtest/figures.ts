/** What a load test counts, as plain data that can be sent between processes and added up. */

/** Durations, counted in steps of two per cent. */
export type Durations = Record<number, number>;

const STEP = Math.log(1.02);

export const addDuration = (to: Durations, ms: number): void => {
  const step = Math.round(Math.log(Math.max(ms, 0.01)) / STEP);
  to[step] = (to[step] ?? 0) + 1;
};

export const countOf = (durations: Durations): number => Object.values(durations).reduce((sum, n) => sum + n, 0);

/** The duration that this share of all stays below, in milliseconds; none when nothing was counted. */
export const percentile = (durations: Durations, share: number): number | undefined => {
  const steps = Object.keys(durations)
    .map(Number)
    .sort((a, b) => a - b);
  let left = countOf(durations) * share;
  for (const step of steps) {
    left -= durations[step] ?? 0;
    if (left <= 0) return Math.exp(step * STEP);
  }
  return undefined;
};

export interface Figures {
  /** Actions that the server accepted. */
  decisions: number;
  /** Matches opened, played to an outcome, and lost on the way. */
  opened: number;
  finished: number;
  lost: number;
  /** Of the finished ones: conceded because the time was up. */
  conceded: number;
  /** Refused actions, by code. */
  refusals: Record<string, number>;
  /** What else went wrong, by what it was. */
  troubles: Record<string, number>;
  /** Bytes that clients received and sent in rooms. */
  received: number;
  sent: number;
  /** From sending an action to the patch that shows it at each other client. */
  latency: Durations;
  /** From a client's line dropping to its being back in its seat. */
  back: Durations;
}

export const noFigures = (): Figures => ({
  decisions: 0,
  opened: 0,
  finished: 0,
  lost: 0,
  conceded: 0,
  refusals: {},
  troubles: {},
  received: 0,
  sent: 0,
  latency: {},
  back: {},
});

export const count = (record: Record<string, number>, what: string): void => {
  record[what] = (record[what] ?? 0) + 1;
};

const COUNTS = ['decisions', 'opened', 'finished', 'lost', 'conceded', 'received', 'sent'] as const;
const TALLIES = ['refusals', 'troubles', 'latency', 'back'] as const;

/** Adds `more` to `sum`, and returns that. */
export const addFigures = (sum: Figures, more: Figures): Figures => {
  for (const name of COUNTS) sum[name] += more[name];
  for (const name of TALLIES) {
    const into: Record<string, number> = sum[name];
    for (const [what, n] of Object.entries(more[name])) into[what] = (into[what] ?? 0) + n;
  }
  return sum;
};
