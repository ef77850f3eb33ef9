/** The verbs by name: what each effect of a program does when it is reached. */
import { endGiven } from '../stack/asking.ts';
import { effectFrame, pushWindow } from '../stack/frames.ts';
import { emit, impossible, type Table } from '../state/context.ts';
import type { EffectFrame } from '../state/match.ts';
import type { Effect } from '../vocabulary/words.ts';
import { cards } from './cards.ts';
import { choose } from './choose.ts';
import { dice, roll } from './dice.ts';
import type { Exec, Result } from './exec.ts';
import { adjust, become, branch, breakInPlay, cancel, each, lasting, phase, runPart } from './flow.ts';
import { damage, modify } from './health.ts';
import { move } from './move.ts';

/** Choices of a main phase card are made before its window, up to the first effect that rolls, breaks or depends. */
const PLAN_ENDS: ReadonlySet<string> = new Set(['roll', 'then', 'if', 'each', 'run']);
const LANDED = -1;

const perform = (x: Exec, e: Effect): Result => {
  switch (e.do) {
    case 'damage':
      return damage(x, e);
    case 'modify':
      return modify(x, e);
    case 'move':
      return move(x, e);
    case 'cards':
      return cards(x, e);
    case 'roll':
      return roll(x, e);
    case 'dice':
      return dice(x, e);
    case 'choose':
      return choose(x, e);
    case 'if':
      return branch(x, e);
    case 'each':
      return each(x, e);
    case 'then':
      return breakInPlay(x);
    case 'phase':
      return phase(x, e);
    case 'cancel':
      return cancel(x, e);
    case 'adjust':
      return adjust(x, e);
    case 'on':
    case 'cannot':
      return lasting(x, e);
    case 'run':
      return runPart(x, e);
    case 'become':
      return become(x, e);
  }
};

/** Effects that only their target's presence can give a meaning. */
const onTarget = (e: Effect): boolean => {
  switch (e.do) {
    case 'move':
      return e.to === 'target' || e.from === 'target';
    case 'cards':
    case 'adjust':
    case 'cannot':
      return e.of === 'target';
    default:
      return false;
  }
};

/** Does the effect that the frame has reached, and moves the frame on. Answers false when a player is asked. */
export const stepEffects = (t: Table, f: EffectFrame): boolean => {
  const program = t.lib.programs.get(f.at) ?? impossible(`no program ${f.at}`);
  const e = program[f.index];
  if (f.planning && (e === undefined || PLAN_ENDS.has(e.do) || (e.do === 'choose' && e.random))) {
    f.planning = undefined;
    f.index = 0;
    endGiven(t);
    emit(t, { type: 'planned', source: f.source, options: f.plan ? Object.values(f.plan).flat() : [] });
    pushWindow(t, 'card');
    return true;
  }
  if (e === undefined || (f.landing && f.stage === LANDED)) {
    if (t.m.stack[t.m.stack.length - 1] !== f) impossible(`${f.at} ended below something else`);
    t.m.stack.pop();
    return true;
  }
  const { attack } = t.m;
  // A statement on a target that is not known yet is noted, and lands when it is.
  if (attack && attack.target === undefined && attack.by === f.self && !f.landing && !attack.declared && onTarget(e)) {
    attack.noted.push(effectFrame(f, f.index, true));
    next(f);
    return true;
  }
  const x: Exec = { t, f, asked: 0 };
  const result = perform(x, e);
  if (result === 'wait' && !x.gone) return false;
  if (result !== 'again') {
    if (f.planning && f.answers) f.plan = { ...f.plan, [f.index]: f.answers };
    // A noted statement lands alone: the rest of its program ran in its own place.
    if (f.landing) f.stage = LANDED;
    else next(f);
  }
  return true;
};

const next = (f: EffectFrame): void => {
  f.index++;
  f.answers = undefined;
  f.stage = undefined;
  f.made = undefined;
  f.visits = undefined;
};
