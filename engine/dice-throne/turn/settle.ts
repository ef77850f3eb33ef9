/** Settlement of a pool, the same everywhere: last call, totals, all dials at once, falls, defeats, what was dealt. */

import { modeOf } from '../modes/index.ts';
import { aim } from '../rules/attack.ts';
import { moveCompanionDials } from '../rules/companions.ts';
import { raise, raiseAll } from '../rules/moments.ts';
import { type BodyTotal, laidIn, poolTotals, standingChanges, standingParcels, totalsOf } from '../rules/totals.ts';
import { question, settled, WAIT } from '../stack/asking.ts';
import { pushWindow } from '../stack/frames.ts';
import { type Procedure, type ProcedureStep, procedure } from '../stack/procedure.ts';
import { LAST_CALLS } from '../stack/windows.ts';
import { bodyOf, decider, dialOf, emit, impossible, isGone, maxHealth, programOf } from '../state/context.ts';
import { focusKnowing } from '../state/focus.ts';
import type { Body, Borne, Heal, Parcel, Pool, ProcedureFrame } from '../state/match.ts';
import type { Asks, Known, Table } from '../state/table.ts';
import { actsAt } from './acting.ts';

const poolOf = (t: Table, f: ProcedureFrame): Pool =>
  t.m.pools.find((pool) => pool.id === f.pool) ?? impossible('the pool is gone');

/** Whom it is meant for is still there. */
const reaches = (t: Table, { to }: Parcel): boolean => {
  const body = to === 'target' ? aim(t) : to;
  return body === undefined || !isGone(t, body);
};

/** Nobody is asked about health that only rises, nor about an Ultimate's opponents; that much is public. What acts in the own
 *  upkeep is waited for in any case. */
const lastCall: ProcedureStep = {
  name: 'last-call',
  run: (t, f) => {
    const pool = poolOf(t, f);
    const acts = pool.of === 'upkeep' && actsAt(t, bodyOf(t, t.m.turnOf), 'upkeep');
    if (
      acts ||
      pool.parcels.some((parcel) => reaches(t, parcel)) ||
      poolTotals(t, pool).some((total) => total.final > 0)
    )
      pushWindow(t, LAST_CALLS[pool.of]);
  },
};

/** What stands on boards is read live; it is told here, where it has had its effect. */
const tellStanding = (t: Table, pool: Pool, totals: readonly BodyTotal[]): void => {
  for (const { to, from, n, source } of pool.of === 'roll' ? standingParcels(t) : [])
    emit(t, { type: 'damage', from, to, n, source });
  const standing = standingChanges(t);
  if (standing.length === 0) return;
  const { parcels } = laidIn(t, pool);
  for (const change of standing) {
    const others = standing.filter((other) => other !== change);
    const without = totalsOf(t, { parcels, changes: [...pool.changes, ...others] });
    if (totals.every(({ final }, body) => final === without[body]?.final)) continue;
    emit(t, { type: 'modified', op: change.op, n: change.n, of: change.of, source: change.source });
  }
};

/** How much health moves: what was fixed before, or what is read now. */
const healed = (t: Table, { n, late, self }: Heal, known: Known): number => {
  const read = late && programOf(t, late.at).steps[late.index]?.late;
  if (!read) return n;
  const f = focusKnowing(self, known);
  if (read.holds && !read.holds(t, f)) return 0;
  return read.n ? read.n(t, f) : n;
};

/** What companions bear of the Attack: what is left of it, but nothing that cannot be avoided. How much, its player may say,
 *  now that totals are known. */
