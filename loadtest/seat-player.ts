/** One seat of a load-tested match, played by a client of its own: acts whenever it is asked, and notes what it is told
 *  and when it sees what. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { MatchLine } from '../client/match-rooms.ts';
import { addDuration, count, type Figures } from './figures.ts';
import { hurried, type Pick } from './hurried.ts';
import type { AcceptedAct } from './played.ts';

export type LoadConnection = MatchLine;

/** How a seat's play came to an end. */
export type End = 'over' | 'closed' | 'stuck';

/** So long without any change, somebody is waited for who does nothing. */
const STUCK_MS = 60_000;
const REFUSED_PAUSE_MS = 20;
const SHOWN_PATIENCE_MS = 5000;
/** Steps whose arrival is remembered. */
const REMEMBERED = 32;

/** How bots play. */
export interface Manner {
  readonly pick: Pick;
  /** How long they think; by half of it more or less. */
  readonly thinkMs: number;
  isTimeUp(): boolean;
}

interface Shown {
  readonly step: number;
  readonly at: number;
}

export class SeatPlayer {
  readonly connection: LoadConnection;
  readonly acts: AcceptedAct[] = [];
  unanswered = 0;
  conceded = false;
  private readonly seat: number;
  private readonly figures: () => Figures;
  private readonly shown: Shown[] = [];
  private readonly expected: { readonly step: number; readonly since: number }[] = [];
  private droppedAt: number | undefined;
  private drops = 0;
  private wake: () => void = () => {};

  constructor(connection: LoadConnection, seat: number, figures: () => Figures) {
    this.connection = connection;
    this.seat = seat;
    this.figures = figures;
    connection.listen({ changed: () => this.changed(), happened: () => {} });
    connection.prefer('always');
  }

  /** Plays until the match is over; concedes when told that the time is up. */
  async play(others: readonly SeatPlayer[], { pick, thinkMs, isTimeUp }: Manner): Promise<End> {
    for (;;) {
      if (thinkMs > 0 && this.isAsked) await sleep((thinkMs * (50 + pick(101))) / 100);
      const { picture, line } = this.connection;
      if (line.state === 'closed') return 'closed';
      if (picture.stage === 'over') return 'over';
      const action = line.state === 'live' ? this.choose(pick, isTimeUp()) : undefined;
      if (action) await this.act(action, others);
      else if (!(await this.nextChange(STUCK_MS))) return 'stuck';
    }
  }

  private get isAsked(): boolean {
    return this.connection.picture.view?.waiting.some(({ seat }) => seat === this.seat) ?? false;
  }

  private choose(pick: Pick, isTimeUp: boolean): { readonly type: string } | undefined {
    if (!this.isAsked) return undefined;
    const { legal } = this.connection.picture;
    return isTimeUp ? { type: 'concede' } : hurried(legal, pick)?.action;
  }

  private async act(action: { readonly type: string }, others: readonly SeatPlayer[]): Promise<void> {
    const { view } = this.connection.picture;
    // By design a pass in a window takes effect only after a hold.
    const isHeld = action.type === 'pass' && view?.window !== undefined;
    const { drops } = this;
    const since = performance.now();
    const result = await this.connection.act(action, view?.step ?? 0);
    if (result.ok) {
      this.figures().decisions++;
      this.conceded ||= action.type === 'concede';
      this.acts.push({ seat: this.seat, step: result.step, action });
      if (!isHeld && drops === this.drops) for (const other of others) other.expect(result.step, since);
      await this.sees(result.step);
    } else if (result.code === 'no-connection') {
      this.unanswered++;
    } else {
      count(this.figures().refusals, result.code);
      await this.nextChange(REFUSED_PAUSE_MS);
    }
  }

  /** Another seat's action of that moment led to that step: how long did it take until it was seen here? */
  private expect(step: number, since: number): void {
    if (this.droppedAt !== undefined) return;
    const seen = this.shown.find((shown) => shown.step >= step);
    if (seen) addDuration(this.figures().latency, seen.at - since);
    else this.expected.push({ step, since });
  }

  private changed(): void {
    this.followLine();
    const step = this.connection.picture.view?.step ?? 0;
    if (step > (this.shown.at(-1)?.step ?? -1)) {
      const at = performance.now();
      this.shown.push({ step, at });
      if (this.shown.length > REMEMBERED) this.shown.shift();
      for (let next = this.expected[0]; next && next.step <= step; next = this.expected[0]) {
        this.expected.shift();
        addDuration(this.figures().latency, at - next.since);
      }
    }
    this.wake();
  }

  private followLine(): void {
    const { state } = this.connection.line;
    if (state === 'live' && this.droppedAt !== undefined) {
      addDuration(this.figures().back, performance.now() - this.droppedAt);
      this.droppedAt = undefined;
    } else if (state === 'returning' && this.droppedAt === undefined) {
      this.droppedAt = performance.now();
      this.drops++;
      this.expected.length = 0;
    }
  }

  /** Waits until the own table shows the step: what is legal before that is old. */
  private async sees(step: number): Promise<void> {
    const deadline = performance.now() + SHOWN_PATIENCE_MS;
    while ((this.connection.picture.view?.step ?? 0) < step && this.connection.line.state !== 'closed') {
      const left = deadline - performance.now();
      if (left <= 0 || !(await this.nextChange(left))) return;
    }
  }

  /** False when nothing changed for so long. */
  private nextChange(ms: number): Promise<boolean> {
    return new Promise((resolve) => {
      const timer = setTimeout(() => resolve(false), ms);
      this.wake = () => {
        clearTimeout(timer);
        resolve(true);
      };
    });
  }
}
