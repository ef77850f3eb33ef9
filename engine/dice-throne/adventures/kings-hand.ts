/** King's Hand where the game itself plays who holds it (Adventures rulebook: King's Hand): spent by itself, at most so often
 *  from a hero's turn to the next. Without an ability in its Offensive Roll Phase it may have another one; a hero who
 *  announces an Ultimate against it may have to roll a die again. */
import { soleOpponent } from '../rules/attack.ts';
import { makeRoll, raiseRolled, rerollDie } from '../rules/rolls.ts';
import { takeTokens } from '../rules/tokens.ts';
import { ACTIVATED, usesOf } from '../rules/uses.ts';
import { answered, dieOption, question, WAIT } from '../stack/asking.ts';
import { pushProcedure, pushWindow } from '../stack/frames.ts';
import { type Next, type Procedure, procedure } from '../stack/procedure.ts';
import { handsAllowed } from '../state/battle.ts';
import { bodyOf, decider, heldCount, impossible, rollOf } from '../state/context.ts';
import type { BodyId, ProcedureFrame } from '../state/match.ts';
import type { KingsHandLimit } from '../state/scenario.ts';
import { kingsHandToken } from '../state/scenario-tokens.ts';
import type { Table } from '../state/table.ts';
import { rollingOf } from '../turn/phases.ts';

const sourceIn = (t: Table): string => `token:${kingsHandToken(t)}`;

const limitOf = (t: Table): KingsHandLimit => t.m.scenario?.kingsHand ?? impossible('no scenario is played');

/** It has one, and may spend it in this turn. */
const maySpend = (t: Table, enemy: BodyId): boolean => {
  const { used } = limitOf(t);
  return used < handsAllowed(t.m) && !bodyOf(t, enemy).out && heldCount(t, enemy, kingsHandToken(t)) > 0;
};

/** Spends one of the enemy's for a chaos die, which may be altered. */
const spend = (t: Table, f: ProcedureFrame, enemy: BodyId): void => {
  limitOf(t).used++;
  takeTokens(t, enemy, kingsHandToken(t), 1, { paid: true });
  const roll = makeRoll(t, { by: enemy, purpose: 'effect', source: sourceIn(t) }, 1);
  f.roll = roll.id;
  pushWindow(t, 'die-rolled', roll.id);
  raiseRolled(t, roll);
};
const succeeds = (t: Table, f: ProcedureFrame): boolean => {
  const [value = 0] = rollOf(t, f.roll ?? impossible('no die was rolled')).values;
  return value >= limitOf(t).from;
};

/** `by`: whose Offensive Roll Phase has brought no ability. */
export const kingsHandRetries: Procedure = procedure([
  {
    name: 'spend',
    run: (t, f) => {
      const enemy = f.by ?? impossible('nobody spends');
      if (usesOf(t, enemy, ACTIVATED) > 0 || !maySpend(t, enemy)) return 'end';
      spend(t, f, enemy);
    },
  },
  {
    name: 'read',
    run: (t, f) => {
      if (succeeds(t, f)) pushProcedure(t, 'roll-phase').by = f.by;
    },
  },
  { name: 'again', run: () => ({ go: 'spend' }) },
]);

/** The enemy that an Ultimate of the hero would come at; of a boss battle the boss, whomever it will be aimed at. */
const answering = (t: Table, hero: BodyId): BodyId | undefined => {
  const enemy = t.m.battle?.boss ?? soleOpponent(t, hero);
  return enemy !== undefined && maySpend(t, enemy) ? enemy : undefined;
};

/** One of the five dice is rolled again, which one the hero says. */
const rollAgain = (t: Table, f: ProcedureFrame): Next => {
  if (!succeeds(t, f)) return;
  const { by, roll } = rollingOf(t);
  const seat = decider(t, by);
  const dice = rollOf(t, roll ?? impossible('announced without dice')).values.map((_, die) => ({
    roll: roll ?? 0,
    die,
  }));
  const options = dice.map((at) => dieOption(t, seat, at));
  const answer = answered(t, f, question(seat, options, sourceIn(t)));
  if (answer === WAIT) return 'wait';
  rerollDie(t, dice[options.indexOf(answer)] ?? impossible(`no die ${answer}`), sourceIn(t));
};

/** `by`: who has announced an Ultimate. */
export const kingsHandAnswers: Procedure = procedure([
  {
    name: 'spend',
    run: (t, f) => {
      const enemy = answering(t, f.by ?? impossible('nobody announced'));
      if (enemy === undefined) return 'end';
      spend(t, f, enemy);
    },
  },
  { name: 'roll again', run: rollAgain },
]);
