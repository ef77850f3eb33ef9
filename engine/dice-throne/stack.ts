/** The stack is the program: what is left to do, innermost last. */
import type { Seat } from '../core/game.ts';
import { openWindow } from '../core/window.ts';
import type { EffectFrame, Heard, Match, Pick, ProcedureFrame, WindowFrame } from './state.ts';
import { clockwise, emit, silence, type Table } from './table.ts';
import type { Program } from './words.ts';

export const top = (m: Match): Match['stack'][number] | undefined => m.stack[m.stack.length - 1];

export const pushProcedure = (t: Table, name: string, fields: Partial<ProcedureFrame> = {}): void => {
  t.m.stack.push({ kind: 'procedure', name, step: 0, ...fields });
};

export const pushEffects = (t: Table, frame: Omit<EffectFrame, 'kind' | 'index'> & { index?: number }): void => {
  const program = t.lib.programs.get(frame.at);
  // An empty program (a declined "may") needs no frame.
  if (!program || program.length === 0) return;
  t.m.stack.push({
    kind: 'effects',
    index: 0,
    answers: undefined,
    stage: undefined,
    made: undefined,
    visits: undefined,
    ...frame,
  });
};

/** What an inner program takes over from the effect that starts it. */
export const inherit = (f: EffectFrame): Omit<EffectFrame, 'kind' | 'index' | 'at'> => ({
  self: f.self,
  source: f.source,
  ...(f.origin === undefined ? {} : { origin: f.origin }),
  ...(f.roll === undefined ? {} : { roll: f.roll }),
  ...(f.named ? { named: f.named } : {}),
  ...(f.row === undefined ? {} : { row: f.row }),
  ...(f.picks ? { picks: f.picks } : {}),
});

/** Starts an inner program of the effect. */
export const pushInner = (
  t: Table,
  f: EffectFrame,
  program: Program,
  more: { roll?: number; named?: Record<string, number>; picks?: Record<string, Pick> } = {},
): void => {
  const at = t.lib.addresses.get(program);
  if (at === undefined) throw new Error(`impossible: a program inside ${f.at} has no address`);
  pushEffects(t, { ...inherit(f), ...more, at });
};

/** Seats that a window asks: everybody at the table who may act, the player whose turn it is first. */
export const askedSeats = (t: Table): Seat[] => {
  const seats: Seat[] = [];
  for (const body of clockwise(t)) {
    if (!seats.includes(body.seat) && silence(t, body.seat) === undefined) seats.push(body.seat);
  }
  return seats;
};

/** Instants, roll phase cards and spent tokens cannot be interrupted; a main phase card and an ability can. */
const uninterruptible = (m: Match): boolean => {
  for (let i = m.stack.length - 1; i >= 0; i--) {
    const frame = m.stack[i];
    if (frame?.kind === 'procedure') return frame.name === 'play' && !frame.run?.planning;
  }
  return false;
};

/** Opens an asking window. Whom it asks depends on public knowledge only. */
export const pushWindow = (t: Table, moment: string, closes?: number): void => {
  const seats = askedSeats(t);
  const frame: WindowFrame = {
    kind: 'window',
    moment,
    asking: openWindow(seats),
    since: t.m.step,
    ...(moment === 'die-rolled' && uninterruptible(t.m) ? { diceOnly: true } : {}),
    ...(closes === undefined ? {} : { closes }),
  };
  t.m.stack.push(frame);
  emit(t, { type: 'window', moment, seats });
};

/** The moment that the listeners nearest on the stack hear. */
export const heardBy = (m: Match): Heard | undefined => {
  for (let i = m.stack.length - 1; i >= 0; i--) {
    const frame = m.stack[i];
    if (frame?.kind === 'procedure' && frame.heard) return frame.heard;
  }
  return undefined;
};
