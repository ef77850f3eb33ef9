/** One match of equal sensible bots, from a seed: who won, and after how many turns. */
import { playBot } from '../../engine/bots/index.ts';
import { below, seededStream } from '../../engine/core/chance.ts';
import type { AnyGame, Outcome, Seat } from '../../engine/core/game.ts';

export interface PlannedMatch {
  readonly mode: string;
  readonly heroes: readonly string[];
  readonly seed: string;
}
export interface PlayedMatch {
  readonly winners: readonly Seat[];
  readonly starter: Seat;
  readonly turns: number;
}

/** Shapes that every view of this game has, as far as they are read here. */
interface Progress {
  readonly turn: number;
  readonly active: Seat;
}
const progressOf = (game: AnyGame, match: unknown): Progress => {
  const view = game.view(match, 'public');
  const number = (field: string): number => {
    const value: unknown = typeof view === 'object' && view !== null ? Reflect.get(view, field) : undefined;
    if (typeof value !== 'number') throw new Error(`the view of ${game.id} has no number ${field}`);
    return value;
  };
  return { turn: number('turn'), active: number('active') };
};

export const playPlanned = (game: AnyGame, { mode, heroes, seed }: PlannedMatch): PlayedMatch => {
  const match = game.start({ mode, seats: heroes.map((hero) => ({ hero })) }, seededStream(seed));
  const moves = seededStream(`${seed} moves`);
  const random = (): number => (below(moves, 256) * 256 + below(moves, 256)) / 65_536;
  const starter = progressOf(game, match).active;
  for (;;) {
    const outcome: Outcome | undefined = game.outcome(match);
    if (outcome) return { winners: outcome.winners, starter, turns: progressOf(game, match).turn };
    const [next] = game.waiting(match);
    if (!next) throw new Error('nobody is waited for, but the match is not over');
    game.apply(match, next.seat, playBot('sensible', game, match, next.seat, random));
  }
};
