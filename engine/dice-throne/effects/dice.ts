/** `roll` makes a roll, opens its window and runs a program with these dice in focus; `dice` alters dice of open rolls. */

import { pickOf, whoIs } from '../rules/amounts.ts';
import { canPay, pay } from '../rules/costs.ts';
import { closeRoll, makeRoll, raiseRolled, rerollDie, rollAttempt, setDie } from '../rules/rolls.ts';
import { ask, dieOption, endGiven } from '../stack/asking.ts';
import { pushInner, pushProcedure, pushWindow } from '../stack/frames.ts';
import { bodyOf, decider, impossible, openRolls, rollOf, type Table } from '../state/context.ts';
import type { DieAt } from '../state/match.ts';
import type { Dice, DiceOf, Roll } from '../vocabulary/words.ts';
import { type Exec, planning, type Result } from './exec.ts';

const ROLLED = 1;
const ASKED = 2;

export const roll = (x: Exec, e: Roll): Result => {
  const { t, f } = x;
  if (planning(x)) return 'done';
  if (f.stage === undefined) {
    const { attack } = t.m;
    // A roll of the target's calls for the target at once.
    if (e.who === 'target' && attack?.by === f.self && attack.target === undefined) {
      pushProcedure(t, 'targeting');
      return 'again';
    }
    const [by] = whoIs(t, f, e.who);
    if (by === undefined) return 'done';
    const sides = e.die === 'd20' ? 20 : 6;
    const values = e.value ? chosenValues(x, decider(t, by), e.dice, sides) : undefined;
    if (values === 'wait') return 'wait';
    endGiven(t);
    f.answers = undefined;
    const record = makeRoll(t, { by, purpose: 'effect', source: f.source, sides, values }, e.dice);
    f.made = record.id;
    f.stage = ROLLED;
    if (raiseRolled(t, record)) return 'again';
  }
  const made = f.made ?? impossible('a roll without a record');
  if (f.stage === ROLLED) {
    if (e.rerolls && rerolls(x, e.rerolls, made) === 'wait') return 'wait';
    f.stage = ASKED;
    // A printed break right behind the roll is the window for its dice as well.
    if (!e.keep && e.run[0]?.do !== 'then' && e.die !== 'd20') {
      pushWindow(t, 'die-rolled', made);
      return 'again';
    }
  }
  const named = e.as ? { ...f.named, [e.as]: made } : undefined;
  // Dice that were kept open close with those they lay beside.
  if (!e.keep && e.run[0]?.do !== 'then') for (const id of [made, ...Object.values(f.named ?? {})]) closeRoll(t, id);
  pushInner(t, f, e.run, { roll: made, ...(named ? { named } : {}) });
  return 'done';
};

/** What the roller wants each die to show. */
const chosenValues = (x: Exec, seat: number, dice: number, sides: number): number[] | 'wait' => {
  const options = Array.from({ length: sides }, (_, i) => `value:${i + 1}`);
  const values: number[] = [];
  while (values.length < dice) {
    const answer = ask(x, seat, options, x.f.source);
    if (answer === undefined) return 'wait';
    values.push(Number(answer.slice('value:'.length)));
  }
  return values;
};

/** The roller's own re-rolls, die by die, before the window opens. `f.answers` remembers; each is done at once. */
const rerolls = (x: Exec, { n, cost, repeat }: NonNullable<Roll['rerolls']>, made: number): 'done' | 'wait' => {
  const { t, f } = x;
  const record = rollOf(t, made);
  const seat = decider(t, record.by);
  const done = f.visits ?? [];
  for (let i = 0; i < n; i++) {
    if (i >= done.length && cost && !canPay(t, f, record.by, cost)) break;
    const open = record.values.map((_, die) => die).filter((die) => repeat || !done.includes(die));
    if (i >= done.length && open.length === 0) break;
    const options = [...open.map((die) => dieOption(t, seat, { roll: made, die })), 'done'];
    const answer = ask(x, seat, options, f.source);
    if (answer === undefined) return 'wait';
    if (answer === 'done') break;
    if (i < done.length) continue;
    const die = Number(answer.slice(answer.lastIndexOf(':') + 1));
    if (cost) pay(t, f, record.by, cost);
    rollAttempt(t, record, [die]);
    done.push(die);
    f.visits = done;
  }
  return 'done';
};

/** Dice that a selector means, oldest roll first, with the option that names each for the asker. */
export const diceMeant = (x: Exec, which: DiceOf): DieAt[] => {
  const { t, f } = x;
  const picked = typeof which.whose === 'object' ? pickOf(f, which.whose.picked, 'bodies').bodies : undefined;
  const { team } = bodyOf(t, f.self);
  const found: DieAt[] = [];
  for (const open of openRolls(t)) {
    if (open.sides !== 6) continue;
    if (which.roll === 'offensive' && open.purpose !== 'offensive') continue;
    if (which.roll === 'defence' && open.purpose !== 'defence') continue;
    if (which.roll === 'this' && open.id !== f.roll) continue;
    const owner = bodyOf(t, open.by);
    const fits = picked
      ? picked.includes(open.by)
      : which.whose === 'own'
        ? open.by === f.self
        : which.whose === 'any' || (which.whose === 'opponents') === (owner.team !== team);
    if (fits) for (let die = 0; die < open.values.length; die++) found.push({ roll: open.id, die });
  }
  return found;
};

