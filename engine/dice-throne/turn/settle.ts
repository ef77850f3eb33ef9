/** Settlement of a pool, the same everywhere: last call, totals, all dials at once, falls, defeats, what was dealt.
 *  And what listens to a moment, one after the other. */

import { LAST_CALLS } from '../actions/situation.ts';
import { modeOf } from '../modes/index.ts';
import { amount, holds, lateReader, poolTotals } from '../rules/amounts.ts';
import { aim, type BodyTotal, totalsOf } from '../rules/damage.ts';
import { raise, raiseAll } from '../rules/moments.ts';
import { addUse, usesOf } from '../rules/uses.ts';
import { ask } from '../stack/asking.ts';
import { pushEffects, pushWindow } from '../stack/frames.ts';
import type { Procedure, Step } from '../stack/procedure.ts';
import { bodyOf, dialOf, emit, heldCount, impossible, maxHealth, type Table } from '../state/context.ts';
import type { Body, BodyId, ListenerAt, Pool, ProcedureFrame, Use } from '../state/match.ts';

const poolOf = (t: Table, f: ProcedureFrame): Pool =>
  t.m.pools.find((pool) => pool.id === f.pool) ?? impossible('the pool is gone');

/** Nobody is asked about health that only rises, nor about an Ultimate's opponents; that much is public. */
const lastCall: Step = {
  name: 'last-call',
  run: (t, f) => {
    const pool = poolOf(t, f);
    if (pool.parcels.length > 0 || poolTotals(t, pool).some((total) => total.final > 0))
      pushWindow(t, LAST_CALLS[pool.of]);
  },
};

/** What stands on boards is read live; it is told here, where it has had its effect. */
const tellStanding = (t: Table, pool: Pool, totals: readonly BodyTotal[]): void => {
  const late = lateReader(t);
  for (const { to, from, n, source } of late.parcels(pool)) {
    emit(t, { type: 'damage', from, to, n: typeof n === 'number' ? n : undefined, source });
  }
  const standing = late.standing();
  for (const change of standing) {
    const without = totalsOf(t, pool, { ...late, standing: () => standing.filter((other) => other !== change) });
    if (totals.every(({ final }, body) => final === without[body]?.final)) continue;
    emit(t, { type: 'modified', op: change.op, n: change.n, of: change.of, source: change.source });
  }
};

const dials: Step = {
  name: 'dials',
  run: (t, f) => {
    const pool = poolOf(t, f);
    const totals = poolTotals(t, pool);
    tellStanding(t, pool, totals);
    const known = { subtotal: (b: number) => totals[b]?.subtotal ?? 0, dealt: (b: number) => totals[b]?.final ?? 0 };
    const change = t.m.dials.map(() => 0);
    f.dealt = totals.map((total) => total.final);
    for (const body of t.m.bodies) {
      const n = f.dealt[body.id] ?? 0;
      change[body.dial] = (change[body.dial] ?? 0) - n;
      if (n > 0) emit(t, { type: 'dealt', seat: body.seat, n });
      else if (pool.parcels.some(({ to }) => (to === 'target' ? aim(t) : to) === body.id))
        emit(t, { type: 'dealt', seat: body.seat, n: 0 });
    }
    // Whoever loses health gives no more than is there, whatever several take at once.
    const left = t.m.dials.map((dial) => dial.health);
    for (const { to, from, n, self, if: cond } of pool.heals) {
      if (cond && !holds(t, { self, known }, cond)) continue;
      let moved = Math.max(0, amount(t, { self, known }, n));
      if (from !== undefined) {
        const { dial } = bodyOf(t, from);
        moved = Math.min(moved, left[dial] ?? 0);
        left[dial] = (left[dial] ?? 0) - moved;
        change[dial] = (change[dial] ?? 0) - moved;
      }
      if (to === undefined) continue;
      const { dial } = bodyOf(t, to);
      change[dial] = (change[dial] ?? 0) + moved;
    }
    for (const [i, dial] of t.m.dials.entries()) {
      const by = change[i] ?? 0;
      if (by === 0) continue;
      const owners = t.m.bodies.filter((body) => body.dial === i);
      const owner = owners[0] ?? impossible('a dial without body');
      dial.health = Math.max(0, Math.min(maxHealth(t, owner.id), dial.health + by));
      emit(t, { type: 'health', seat: owner.seat, seats: owners.map(({ seat }) => seat), health: dial.health, by });
    }
    pool.settled = true;
    f.visits = t.m.bodies.filter((body) => !body.out && dialOf(t, body.id).health <= 0).map((body) => body.id);
  },
};

/** Before anybody is defeated, what stops a fall is heard; any member's serves a shared dial. */
const falling: Step = {
  name: 'falling',
  run: (t, f) => {
    if (f.cancelled) {
      const saved = f.visits?.shift() ?? impossible('nobody was falling');
      dialOf(t, saved).health = f.leave ?? 1;
      emit(t, { type: 'saved', seat: bodyOf(t, saved).seat, health: f.leave ?? 1 });
      f.visits = f.visits?.filter((body) => dialOf(t, body).health <= 0);
      f.cancelled = undefined;
      f.leave = undefined;
      f.passed = undefined;
      return 'stay';
    }
    if (f.passed) {
      // Heard, and nothing stopped it: on to the next one.
      f.visits?.shift();
      f.passed = undefined;
    }
    const next = f.visits?.[0];
    if (next === undefined) return;
    f.passed = true;
    raise(t, { moment: 'falling', by: next });
    return 'stay';
  },
};

