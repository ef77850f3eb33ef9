/** Plays strongly, by the face of a game alone: as the sensible bot does, but it looks into more futures, and what hands of
 *  dice are good for it does not take from the game's estimate: it tries them out in imagined worlds. */
import type { Action, AnyGame, RollProspect, Seat } from '../core/game.ts';
import { rerollsOf } from '../core/rerolls.ts';
import { ahead, isIdle, type Thinker } from './ahead.ts';
import { type Manner, playIn } from './sensible.ts';

/** In so many worlds each kind of hand is tried; in fewer, where there are many kinds. */
const MOST_WORLDS = 6;
const MOST_TRIED = 240;
/** A use of a hand that is further behind the best one is not tried in a further world. */
const CLOSE = 4;
/** So many points ahead is as good as won, and behind as lost: else the faintest chance to win at once would outweigh all
 *  that other hands are good for. */
const DECIDED = 40;

export const playStrongly = (game: AnyGame, match: unknown, seat: Seat, random: () => number): Action =>
  playIn(STRONGLY, { game, match, seat, random });

/** How the match stands after the best use of each hand, on average over the worlds. Hands that the game holds to be worth
 *  the same are of one kind: what is found for one of them goes for all. The worlds are the same for every kind, so that
 *  luck does not tell between them. */
const triedOut = (thinker: Thinker, { dice, sides, worth }: RollProspect): RollProspect['worth'] => {
  const { game, match, seat, random } = thinker;
  if (!game.withDice) return worth;
  const kinds = new Map(rerollsOf(dice, sides).hands.map((hand) => [worth(hand), hand]));
  const many = Math.max(1, Math.min(MOST_WORLDS, Math.floor(MOST_TRIED / kinds.size)));
  const worlds = Array.from({ length: many }, () => game.imagine(match, seat, String(random())));
  const found = new Map([...kinds].map(([kind, hand]) => [kind, bestUse(thinker, hand, worlds)]));
  return (values) => found.get(worth(values)) ?? 0;
};

const STRONGLY: Manner = { close: [8, 6, 5, 4, 3, 3, 2.5, 2.5, 2], worthIn: triedOut };

/** What may be done with a hand, and how the match has stood after it in all worlds together. */
interface Use {
  readonly action: Action;
  total: number;
}

const bestUse = ({ game, match, seat }: Thinker, hand: readonly number[], worlds: readonly unknown[]): number => {
  let best = 0;
  let open: Use[] | undefined;
  for (const [i, world] of worlds.entries()) {
    const lying = game.withDice?.(world, hand);
    open ??= game
      .legal(lying, seat)
      .filter(isIdle)
      .map((action) => ({ action, total: 0 }));
    for (const use of open) {
      const stands = ahead(game, game.fork(lying), match, seat, use.action);
      use.total += Math.max(-DECIDED, Math.min(DECIDED, stands));
    }
    const most = open.reduce((max, { total }) => Math.max(max, total), Number.NEGATIVE_INFINITY);
    best = most / (i + 1);
    open = open.filter(({ total }) => total >= most - CLOSE * (i + 1));
  }
  return best;
};
