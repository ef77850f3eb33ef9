/** Looks after kept matches again and again, from the start on. */
import type { Log } from '../../../infra/log.ts';
import { StoreTrouble } from '../../../infra/store-trouble.ts';
import { BaseWorker } from '../../base/base-worker.ts';
import type { MatchRecovery } from './match-recovery.ts';

/** So late a sleeping match may wake. */
const SWEEP_MS = 15_000;

export class Sweeper extends BaseWorker {
  private readonly recovery: Pick<MatchRecovery, 'sweep'>;
  private readonly seconds: number;
  private inTrouble = false;

  constructor(recovery: Pick<MatchRecovery, 'sweep'>, log: Log, every = SWEEP_MS) {
    super(log, every, 'kept matches');
    this.recovery = recovery;
    this.seconds = every / 1000;
  }

  override start(): void {
    super.start();
    this.tick();
  }

  /** A store out of reach is no fault of ours: one line says so, however long it lasts, and one that it is over. */
  protected override async lookAround(): Promise<void> {
    try {
      await this.recovery.sweep();
    } catch (error) {
      if (!(error instanceof StoreTrouble)) throw error;
      const again = `tried again every ${this.seconds} s`;
      if (!this.inTrouble) this.log.warn(`matches that are due cannot be looked after: ${error.message}; ${again}`);
      this.inTrouble = true;
      return;
    }
    if (this.inTrouble) this.log.warn('matches that are due are looked after again');
    this.inTrouble = false;
  }
}
