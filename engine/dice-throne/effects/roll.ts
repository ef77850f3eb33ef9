/** `roll`: makes a roll, opens its window and runs a program with these dice in focus. */
import { whoOf } from '../rules/amounts.ts';
import { canPay, pay, prepareCost } from '../rules/costs.ts';
import { closeRoll, makeRoll, raiseRolled, rollAttempt } from '../rules/rolls.ts';
import { decide, dieOptions, endGiven, GONE, question, WAIT } from '../stack/asking.ts';
import { address, pushInner, pushProcedure, pushWindow, withNamed } from '../stack/frames.ts';
import { decider, impossible, isCoop, rollOf } from '../state/context.ts';
import type { BodyId, EffectFrame } from '../state/match.ts';
import type { Asks, Result, Table } from '../state/table.ts';
import type { Roll } from '../vocabulary/words.ts';
import { type Prepare, step } from './step.ts';

/** How far it has come: the dice lie there; the window has been opened. */
const ROLLED = 1;
const ASKED = 2;

export const roll: Prepare<Roll> = (e, at) => {
  const roller = whoOf(e.who);
  const sides = e.die === 'd20' ? 20 : 6;
  const inner = address(`${at}.run`);
  const breaks = e.run[0]?.do === 'then';
  /** Its dice have a window of their own, and are closed with it. */
  const closes = !breaks && !e.keep;
  const rerolls = e.rerolls && rerollsOf(e.rerolls);
  const price = typeof e.value === 'object' ? prepareCost(e.value.for) : undefined;
  /** What the roller wants each die to show; nothing where chance decides. */
  const asks = function* (t: Table, f: EffectFrame): Asks<number[] | undefined> {
    const [by] = roller(t, f);
    if (by === undefined || !e.value) return undefined;
    if (price) {
      const wants = yield question(decider(t, by), canPay(t, f, by, price) ? ['yes', 'no'] : ['no'], f.source);
      if (wants === 'no') return undefined;
    }
    const values: number[] = [];
    const options = Array.from({ length: sides }, (_, i) => `value:${i + 1}`);
    while (values.length < e.dice) {
      const answer = yield question(decider(t, by), options, f.source);
      values.push(Number(answer.slice('value:'.length)));
    }
    return values;
  };

  const throwDice = (t: Table, f: EffectFrame, by: BodyId): Result => {
    const values = e.value ? decide(t, f, asks(t, f)) : undefined;
    if (values === WAIT) return 'wait';
    if (values === GONE) return 'done';
    endGiven(t);
    if (values) pay(t, f, by, price);
    f.answers = undefined;
    const record = makeRoll(t, { by, purpose: 'effect', source: f.source, sides, values }, e.dice);
    f.made = record.id;
    f.stage = ROLLED;
    return raiseRolled(t, record) ? 'again' : read(t, f, record.id);
  };
  const read = (t: Table, f: EffectFrame, made: number): Result => {
    if (f.stage === ROLLED) {
      if (rerolls && rerolls(t, f, made) === 'wait') return 'wait';
      f.stage = ASKED;
      // A printed break right behind the roll is the window for its dice as well. Where a loot die is altered at all, nothing
      // else may be.
      if (closes && (e.die !== 'd20' || isCoop(t.m))) {
        pushWindow(t, 'die-rolled', made, e.die === 'd20');
        return 'again';
      }
    }
    // Dice that were kept open close with those they lay beside.
    if (closes) for (const id of [made, ...Object.values(f.named ?? {})]) closeRoll(t, id);
    const reads = pushInner(t, f, inner);
    reads.roll = made;
    if (e.as) reads.named = withNamed(f.named, e.as, made);
    return 'done';
  };

  return step({
    effect: e,
    asks: e.value ? asks : undefined,
    endsAnswers: true,
    endsPlan: true,
    does: (t, f) => {
      if (f.stage !== undefined) return read(t, f, f.made ?? impossible('a roll without a record'));
      const { attack } = t.m;
      // A roll of the target's calls for the target at once.
      if (e.who === 'target' && attack?.by === f.self && attack.target === undefined && !attack.aimless) {
        pushProcedure(t, 'targeting');
        return 'again';
      }
      const [by] = roller(t, f);
      return by === undefined ? 'done' : throwDice(t, f, by);
    },
  });
};

/** The roller's own re-rolls, die by die, before the window opens; each is done at once. `visits` are those done. */
const rerollsOf = ({ n, cost, repeat }: NonNullable<Roll['rerolls']>) => {
  const price = prepareCost(cost);
  const asks = function* (t: Table, f: EffectFrame, made: number, done: readonly number[]): Asks<number | 'done'> {
    const record = rollOf(t, made);
    const seat = decider(t, record.by);
    for (let i = 0; i < n; i++) {
      if (i >= done.length && !canPay(t, f, record.by, price)) return 'done';
      const open = record.values.map((_, die) => die).filter((die) => repeat || !done.includes(die));
      if (i >= done.length && open.length === 0) return 'done';
      const options = dieOptions(
        t,
        seat,
        open.map((die) => ({ roll: made, die })),
      );
      options.push('done');
      const answer = yield question(seat, options, f.source);
      if (answer === 'done') return 'done';
      if (i >= done.length) return Number(answer.slice(answer.lastIndexOf(':') + 1));
    }
    return 'done';
  };
  return (t: Table, f: EffectFrame, made: number): 'done' | 'wait' => {
    const record = rollOf(t, made);
    for (;;) {
      const die = decide(t, f, asks(t, f, made, f.visits ?? []));
      if (die === WAIT) return 'wait';
      if (die === GONE || die === 'done') return 'done';
      pay(t, f, record.by, price);
      rollAttempt(t, record, [die]);
      f.visits = [...(f.visits ?? []), die];
    }
  };
};
