/** Finished matches, out of the journal: their records, and their removal. */

import type { MatchRecord } from '../../../engine/record/record.ts';
import type { Journal, KeptLines, KeptMatch } from '../../../infra/journal/journal.ts';
import type { User } from '../../../infra/tokens.ts';
import { DELETED_NAME } from '../../../protocol/ladder-messages.ts';
import type { GameRegistry } from '../../games.ts';
import { Workers } from '../../workers/workers.ts';
import { readHead, tableIn, Unreadable, Voided } from './reader.ts';
import type { RecordStore } from './record-store.ts';
import type { Sat } from './who-sat.ts';

const isVoided = ({ ending }: KeptMatch): boolean =>
  typeof ending === 'object' && ending !== null && 'voided' in ending;

export class KeptMatches implements RecordStore {
  private readonly journal: Journal;
  private readonly games: GameRegistry;

  private readonly gone: (ids: readonly string[]) => Promise<ReadonlySet<string>>;

  private readonly workers: Workers;

  /** `gone` says which of these players' accounts were deleted: their names are not shown any more. */
  constructor(
    journal: Journal,
    games: GameRegistry,
    gone: KeptMatches['gone'] = async () => new Set(),
    workers = new Workers(0),
  ) {
    this.journal = journal;
    this.games = games;
    this.gone = gone;
    this.workers = workers;
  }

  /** The record of a match that was played to its end; none of one that was voided. */
  async find(id: string): Promise<MatchRecord | 'running' | undefined> {
    const kept = await this.journal.read(id);
    if (!kept) return undefined;
    if (kept.ending === undefined) return 'running';
    if (isVoided(kept)) return undefined;
    try {
      return await this.recordOf(id, { head: kept.head, entries: kept.entries });
    } catch (error) {
      if (error instanceof Voided || error instanceof Unreadable) return undefined;
      throw error;
    }
  }

  private async recordOf(match: string, kept: KeptLines): Promise<MatchRecord | undefined> {
    const seats = await this.shown(tableIn(kept).sat);
    return this.workers.record(this.games, { match, kept, seats });
  }

  private async shown(sat: readonly Sat[]): Promise<{ hero: string; name: string }[]> {
    const gone = await this.gone(sat.flatMap(({ player }) => player ?? []));
    return sat.map(({ hero, name, player }) => ({ hero, name: gone.has(player ?? '') ? DELETED_NAME : name }));
  }

  /** Removes a match and its journal, for the player who opened it, once it is over. */
  async delete(id: string, by: User): Promise<'deleted' | 'running' | 'not-yours' | 'unknown'> {
    const kept = await this.journal.read(id);
    if (!kept) return 'unknown';
    if (readHead(kept).opening.creator.id !== by.id) return 'not-yours';
    if (kept.ending === undefined) return 'running';
    await this.journal.delete(id);
    return 'deleted';
  }
}
