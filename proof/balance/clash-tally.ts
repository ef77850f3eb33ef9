/** What `npm run clash:balance` counts, and what its threads are given and tell. */

/** Matches `from` … `to` - 1 of a pairing; a match's number and the seed decide everything in it. */
export interface Job {
  readonly mode: string;
  readonly heroes: readonly [string, string];
  readonly seed: string;
  readonly from: number;
  readonly to: number;
}

export interface Tally {
  matches: number;
  /** Won by the first of the pairing, and by whoever began the match. */
  won: number;
  wonByStarter: number;
  rounds: number;
  /** Won by whoever began the round. */
  roundsByStarter: number;
  placements: number;
  /** How many rounds ended for which reason. */
  ends: Record<string, number>;
}

export const noTally = (): Tally => ({
  matches: 0,
  won: 0,
  wonByStarter: 0,
  rounds: 0,
  roundsByStarter: 0,
  placements: 0,
  ends: {},
});

/** What a thread tells of a job done. */
export interface Told {
  readonly heroes: readonly [string, string];
  readonly tally: Tally;
}

export const add = (to: Tally, { ends, ...counts }: Tally): void => {
  to.matches += counts.matches;
  to.won += counts.won;
  to.wonByStarter += counts.wonByStarter;
  to.rounds += counts.rounds;
  to.roundsByStarter += counts.roundsByStarter;
  to.placements += counts.placements;
  for (const [why, n] of Object.entries(ends)) to.ends[why] = (to.ends[why] ?? 0) + n;
};
