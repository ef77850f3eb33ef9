/** Plays at random: each kind of legal action is as likely as any other, and so is each line of a kind. It gives up a roll
 *  only when nothing else is left to do, so that its matches come to an end as matches do. */
import type { Action, AnyGame, Seat } from '../core/game.ts';

export const playRandomly = (game: AnyGame, match: unknown, seat: Seat, random: () => number): Action => {
  const kinds = byKind(game.legal(match, seat));
  for (;;) {
    const kind = drawOne(kinds, random);
    const action = kind && drawOne(kind, random);
    if (!action) return game.timeout;
    if (!givesUp(action) || kinds.every((lines) => lines.every((line) => givesUp(line)))) return action;
  }
};

const drawOne = <T>(from: readonly T[], random: () => number): T | undefined =>
  from[Math.floor(random() * from.length)];

/** Lines of a kind mostly stand next to each other. */
const byKind = (legal: readonly Action[]): readonly (readonly Action[])[] => {
  const kinds: Action[][] = [];
  let lines: Action[] = [];
  let kind = '';
  for (const action of legal) {
    if (action.type !== kind) {
      kind = action.type;
      lines = linesOf(kinds, kind);
    }
    lines.push(action);
  }
  return kinds;
};
const linesOf = (kinds: Action[][], kind: string): Action[] => {
  for (const lines of kinds) if (lines[0]?.type === kind) return lines;
  const lines: Action[] = [];
  kinds.push(lines);
  return lines;
};

/** A choice of nothing: games write it as `null`. */
const givesUp = <A extends Action>(action: A): boolean => {
  for (const field in action) if (action[field] === null) return true;
  return false;
};
