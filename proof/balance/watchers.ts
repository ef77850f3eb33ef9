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

/** `turns`: players' turns. Of a scenario what is left at its end besides: `salves`, `gold`, `loot` that is not identified,
 *  `explored` tiles. */
export const watchDiceThrone = (match: Parameters<DiceThrone['view']>[0]): Watcher<unknown> => ({
  starter: diceThrone.view(match, 'public').active,
  see: () => undefined,
  counts: (): Counts => {
    const { turn, enemies, crawl, seats } = diceThrone.view(match, 'public');
    if (!enemies) return { turns: turn };
    const sum = (of: (seat: (typeof seats)[number]) => number): number => seats.reduce((n, seat) => n + of(seat), 0);
    return {
      turns: turn,
      salves: sum(({ tokens }) => tokens.find(({ id }) => id === 'salve')?.count ?? 0),
      gold: crawl?.gold ?? 0,
      loot: sum(({ unidentified }) => unidentified?.length ?? 0),
      explored: crawl?.tiles.filter(({ up }) => up).length ?? 0,
    };
  },
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

/** `rounds` and `fights`, in all and `at` each level and the boss, `knocked out` and `revived` heroes, and `lost by …`,
 *  `lost against …`. Once a match for each class in it: `began as CLASS`, and of parties that
 *  came to the third level `came to level 3` and `became CLASS`; once for each hero of those: `cover` or `tuck`, what it did in
 *  the second town. Each of the latter has a `won …` beside it. */
export const watchDiceborn = (match: DicebornMatch): Watcher<DicebornEvent> => {
  const counts: Record<string, number> = {};
  const classes = match.heroes.map((hero) => hero.class);
  const changes = new Map<number, string>();
  let fight = '';
  const count = (name: string): void => {
    counts[name] = (counts[name] ?? 0) + 1;
  };
  const countWon = (name: string): void => {
    count(name);
    if (match.outcome && match.outcome.winners.length > 0) count(`won ${name}`);
  };
  const against = (): string => (match.boss ? 'the boss' : `level ${match.level}`);
  const round = (): void => {
    const now = `${match.fight} ${against()}`;
    for (const what of now === fight ? ['rounds'] : ['rounds', 'fights']) {
      count(what);
      count(`${what} at ${against()}`);
    }
    fight = now;
  };
  const over = (lost: string | undefined): void => {
    if (lost !== undefined) {
      count(`lost by ${lost}`);
      count(`lost against ${against()}`);
    }
    for (const id of new Set(classes)) countWon(`began as ${id}`);
    if (match.level < 3) return;
    countWon('came to level 3');
    for (const id of new Set(match.heroes.map((hero) => hero.class))) countWon(`became ${id}`);
    for (const how of changes.values()) countWon(how);
  };
  return {
    starter: 0,
    see: (events) => {
      for (const event of events) {
        if (event.type === 'hero') classes[event.hero] = event.class;
        if (event.type === 'round') round();
        if (event.type === 'ko' && event.who.startsWith('hero:')) count('knocked out');
        if (event.type === 'revived') count('revived');
        if (event.type === 'advanced' && match.level === 2) changes.set(event.hero, event.how);
        if (event.type === 'over') over(event.lost);
      }
    },
    counts: () => counts,
  };
};
