/** The duel of a game, its first mode, and all who may fight in it. */
import type { AnyGame, HeroInfo } from '../../engine/core/game.ts';
import { kindsAt } from '../../engine/core/kinds.ts';

/** Throws for a game that has no mode for two. */
export const duellists = (game: AnyGame): { readonly mode: string; readonly heroes: readonly HeroInfo[] } => {
  const [mode] = game.modes;
  if (!mode) throw new Error(`${game.name} has no mode`);
  const kinds = kindsAt(mode, 2);
  return { mode: mode.id, heroes: game.heroes.filter(({ kind }) => kinds.includes(kind)) };
};
