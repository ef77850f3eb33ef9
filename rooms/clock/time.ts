/** Time as rooms know it: milliseconds that only run forward, and one way to be woken. Handed in everywhere, so that tests
 *  never wait; changes of the machine's clock do nothing to it. */
export interface Time {
  /** Milliseconds since some moment in the past. */
  now(): number;
  /** Calls `wake` once, after that many milliseconds. Returns how to call it off. */
  after(ms: number, wake: () => void): () => void;
}

/** The longest a timer of Node can wait; a longer wait is woken early and waits again. */
export const LONGEST_TIMER_MS = 2 ** 31 - 1;

export const monotonic: Time = {
  now: () => performance.now(),
  after: (ms, wake) => {
    const timer = setTimeout(wake, Math.min(ms, LONGEST_TIMER_MS));
    return () => clearTimeout(timer);
  },
};

/** Whole milliseconds, as they are kept and shown; time without end is shown as none. */
export const wholeMs = (ms: number): number => (Number.isFinite(ms) ? Math.round(ms) : 0);

/** Time that can stand still: a match's own. While it is paused, nothing is woken. */
export class MatchTime implements Time {
  private readonly outer: Time;
  private offset: number;
  private pausedAt: number | undefined;
  private readonly sleepers = new Set<Sleeper>();

  /** Begins at `from` milliseconds. */
  constructor(outer: Time, from = 0) {
    this.outer = outer;
    this.offset = outer.now() - from;
  }

  get paused(): boolean {
    return this.pausedAt !== undefined;
  }

  now(): number {
    return (this.pausedAt ?? this.outer.now()) - this.offset;
  }

  after(ms: number, wake: () => void): () => void {
    const sleeper: Sleeper = { due: this.now() + ms, wake, cancel: undefined };
    this.sleepers.add(sleeper);
    if (!this.paused) this.arm(sleeper);
    return () => {
      sleeper.cancel?.();
      this.sleepers.delete(sleeper);
    };
  }

  /** Time stands still from now on. */
  pause(): void {
    if (this.paused) return;
    this.pausedAt = this.outer.now();
    for (const sleeper of this.sleepers) sleeper.cancel?.();
  }

  /** Time goes on from where it stood. */
  resume(): void {
    if (this.pausedAt === undefined) return;
    this.offset += this.outer.now() - this.pausedAt;
    this.pausedAt = undefined;
    for (const sleeper of this.sleepers) this.arm(sleeper);
  }

  private arm(sleeper: Sleeper): void {
    sleeper.cancel = this.outer.after(Math.max(0, sleeper.due - this.now()), () => {
      this.sleepers.delete(sleeper);
      sleeper.wake();
    });
  }
}

interface Sleeper {
  readonly due: number;
  readonly wake: () => void;
  cancel: (() => void) | undefined;
}
