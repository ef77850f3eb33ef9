/** The match of two of a game, in its first mode, and all who may play it. */
import type { AnyGame, HeroInfo } from '../../engine/core/game.ts';
import { kindsAt } from '../../engine/core/kinds.ts';

/** Throws for a game that has no mode for two. */
export const duellists = (game: AnyGame): { readonly mode: string; readonly heroes: readonly HeroInfo[] } => {
  const [mode] = game.modes;
  if (!mode) throw new Error(`${game.name} has no mode`);
  const kinds = kindsAt(mode, 2);
  return { mode: mode.id, heroes: game.heroes.filter(({ kind }) => kinds.includes(kind)) };
};

/** Whether these two are against each other: what is asked of duels is asked of those alone. */
export const isDuel = ({ modes }: AnyGame): boolean => modes[0]?.coop !== true;
