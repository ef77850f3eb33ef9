/** What others may see of a seat's time, in milliseconds of the match's time (message `time`). */
export interface SeatClock {
  /** In the bank when what runs now began to run. */
  readonly bank: number;
  /** When what runs now is used up; 0 when nothing runs, or nothing runs out. */
  readonly endsAt: number;
  /** How much of it there was, and, while it stands still, how much is left. */
  readonly whole: number;
  readonly left: number;
  /** Until when a player who dropped is waited for; 0 when nobody is. */
  readonly graceEndsAt: number;
  /** A bot sits in. */
  readonly standIn: boolean;
}
