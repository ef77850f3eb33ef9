/** Whether the journal keeps anything now, found by a write that leaves nothing behind: a balancer asks that of each process,
 *  and so does whoever runs the server. A full disk and a Redis that only answers are found, too. */
import { randomUUID } from 'node:crypto';
import { messageOf } from '../start-problem.ts';
import type { Journal } from './journal.ts';

/** What was found is true for so long: anybody may ask, and each try is a write. */
const KNOWN_MS = 1000;

export class StoreProbe {
  private readonly journal: Pick<Journal, 'claim' | 'unclaim'>;
  /** A lease of our own, which nobody else has. */
  private readonly lease = `probe:${randomUUID()}`;
  private found: Promise<string | undefined> | undefined;

  constructor(journal: Pick<Journal, 'claim' | 'unclaim'>) {
    this.journal = journal;
  }

  /** Why nothing can be kept now; undefined while it can. Never rejects; a store that says nothing is known within two
   *  seconds. */
  trouble(): Promise<string | undefined> {
    this.found ??= this.look();
    return this.found;
  }

  private async look(): Promise<string | undefined> {
    try {
      await this.journal.claim(this.lease, this.lease, KNOWN_MS);
      await this.journal.unclaim(this.lease, this.lease);
      return undefined;
    } catch (error) {
      return messageOf(error);
    } finally {
      setTimeout(() => {
        this.found = undefined;
      }, KNOWN_MS).unref();
    }
  }
}
