/** How the game itself rolls for an enemy (Adventures rulebook: Minion Step, Boss Step): for its objective, at most three
 *  times, and then the best ability that the dice meet. Nobody is asked between its attempts. */

import { shownValues } from '../rules/amounts.ts';
import { payCp } from '../rules/costs.ts';
import { levelOf, rowsMet } from '../rules/requirements.ts';
import { makeRoll, raiseRolled, rollAttempt } from '../rules/rolls.ts';
import { mayActivate } from '../rules/standing.ts';
import { ATTEMPTS, addUse } from '../rules/uses.ts';
import { answered, question, WAIT } from '../stack/asking.ts';
import { type Next, type Procedure, procedure } from '../stack/procedure.ts';
import { emit, heroOf, holdingsOf, impossible, NO_SEAT, placeOf, rollOf } from '../state/context.ts';
import type { BodyId, ProcedureFrame, Roll } from '../state/match.ts';
import type { LibraryAbility, LibraryCard, Table } from '../state/table.ts';
import { attemptPrice, attemptsLeft, countAttempt, rollingOf } from '../turn/phases.ts';
import { uses } from '../vocabulary/programs.ts';
import { openCard, playable, useCard } from './boss-turn.ts';
import { keptFor } from './kept-dice.ts';
import { objectiveOf } from './objective.ts';

const DICE = 5;

/** The dice that are rolled once more; none, when the objective is met. */
const againOf = (t: Table, by: BodyId, roll: Roll): number[] => {
  const objective = objectiveOf(t, by);
  if (!objective) return [];
  const { dice, met } = keptFor(objective, shownValues(t, roll), heroOf(t, by).die);
  return met ? [] : [...roll.values.keys()].filter((die) => !dice.includes(die));
};

const attempt = (t: Table): Next => {
  const { by, roll: made } = rollingOf(t);
  // Whatever is compared is compared before the dice decide.
  if (made === undefined && t.trial) return 'wait';
  const roll = made === undefined ? undefined : rollOf(t, made);
  const again = roll && againOf(t, by, roll);
  const price = attemptPrice(t);
  if (again?.length === 0 || attemptsLeft(t) === 0 || holdingsOf(t, by).cp < price) return;
  payCp(t, by, price);
  countAttempt(t);
  addUse(t, by, ATTEMPTS, 'turn');
  if (roll && again) rollAttempt(t, roll, again);
  const rolled = roll ?? makeRoll(t, { by, purpose: 'offensive', source: 'rule:offensive' }, DICE);
  rollingOf(t).roll = rolled.id;
  raiseRolled(t, rolled);
  return 'stay';
};

/** It changes dice, or how often they are rolled. */
export const touchesDice = ({ run }: LibraryCard): boolean =>
  uses(run, (effect) => effect.do === 'dice' || (effect.do === 'adjust' && effect.what === 'attempts'));

/** Its dice are final: what changes them comes now, if that is better. */
const diceCard = (t: Table, f: ProcedureFrame): Next => {
  const card = openCard(t);
  if (card?.type !== 'roll' || !touchesDice(card) || !playable(t, card)) return;
  const how = answered(t, f, question(NO_SEAT, ['keep', 'play'], card.source));
  if (how === WAIT) return 'wait';
  if (how === 'keep') return;
  useCard(t, card, 'play');
  return { go: 'attempt' };
};

/** A row that the dice meet. */
interface Met {
  readonly option: string;
  readonly ability: LibraryAbility;
  readonly row: number;
  readonly scale: number;
  readonly priority: number;
}
/** All that the dice meet, the highest priority first; of rows without one, the highest listed. */
const metBy = (t: Table, by: BodyId, roll: number): Met[] =>
  heroOf(t, by)
    .offensive.filter((ability) => mayActivate(t, by, ability))
    .flatMap((ability, place) =>
      rowsMet(t, by, ability, roll).map(({ row, scale }): Met => {
        const { id, priorities } = ability;
        const priority = priorities[row] ?? priorities[0] ?? place;
        return { option: `ability:${id}/option:${row + 1}`, ability, row, scale, priority };
      }),
    )
    .sort((a, b) => b.priority - a.priority || b.row - a.row);

const announce = (t: Table, f: ProcedureFrame): Next => {
  const rolling = rollingOf(t);
  const { by, roll } = rolling;
  const seat = placeOf(t, by);
  const met = roll === undefined ? [] : metBy(t, by, roll);
  if (met.length === 0) {
    emit(t, { type: 'announced', seat, ability: null });
    const phase = t.m.stack.at(-2);
    if (phase?.kind === 'procedure') phase.passed = true;
    return;
  }
  const options = met.map(({ option }) => option);
  const option = answered(t, f, question(NO_SEAT, chooses(t, by) ? options : options.slice(0, 1), 'rule:activate'));
  if (option === WAIT) return 'wait';
  const { ability, row, scale } = met.find((one) => one.option === option) ?? impossible(`no ${option}`);
  rolling.announced = { ability: ability.id, row, scale };
  emit(t, { type: 'announced', seat, ability: ability.id, level: levelOf(t, by, ability) });
};
/** A boss passes over an ability that would serve it worse than another; a minion never does. */
const chooses = ({ m: { battle } }: Table, by: BodyId): boolean => battle?.boss === by;

export const enemyRolls: Procedure = procedure([
  { name: 'attempt', run: attempt },
  { name: 'dice card', run: diceCard },
  { name: 'announce', run: announce },
]);
