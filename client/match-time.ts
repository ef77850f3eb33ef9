/** The time of a match, as its clocks tell it, on this page's own clock. */
import type { TimeMessage } from '../protocol/messages.ts';

export class MatchTime {
  /** What to add to this page's own clock to have the match's; while the match stands still, where it stands. */
  private time: { readonly ahead: number } | { readonly standsAt: number } = { standsAt: 0 };

  /** By how much this client sees the match late, in milliseconds. */
  late = 0;

  keep({ now, paused, late = 0 }: TimeMessage): void {
    this.late = Math.max(this.late, late); // what is sent to everybody says nothing of it
    this.time = paused ? { standsAt: now } : { ahead: now - performance.now() };
  }

  /** In milliseconds. */
  now(): number {
    return 'ahead' in this.time ? performance.now() + this.time.ahead : this.time.standsAt;
  }

  get paused(): boolean {
    return 'standsAt' in this.time;
  }
}
