/** Verbs that steer: branches, repetition, the printed break, phases, and words that stay for a while. */

import { amount, holds, one, whoIs } from '../amounts.ts';
import { endGiven } from '../ask.ts';
import { heardBy, pushInner, pushProcedure, pushWindow } from '../stack.ts';
import { bodyOf, emit, impossible, rollOf } from '../table.ts';
import type { Adjust, Cancel, Cannot, Each, If, On, Phase } from '../words.ts';
import { type Exec, planning, type Result, resolve } from './exec.ts';

export const branch = (x: Exec, e: If): Result => {
  if (planning(x)) return 'done';
  const run = holds(x.t, x.f, e.cond) ? e.run : e.else;
  if (run) pushInner(x.t, x.f, run);
  return 'done';
};

/** Repeats, or visits each of some bodies. `visits` holds those still to come. */
export const each = (x: Exec, e: Each): Result => {
  const { t, f } = x;
  if (planning(x)) return 'done';
  const visiting = typeof e.over === 'object' && 'who' in e.over;
  if (f.visits === undefined) {
    f.visits = visiting ? [...whoIs(t, f, e.over.who)] : Array.from({ length: amount(t, f, e.over) }, (_, i) => i);
  }
  const next = f.visits.shift();
  if (next === undefined) return 'done';
  const picks = visiting && e.as ? { ...f.picks, [e.as]: { bodies: [next] } } : undefined;
  pushInner(t, f, e.run, picks ? { picks } : {});
  return 'again';
};

/** The printed break. What is noted on a target lands first, so the target must be known before. */
export const breakInPlay = (x: Exec): Result => {
  const { t, f } = x;
  if (f.stage === undefined) {
    endGiven(t);
    f.stage = 1;
    if (t.m.attack && t.m.attack.noted.length > 0) {
      pushProcedure(t, 'targeting');
      return 'again';
    }
  }
  if (f.stage === 1) {
    f.stage = 2;
    const roll = f.roll === undefined ? undefined : rollOf(t, f.roll);
    pushWindow(t, 'then', roll?.open ? roll.id : undefined);
    return 'again';
  }
  return 'done';
};

export const phase = (x: Exec, e: Phase): Result => {
  const { t, f } = x;
  if (planning(x)) return 'done';
  if (e.how === 'skip') {
    const heard = heardBy(t.m) ?? impossible('nothing to skip');
    heard.cancelled = true;
    emit(t, { type: 'phase-skipped', seat: bodyOf(t, f.self).seat, phase: 'offensive-roll' });
    return 'done';
  }
  if (e.how === 'restart') return impossible('no content restarts a phase yet');
  const by = one(t, f, e.by);
  const against = one(t, f, e.against);
  if (by !== against && !bodyOf(t, by).out && !bodyOf(t, against).out) t.m.extra.push({ by, against });
  return 'done';
};

export const cancel = (x: Exec, e: Cancel): Result => {
  if (planning(x)) return 'done';
  const heard = heardBy(x.t.m) ?? impossible('nothing to cancel');
  heard.cancelled = true;
  if (e.leave !== undefined) heard.leave = e.leave;
  return 'done';
};

/** Changes a figure of the rules: roll attempts of the phase that runs, or a stack limit for the rest of the game. */
export const adjust = (x: Exec, e: Adjust): Result => {
  const { t, f } = x;
  const of = resolve(x, e.of);
  if (of === 'wait') return 'wait';
  if (planning(x)) return 'done';
  const by = amount(t, f, e.by);
  for (const body of of) {
    if (e.what === 'attempts') {
      const { rolling } = t.m;
      if (rolling?.by !== body) continue;
      rolling.extra += by;
      const roll = t.m.rolls.find((other) => other.id === rolling.roll);
      // Whoever announced already may go back and use the attempt.
      if (roll && by > 0) roll.altered = true;
      emit(t, { type: 'attempts', seat: bodyOf(t, body).seat, n: by });
    } else {
      const token = e.what.slice('limit:'.length);
      const owner = bodyOf(t, body);
      owner.limits = { ...owner.limits, [token]: (owner.limits?.[token] ?? 0) + by };
      emit(t, { type: 'limit', seat: owner.seat, token, n: by });
    }
  }
  return 'done';
};

/** A word that stays for a while: it is kept as an address and read when its moment comes. */
export const lasting = (x: Exec, e: On | Cannot): Result => {
  const { t, f } = x;
  if (planning(x)) return 'done';
  t.m.lasting.push({
    id: t.m.next++,
    at: f.at,
    index: f.index,
    self: f.self,
    of: e.do === 'on' ? f.self : one(t, f, e.of),
    source: f.source,
    until: e.until ?? 'turn',
    left: e.do === 'on' ? (e.times ?? -1) : -1,
  });
  return 'done';
};
