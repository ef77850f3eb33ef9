/** The games this server plays, each with the projection that makes its views synchronized state. */
import type { AnyGame, ModeInfo } from '../engine/core/game.ts';
import type { AnyProjection } from './state/projection.ts';

export interface GameEntry {
  /** With every hero that can be chosen here. */
  readonly game: AnyGame;
  readonly projection: AnyProjection;
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

/** The modes that matches are opened in here. Those in which all stand together are not among them: no table shows yet what
 *  the game itself plays. */
export const openModes = ({ modes }: Pick<AnyGame, 'modes'>): readonly ModeInfo[] => modes.filter(({ coop }) => !coop);

export type GameRegistry = ReadonlyMap<string, GameEntry>;

/** A registry of these games, by their ids. */
export const registry = (...entries: GameEntry[]): GameRegistry =>
  new Map(entries.map((entry) => [entry.game.id, entry]));
