/** Plays at random: each kind of legal action is as likely as any other, and so is each line of a kind. It gives up a roll
 *  only when nothing else is left to do, so that its matches come to an end as matches do. */
import type { Action, AnyGame, Seat } from '../core/game.ts';

export const playRandomly = (game: AnyGame, match: unknown, seat: Seat, random: () => number): Action => {
  const legal = game.legal(match, seat);
  const n = gatherKinds(legal);
  for (;;) {
    const kind = n === 0 ? undefined : kinds[Math.floor(random() * n)];
    const action = kind && lineOf(legal, kind, Math.floor(random() * kind.lines));
    if (!action) return game.timeout;
    if (legal.length === 1 || !givesUp(action) || legal.every((line) => givesUp(line))) return action;
  }
};

interface Kind {
  type: string;
  /** Places of the first and the last line of the kind. */
  first: number;
  last: number;
  lines: number;
}
/** The kinds that were gathered last, in room that is used again and again. */
const kinds: Kind[] = [];

/** Gathers the kinds of action among the lines, in the order in which they first come. Returns how many there are. */
const gatherKinds = (legal: readonly Action[]): number => {
  let n = 0;
  let kind: Kind | undefined;
  let last = '';
  for (let i = 0; i < legal.length; i++) {
    const type = legal[i]?.type ?? '';
    // Lines of a kind mostly stand next to each other.
    if (!kind || last !== type) {
      last = type;
      let k = 0;
      while (k < n && kinds[k]?.type !== type) k++;
      kind = kinds[k];
      if (!kind) {
        kind = { type, first: i, last: i, lines: 0 };
        kinds.push(kind);
      }
      if (k === n) {
        kind.type = type;
        kind.first = i;
        kind.lines = 0;
        n++;
      }
    }
    kind.last = i;
    kind.lines++;
  }
  return n;
};

/** The n-th line of a kind. */
const lineOf = (legal: readonly Action[], { type, first, last, lines }: Kind, n: number): Action | undefined => {
  if (last - first + 1 === lines) return legal[first + n];
  let left = n;
  for (let i = first; i < legal.length; i++) {
    const line = legal[i];
    if (line?.type === type && left-- === 0) return line;
  }
  return undefined;
};

/** A choice of nothing: games write it as `null`. */
const givesUp = <A extends Action>(action: A): boolean => {
  for (const field in action) if (action[field] === null) return true;
  return false;
};
