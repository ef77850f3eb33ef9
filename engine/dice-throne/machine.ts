/** The machine: runs the stack until a player is waited for or the match is over. Held intents of windows resolve here,
 *  each checked again when its turn comes. */
import { clonePlain } from '../core/clone.ts';
import { Runaway } from '../core/refusal.ts';
import { askAgain, dropSeats, nextInWindow, release } from '../core/window.ts';
import { misfit } from './actions/answers.ts';
import { refusalOf } from './actions/refusals.ts';
import { perform, take } from './actions/take.ts';
import { use } from './actions/uses.ts';
import { copyCast } from './rules/cast.ts';
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

/** What content may make of a match before anybody is asked: steps, frames that lie on each other, and things that stay
 *  in it from one action to the next. The heroes of the game never need a tenth of any of these. */
const MOST_STEPS = 2000;
const MOST_FRAMES = 500;
const MOST_HELD = 1000;

/** Runs until somebody is waited for, or the match is over. Throws `Runaway` when the content does not come to rest. */
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
    if (!step(t) && !answerForAbsent(t)) return checkHeld(t.m);
    if (t.m.stack.length > MOST_FRAMES) throw new Runaway(`more than ${MOST_FRAMES} frames lie on the stack`);
  }
  throw new Runaway(`the stack did not come to rest within ${MOST_STEPS} steps`);
};

/** One action may leave little and still, again and again, fill the match. */
const checkHeld = ({ pools, lasting, extra, rolls, uses, attack }: Match): void => {
  let held = lasting.length + extra.length + rolls.length + uses.length + (attack?.noted.length ?? 0);
  for (const { parcels, changes } of pools) held += parcels.length + changes.length;
  if (held > MOST_HELD) throw new Runaway(`more than ${MOST_HELD} effects lie in the match`);
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

export const forkMatch = (m: Match): Match => {
  const copy = clonePlain(m);
  copyCast(m, copy);
  return copy;
};
