/** What came of playing until everything that a game's content knows has been used. */
export interface Exhausted {
  /** What was never used. */
  readonly missing: readonly string[];
  /** What happened although nothing foresees it. */
  readonly strange: readonly string[];
  readonly matches: number;
  readonly things: number;
}
