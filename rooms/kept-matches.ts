/** Finished matches, out of the journal: their records, and their removal. */
import type { Journal } from '../infra/journal/journal.ts';
import type { User } from '../infra/tokens.ts';
import type { GameRegistry } from './games.ts';
import { beginningOf } from './history.ts';
import type { MatchRecord } from './record.ts';
import type { ReplayShelf } from './replay-shelf.ts';
import { readPast } from './resumption.ts';
import { recordOf } from './retelling.ts';
import { whoSat } from './seats.ts';

export class KeptMatches implements ReplayShelf {
  private readonly journal: Journal;
  private readonly games: GameRegistry;

  constructor(journal: Journal, games: GameRegistry) {
    this.journal = journal;
    this.games = games;
  }

  /** The record of a match that was played to its end. */
  async find(id: string): Promise<MatchRecord | 'running' | undefined> {
    const kept = await this.journal.read(id);
    if (!kept) return undefined;
    if (kept.ending === undefined) return 'running';
    const { head, nonces, past, seats } = readPast(kept);
    const game = this.games.get(head.opening.game)?.game;
    if (!game || !nonces || game.contentHash !== head.content) return undefined;
    const sat = whoSat(head.opening, seats).map(({ hero, name }) => ({ hero, name }));
    const acts = past.flatMap((entry) => ('action' in entry ? [entry] : []));
    return recordOf(
      game,
      beginningOf(id, head, nonces, sat),
      acts.map(({ at, seat, action, by }) => ({ at, seat, action: { ...action }, by })),
    );
  }

  /** Removes a match and its journal, for whoever opened it, once it is over. */
  async delete(id: string, by: User): Promise<'deleted' | 'running' | 'not-yours' | 'unknown'> {
    const kept = await this.journal.read(id);
    if (!kept) return 'unknown';
    if (readPast(kept).head.opening.creator.id !== by.id) return 'not-yours';
    if (kept.ending === undefined) return 'running';
    await this.journal.delete(id);
    return 'deleted';
  }
}
