/** Time that passes only when a test says so. */
import type { Time } from '../../rooms/clock/time.ts';

interface Timer {
  readonly due: number;
  readonly wake: () => void;
}

export class HandTime implements Time {
  private at = 0;
  private readonly timers = new Set<Timer>();

  now(): number {
    return this.at;
  }

  after(ms: number, wake: () => void): () => void {
    const timer = { due: this.at + ms, wake };
    this.timers.add(timer);
    return () => this.timers.delete(timer);
  }

  /** How many timers are armed. */
  get armed(): number {
    return this.timers.size;
  }

  /** Lets time pass: whoever falls due is woken at its moment, and what it set off is done before time goes on. */
  async pass(ms: number): Promise<void> {
    const end = this.at + ms;
    for (let next = this.first(); next && next.due <= end; next = this.first()) {
      this.at = Math.max(this.at, next.due);
      this.timers.delete(next);
      next.wake();
      await settled();
    }
    this.at = end;
    await settled();
  }

  /** How long it is until the next timer falls due; endless when none is armed. */
  get untilNext(): number {
    const next = this.first();
    return next ? Math.max(0, next.due - this.at) : Number.POSITIVE_INFINITY;
  }

  /** Lets time pass until the next timer falls due. False when there is none. */
  async next(): Promise<boolean> {
    const next = this.first();
    if (next) await this.pass(Math.max(0, next.due - this.at));
    return next !== undefined;
  }

  private first(): Timer | undefined {
    let first: Timer | undefined;
    for (const timer of this.timers) if (!first || timer.due < first.due) first = timer;
    return first;
  }
}

/** Everything that promises had still to do is done. */
export const settled = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));
