/** Taking back, above the rules: a game says who may (`Game.undoable`), and whoever keeps its actions plays all but the last
 *  one again. What was taken back stays among what was kept, followed by its `undo`. */
import type { Action } from './game.ts';

export const UNDO: Action = { type: 'undo' };
export const isUndo = ({ type }: Action): boolean => type === UNDO.type;

/** What was kept, without what was taken back and without the taking back. Entries of other kinds stay. */
export const withoutUndone = <T extends object>(kept: readonly (T | (T & { readonly action: Action }))[]): T[] => {
  const left: (T | undefined)[] = [];
  const actions: number[] = [];
  for (const entry of kept) {
    if ('action' in entry && isUndo(entry.action)) {
      const last = actions.pop();
      if (last !== undefined) left[last] = undefined;
      continue;
    }
    if ('action' in entry) actions.push(left.length);
    left.push(entry);
  }
  return left.filter((entry) => entry !== undefined);
};
