/** The games this server plays. */
import type { AnyGame } from '../engine/core/game.ts';
import type { Cut } from './state/pieces.ts';

export interface GameEntry extends Cut {
  /** With every hero that can be chosen here. */
  readonly game: AnyGame;
  /** Left out: all heroes are the game's own. */
  readonly outside?: OutsideHeroes;
}

/** Heroes that the host added. */
export interface OutsideHeroes {
  /** The game without them. */
  readonly official: AnyGame;
  /** What each of them is now, by id: plain data, as it is kept with the matches it sits in. */
  readonly heroes: ReadonlyMap<string, unknown>;
}

export type GameRegistry = ReadonlyMap<string, GameEntry>;

/** A registry of these games, by their ids. */
export const registry = (...entries: GameEntry[]): GameRegistry =>
  new Map(entries.map((entry) => [entry.game.id, entry]));
