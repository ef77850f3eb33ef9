/** Plays at random: each kind of legal action is as likely as any other, and so is each line of a kind. It gives up a roll
 *  only when nothing else is left to do, so that its matches come to an end as matches do. */
import type { Action, AnyGame, Seat } from '../core/game.ts';

export const playRandomly = (game: AnyGame, match: unknown, seat: Seat, random: () => number): Action => {
  const legal = game.legal(match, seat);
  const kinds: string[] = [];
  for (const { type } of legal) if (!kinds.includes(type)) kinds.push(type);
  const mayInsist = legal.length > 1 && legal.some((action) => !givesUp(action));
  for (;;) {
    const action = drawOne(legal, kinds[Math.floor(random() * kinds.length)], random);
    if (!action) return game.timeout;
    if (!mayInsist || !givesUp(action)) return action;
  }
};

const drawOne = (legal: readonly Action[], kind: string | undefined, random: () => number): Action | undefined => {
  let ofKind = 0;
  for (const { type } of legal) if (type === kind) ofKind++;
  let left = Math.floor(random() * ofKind);
  return legal.find(({ type }) => type === kind && left-- === 0);
};

/** A choice of nothing: games write it as `null`. */
const givesUp = (action: Action): boolean => {
  for (const value of Object.values(action)) if (value === null) return true;
  return false;
};
