/** A match in which something was used for the first time: its number, and after how many actions it was so for the last time. */
export interface UsefulMatch {
  readonly number: number;
  readonly actions: number;
}

/** What came of playing until everything that a game's content knows has been used. */
export interface Exhausted {
  /** What was never used. */
  readonly missing: readonly string[];
  /** What happened although nothing foresees it. */
  readonly strange: readonly string[];
  readonly matches: number;
  readonly useful: readonly UsefulMatch[];
  readonly things: number;
}
