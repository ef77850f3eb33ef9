/** What is counted of a match besides who won it, by game: somebody who watches it from its start. */
import type { Seat } from '../../engine/core/game.ts';
import type { DiceClashEvent } from '../../engine/dice-clash/state/events.ts';
import type { Match as DiceClashMatch } from '../../engine/dice-clash/state/state.ts';
import { type DiceThrone, diceThrone } from '../../engine/dice-throne/index.ts';
import type { DicebornEvent } from '../../engine/diceborn-heroes/state/events.ts';
import type { Match as DicebornMatch } from '../../engine/diceborn-heroes/state/state.ts';

/** Counted by name; a sum over matches is the sum of each name. */
export type Counts = Readonly<Record<string, number>>;

export interface Watcher<E> {
  /** Who began the match. */
  readonly starter: Seat;
  see(events: readonly E[]): void;
  /** All that was counted until now. */
  counts(): Counts;
}

/** `turns`: players' turns. */
export const watchDiceThrone = (match: Parameters<DiceThrone['view']>[0]): Watcher<unknown> => ({
  starter: diceThrone.view(match, 'public').active,
  see: () => undefined,
  counts: () => ({ turns: diceThrone.view(match, 'public').turn }),
});

/** `rounds`, `roundsByStarter` (won by whoever began the round), `placements`, and `lost by …` for each reason. */
export const watchDiceClash = (match: DiceClashMatch): Watcher<DiceClashEvent> => {
  let { first } = match;
  const counts: Record<string, number> = { rounds: 0, roundsByStarter: 0, placements: 0 };
  const count = (name: string): void => {
    counts[name] = (counts[name] ?? 0) + 1;
  };
  return {
    starter: first,
    see: (events) => {
      for (const event of events) {
        if (event.type === 'placed') count('placements');
        if (event.type === 'round') first = event.seat;
        if (event.type !== 'round-lost') continue;
        count('rounds');
        if (event.seat !== first) count('roundsByStarter');
        count(`lost by ${event.why}`);
      }
    },
    counts: () => counts,
  };
};

/** `rounds`, `fights`, and `lost by …` for each way of losing. */
export const watchDiceborn = (match: DicebornMatch): Watcher<DicebornEvent> => {
  const counts: Record<string, number> = {};
  return {
    starter: 0,
    see: (events) => {
      for (const event of events) {
        if (event.type !== 'over' || !event.lost) continue;
        counts[`lost by ${event.lost}`] = 1;
        counts[`lost against ${match.boss ? 'the boss' : `level ${match.level}`}`] = 1;
      }
    },
    counts: () => ({ ...counts, rounds: match.round, fights: match.fight + (match.boss ? 1 : 0) }),
  };
};
