/** Plays sensibly, by the face of a game alone: dice by exact odds, everything else by looking one action ahead on an
 *  imagined match, where neither hidden cards nor dice to come can be seen. */
import type { Action, AnyGame, RollProspect, Seat } from '../core/game.ts';
import { Odds } from './odds.ts';

/** Imagined futures per action: chance and hidden cards differ in each. */
const FUTURES = 3;
/** An action has to promise this much more than passing: cards kept are worth something, too. */
const EFFORT = 0.75;
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
  const keys = Array.from({ length: FUTURES }, () => String(random()));
  let best = actions[0] ?? game.timeout;
  let most = Number.NEGATIVE_INFINITY;
  for (const action of actions) {
    let total = 0;
    for (const key of keys) total += ahead(game, match, seat, action, key);
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

/** How the match stands for the seat once the action has had its effect: windows pass, forced choices are made as they
 *  come, until somebody would make an ordinary move. */
const ahead = (game: AnyGame, match: unknown, seat: Seat, action: Action, key: string): number => {
  const future = game.imagine(match, seat, key);
  if (game.check(future, seat, action)) return Number.NEGATIVE_INFINITY;
  game.apply(future, seat, action);
  for (let i = 0; i < MOST_PASSES && !game.outcome(future); i++) {
    const next = game.waiting(future).find(({ why }) => why !== 'move');
    if (!next) break;
    game.apply(future, next.seat, game.timeout);
  }
  return standing(game, future, seat);
};

const WON = 1000;
const standing = (game: AnyGame, match: unknown, seat: Seat): number => {
  const outcome = game.outcome(match);
  if (!outcome) return game.estimate(match, seat);
  if (outcome.draw) return 0;
  return outcome.winners.includes(seat) ? WON : -WON;
};
