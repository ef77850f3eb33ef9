/** Plays sensibly, by the face of a game alone: dice by exact odds, everything else by looking one action ahead on an
 *  imagined match, where neither hidden cards nor dice to come can be seen. */
import type { Action, AnyGame, RollProspect, Seat } from '../core/game.ts';
import { Odds } from './odds.ts';

/** Imagined futures per action: chance and hidden cards differ in each. */
const FUTURES = 3;
/** An action has to promise this much more than letting things be. */
const EFFORT = 0.1;
/** A future runs on over at most this many passes, so that what was played has had its effect. */
const MOST_PASSES = 40;

export const playSensibly = (game: AnyGame, match: unknown, seat: Seat, random: () => number): Action => {
  const legal = game.legal(match, seat);
  const [only] = legal;
  if (legal.length <= 1) return only ?? game.timeout;
  const prospect = game.prospect(match, seat);
  const rolls = legal.filter(isRoll);
  const others = legal.filter((action) => !isRoll(action));
  if (prospect) {
    const roll = bestRoll(prospect, rolls);
    if (roll) return roll;
  }
  return bestAhead(game, match, seat, others.length > 0 ? others : legal, random);
};

type RollAction = Action & { readonly dice?: readonly number[] };
const isRoll = (action: Action): action is RollAction => action.type === 'roll';

/** The roll that promises most, or nothing when the dice as they lie are worth as much. */
const bestRoll = (prospect: RollProspect, rolls: readonly RollAction[]): Action | undefined => {
  const { values, rollsLeft } = prospect;
  const [first] = rolls;
  if (!first || values.length === 0) return first;
  const odds = new Odds(prospect);
  let best: Action | undefined;
  let most = odds.worth(values) + 0.01;
  for (const action of rolls) {
    const rolled = new Set(action.dice ?? values.keys());
    const worth = odds.keep(
      values.filter((_, die) => !rolled.has(die)),
      rollsLeft,
    );
    if (worth <= most) continue;
    most = worth;
    best = action;
  }
  return best;
};

/** The action after which the match stands best, on average over a few imagined futures. Actions that only let things
 *  be are the measure that others must beat. */
const bestAhead = (
  game: AnyGame,
  match: unknown,
  seat: Seat,
  actions: readonly Action[],
  random: () => number,
): Action => {
  const futures = Array.from({ length: FUTURES }, () => game.imagine(match, seat, String(random())));
  let best = actions[0] ?? game.timeout;
  let most = Number.NEGATIVE_INFINITY;
  for (const action of actions) {
    let total = 0;
    for (const future of futures) total += ahead(game, game.fork(future), seat, action);
    const worth = total / FUTURES - (isIdle(action) ? 0 : EFFORT);
    if (worth <= most) continue;
    most = worth;
    best = action;
  }
  return best;
};
/** Passing, choosing and announcing are what a seat is asked for anyway. */
const isIdle = (action: Action): boolean =>
  action.type === 'pass' || action.type === 'choose' || action.type === 'announce';

/** How the match stands for the seat once the action has had its effect and the seat's phase is over: windows pass,
 *  forced choices are made as they come. Every action is followed to the same place, or what merely puts off the
 *  opponent's turn would look good. */
const ahead = (game: AnyGame, future: unknown, seat: Seat, action: Action): number => {
  if (game.check(future, seat, action)) return Number.NEGATIVE_INFINITY;
  game.advance(future, seat, action);
  follow(game, future, seat, isIdle(action));
  return standing(game, withDiceUsed(game, future), seat);
};

/** Dice that lie on the table are used, as well as their owner may: else it would look good to put that off, or to touch
 *  another's dice to no avail. */
const withDiceUsed = (game: AnyGame, match: unknown): unknown => {
  const [next] = game.waiting(match);
  const prospect = next && game.prospect(match, next.seat);
  if (!prospect || prospect.values.length === 0) return match;
  let best = match;
  let most = Number.NEGATIVE_INFINITY;
  for (const action of game.legal(match, next.seat).filter(isIdle)) {
    const future = game.fork(match);
    game.advance(future, next.seat, action);
    follow(game, future, next.seat, true);
    const worth = standing(game, future, next.seat);
    if (worth <= most) continue;
    most = worth;
    best = future;
  }
  return best;
};

/** Lets the match run on: windows pass, forced choices are made as they come; unless the seat was idle, its phase ends. */
const follow = (game: AnyGame, future: unknown, seat: Seat, idle: boolean): void => {
  let passed = false;
  for (let i = 0; i < MOST_PASSES && !game.outcome(future); i++) {
    const asked = game.waiting(future).find(({ why }) => why !== 'move');
    const own = idle || passed ? undefined : ownMove(game, future, seat);
    const next = asked?.seat ?? own;
    if (next === undefined) break;
    if (!asked) passed = true;
    game.advance(future, next, game.timeout);
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
