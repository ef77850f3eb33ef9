/** The stack is the program: what is left to do, innermost last. */
import type { Seat } from '../../core/game.ts';
import { Gathering } from '../../core/gathering.ts';
import { openWindow } from '../../core/window.ts';
import { emit, isCoop, silenceOf } from '../state/context.ts';
import type { Table } from '../state/library.ts';
import type { EffectFrame, Heard, Match, Picked, ProcedureFrame, WindowFrame } from '../state/match.ts';
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

/** A frame always has all its fields, in one order, whether or not they hold anything: frames of many shapes would make
 *  every look at the stack slow. */
export const pushProcedure = (t: Table, name: string, fields: Partial<ProcedureFrame> = NO_FIELDS): void => {
  t.m.stack.push(procedureFrame(name, fields));
};
/** Puts a procedure under the innermost one of that name, or on top where there is none: it comes as soon as that one is
 *  done. */
export const pushBehind = (t: Table, under: string, name: string, fields: Partial<ProcedureFrame>): void => {
  const { stack } = t.m;
  const at = stack.findLastIndex((f) => f.kind === 'procedure' && f.name === under);
  stack.splice(at < 0 ? stack.length : at, 0, procedureFrame(name, fields));
};
const procedureFrame = (name: string, fields: Partial<ProcedureFrame>): ProcedureFrame => {
  return {
    kind: 'procedure',
    name,
    step: fields.step ?? BEGIN,
    by: fields.by,
    against: fields.against,
    card: fields.card,
    seat: fields.seat,
    level: fields.level,
    strikesFirst: fields.strikesFirst,
    tile: fields.tile,
    pool: fields.pool,
    heard: fields.heard,
    queue: fields.queue,
    visits: undefined,
    dealt: undefined,
    borne: undefined,
    announcing: undefined,
    use: fields.use,
    defence: undefined,
    roll: undefined,
    passed: undefined,
    cancelled: undefined,
    leave: undefined,
    run: fields.run,
    answers: undefined,
    since: undefined,
  };
};
const NO_FIELDS: Partial<ProcedureFrame> = {};

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

/** What a program of the content is started with. */
export type EffectStart = Pick<
  EffectFrame,
  'at' | 'self' | 'source' | 'origin' | 'roll' | 'named' | 'row' | 'picks' | 'planning'
>;

export const effectFrame = (from: EffectStart, index = 0, landing: true | undefined = undefined): EffectFrame => ({
  kind: 'effects',
  at: from.at,
  index,
  self: from.self,
  source: from.source,
  origin: from.origin,
  roll: from.roll,
  named: from.named,
  row: from.row,
  picks: from.picks,
  answers: undefined,
  stage: undefined,
  made: undefined,
  visits: undefined,
  planning: from.planning,
  plan: undefined,
  landing,
  stopped: undefined,
});

export const pushEffects = (t: Table, from: EffectStart): void => {
  const program = t.lib.ready.get(from.at);
  // An empty program (a declined "may") needs no frame.
  if (!program || program.steps.length === 0) return;
  t.m.stack.push(effectFrame(from));
};

/** Starts an inner program of the effect, which takes over what the effect knows. */
export const pushInner = (
  t: Table,
  f: EffectFrame,
  at: string,
  more: { roll?: number; named?: Record<string, number>; picks?: Record<string, Picked> } = NO_MORE,
): void =>
  pushEffects(t, {
    at,
    self: f.self,
    source: f.source,
    origin: f.origin,
    roll: more.roll ?? f.roll,
    named: more.named ?? f.named,
    row: f.row,
    picks: more.picks ?? f.picks,
  });
const NO_MORE: { roll?: number; named?: Record<string, number>; picks?: Record<string, Picked> } = {};

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

/** Opens an asking window. `closes`: the roll that is closed with it; `diceOnly`: nothing but dice may be touched. Whom it asks depends on public knowledge only. Where all players stand together hands are open,
 *  and the machine still leaves out who has nothing to raise (`narrow`). */
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
