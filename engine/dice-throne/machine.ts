/** The machine: runs the stack until a player is waited for or the match is over. Held intents of windows resolve here,
 *  each checked again when its turn comes. */
import { clonePlain } from '../core/clone.ts';
import { askAgain, dropSeats, nextInWindow, release } from '../core/window.ts';
import { misfit } from './actions/answers.ts';
import { refusalOf } from './actions/refusals.ts';
import { perform, take } from './actions/take.ts';
import { use } from './actions/uses.ts';
import { gain } from './rules/gaining.ts';
import { closeRoll } from './rules/rolls.ts';
import { top } from './stack/frames.ts';
import { type Procedure, stepProcedure } from './stack/procedure.ts';
import { stepEffects } from './stack/program.ts';
import { bodyForSeat, bodyOf, dialOf, emit, impossible, silenceOf } from './state/context.ts';
import type { Table } from './state/library.ts';
import type { Match, WindowFrame } from './state/match.ts';
import type { DiceThroneAction } from './state/view-shape.ts';
import { listeners } from './turn/listeners.ts';
import { offensiveEnd } from './turn/offensive.ts';
import { play } from './turn/play.ts';
import { rollPhase } from './turn/roll-phase.ts';
import { defeat, settle } from './turn/settle.ts';
import { targeting } from './turn/targeting.ts';
import { round, turn } from './turn/turn.ts';

const PROCEDURES: ReadonlyMap<string, Procedure> = new Map(
  Object.entries({
    round,
    turn,
    'roll-phase': rollPhase,
    'offensive-end': offensiveEnd,
    targeting,
    settle,
    listeners,
    play,
    use,
    gain,
  }),
);

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
  const leaving = t.m.bodies.filter((body) => !body.out && body.pilot !== undefined && conceded.includes(body.pilot));
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

const isOut = (t: Table, seat: number): boolean => bodyOf(t, bodyForSeat(t, seat)).out;
/** The seat is asked no longer: it is out, or may take no action. */
const isSilent = (t: Table, seat: number): boolean => {
  const body = bodyOf(t, bodyForSeat(t, seat));
  return body.out || silenceOf(t, body) !== undefined;
};

const step = (t: Table): boolean => {
  const frame = top(t.m) ?? impossible('the stack is empty');
  if (frame.kind === 'effects') return stepEffects(t, frame);
  if (frame.kind === 'window') return stepWindow(t, frame);
  return stepProcedure(t, frame, PROCEDURES.get(frame.name) ?? impossible(`no procedure ${frame.name}`));
};

const stepWindow = (t: Table, frame: WindowFrame): boolean => {
  const { asking } = frame;
  dropSeats(asking, (seat) => isSilent(t, seat));
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
  if (refusalOf(t, seat, intent) || misfit(t, seat, intent)) return false;
  perform(t, seat, intent);
  return true;
};

export const forkMatch = (m: Match): Match => clonePlain(m);
