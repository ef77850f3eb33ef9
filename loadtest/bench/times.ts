/** Times: measured in milliseconds, and looked at by how many of them were shorter. */

/** How long the work takes. */
export const timed = async (work: () => Promise<unknown>): Promise<number> => {
  const begun = performance.now();
  await work();
  return performance.now() - begun;
};

/** The time that this share of all stays below: the median at 0.5, the longest at 1; 0 where none was measured. */
export const timeAt = (times: readonly number[], share: number): number =>
  [...times].sort((a, b) => a - b)[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0;
