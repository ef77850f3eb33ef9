/** What every worker is: it looks around every so often, never twice at once. What fails is logged, and the next look tries
 *  it again. */
import type { Log } from '../../infra/log.ts';
import { StoreTrouble } from '../../infra/store-trouble.ts';

export abstract class BaseWorker {
  protected readonly log: Log;
  private readonly every: number;
  private readonly what: string;
  private ticking: Promise<void> | undefined;
  private timer: NodeJS.Timeout | undefined;

  /** `every`: in milliseconds. `what` it looks at, for the log. */
  constructor(log: Log, every: number, what: string) {
    this.log = log;
    this.every = every;
    this.what = what;
  }

  start(): void {
    this.timer = setInterval(() => this.tick(), this.every);
  }

  /** Resolves once the look that goes on now is over. */
  async stop(): Promise<void> {
    clearInterval(this.timer);
    await this.ticking;
  }

  protected abstract lookAround(): Promise<void>;

  protected tick(): void {
    this.ticking ??= this.guard(this.lookAround(), `the look at ${this.what}`).finally(() => {
      this.ticking = undefined;
    });
  }

  /** Never rejects: what fails is logged. */
  protected guard(done: Promise<void>, what: string): Promise<void> {
    return done.catch((error: unknown) => {
      // That the store is out of reach is said once, by the part that watches the connection to it.
      if (error instanceof StoreTrouble) this.log.debug({ err: error }, `${what}: the store is in trouble`);
      else this.log.error({ err: error }, `${what} failed`);
    });
  }
}
