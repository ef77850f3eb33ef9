/** Looking one action ahead on an imagined match, where neither hidden cards nor dice to come can be seen, by the face of a
 *  game alone. */
import type { Action, AnyGame, Seat } from '../core/game.ts';

/** An action has to promise this much more than letting things be. */
const EFFORT = 0.1;
/** A future runs on over at most this many passes, so that what was played has had its effect. */
const MOST_PASSES = 40;
/** Answers that are tried in one future, where an action asks its player something. */
const MOST_ANSWERS = 40;

/** Who thinks about what to do, and with which chance. */
export interface Thinker {
  readonly game: AnyGame;
  readonly match: unknown;
  readonly seat: Seat;
  readonly random: () => number;
}

/** An action, and what it has promised in the futures so far. */
interface Candidate {
  readonly action: Action;
  readonly handicap: number;
  total: number;
}

/** The action after which the match stands best, on average over a few imagined futures: chance and hidden cards differ in
 *  each. Every action is followed into the first; of `close`, each further future has how close to the best so far an action
 *  must be to be followed into it. Actions that only let things be are the measure that others must beat. */
export const bestAhead = (
  { game, match, seat, random }: Thinker,
  actions: readonly Action[],
  close: readonly number[],
): Action => {
  let open = actions.map((action): Candidate => ({ action, handicap: isIdle(action) ? 0 : EFFORT, total: 0 }));
  let best = open[0];
  for (let seen = 1; seen <= close.length + 1; seen++) {
    const future = game.imagine(match, seat, String(random()));
    for (const [candidate, own] of eachIn(game, future, open))
      candidate.total += ahead(game, own, match, seat, candidate.action);
    const worthOf = ({ total, handicap }: Candidate): number => total / seen - handicap;
    best = open.reduce((one, other) => (worthOf(other) > worthOf(one) ? other : one));
    const least = worthOf(best) - (close[seen - 1] ?? 0);
    open = open.filter((candidate) => worthOf(candidate) >= least);
    if (open.length === 1) break;
  }
  return best?.action ?? game.timeout;
};
/** Passing, choosing, announcing and being ready are what a seat is asked for anyway. */
export const isIdle = ({ type }: Action): boolean =>
  type === 'pass' || type === 'choose' || type === 'announce' || type === 'ready';

/** How the match stands for the seat once the action has had its effect and the seat's phase is over; in a window, once the
 *  seat has an ordinary move again. Every action is followed to the same place, or what merely puts off the opponent's turn
 *  would look good, and what is spent in a window would seem to hand the opponent the next income. */
export const ahead = (game: AnyGame, future: unknown, from: unknown, seat: Seat, action: Action): number => {
  if (game.check(future, seat, action)) return Number.NEGATIVE_INFINITY;
  const inWindow = game.waiting(future).some((asked) => asked.seat === seat && asked.why === 'window');
  game.advanceUnheard(future, seat, action);
  if (game.playOn) {
    game.playOn(future, from);
    return standing(game, future, seat);
  }
  return followed(game, future, { seat, passed: inWindow || isIdle(action), answers: { left: MOST_ANSWERS } });
};

/** As whom a future is followed. */
interface Follower {
  readonly seat: Seat;
  /** It has no further move of its own. */
  readonly passed: boolean;
  /** How many of its own answers may still be tried. */
  readonly answers: { left: number };
}

/** Lets the match run on, and returns how it stands then: windows pass, what others are forced to choose is chosen as it
 *  comes, and its own choices are the best ones; unless it has passed, its phase ends. */
const followed = (game: AnyGame, future: unknown, follower: Follower): number => {
  const { seat, answers } = follower;
  let { passed } = follower;
  for (let i = 0; i < MOST_PASSES && !game.outcome(future); i++) {
    const asked = game.waiting(future).find(({ why }) => why !== 'move');
    if (asked?.seat === seat && asked.why === 'choice' && answers.left > 0) {
      const legal = game.legal(future, seat);
      answers.left -= legal.length;
      if (legal.length > 1) return bestAnswer(game, future, { ...follower, passed }, legal);
    }
    const own = passed ? undefined : ownMove(game, future, seat);
    const next = asked?.seat ?? own;
    if (next === undefined) break;
    if (!asked) passed = true;
    game.advanceUnheard(future, next, game.timeout);
  }
  return standing(game, withDiceUsed(game, future), seat);
};
const bestAnswer = (game: AnyGame, match: unknown, follower: Follower, legal: readonly Action[]): number => {
  let most = Number.NEGATIVE_INFINITY;
  for (const [action, future] of eachIn(game, match, legal)) {
    game.advanceUnheard(future, follower.seat, action);
    most = Math.max(most, followed(game, future, follower));
  }
  return most;
};

/** Dice that lie on the table are used, as well as their owner may: else it would look good to put that off, or to touch
 *  another's dice to no avail. */
const withDiceUsed = (game: AnyGame, match: unknown): unknown => {
  const [next] = game.waiting(match);
  const prospect = next && game.prospect(match, next.seat);
  if (!prospect || prospect.values.length === 0) return match;
  let best = match;
  let most = Number.NEGATIVE_INFINITY;
  for (const [action, future] of eachIn(game, match, game.legal(match, next.seat).filter(isIdle))) {
    game.advanceUnheard(future, next.seat, action);
    runOn(game, future);
    const worth = standing(game, future, next.seat);
    if (worth <= most) continue;
    most = worth;
    best = future;
  }
  return best;
};

/** Each of several things to try with a match to try it in: a fork, and for the last one the match itself. */
function* eachIn<T>(game: AnyGame, match: unknown, tries: readonly T[]): Generator<[T, unknown]> {
  for (const [i, one] of tries.entries()) yield [one, i < tries.length - 1 ? game.fork(match) : match];
}

/** Until somebody has an ordinary move. */
const runOn = (game: AnyGame, future: unknown): void => {
  for (let i = 0; i < MOST_PASSES && !game.outcome(future); i++) {
    const asked = game.waiting(future).find(({ why }) => why !== 'move');
    if (!asked) break;
    game.advanceUnheard(future, asked.seat, game.timeout);
  }
};

/** The seat, if the match waits for an ordinary move of it other than with dice, which have a worth of their own. */
const ownMove = (game: AnyGame, match: unknown, seat: Seat): Seat | undefined =>
  game.waiting(match).some((next) => next.seat === seat) && !game.prospect(match, seat) ? seat : undefined;

const WON = 1000;
const standing = (game: AnyGame, match: unknown, seat: Seat): number => {
  const outcome = game.outcome(match);
  if (!outcome) return game.estimate(match, seat);
  if (outcome.draw) return 0;
  return outcome.winners.includes(seat) ? WON : -WON;
};
