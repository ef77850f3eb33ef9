/** The games this server plays, each with the projection that makes its views synchronized state. */
import type { AnyGame } from '../engine/core/game.ts';
import type { AnyProjection } from './state/projection.ts';

export interface GameEntry {
  readonly game: AnyGame;
  readonly projection: AnyProjection;
}

export type GameRegistry = ReadonlyMap<string, GameEntry>;

/** A registry of these games, by their ids. */
export const registry = (...entries: GameEntry[]): GameRegistry =>
  new Map(entries.map((entry) => [entry.game.id, entry]));
