/** A journal that keeps nothing and answers at once: it tells what rooms cost apart from what keeping costs, and lets
 *  tests that count milliseconds go on without a disk. */
import type { Journal, OwnedJournal } from '../infra/journal/journal.ts';

const owned: OwnedJournal = { append: async () => undefined, end: async () => undefined };
export const forgetful: Journal = {
  begin: async () => owned,
  takeOver: async () => undefined,
  read: async () => undefined,
  unfinished: async () => [],
  countUnfinished: async () => 0,
  dueBy: async () => [],
  postpone: async () => undefined,
  claim: async () => true,
  unclaim: async () => undefined,
  delete: async () => undefined,
  onTrouble: () => undefined,
  close: async () => undefined,
};