const shown = (t: Table, at: DieAt): number => rollOf(t, at.roll).values[at.die] ?? impossible(`no die ${at.die}`);
const others = (t: Table, at: DieAt): number[] => {
  const { values } = rollOf(t, at.roll);
  return values.map((_, die) => die).filter((die) => die !== at.die && values[die] !== values[at.die]);
};

/** Whether altering this die in this way is possible at all. */
const alterable = (t: Table, e: Dice, at: DieAt): boolean => {
  if (e.how === 'copy') return others(t, at).length > 0;
  return e.how !== 'set' || e.to === undefined || shown(t, at) !== e.to;
};

export const dice = (x: Exec, e: Dice): Result => {
  const { t, f } = x;
  if (planning(x)) return 'done';
  const [picker] = whoIs(t, f, e.who);
  if (picker === undefined) return 'done';
  const asker = decider(t, picker);
  if ('picked' in e.which) {
    for (const at of pickOf(f, e.which.picked, 'dice').dice) {
      const change = decideOn(x, e, asker, at);
      if (change === 'wait') return 'wait';
      change();
    }
    return 'done';
  }
  const open = diceMeant(x, e.which).filter((at) => alterable(t, e, at));
  if (e.n === 'all') return allOfThem(x, e, asker, open);
  return e.repeat ? oneByOne(x, e, asker, open) : together(x, e, asker, open);
};

const allOfThem = (x: Exec, e: Dice, asker: number, open: readonly DieAt[]): Result => {
  const changes: (() => void)[] = [];
  for (const at of open) {
    const change = decideOn(x, e, asker, at);
    if (change === 'wait') return 'wait';
    changes.push(change);
  }
  for (const change of changes) change();
  return 'done';
};

/** Each die is changed before the next is picked; `stage` counts those already changed. */
const oneByOne = (x: Exec, e: Dice, asker: number, open: readonly DieAt[]): Result => {
  const { t, f } = x;
  for (let i = 0; i < many(e) && open.length > 0; i++) {
    const at = askDie(x, asker, open, e.upTo);
    if (at === 'wait') return 'wait';
    if (at === 'done') break;
    if (i < (f.stage ?? 0)) continue;
    rerollDie(t, at, f.source);
    f.stage = i + 1;
  }
  return 'done';
};

/** All dice and their values are picked first, then changed together. */
const together = (x: Exec, e: Dice, asker: number, open: readonly DieAt[]): Result => {
  const changes: (() => void)[] = [];
  let left = open;
  for (let i = 0; i < many(e) && left.length > 0; i++) {
    const at = askDie(x, asker, left, e.upTo);
    if (at === 'wait') return 'wait';
    if (at === 'done') break;
    const change = decideOn(x, e, asker, at);
    if (change === 'wait') return 'wait';
    changes.push(change);
    left = left.filter((other) => other !== at);
  }
  for (const change of changes) change();
  return 'done';
};

const many = ({ n }: Dice): number => (typeof n === 'number' ? n : 1);
const askDie = (x: Exec, asker: number, open: readonly DieAt[], upTo: true | undefined): DieAt | 'done' | 'wait' => {
  const options = open.map((at) => dieOption(x.t, asker, at));
  const answer = ask(x, asker, upTo ? [...options, 'done'] : options, x.f.source);
  if (answer === undefined) return 'wait';
  if (answer === 'done') return 'done';
  return open[options.indexOf(answer)] ?? impossible(`no die for ${answer}`);
};

/** The die's new value; asks where it is the player's to choose. */
const decideOn = (x: Exec, e: Dice, asker: number, at: DieAt): (() => void) | 'wait' => {
  const { t, f } = x;
  const now = shown(t, at);
  if (e.how === 'reroll') return () => rerollDie(t, at, f.source);
  if (e.how === 'copy') {
    const from = others(t, at).map((die) => ({ roll: at.roll, die }));
    const copied = askDie(x, asker, from, undefined);
    if (copied === 'wait') return 'wait';
    if (copied === 'done') return impossible('a copy was declined');
    const value = shown(t, copied);
    return () => setDie(t, at, value, f.source);
  }
  const values =
    e.how === 'step'
      ? [now - 1, now + 1].filter((v) => v >= 1 && v <= 6)
      : e.to !== undefined
        ? [e.to]
        : [1, 2, 3, 4, 5, 6];
  const answer = ask(
    x,
    asker,
    values.map((value) => `value:${value}`),
    f.source,
  );
  if (answer === undefined) return 'wait';
  const value = Number(answer.slice('value:'.length));
  return () => setDie(t, at, value, f.source);
};

/** Whether a `dice` effect has a die to alter: what makes such a card playable. */
export const hasDie = (x: Exec, e: Dice): boolean =>
  'picked' in e.which || diceMeant(x, e.which).some((at) => alterable(x.t, e, at));
