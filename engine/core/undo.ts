/** Taking back, above the rules: a game says who may (`Game.undoable`), and whoever keeps its actions plays all but the last
 *  one again. What was taken back stays among what was kept, followed by its `undo`. */
import { watched } from './achievements.ts';
import type { Achieved, Action, AnyGame, GameEvent, Seat } from './game.ts';

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

/** A match that can be brought back to where it stood before its last action: it knows how it began and what it has taken
 *  since, and plays all but the last of it again. */
export class Rewindable {
  private readonly game: AnyGame;
  private readonly begun: () => unknown;
  private readonly taken: { readonly seat: Seat; readonly action: Action }[] = [];
  private now: unknown;

  /** Goes on with the match that it is given. `begun` makes the same one again; without it a copy is kept, which takes as much
   *  memory as the match. */
  constructor(game: AnyGame, match: unknown, begun = copiesOf(game, match)) {
    this.game = game;
    this.now = match;
    this.begun = begun;
  }

  /** The match as it stands: another one after `undo`. */
  get match(): unknown {
    return this.now;
  }

  /** How many actions stand. */
  get actions(): number {
    return this.taken.length;
  }

  /** Takes an action that the rules let pass. */
  advance(seat: Seat, action: Action): readonly GameEvent[] {
    const events = this.game.advance(this.now, seat, action);
    this.taken.push({ seat, action });
    return events;
  }

  /** The same where nobody asks what happened. */
  advanceUnheard(seat: Seat, action: Action): void {
    this.game.advanceUnheard(this.now, seat, action);
    this.taken.push({ seat, action });
  }

  /** What is achieved in it as it stands: plays all of it again, with somebody watching. */
  achieved(): Achieved[] {
    const watching = watched(this.game, this.begun());
    for (const { seat, action } of this.taken) watching.apply(seat, action);
    return watching.achieved();
  }

  /** Takes the last action back. Throws where there is none. */
  undo(): void {
    if (this.taken.pop() === undefined) throw new Error('there is nothing to take back');
    this.now = this.begun();
    for (const { seat, action } of this.taken) this.game.advanceUnheard(this.now, seat, action);
  }
}

const copiesOf = (game: AnyGame, match: unknown): (() => unknown) => {
  const kept = game.fork(match);
  return () => game.fork(kept);
};
