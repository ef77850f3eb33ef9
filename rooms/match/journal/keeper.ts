/** Keeps one match in the journal, line by line. While the store is in trouble it waits and tries again: nothing goes on
 *  that is not kept. */
import { type OwnedJournal, StoreTrouble } from '../../../infra/journal/journal.ts';
import { Line } from '../../base/serial-queue.ts';
import type { Time } from '../../clock/time.ts';

/** How long it waits before it tries again: ever longer, up to the last one. */
const WAITS_MS = [50, 100, 250, 500, 1000] as const;

export interface KeeperParts {
  readonly journal: OwnedJournal;
  readonly time: Time;
  /** Lines kept so far. */
  readonly lines: number;
  /** The store cannot keep anything now; or it can again. */
  onTrouble(trouble: boolean): void;
}

/** Nobody keeps this match any more: its room is gone. */
export class KeepingEnded extends Error {
  override readonly name = 'KeepingEnded';
}

export class Keeper {
  private readonly parts: KeeperParts;
  private readonly line = new Line();
  private next: number;
  private ended = false;

  constructor(parts: KeeperParts) {
    this.parts = parts;
    this.next = parts.lines;
  }

  /** Resolves when the line is kept for good, after all before it. Rejects with `Fenced` when the match is somebody
   *  else's by now. */
  keep(line: unknown): Promise<void> {
    return this.line.run(async () => {
      await this.patiently(() => this.parts.journal.append(this.next, line));
      this.next++;
    });
  }

  /** The match has ended; nothing follows. */
  end(ending: unknown): Promise<void> {
    return this.line.run(() => this.patiently(() => this.parts.journal.end(ending)));
  }

  /** Gives up whatever it still waits for. */
  stop(): void {
    this.ended = true;
  }

  private async patiently(write: () => Promise<void>): Promise<void> {
    for (let tries = 0; ; tries++) {
      if (this.ended) throw new KeepingEnded('the room is gone');
      try {
        await write();
        if (tries > 0) this.parts.onTrouble(false);
        return;
      } catch (error) {
        if (!(error instanceof StoreTrouble)) throw error;
        if (tries === 0) this.parts.onTrouble(true);
        await this.wait(WAITS_MS[Math.min(tries, WAITS_MS.length - 1)] ?? 0);
      }
    }
  }

  private wait(ms: number): Promise<void> {
    return new Promise((resolve) => {
      this.parts.time.after(ms, resolve);
    });
  }
}
