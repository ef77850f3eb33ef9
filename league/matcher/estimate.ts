/** How long a new ticket will probably wait: told from how long others did, those who still wait among them.
 *
 *  Who has waited long and waits still says more about an empty pool than who was lucky an hour ago; so those who wait
 *  count as waits of unknown length beyond the present one (the estimator of Kaplan and Meier), and old samples fade. */

/** A wait that ended in a match. */
export interface WaitSample {
  /** When it ended, and how long it was, in milliseconds. */
  readonly at: number;
  readonly waited: number;
}

/** After so long a sample counts half: pools change with the hour of the day. */
const HALF_LIFE = 20 * 60_000;
/** Samples older than this say nothing, and need not be kept. */
export const SAMPLE_LIFE = 3 * 60 * 60_000;
/** Fewer (faded) samples than this are no ground for an estimate. */
const ENOUGH = 2;

/** The time that half of all waits stay below, in milliseconds; nothing when too little is known. `waiting`: how long
 *  those have waited who wait still. Where not even half are matched within any time known, the longest time known. */
export const estimateWait = (
  samples: readonly WaitSample[],
  waiting: readonly number[],
  now: number,
): number | undefined => {
  const fresh = samples.filter(({ at }) => now - at < SAMPLE_LIFE);
  const ended = fresh.map(({ at, waited }) => ({
    time: Math.max(0, waited),
    weight: 0.5 ** (Math.max(0, now - at) / HALF_LIFE),
    matched: true,
  }));
  const open = waiting.map((waited) => ({ time: Math.max(0, waited), weight: 1, matched: false }));
  // At the same length, a wait that ended is counted while those that go on are still at risk.
  const all = [...ended, ...open].sort((a, b) => a.time - b.time || Number(b.matched) - Number(a.matched));
  let atRisk = all.reduce((sum, { weight }) => sum + weight, 0);
  if (ended.reduce((sum, { weight }) => sum + weight, 0) < ENOUGH) return undefined;
  let goOn = 1;
  for (const { time, weight, matched } of all) {
    if (matched) goOn *= 1 - weight / atRisk;
    if (goOn <= 0.5) return time;
    atRisk -= weight;
  }
  return all.at(-1)?.time;
};
