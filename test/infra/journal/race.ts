/** A sentence about a journal that is tried from many seeds: owners that race. */
import { setTimeout as sleep } from 'node:timers/promises';
import * as assert from 'uvu/assert';
import type { Journal, OwnedJournal } from '../../../infra/journal/journal.ts';
import { choices } from '../../../proof/random.ts';
import type { Store } from '../../support/stores/journals.ts';

/** The journal, a second one on the same store as another process has it, and the store itself. */
export type Sentence = (journal: Journal, other: Journal, store: Store) => Promise<void>;

/** The name of what a promise rejects with. */
export const refusal = (promise: Promise<unknown>): Promise<string> =>
  promise.then(
    () => 'none',
    (error: unknown) => (error instanceof Error ? error.name : String(error)),
  );

/** Owners that take the match from one another at any moment, each writing as if it were alone. Everything answered must
 *  be kept, once and in order, and nothing may be kept of an owner behind what its successor found. */
export const race =
  (seed: number): Sentence =>
  async (journal, other) => {
    const chosen = choices(`journal ${seed}`);
    const answered = new Map<number, string>();
    const found: { by: number; count: number }[] = [{ by: 0, count: 0 }];
    let over = false;
    const write = async (by: number, owned: OwnedJournal, from: number): Promise<void> => {
      for (let n = from; !over; n++) {
        const entry = `${by} writes ${n}`;
        const outcome = await refusal(owned.append(n, entry));
        if (outcome === 'Fenced') return;
        assert.is(outcome, 'none', entry);
        assert.not(answered.has(n), `${entry}, but ${answered.get(n)}`);
        answered.set(n, entry);
        if (chosen.chance(20)) await sleep(chosen.below(3));
      }
    };
    const faults: unknown[] = [];
    const writes = (by: number, owned: OwnedJournal, from: number): Promise<void> =>
      write(by, owned, from).catch((fault: unknown) => {
        faults.push(fault);
      });
    const owners = [writes(0, await journal.begin('m', seed), 0)];
    for (let by = 1; by <= 6; by++) {
      await sleep(chosen.below(8));
      const takenOver = await (chosen.chance(50) ? journal : other).takeOver('m');
      assert.ok(takenOver);
      found.push({ by, count: takenOver.kept.entries.length });
      owners.push(writes(by, takenOver.owned, takenOver.kept.entries.length));
    }
    await sleep(5);
    over = true;
    await Promise.all(owners);
    if (faults.length > 0) throw faults[0];
    const entries = (await journal.read('m'))?.entries ?? [];
    for (const [n, entry] of answered) assert.is(entries[n], entry);
    for (const [n, entry] of entries.entries()) {
      const owner = found.findLast(({ count }) => count <= n);
      assert.is(entry, `${owner?.by} writes ${n}`);
    }
  };