const defeats: Step = {
  name: 'defeats',
  run: (t, f) => {
    const fallen = t.m.bodies.filter((body) => !body.out && dialOf(t, body.id).health <= 0);
    defeat(t, fallen);
    f.visits = t.m.bodies.filter((body) => (f.dealt?.[body.id] ?? 0) > 0).map((body) => body.id);
    if (!t.m.outcome)
      raiseAll(
        t,
        fallen.map(({ id }) => ({ moment: 'defeated', by: id })),
      );
  },
};

/** Takes bodies off the table together; the mode says whether the match is over with that. */
export const defeat = (t: Table, bodies: readonly Body[]): void => {
  if (bodies.length === 0) return;
  for (const body of bodies) {
    body.out = true;
    emit(t, { type: 'defeated', seat: body.seat });
  }
  t.m.fallen.push(bodies.map((body) => body.id));
  const outcome = modeOf(t.m.mode).outcome(t);
  if (!outcome) return;
  t.m.outcome = outcome;
  emit(t, { type: 'over', winners: outcome.winners, draw: outcome.draw });
};

const dealt: Step = {
  name: 'dealt',
  run: (t, f) => {
    const body = f.visits?.shift();
    if (body === undefined) return;
    raise(t, { moment: 'dealt', by: body, n: f.dealt?.[body] ?? 0 });
    return 'stay';
  },
};

const close: Step = {
  name: 'close',
  run: (t, f) => {
    t.m.pools = t.m.pools.filter((pool) => pool.id !== f.pool);
  },
};

/** Settles a pool: `pool` is its id. */
export const settle: Procedure = [lastCall, dials, falling, defeats, dealt, close];

/** Lets what listens to a moment speak, in order; each is checked again in its turn. */
export const listeners: Procedure = [
  {
    name: 'next',
    run: (t, f) => {
      const { heard, queue } = f;
      if (!heard || !queue) return impossible('listeners without a moment');
      if (queue.length === 0) {
        const below = t.m.stack[t.m.stack.length - 2];
        if (heard.cancelled && below?.kind === 'procedure') {
          below.cancelled = true;
          if (heard.leave !== undefined) below.leave = heard.leave;
        }
        return 'end';
      }
      const next = pickNext(t, f, queue);
      if (next === undefined) return 'wait';
      f.answers = undefined;
      if (stillListens(t, next)) {
        const { at, self, source, origin, roll } = next;
        emit(t, { type: 'triggered', seat: bodyOf(t, self).seat, source });
        pushEffects(t, { at, self, source, origin, roll });
      }
      return 'stay';
    },
  },
];

/** In upkeep the active player orders simultaneous ones, asked only where it can matter. */
const pickNext = (t: Table, f: ProcedureFrame, queue: ListenerAt[]): ListenerAt | undefined => {
  const free = f.heard?.moment === 'begins:upkeep' ? queue.filter((listener) => orderMatters(t, listener)) : [];
  if (free.length < 2) return queue.shift();
  const answer = ask(
    { t, f, asked: 0 },
    t.m.active,
    queue.map((listener) => listener.source),
    'rule:order',
  );
  if (answer === undefined) return undefined;
  const at = queue.findIndex((listener) => listener.source === answer);
  return queue.splice(at, 1)[0];
};
const orderMatters = (t: Table, listener: ListenerAt): boolean => t.lib.ordered.has(listener.at);

/** Counts one of the times that a listener may speak; answers whether it still may. */
const speaks = (t: Table, by: BodyId, at: string, n: number, per: Use['per']): boolean => {
  if (usesOf(t, by, at) >= n) return false;
  addUse(t, by, at, per);
  return true;
};
const showsSide = (t: Table, body: BodyId, side: string): boolean =>
  bodyOf(t, body).companions.some((companion) => companion.side === side);
const stillListens = (t: Table, { at, self, source, origin, lasting, roll }: ListenerAt): boolean => {
  if (bodyOf(t, self).out) return false;
  if (lasting !== undefined) {
    const word = t.m.lasting.find((other) => other.id === lasting);
    const effect = word && t.lib.programs.get(word.at)?.[word.index];
    if (!word || effect?.do !== 'on' || (effect.if && !holds(t, { self, roll }, effect.if))) return false;
    if (word.left > 0) word.left--;
    return effect.per === undefined || effect.times === undefined || speaks(t, self, at, effect.times, effect.per);
  }
  if (source.startsWith('companion:') && !showsSide(t, self, source.slice('companion:'.length))) return false;
  if (source.startsWith('token:') && heldCount(t, self, source.slice('token:'.length)) === 0) return false;
  const cond = t.lib.conditions.get(at);
  if (cond !== undefined && !holds(t, { self, origin, roll }, cond)) return false;
  const times = t.lib.times.get(at);
  return times === undefined || speaks(t, self, at, times.n, times.per);
};
