/** Under which rules a match is played. One in which only heroes of the game sit knows nothing of others: its fingerprint
 *  is the game's own. One with heroes from outside keeps them as they were when it began, so that it goes on, and is shown
 *  again, under the version it has, whatever becomes of their files. */
import type { AnyGame } from '../../engine/core/game.ts';
import { BadInput } from '../../engine/core/refusal.ts';
import type { GameEntry, GameRegistry } from '../games.ts';
import type { JournalHead, KeptHeroes } from './journal/format.ts';

export interface Rules {
  readonly game: AnyGame;
  /** Heroes from outside that sit in the match, with the fingerprint of the game with them. */
  readonly outside?: KeptHeroes;
}

/** The game without heroes from outside: what every match is opened under. */
export const officialOf = ({ game, outside }: GameEntry): AnyGame => outside?.official ?? game;

/** The rules for a match that begins now with these heroes in its seats. */
export const rulesFor = (entry: GameEntry, seated: readonly string[]): Rules => {
  const official = officialOf(entry);
  const ids = [...new Set(seated)].filter((id) => entry.outside?.heroes.has(id)).sort();
  if (ids.length === 0) return { game: official };
  const heroes = ids.map((id) => entry.outside?.heroes.get(id));
  const game = withHeroes(official, heroes);
  return { game, outside: { content: game.contentHash, heroes } };
};

/** The rules that a kept match was begun under; nothing where this server does not have them. */
export const rulesOf = (
  {
    head,
    outside,
  }: { readonly head: Pick<JournalHead, 'opening' | 'content'>; readonly outside?: KeptHeroes | undefined },
  games: GameRegistry,
): Rules | undefined => {
  const entry = games.get(head.opening.game);
  if (!entry) return undefined;
  const official = officialOf(entry);
  if (official.contentHash !== head.content) return undefined;
  if (!outside) return { game: official };
  try {
    const game = withHeroes(official, outside.heroes);
    return game.contentHash === outside.content ? { game, outside } : undefined;
  } catch (error) {
    if (error instanceof BadInput) return undefined; // of a version whose words were others
    throw error;
  }
};

const withHeroes = (official: AnyGame, heroes: readonly unknown[]): AnyGame => {
  const game = official.withHeroes?.(heroes);
  if (!game) throw new Error(`${official.id} takes no heroes from outside`);
  return game;
};
