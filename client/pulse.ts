/** Whether a line has to be tried: on most of them something comes by itself all the time, which shows as much as an answer
 *  would. */

/** Looked at so much later than it should be, the page has slept meanwhile. */
const SLEPT = 1.5;

export class Pulse {
  private readonly everyMs: number;
  private heard = false;
  private last: number;

  /** Of a line that is looked at every so many milliseconds; `now` of a clock that runs on while the page sleeps. */
  constructor(everyMs: number, now: number) {
    this.everyMs = everyMs;
    this.last = now;
  }

  /** Something has come. */
  hear(): void {
    this.heard = true;
  }

  /** Nothing has come since the last look; or the page has slept, and what came before that tells nothing. */
  isToBeTried(now: number): boolean {
    const slept = now - this.last > SLEPT * this.everyMs;
    const isSilent = !this.heard;
    this.heard = false;
    this.last = now;
    return isSilent || slept;
  }
}
