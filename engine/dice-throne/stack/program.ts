/** Running a program of the content: effect after effect, as far as nobody has to be asked. Choices of a main phase card are
 *  noted first, before its window. */
import { emit, impossible, programOf } from '../state/context.ts';
import type { EffectFrame } from '../state/match.ts';
import type { LibraryProgram, Step, Table } from '../state/table.ts';
import { decide, GONE, WAIT } from './asking.ts';
import { innerFrame, pushWindow } from './frames.ts';

/** A noted statement has landed: the rest of its program ran in its own place. */
const LANDED = -1;

/** Does one effect after the other from the one that the frame has reached, until something lies above it, it has to come
 *  back to one, or the match is over. Returns false when a player is asked. */
export const stepEffects = (t: Table, f: EffectFrame): boolean => {
  const { m } = t;
  const program = programOf(t, f.at);
  if (f.planning) return planStep(t, f, program);
  while (!m.outcome && m.stack[m.stack.length - 1] === f) {
    const step = program.steps[f.index];
    if (step === undefined || (f.landing && f.stage === LANDED)) {
      m.stack.pop();
      return true;
    }
    if (isNoted(t, f, step)) continue;
    const result = step.does(t, f);
    if (result === 'wait') return false;
    if (result === 'again') return true;
    if (f.landing) f.stage = LANDED;
    else next(f);
  }
  return true;
};

/** A statement on a target that is not known yet is noted, and lands when it is. */
const isNoted = (t: Table, f: EffectFrame, step: Step): boolean => {
  const { attack } = t.m;
  if (!step.onTarget || !attack || attack.target !== undefined || attack.by !== f.self) return false;
  if (f.landing || attack.declared) return false;
  const noted = innerFrame(f, f.at);
  noted.index = f.index;
  noted.planning = f.planning;
  noted.landing = true;
  attack.noted.push(noted);
  next(f);
  return true;
};

/** Asks what the effect asks and notes the answers; at the first effect that depends on what happens before, the window
 *  opens, and then everything is done. */
const planStep = (t: Table, f: EffectFrame, { steps }: LibraryProgram): boolean => {
  const step = steps[f.index];
  if (!step || step.endsPlan) {
    f.planning = undefined;
    f.index = 0;
    t.m.given = undefined;
    const options: string[] = [];
    for (const answers of f.plan ? Object.values(f.plan) : []) options.push(...answers);
    emit(t, { type: 'planned', source: f.source, options });
    pushWindow(t, 'card');
    return true;
  }
  if (step.asks) {
    const decision = decide(t, f, step.asks(t, f));
    if (decision === WAIT) return false;
    if (decision === GONE) return impossible('an answer was gone before anything was done');
    step.binds?.(f, decision);
  }
  if (f.answers) {
    f.plan ??= {};
    f.plan[f.index] = f.answers;
  }
  next(f);
  return true;
};

const next = (f: EffectFrame): void => {
  f.index++;
  f.answers = undefined;
  f.stage = undefined;
  f.made = undefined;
  f.visits = undefined;
};
