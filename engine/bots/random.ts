/** Plays at random: each kind of legal action is as likely as any other, and so is each line of a kind. It gives up a roll
 *  only when nothing else is left to do, so that its matches come to an end as matches do. */
import type { Action, AnyGame, Seat } from '../core/game.ts';

export const playRandomly = (game: AnyGame, match: unknown, seat: Seat, random: () => number): Action => {
  const legal = game.legal(match, seat);
  const lines = legal.length > 1 ? legal.filter((action) => !givesUp(action)) : legal;
  const open = lines.length > 0 ? lines : legal;
  const kinds: string[] = [];
  for (const { type } of open) if (!kinds.includes(type)) kinds.push(type);
  const kind = kinds[Math.floor(random() * kinds.length)];
  const ofKind = kinds.length > 1 ? open.filter((action) => action.type === kind) : open;
  return ofKind[Math.floor(random() * ofKind.length)] ?? game.timeout;
};

/** A choice of nothing: games write it as `null`. */
const givesUp = (action: Action): boolean => Object.values(action).includes(null);
