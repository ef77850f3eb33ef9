/** Plays sensibly, by the face of a game alone: dice by exact odds, everything else by looking one action ahead on an
 *  imagined match, where neither hidden cards nor dice to come can be seen. */
import type { Action, AnyGame, RollProspect, Seat } from '../core/game.ts';
import { rerollsOf } from '../core/rerolls.ts';
import { bestAhead, type Thinker } from './ahead.ts';

/** How often what was done already is not thought over. */
const STAYS = 1 / 8;

/** How carefully somebody plays. */
export interface Manner {
  /** How close to the best an action must be to be followed into a second future, a third and so on (`bestAhead`). */
  readonly close: readonly number[];
  /** What final hands are good for. */
  worthIn(thinker: Thinker, prospect: RollProspect): RollProspect['worth'];
}

const SENSIBLY: Manner = { close: [6, 3], worthIn: (_, { worth }) => worth };

export const playSensibly = (game: AnyGame, match: unknown, seat: Seat, random: () => number): Action =>
  playIn(SENSIBLY, { game, match, seat, random });

export const playIn = (manner: Manner, thinker: Thinker): Action => {
  const { game, match, seat, random } = thinker;
  const legal = game.legal(match, seat);
  const [only] = legal;
  if (legal.length <= 1) return only ?? game.timeout;
  const prospect = game.prospect(match, seat);
  const rolls = legal.filter(isRoll);
  const revises = (action: Action): boolean => game.revises?.(match, seat, action) === true;
  // Each of two things may look better from the other: now and then the one that was done stays, so that it comes to an end.
  const stays = legal.some(revises) && random() < STAYS;
  const others = legal.filter((action) => !isRoll(action) && !(stays && revises(action)));
  const [first] = rolls;
  if (prospect && first) {
    if (prospect.values.length === 0) return first;
    const roll = bestRoll(prospect, manner.worthIn(thinker, prospect), rolls);
    if (roll) return roll;
  }
  return bestAhead(thinker, others.length > 0 ? others : legal, manner.close);
};

type RollAction = Action & { readonly dice?: readonly number[] };
const isRoll = (action: Action): action is RollAction => action.type === 'roll';

/** The roll that promises most, or nothing when the dice as they lie are worth as much. */
const bestRoll = (
  { values, rollsLeft, dice, sides }: RollProspect,
  worthOf: RollProspect['worth'],
  rolls: readonly RollAction[],
): Action | undefined => {
  const rerolls = rerollsOf(dice, sides);
  const plan = rerolls.plan(rerolls.hands.map(worthOf), rollsLeft);
  let best: Action | undefined;
  let most = plan.best(values, 0) + 0.01;
  for (const action of rolls) {
    const rolled = new Set(action.dice ?? values.keys());
    const worth = plan.keep(
      values.filter((_, die) => !rolled.has(die)),
      rollsLeft,
    );
    if (worth <= most) continue;
    most = worth;
    best = action;
  }
  return best;
};