function* shares(t: Table, pool: Pool): Asks<(Borne | undefined)[]> {
  const borne: (Borne | undefined)[] = [];
  for (const [body, { passable }] of poolTotals(t, pool).entries()) {
    const bearer = pool.bearers.findLast((other) => other.body === body);
    if (!bearer || passable === 0) continue;
    const options = Array.from({ length: passable + 1 }, (_, n) => `amount:${n}`);
    const n =
      bearer.share === 'all' ? passable : options.indexOf(yield question(decider(t, body), options, bearer.source));
    borne[body] = { by: bearer.companion, n };
  }
  return borne;
}
const share: ProcedureStep = {
  name: 'share',
  run: (t, f) => {
    const pool = poolOf(t, f);
    const borne = pool.bearers.length > 0 ? settled(t, f, shares(t, pool)) : undefined;
    if (borne === WAIT) return 'wait';
    f.borne = borne;
  },
};

const dials: ProcedureStep = {
  name: 'dials',
  run: (t, f) => {
    const pool = poolOf(t, f);
    const totals = poolTotals(t, pool);
    tellStanding(t, pool, totals);
    const known: Known = { subtotal: (b) => totals[b]?.subtotal ?? 0, dealt: (b) => totals[b]?.ofAttack ?? 0 };
    const change = t.m.dials.map(() => 0);
    f.dealt = totals.map((total) => total.final);
    f.struck = totals.map((total) => total.ofAttack);
    for (const body of t.m.bodies) {
      const n = (f.dealt[body.id] ?? 0) - (f.borne?.[body.id]?.n ?? 0);
      change[body.dial] = (change[body.dial] ?? 0) - n;
      if (n > 0) emit(t, { type: 'dealt', seat: body.seat, n });
      else if (!isGone(t, body.id) && pool.parcels.some(({ to }) => (to === 'target' ? aim(t) : to) === body.id))
        emit(t, { type: 'dealt', seat: body.seat, n: 0 });
    }
    // Whoever loses health gives no more than is there, whatever several take at once.
    const left = t.m.dials.map((dial) => dial.health);
    for (const heal of pool.heals) {
      const { to, from, companion } = heal;
      if (companion !== undefined) continue;
      let moved = Math.max(0, healed(t, heal, known));
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
    for (let i = 0; i < change.length; i++) {
      const by = change[i] ?? 0;
      const dial = t.m.dials[i];
      if (by === 0 || !dial) continue;
      const owners = t.m.bodies.filter((body) => body.dial === i);
      const owner = owners[0] ?? impossible('a dial without body');
      if (isGone(t, owner.id)) continue;
      dial.health = Math.max(0, Math.min(maxHealth(t, owner.id), dial.health + by));
      emit(t, { type: 'health', seat: owner.seat, seats: owners.map(({ seat }) => seat), health: dial.health, by });
    }
    moveCompanionDials(t, pool, f.borne ?? []);
    pool.settled = true;
    f.visits = [];
    for (const body of t.m.bodies) if (!body.out && dialOf(t, body.id).health <= 0) f.visits.push(body.id);
  },
};

/** Before anybody is defeated, what stops a fall is heard; any member's serves a shared dial. */
const falling: ProcedureStep = {
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
    raise(t, 'falling', next);
    return 'stay';
  },
};

const defeats: ProcedureStep = {
  name: 'defeats',
  run: (t, f) => {
    const mode = modeOf(t.m.mode);
    mode.rescue?.(t);
    const fallen = t.m.bodies.filter((body) => !body.out && dialOf(t, body.id).health <= 0);
    defeat(t, fallen);
    f.visits = [];
    for (const { id } of t.m.bodies) if ((f.dealt?.[id] ?? 0) > 0) f.visits.push(id);
    if (t.m.outcome || fallen.length === 0) return;
    mode.afterFall?.(t, fallen);
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

const dealt: ProcedureStep = {
  name: 'dealt',
  run: (t, f) => {
    const body = f.visits?.shift();
    if (body === undefined) return;
    raise(t, 'dealt', body, { n: f.struck?.[body] ?? 0 });
    return 'stay';
  },
};

const close: ProcedureStep = {
  name: 'close',
  run: (t, f) => {
    t.m.pools = t.m.pools.filter((pool) => pool.id !== f.pool);
  },
};

/** Settles a pool: `pool` is its id. */
export const settle: Procedure = procedure([lastCall, share, dials, falling, defeats, dealt, close]);
