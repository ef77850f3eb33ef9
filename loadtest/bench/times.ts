/** Times that were measured, by how many of them were shorter. */

/** The time that this share of all stays below: the median at 0.5, the longest at 1; 0 where none was measured. */
export const timeAt = (times: readonly number[], share: number): number =>
  [...times].sort((a, b) => a - b)[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0;
