/** Where the records of matches are looked up, for those who want to watch one again. */

import type { MatchRecord } from '../../../engine/record/record.ts';
import type { User } from '../../../infra/tokens.ts';

export interface RecordStore {
  /** The record of a match that is over. `running`: it is not, and nothing of it may be shown. `deleted`: it was, and
   *  its record is gone for good. Nothing: there never was such a match. */
  find(id: string): Promise<MatchRecord | 'running' | 'deleted' | undefined>;
  /** Removes a match that is over, for the player who opened it. */
  delete(id: string, by: User): Promise<'deleted' | 'running' | 'not-yours' | 'unknown'>;
}

/** A server that keeps no records. */
export const NO_RECORDS: RecordStore = {
  find: async () => undefined,
  delete: async () => 'unknown',
};
