/** What is counted of a match besides who won it, by game: somebody who watches it from its start. */
import { z } from 'zod';
import type { AnyGame, GameEvent, Seat } from '../../engine/core/game.ts';
import { diceClash } from '../../engine/dice-clash/index.ts';
import { diceThrone } from '../../engine/dice-throne/index.ts';

/** Counted by name; a sum over matches is the sum of each name. */
export type Counts = Readonly<Record<string, number>>;

type SeenEvent = GameEvent & { readonly seat?: unknown; readonly why?: unknown };

export interface Watcher {
  /** Who began the match. */
  readonly starter: Seat;
  see(events: readonly SeenEvent[]): void;
  /** All that was counted until now. */
  counts(): Counts;
}

const diceThroneView = z.object({ turn: z.number(), active: z.number() });

/** `turns`: players' turns. */
const watchDiceThrone = (match: unknown): Watcher => {
  const view = () => diceThroneView.parse((diceThrone as AnyGame).view(match, 'public'));
  return {
    starter: view().active,
    see: () => undefined,
    counts: () => ({ turns: view().turn }),
  };
};

const diceClashView = z.object({ first: z.number() });

/** `rounds`, `roundsByStarter` (won by whoever began the round), `placements`, and `lost by …` for each reason. */
const watchDiceClash = (match: unknown): Watcher => {
  const starter = diceClashView.parse((diceClash as AnyGame).view(match, 'public')).first;
  let first = starter;
  const counts: Record<string, number> = { rounds: 0, roundsByStarter: 0, placements: 0 };
  const count = (name: string): void => {
    counts[name] = (counts[name] ?? 0) + 1;
  };
  return {
    starter,
    see: (events) => {
      for (const { type, seat, why } of events) {
        if (type === 'placed') count('placements');
        if (type === 'round' && typeof seat === 'number') first = seat;
        if (type !== 'round-lost') continue;
        count('rounds');
        if (seat !== first) count('roundsByStarter');
        count(`lost by ${why}`);
      }
    },
    counts: () => counts,
  };
};

const WATCH: Readonly<Record<string, (match: unknown) => Watcher>> = {
  [diceThrone.id]: watchDiceThrone,
  [diceClash.id]: watchDiceClash,
};

/** Watches a match that has just begun. Throws for a game of which nobody knows what to count. */
export const watching = ({ id }: AnyGame, match: unknown): Watcher => {
  const watch = WATCH[id];
  if (!watch) throw new Error(`nothing is counted of ${id}`);
  return watch(match);
};
