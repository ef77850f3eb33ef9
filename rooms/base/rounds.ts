/** Rounds in which matches act. In a process that holds many of them an action costs far more than its work: what it needs, code
 *  above all, has left the processor's caches since the last one. So actions of several matches that come shortly after one
 *  another are taken in one round, and each stage is done for all of them before the next (`allOfTheRound`). An action that
 *  none came shortly before waits for nobody. */
import { monotonic, type Time } from '../clock/time.ts';

/** More would hold up everything else for long: the rest is another round. */
const MOST = 16;

/** Awaited between two stages of an action: what waits for promises runs in the order in which it came, so that all others of the
 *  round come as far first. Nothing that comes in from outside is heard meanwhile. */
export const allOfTheRound: Promise<void> = Promise.resolve();

export class Rounds {
  private readonly ms: number;
  private readonly time: Time;
  private begun = Number.NEGATIVE_INFINITY;
  /** Of which match all of the last round was; nothing if it was of several. */
  private only: string | undefined;
  private waiting: { readonly match: string; readonly go: () => void }[] = [];

  /** A round waits until so many milliseconds after the one before began; with 0 nobody waits. */
  constructor(ms: number, time: Time = monotonic) {
    this.ms = ms;
    this.time = time;
  }

  /** Resolves when that match is to act, after all that asked before it; nothing if that is now. One that is alone waits for nobody. */
  turnOf(match: string): Promise<void> | undefined {
    const now = this.time.now();
    if (this.waiting.length === 0) {
      if (match === this.only || now - this.begun >= this.ms) {
        this.begun = now;
        this.only = match;
        return undefined;
      }
      this.time.after(this.begun + this.ms - now, () => this.begin());
    }
    return new Promise((go) => {
      this.waiting.push({ match, go });
    });
  }

  private begin(): void {
    const round = this.waiting.slice(0, MOST);
    this.waiting = this.waiting.slice(MOST);
    this.begun = this.time.now();
    const match = round[0]?.match;
    this.only = round.every((one) => one.match === match) ? match : undefined;
    for (const { go } of round) go();
    if (this.waiting.length > 0) this.time.after(1, () => this.begin());
  }
}
