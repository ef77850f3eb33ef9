/** What came of playing until everything that a game's content knows has been used. */
export interface Exhausted {
  /** What was never used. */
  readonly missing: readonly string[];
  /** What happened although nothing foresees it. */
  readonly strange: readonly string[];
  readonly matches: number;
  /** The numbers of those in which something was used for the first time. */
  readonly useful: readonly number[];
  readonly things: number;
}
