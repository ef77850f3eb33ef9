/** Finished matches, out of the journal: their records, and their removal. */

import { withoutUndone } from '../../../engine/core/undo.ts';
import type { MatchRecord } from '../../../engine/record/record.ts';
import { DELETED_NAME } from '../../../infra/accounts/names.ts';
import type { Journal } from '../../../infra/journal/journal.ts';
import type { User } from '../../../infra/tokens.ts';
import type { GameRegistry } from '../../games.ts';
import { Workers } from '../../workers/workers.ts';
import { type Sat, whoSat } from '../seats.ts';
import { beginningOf } from './format.ts';
import { readPast } from './reader.ts';
import type { RecordStore } from './record-store.ts';

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

  /** The record of a match that was played to its end. */
  async find(id: string): Promise<MatchRecord | 'running' | undefined> {
    const kept = await this.journal.read(id);
    if (!kept) return undefined;
    if (kept.ending === undefined) return 'running';
    const { head, nonces, past, seats, rules } = readPast(kept, this.games);
    if (!rules || !nonces) return undefined;
    const sat = await this.shown(whoSat(head.opening, seats));
    const acts = withoutUndone(past).flatMap((entry) => ('action' in entry ? [entry] : []));
    return this.workers.record(rules, {
      beginning: beginningOf(id, head, nonces, sat, rules.outside),
      entries: acts.map(({ at, seat, action, by }) => ({ at, seat, action: { ...action }, by })),
    });
  }

  private async shown(sat: readonly Sat[]): Promise<{ hero: string; name: string }[]> {
    const gone = await this.gone(sat.flatMap(({ player }) => player ?? []));
    return sat.map(({ hero, name, player }) => ({ hero, name: gone.has(player ?? '') ? DELETED_NAME : name }));
  }

  /** Removes a match and its journal, for the player who opened it, once it is over. */
  async delete(id: string, by: User): Promise<'deleted' | 'running' | 'not-yours' | 'unknown'> {
    const kept = await this.journal.read(id);
    if (!kept) return 'unknown';
    if (readPast(kept, this.games).head.opening.creator.id !== by.id) return 'not-yours';
    if (kept.ending === undefined) return 'running';
    await this.journal.delete(id);
    return 'deleted';
  }
}
