/** Plays at random: each kind of legal action is as likely as any other, and so is each line of a kind. It gives up a roll
 *  only when nothing else is left to do, so that its matches come to an end as matches do. */
import type { Action, AnyGame, Seat } from '../core/game.ts';

export const playRandomly = (game: AnyGame, match: unknown, seat: Seat, random: () => number): Action => {
  const legal = game.legal(match, seat);
  const kinds = countKinds(legal);
  for (;;) {
    const action = kinds === 0 ? undefined : lineOf(legal, Math.floor(random() * kinds), random);
    if (!action) return game.timeout;
    if (!givesUp(action) || legal.every((line) => givesUp(line))) return action;
  }
};

/** The first of its kind among the lines. */
const isFirst = (legal: readonly Action[], at: number): boolean => {
  const type = legal[at]?.type;
  // Lines of a kind mostly stand next to each other.
  for (let i = at - 1; i >= 0; i--) if (legal[i]?.type === type) return false;
  return true;
};
const countKinds = (legal: readonly Action[]): number => {
  let kinds = 0;
  for (let i = 0; i < legal.length; i++) if (isFirst(legal, i)) kinds++;
  return kinds;
};

/** A line of the n-th kind, in the order in which kinds first come. */
const lineOf = (legal: readonly Action[], n: number, random: () => number): Action | undefined => {
  let left = n;
  let first = 0;
  while (first < legal.length && (!isFirst(legal, first) || left-- > 0)) first++;
  const kind = legal[first]?.type;
  let lines = 0;
  for (const { type } of legal) if (type === kind) lines++;
  let line = Math.floor(random() * lines);
  for (const action of legal) if (action.type === kind && line-- === 0) return action;
  return undefined;
};

/** A choice of nothing: games write it as `null`. */
const givesUp = <A extends Action>(action: A): boolean => {
  for (const field in action) if (action[field] === null) return true;
  return false;
};
