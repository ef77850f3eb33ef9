/** The games this server plays. */
import type { AnyGame, ModeInfo } from '../engine/core/game.ts';
import type { Cut } from './state/pieces.ts';

export interface GameEntry extends Cut {
  /** With every hero that can be chosen here. */
  readonly game: AnyGame;
  /** Left out: all heroes are the game's own. */
  readonly outside?: OutsideHeroes;
  /** Modes, by id, in which nobody opens matches here yet: no table shows them. Left out: none. */
  readonly closed?: readonly string[];
}

/** Heroes that the host added. */
export interface OutsideHeroes {
  /** The game without them. */
  readonly official: AnyGame;
  /** What each of them is now, by id: plain data, as it is kept with the matches it sits in. */
  readonly heroes: ReadonlyMap<string, unknown>;
}

/** The modes that matches are opened in here. */
export const openModes = ({ game, closed }: Pick<GameEntry, 'game' | 'closed'>): readonly ModeInfo[] =>
  game.modes.filter(({ id }) => !closed?.includes(id));

export type GameRegistry = ReadonlyMap<string, GameEntry>;

/** A registry of these games, by their ids. */
export const registry = (...entries: GameEntry[]): GameRegistry =>
  new Map(entries.map((entry) => [entry.game.id, entry]));
