/** The timed queue of a room: what falls due when, in one heap, with one timer armed for whatever comes first. Nothing
 *  else in a room waits for time.
 *
 *  What falls due together comes in one total order: by rank, then by place, then in the order it was set. So a match
 *  replayed with the same times goes the same way. */
import TinyQueue from 'tinyqueue';
import type { Time } from './time.ts';

export interface Entry<T> {
  /** Setting the same again replaces when it falls due; setting it to what it is changes nothing. */
  readonly what: T;
  /** In milliseconds of the queue's time. */
  readonly due: number;
  /** Among entries due together, lower ranks come first, then lower places. */
  readonly rank: number;
  readonly place: number;
}
interface Queued<T> extends Entry<T> {
  readonly order: number;
}

export class TimedQueue<T> {
  private readonly heap = new TinyQueue<Queued<T>>([], inOrder);
  private readonly live = new Map<T, Queued<T>>();
  private readonly time: Time;
  private readonly onDue: (what: T) => void;
  private armedFor: number | undefined;
  private disarm: (() => void) | undefined;
  private orders = 0;
  private batching = false;

  constructor(time: Time, onDue: (what: T) => void) {
    this.time = time;
    this.onDue = onDue;
  }

  get size(): number {
    return this.live.size;
  }

  /** When that falls due, or nothing. */
  dueOf(what: T): number | undefined {
    return this.live.get(what)?.due;
  }

  set(entry: Entry<T>): void {
    const { what, due, rank, place } = entry;
    const known = this.live.get(what);
    if (known && known.due === due && known.rank === rank && known.place === place) return;
    const queued = { what, due, rank, place, order: this.orders++ };
    this.live.set(what, queued);
    this.heap.push(queued);
    this.rearm();
  }

  cancel(what: T): void {
    if (this.live.delete(what)) this.rearm();
  }

  /** Sets and cancels much, and arms the timer once, at the end. */
  batch(changes: () => void): void {
    this.batching = true;
    try {
      changes();
    } finally {
      this.batching = false;
      this.rearm();
    }
  }

  clear(): void {
    this.live.clear();
    this.rearm();
  }

  /** A timer that wakes sooner than it must is left as it is, and armed anew then: most that falls due is put off again and
   *  again, with every action. */
  private rearm(): void {
    if (this.batching) return;
    const next = this.first();
    if (next && this.armedFor !== undefined && this.armedFor <= next.due) return;
    if (!next && this.armedFor === undefined) return;
    this.disarm?.();
    this.armedFor = next?.due;
    this.disarm = next && this.time.after(Math.max(0, next.due - this.time.now()), () => this.wake());
  }

  /** The first live entry; replaced and cancelled ones above it are thrown away. */
  private first(): Queued<T> | undefined {
    for (let next = this.heap.peek(); next; next = this.heap.peek()) {
      if (this.live.get(next.what) === next) return next;
      this.heap.pop();
    }
    return undefined;
  }

  private wake(): void {
    this.armedFor = undefined;
    this.disarm = undefined;
    // What is set while others fall due waits for the next turn, even if it is due already.
    const now = this.time.now();
    const due: Queued<T>[] = [];
    for (let next = this.first(); next && next.due <= now; next = this.first()) {
      this.heap.pop();
      due.push(next);
    }
    for (const entry of due) {
      if (this.live.get(entry.what) !== entry) continue; // one before it called it off
      this.live.delete(entry.what);
      this.onDue(entry.what);
    }
    this.rearm();
  }
}

const inOrder = <T>(a: Queued<T>, b: Queued<T>): number =>
  a.due - b.due || a.rank - b.rank || a.place - b.place || a.order - b.order;
