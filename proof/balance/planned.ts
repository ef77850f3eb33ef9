/** One match of equal sensible bots, from a seed: who won, who began, and what else its game counts. */
import { playBot } from '../../engine/bots/index.ts';
import { below, seededStream } from '../../engine/core/chance.ts';
import type { Seat } from '../../engine/core/game.ts';
import { gameNamed } from '../../engine/games.ts';
import { type Counts, watching } from './watchers.ts';

export interface PlannedMatch {
  readonly game: string;
  readonly mode: string;
  /** Who plays, seat by seat. */
  readonly heroes: readonly string[];
  /** Decides everything in it. */
  readonly seed: string;
}
export interface PlayedMatch {
  /** None on a draw. */
  readonly winners: readonly Seat[];
  readonly starter: Seat;
  readonly counts: Counts;
}

/** Plays it to its end. Throws for a game, mode or hero that there is not. */
export const playPlanned = ({ game: id, mode, heroes, seed }: PlannedMatch): PlayedMatch => {
  const game = gameNamed(id);
  const match = game.start({ mode, seats: heroes.map((hero) => ({ hero })) }, seededStream(seed));
  const moves = seededStream(`${seed} moves`);
  const random = (): number => (below(moves, 256) * 256 + below(moves, 256)) / 65_536;
  const watcher = watching(game, match);
  for (;;) {
    const outcome = game.outcome(match);
    if (outcome) return { winners: outcome.winners, starter: watcher.starter, counts: watcher.counts() };
    const [next] = game.waiting(match);
    if (!next) throw new Error(`${seed}: nobody is waited for, but the match is not over`);
    watcher.see(game.apply(match, next.seat, playBot('sensible', game, match, next.seat, random)));
  }
};
