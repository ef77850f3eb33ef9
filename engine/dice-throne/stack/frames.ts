/** The stack is the program: what is left to do, innermost last. */

import type { Seat } from '../../core/game.ts';
import { type Filling, Gathering } from '../../core/gathering.ts';
import { openWindow } from '../../core/window.ts';
import { emit, isCoop, silenceOf } from '../state/context.ts';
import type { BodyId, EffectFrame, Heard, Match, ProcedureFrame, Source, WindowFrame } from '../state/match.ts';
import type { Table } from '../state/table.ts';
import { BEGIN } from './procedure.ts';
import type { WindowMoment } from './windows.ts';

/** The one string of an address. Programs are found by their address at every step, and strings are compared letter by
 *  letter unless they are the same object; keys of objects are. The object has no prototype: plain objects with a key of
 *  their own each would use up the shapes that all plain objects share, and from then on each of them would have its own. */
export const address = (at: string): string => {
  const keyed: Record<string, true> = Object.create(null);
  keyed[at] = true;
  return Object.keys(keyed)[0] ?? at;
};

export const top = (m: Match): Match['stack'][number] | undefined => m.stack[m.stack.length - 1];

/** Puts a procedure on the stack, and returns it for its fields to be filled in. A frame always has all its fields, in one
 *  order, whether or not they hold anything: frames of many shapes would make every look at the stack slow, and so would
 *  fields that come in an object of each caller's own. */
export const pushProcedure = (t: Table, name: string): Filling<ProcedureFrame> => {
  const frame = procedureFrame(name);
  t.m.stack.push(frame);
  return frame;
};
/** The same under the innermost procedure of that name, or on top where there is none: it comes as soon as that one is
 *  done. */
export const pushBehind = (t: Table, under: string, name: string): Filling<ProcedureFrame> => {
  const { stack } = t.m;
  const at = stack.findLastIndex((f) => f.kind === 'procedure' && f.name === under);
  const frame = procedureFrame(name);
  stack.splice(at < 0 ? stack.length : at, 0, frame);
  return frame;
};
const procedureFrame = (name: string): Filling<ProcedureFrame> => ({
  kind: 'procedure',
  name,
  step: BEGIN,
  by: undefined,
  against: undefined,
  card: undefined,
  seat: undefined,
  level: undefined,
  strikesFirst: undefined,
  tile: undefined,
  pool: undefined,
  heard: undefined,
  queue: undefined,
  visits: undefined,
  dealt: undefined,
  struck: undefined,
  borne: undefined,
  announcing: undefined,
  use: undefined,
  defence: undefined,
  roll: undefined,
  passed: undefined,
  cancelled: undefined,
  leave: undefined,
  run: undefined,
  answers: undefined,
  since: undefined,
});

/** What goes by a name already, and one thing more under its own. Written field by field: an object spread into another has
 *  a shape of its own, and things of many shapes are slow to look at. */
export const withNamed = <T>(
  known: Readonly<Record<string, T>> | undefined,
  name: string,
  one: NoInfer<T>,
): Record<string, T> => {
  const all: Record<string, T> = {};
  if (known) for (const [other, thing] of Object.entries(known)) all[other] = thing;
  all[name] = one;
  return all;
};

/** A program of the content at its first effect, to be filled in. */
export const effectFrame = (at: string, self: BodyId, source: Source): Filling<EffectFrame> => ({
  kind: 'effects',
  at,
  index: 0,
  self,
  source,
  origin: undefined,
  roll: undefined,
  named: undefined,
  row: undefined,
  picks: undefined,
  answers: undefined,
  stage: undefined,
  made: undefined,
  visits: undefined,
  planning: undefined,
  plan: undefined,
  landing: undefined,
  stopped: undefined,
});
/** Another one of the same effect, which knows what that knows. */
export const innerFrame = (f: EffectFrame, at: string): Filling<EffectFrame> => {
  const frame = effectFrame(at, f.self, f.source);
  frame.origin = f.origin;
  frame.roll = f.roll;
  frame.named = f.named;
  frame.row = f.row;
  frame.picks = f.picks;
  return frame;
};

/** Starts a program of the content, and returns it for its fields to be filled in. */
export const pushEffects = (t: Table, at: string, self: BodyId, source: Source): Filling<EffectFrame> =>
  started(t, effectFrame(at, self, source));
/** Starts an inner program of the effect, which takes over what the effect knows. */
export const pushInner = (t: Table, f: EffectFrame, at: string): Filling<EffectFrame> => started(t, innerFrame(f, at));
const started = (t: Table, frame: Filling<EffectFrame>): Filling<EffectFrame> => {
  // An empty program (a declined "may") needs no frame.
  const steps = t.lib.ready.get(frame.at)?.steps.length ?? 0;
  if (steps > 0) t.m.stack.push(frame);
  return frame;
};

/** Seats that a window asks: every player at the table who may act, in order of priority. */
export const askedSeats = (t: Table): Seat[] => {
  const { bodies, turnOf } = t.m;
  for (let i = 0; i < bodies.length; i++) {
    const body = bodies[(turnOf + i) % bodies.length];
    if (body && !body.out && body.pilot !== undefined && silenceOf(t, body) === undefined) seats.add(body.pilot);
  }
  return seats.take();
};
const seats = new Gathering<Seat>();

/** Instants, roll phase cards and spent tokens cannot be interrupted; a main phase card and an ability can. */
const uninterruptible = (m: Match): boolean => {
  for (let i = m.stack.length - 1; i >= 0; i--) {
    const frame = m.stack[i];
    if (frame?.kind === 'procedure') return frame.name === 'play' && !frame.run?.planning;
  }
  return false;
};

/** Opens an asking window. `closes`: the roll that is closed with it; `diceOnly`: nothing but dice may be touched. Whom it asks
 *  depends on public knowledge only. Where all players stand together hands are open, and the machine still leaves out who has
 *  nothing to raise (`narrow`). */
export const pushWindow = (t: Table, moment: WindowMoment, closes?: number, diceOnly = false): void => {
  const narrow = isCoop(t.m);
  const seats = narrow ? [] : askedSeats(t);
  const frame: WindowFrame = {
    kind: 'window',
    moment,
    asking: openWindow(seats),
    since: t.m.step,
    diceOnly: diceOnly || (moment === 'die-rolled' && uninterruptible(t.m)) ? true : undefined,
    closes,
    resolved: undefined,
    narrow: narrow ? 'unseen' : undefined,
  };
  t.m.stack.push(frame);
  if (!narrow) emit(t, { type: 'window', moment, seats });
};

/** The moment that the listeners nearest on the stack hear. */
export const heardBy = (m: Match): Heard | undefined => {
  for (let i = m.stack.length - 1; i >= 0; i--) {
    const frame = m.stack[i];
    if (frame?.kind === 'procedure' && frame.heard) return frame.heard;
  }
  return undefined;
};
