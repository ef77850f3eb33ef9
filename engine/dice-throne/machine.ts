/** The machine: runs the stack until a player is waited for or the match is over. Held intents of windows resolve here,
 *  each checked again when its turn comes. */

import { clonePlain } from '../core/clone.ts';
import { askAgain, dropSeats, nextInWindow, release } from '../core/window.ts';
import { perform, refusalOf, take, use } from './actions/take.ts';
import { gain } from './effects/gain.ts';
import { stepEffects } from './effects/index.ts';
import { closeRoll } from './rules/rolls.ts';
import { BadOption } from './stack/asking.ts';
import { top } from './stack/frames.ts';
import { type Procedure, stepProcedure } from './stack/procedure.ts';
import { dialOf, emit, impossible, silence, type Table } from './state/context.ts';
import type { Match, WindowFrame } from './state/match.ts';
import type { DiceThroneAction } from './state/view-shape.ts';
import { play } from './turn/play.ts';
import { offensiveEnd, rollPhase } from './turn/roll-phase.ts';
import { defeat, listeners, settle } from './turn/settle.ts';
import { targeting } from './turn/targeting.ts';
import { turn } from './turn/turn.ts';

export const PROCEDURES: Readonly<Record<string, Procedure>> = {
  turn,
  'roll-phase': rollPhase,
  'offensive-end': offensiveEnd,
  targeting,
  settle,
  listeners,
  play,
  use,
  gain,
};

/** A match can never take this many steps without asking anybody: content that loops is a fault. */
const MOST_STEPS = 10_000;

/** Runs until somebody is waited for, or the match is over. */
export const run = (t: Table): void => {
  takeOffConceded(t);
  for (let i = 0; i < MOST_STEPS; i++) {
    if (t.m.outcome) {
      // What was left to do is of no interest any more.
      t.m.stack = [];
      t.m.pools = [];
      t.m.prompt = undefined;
      return;
    }
    if (!step(t) && !answerForAbsent(t)) return;
  }
  impossible('the stack never came to rest');
};

/** Whoever concedes is out at once; a shared dial falls with the last of its team. */
const takeOffConceded = (t: Table): void => {
  const { conceded } = t.m;
  if (!conceded) return;
  t.m.conceded = undefined;
  // Whatever was asked is asked again, of those who are left.
  t.m.prompt = undefined;
  const leaving = t.m.bodies.filter((body) => !body.out && conceded.includes(body.seat));
  defeat(t, leaving);
  for (const body of leaving) {
    if (t.m.bodies.every((other) => other.dial !== body.dial || other.out)) dialOf(t, body.id).health = 0;
  }
};

/** What is asked of a seat that is out falls to its default. */
const answerForAbsent = (t: Table): boolean => {
  const { prompt } = t.m;
  if (!prompt || !isOut(t, prompt.seat)) return false;
  take(t, prompt.seat, { type: 'timeout' });
  return true;
};

/** Every body that the seat decides for has left the table. */
const isOut = (t: Table, seat: number): boolean => {
  for (const body of t.m.bodies) if (body.seat === seat && !body.out) return false;
  return true;
};

const step = (t: Table): boolean => {
  const frame = top(t.m) ?? impossible('the stack is empty');
  if (frame.kind === 'effects') return stepEffects(t, frame);
  if (frame.kind === 'window') return stepWindow(t, frame);
  return stepProcedure(t, frame, PROCEDURES[frame.name] ?? impossible(`no procedure ${frame.name}`));
};

const stepWindow = (t: Table, frame: WindowFrame): boolean => {
  const { asking } = frame;
  dropSeats(asking, (seat) => silence(t, seat) !== undefined || isOut(t, seat));
  if (frame.resolved) {
    askAgain(asking);
    frame.resolved = undefined;
    frame.since = t.m.step;
  }
  for (;;) {
    const next = nextInWindow(asking);
    if (next === 'wait') return false;
    if (next === 'closed') {
      t.m.stack.pop();
      closeRoll(t, frame.closes);
      emit(t, { type: 'window-closed', moment: frame.moment });
      return true;
    }
    release(asking, next.seat);
    if (resolve(t, next.seat, next.intent)) {
      frame.resolved = true;
      return true;
    }
    // Fizzled: nothing is paid, and its owner may act anew.
    emit(t, { type: 'fizzled', seat: next.seat, action: next.intent });
    frame.since = t.m.step;
  }
};

/** Carries out an intent if it is still legal. */
const resolve = (t: Table, seat: number, intent: DiceThroneAction): boolean => {
  if (refusalOf(t, seat, intent) || badAnswers(t, seat, intent)) return false;
  perform(t, seat, intent);
  return true;
};

/** Why the answers that come along with a play do not fit its prompts. Tried out on a copy. */
export const badAnswers = (t: Table, seat: number, action: DiceThroneAction): string | undefined => {
  if (!('with' in action) || !action.with) return undefined;
  const trial: Table = { m: forkMatch(t.m), lib: t.lib, events: [] };
  // Dice of the trial tell nothing: answers serve only until the first roll.
  trial.m.chance.script = new Array<number>(64).fill(1);
  const frame = top(trial.m);
  try {
    if (frame?.kind === 'window') frame.resolved = true;
    perform(trial, seat, action);
    run(trial);
    return undefined;
  } catch (error) {
    if (error instanceof BadOption) return error.message;
    throw error;
  }
};
export const forkMatch = (m: Match): Match => clonePlain(m);
