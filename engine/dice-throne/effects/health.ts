/** `damage` and `modify`: what is laid into the open pool, and what changes it before it is settled. */
import { amount, changeOf, isLate, poolTotals, whoIs } from '../rules/amounts.ts';
import { raiseAll } from '../rules/moments.ts';
import { pushProcedure } from '../stack/frames.ts';
import { bodyOf, emit, type Table } from '../state/context.ts';
import type { BodyId, Pool, Source } from '../state/match.ts';
import type { Damage, DamageType, Modify } from '../vocabulary/words.ts';
import { type Exec, newPool, ofAttack, openPool, planning, poolOrThrow, type Result, resolve } from './exec.ts';

/** Lays a parcel. In an offensive ability the target and `normal` are the defaults, in a defence the attacker and no
 *  type. */
export const damage = (x: Exec, e: Damage): Result => {
  const { t, f } = x;
  if (x.f.stage === 1) return 'done';
  const inAttack = ofAttack(x);
  const toTarget = inAttack && (e.to === undefined || e.to === 'target');
  const to = toTarget ? [] : resolve(x, e.to ?? 'attacker');
  if (to === 'wait') return 'wait';
  if (planning(x)) return 'done';
  const n = isLate(e.n) ? e.n : amount(t, f, e.n);
  if (typeof n === 'number' && n <= 0) return 'done';
  const type: DamageType | undefined = e.type ?? (inAttack ? 'normal' : undefined);
  // Outside of roll phases, upkeep and plays nothing else waits (ruling 11).
  const isolated = e.isolated === true || openPool(t) === undefined;
  const pool = isolated ? newPool(t, 'isolated') : poolOrThrow(t);
  const chosen = typeof e.to === 'object' && 'choose' in e.to;
  const attack = inAttack && type !== 'collateral' && (toTarget || chosen);
  const lay = (target: BodyId | 'target'): void => {
    pool.parcels.push({
      to: target,
      from: f.self,
      type,
      n,
      attack,
      sure: e.sure ?? false,
      if: e.if,
      source: f.source,
    });
    emit(t, {
      type: 'damage',
      from: bodyOf(t, f.self).seat,
      to: target,
      n: typeof n === 'number' ? n : undefined,
      damage: type,
      source: f.source,
    });
  };
  if (toTarget) lay('target');
  for (const body of to) lay(body);
  if (!isolated) return 'done';
  f.stage = 1;
  pushProcedure(t, 'settle', { pool: pool.id });
  return 'again';
};

/** Changes what waits, until its pool is settled. */
export const modify = (x: Exec, e: Modify): Result => {
  const { t, f } = x;
  if (planning(x)) return 'done';
  if (e.type) {
    if (t.m.attack && !t.m.attack.ultimate) t.m.attack.type = e.type;
    emit(t, { type: 'attack-type', damage: e.type });
    return 'done';
  }
  if (e.target !== undefined) {
    const [target] = whoIs(t, f, e.target);
    if (t.m.attack && target !== undefined && !bodyOf(t, target).out) {
      t.m.attack.target = target;
      emit(t, { type: 'targeted', seat: bodyOf(t, t.m.attack.by).seat, target: bodyOf(t, target).seat });
    }
    return 'done';
  }
  if (e.of !== 'attack' && whoIs(t, f, 'in' in e.of ? e.of.in : e.of.out).length === 0) return 'done';
  const change = changeOf(t, f, e, f.source);
  if (change.n === 0 && (change.op === 'add' || change.op === 'less')) return 'done';
  const pool = poolFor(t, change.of);
  const before = pool && change.op !== 'add' ? finals(t, pool) : [];
  pool?.changes.push(change);
  emit(t, { type: 'modified', op: change.op, n: change.n, of: change.of, source: f.source });
  if (pool && before.length > 0) raiseLowered(t, f.source, before, finals(t, pool));
  return 'done';
};

/** What would be dealt to each body, as far as anybody listens to a change of it. */
const finals = (t: Table, pool: Pool): number[] =>
  t.lib.heard.has('modified') ? poolTotals(t, pool).map((total) => total.final) : [];
const raiseLowered = (t: Table, source: Source, before: readonly number[], after: readonly number[]): void =>
  raiseAll(
    t,
    before.flatMap((final, by) => {
      const n = final - (after[by] ?? 0);
      return n > 0 ? [{ moment: 'modified' as const, by, n, source }] : [];
    }),
  );

/** The pool that the change speaks of: the Attack's own, else the newest in which something waits for the body. */
const poolFor = (t: Table, of: 'attack' | { readonly in: BodyId } | { readonly out: BodyId }): Pool | undefined => {
  if (of === 'attack' || 'out' in of) return t.m.pools.find((pool) => pool.of === 'roll') ?? openPool(t);
  for (let i = t.m.pools.length - 1; i >= 0; i--) {
    const pool = t.m.pools[i];
    if (pool && !pool.settled && (poolTotals(t, pool)[of.in]?.subtotal ?? 0) > 0) return pool;
  }
  return openPool(t);
};
