/** When matches were looked at whose end somebody waits for. Usually it is told; a look is for one that was given up, or lost,
 *  and for when no process is left that could have told. */
import type { Journal, KeptMatch } from '../../infra/journal/journal.ts';

const EVERY_MS = 15_000;

export class MatchLooks {
  private readonly journal: Pick<Journal, 'read'>;
  /** By a clock that only runs forward. */
  private readonly last = new Map<string, number>();

  constructor(journal: Pick<Journal, 'read'>) {
    this.journal = journal;
  }

  /** What is kept of the match, `lost` where nothing is; undefined while it was looked at just now. Rejects with `StoreTrouble`. */
  async look(match: string): Promise<KeptMatch | 'lost' | undefined> {
    const now = performance.now();
    if (now - (this.last.get(match) ?? Number.NEGATIVE_INFINITY) < EVERY_MS) return undefined;
    this.last.set(match, now);
    return (await this.journal.read(match)) ?? 'lost';
  }

  /** Nobody waits for it any more. */
  forget(match: string): void {
    this.last.delete(match);
  }
}
