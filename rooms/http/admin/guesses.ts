/** How fast the admin password may be tried from one address. After a few wrong ones each further try waits, twice as long as
 *  the one before, up to some seconds; then it is looked at, and the right one opens. Nobody who shares the operator's
 *  address can so lock the operator out. Tries from one address wait in a line, since a hundred at once would otherwise
 *  wait together; where the line is full, a try is turned away unseen. Wrong tries count for the whole server and fade within
 *  the hour; each process has lines of its own. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Limits, Tally } from '../../../infra/limits/limits.ts';
import { SerialQueue } from '../../base/serial-queue.ts';

/** Wrong tries without any wait. */
const FREE = 10;
const FIRST_WAIT_MS = 250;
const LONGEST_WAIT_MS = 5000;
const FADES_SECONDS = 3600;
/** Together they wait less than a request may take. */
const LINE = 4;

export class Guesses {
  private readonly wrong: Tally;
  private readonly lines = new Map<string, { readonly queue: SerialQueue; tries: number }>();
  private readonly pause: (ms: number) => Promise<unknown>;

  constructor(limits: Pick<Limits, 'tally'>, pause: (ms: number) => Promise<unknown> = sleep) {
    this.wrong = limits.tally('admin-guesses', FADES_SECONDS);
    this.pause = pause;
  }

  /** Whether that try from there is right, once it may be looked at; or the seconds after which to come again. */
  async attempt(address: string, isRight: () => boolean): Promise<boolean | { readonly wait: number }> {
    const line = this.lines.get(address) ?? { queue: new SerialQueue(), tries: 0 };
    if (line.tries >= LINE) return { wait: Math.ceil(LONGEST_WAIT_MS / 1000) };
    this.lines.set(address, line);
    line.tries++;
    try {
      return await line.queue.run(() => this.inTurn(address, isRight));
    } finally {
      if (--line.tries === 0) this.lines.delete(address);
    }
  }

  /** A try counts as wrong when it begins, so that those at other processes count it too. */
  private async inTurn(address: string, isRight: () => boolean): Promise<boolean> {
    const before = (await this.wrong.add(address)) - 1;
    if (before >= FREE) await this.pause(Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** (before - FREE)));
    const right = isRight();
    if (right) await this.wrong.forget(address);
    return right;
  }
}
