/** Verbs that steer: branches, repetition, the printed break, phases, and words that stay for a while. */

import { amount, FIRST_SIDE, holds, whoIs } from '../rules/amounts.ts';
import { canPay, pay } from '../rules/costs.ts';
import { countUse, withinLimit } from '../rules/uses.ts';
import { endGiven } from '../stack/asking.ts';
import { heardBy, pushEffects, pushInner, pushProcedure, pushWindow } from '../stack/frames.ts';
import { stepNamed } from '../stack/procedure.ts';
import { bodyOf, emit, impossible, rollOf, type Table } from '../state/context.ts';
import type { LibraryOffer, LibraryPart } from '../state/library.ts';
import type { BodyId, Lasting } from '../state/match.ts';
import { rollPhase } from '../turn/roll-phase.ts';
import type { Adjust, Become, Cancel, Cannot, Each, If, On, Phase, Run } from '../vocabulary/words.ts';
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
  if (e.how === 'restart') return restart(x);
  const [by] = whoIs(t, f, e.by);
  const [against] = whoIs(t, f, e.against);
  if (by === undefined || against === undefined) return 'done';
  if (by !== against && !bodyOf(t, by).out && !bodyOf(t, against).out) t.m.extra.push({ by, against });
  return 'done';
};

/** The phase that runs goes on from its beginning: what was announced is dropped, attempts are new, those made still count.
 *  No end is raised, so nothing leaves. Once the Offensive Roll Phase has ended there is nothing to restart. */
const restart = ({ t, f }: Exec): Result => {
  const { rolling } = t.m;
  const frame = t.m.stack.findLast((other) => other.kind === 'procedure' && other.name === 'roll-phase');
  if (!rolling || rolling.ended || rolling.by !== f.self || frame?.kind !== 'procedure') return 'done';
  rolling.extra = rolling.used;
  rolling.bought = 0;
  rolling.roll = undefined;
  rolling.announced = undefined;
  t.m.attack = undefined;
  t.m.locked = [];
  frame.step = stepNamed(rollPhase, 'roll');
  frame.since = undefined;
  emit(t, { type: 'phase-restarted', seat: bodyOf(t, f.self).seat, phase: 'offensive-roll' });
  return 'done';
};

/** Runs a part that has a name, of each body meant, so many times. `visits` holds the runs still to come. */
export const runPart = (x: Exec, e: Run): Result => {
  const { t, f } = x;
  if (planning(x)) return 'done';
  if (f.visits === undefined) {
    const times = e.n === undefined ? 1 : amount(t, f, e.n);
    f.visits = whoIs(t, f, e.of).flatMap((body) => Array.from({ length: times }, () => body));
  }
  const next = f.visits.shift();
  if (next === undefined) return 'done';
  const part = partOf(t, next, e.part);
  if (!part) return 'again';
  const { at, source, offer } = part;
  if (source === undefined) {
    pushEffects(t, { at, self: next, source: f.source, origin: f.origin, roll: f.roll, named: f.named, row: f.row });
    return 'again';
  }
  if (offer) {
    if (!mayRun(t, next, offer, e.free)) return 'again';
    if (!e.free) pay(t, { self: next }, next, offer.def.cost);
    countUse(t, next, offer);
  }
  pushEffects(t, { at, self: next, source, origin: f.self });
  return 'again';
};
const partOf = (t: Table, body: BodyId, part: string): LibraryPart | undefined =>
  t.lib.parts.get(part.includes('/') ? part : `${bodyOf(t, body).hero}:${part}`);
const mayRun = (t: Table, body: BodyId, offer: LibraryOffer, free: true | undefined): boolean => {
  if (!withinLimit(t, body, offer)) return false;
  if (free) return true;
  if (offer.def.cost?.cards !== undefined) return false;
  return (
    canPay(t, { self: body }, body, offer.def.cost) && (!offer.def.when || holds(t, { self: body }, offer.def.when))
  );
};

/** Turns the board, or one companion, to another side. */
export const become = (x: Exec, e: Become): Result => {
  const { t, f } = x;
  if (planning(x)) return 'done';
  const owner = bodyOf(t, f.self);
  if (e.what === 'board') {
    const sides = [FIRST_SIDE, ...(t.lib.heroes.get(owner.hero)?.boards.keys() ?? [])];
    const side = e.side === 'next' ? sides[sides.indexOf(owner.side || FIRST_SIDE) + 1] : e.side;
    if (side === undefined || side === (owner.side || FIRST_SIDE)) return 'done';
    owner.side = side === FIRST_SIDE ? '' : side;
    emit(t, { type: 'turned', seat: owner.seat, board: side });
    return 'done';
  }
  const { companion, from } = e.what;
  const sides = t.lib.companions.get(companion)?.sides ?? impossible(`no companion ${companion}`);
  const to = e.side === 'next' ? sides[sides.findIndex(({ id }) => id === from) + 1]?.id : e.side;
  const turning = owner.companions.find((other) => other.id === companion && other.side === from);
  const limit = t.lib.sides.get(to ?? '')?.limit ?? 0;
  if (!turning || to === undefined || owner.companions.filter(({ side }) => side === to).length >= limit) return 'done';
  turning.side = to;
  turning.since = t.m.now;
  emit(t, { type: 'became', seat: owner.seat, companion, side: to });
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
    } else if (!e.what.startsWith('limit:')) {
      t.m.lasting.push({ ...stays(x, body, e.until), left: -1, by });
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
  const [of] = e.do === 'on' ? [f.self] : whoIs(t, f, e.of);
  if (of === undefined) return 'done';
  t.m.lasting.push({
    ...stays(x, of, e.until),
    left: e.do === 'on' && e.per === undefined ? (e.times ?? -1) : -1,
  });
  return 'done';
};
const stays = ({ t, f }: Exec, of: BodyId, until: Lasting['until'] = 'turn'): Omit<Lasting, 'left'> => ({
  id: t.m.next++,
  at: f.at,
  index: f.index,
  self: f.self,
  of,
  source: f.source,
  until,
});
