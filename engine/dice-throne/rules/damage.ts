/** Damage: what is still dealt once everyone has finished acting.
 *
 *  Rulebook order: additions and subtractions make the subtotal; every halving is taken from that same subtotal,
 *  rounded up, each on its own; never below 0 (reference: Final Damage Total). Damage outside an Attack has no type: it
 *  can be avoided, but neither enhanced nor defended against (reference: note to the damage chart). */

import { opponentsOf, type Table } from '../state/context.ts';
import type { BodyId, Change, Parcel, Pool } from '../state/match.ts';
import { damagesTarget, uses } from '../vocabulary/programs.ts';
import type { Amount, Cond, DamageType } from '../vocabulary/words.ts';

export interface DamageTraits {
  readonly defendable: boolean;
  readonly avoidable: boolean;
  readonly enhanceable: boolean;
}
/** The rulebook's damage type chart, one row a type, and a row for damage that has none. */
export const DAMAGE_CHART: Readonly<Record<DamageType, DamageTraits>> = {
  normal: { defendable: true, avoidable: true, enhanceable: true },
  undefendable: { defendable: false, avoidable: true, enhanceable: true },
  pure: { defendable: false, avoidable: true, enhanceable: false },
  collateral: { defendable: false, avoidable: true, enhanceable: false },
  ultimate: { defendable: false, avoidable: false, enhanceable: true },
};
const UNTYPED: DamageTraits = { defendable: false, avoidable: true, enhanceable: false };
export const traitsOf = (type: DamageType | undefined): DamageTraits => (type ? DAMAGE_CHART[type] : UNTYPED);

/** What waits for one body, as it stands. */
export interface BodyTotal {
  /** Before halving. */
  readonly subtotal: number;
  /** What would be dealt now. */
  readonly final: number;
  /** The part of it that could still be avoided. */
  readonly avoidable: number;
  /** Some of it is an Attack's defendable damage. */
  readonly defendable: boolean;
}
const NOTHING: BodyTotal = { subtotal: 0, final: 0, avoidable: 0, defendable: false };

/** Reads amounts and conditions that wait for settlement: the numbers known so far go in with them. */
export interface LateReader {
  amount(n: Amount, self: BodyId, known: Known): number;
  holds(cond: Cond, self: BodyId, known: Known): boolean;
  /** Standing changes and damage on the table, read live. */
  standing(): readonly Change[];
  parcels(pool: Pool): readonly Parcel[];
}
export interface Known {
  readonly subtotal: (body: BodyId) => number;
  readonly dealt: (body: BodyId) => number;
}

/** Who the Attack is aimed at: the target, or the only opponent there is. */
export const aim = (t: Table): BodyId | undefined => {
  const { attack } = t.m;
  if (!attack) return undefined;
  if (attack.target !== undefined) return attack.target;
  const foes = opponentsOf(t, attack.by);
  return foes.length === 1 ? foes[0]?.id : undefined;
};

/** The type of a parcel as it stands: an Attack may have been turned into another type, an Ultimate never. */
export const typeOf = (t: Table, parcel: Parcel): DamageType | undefined =>
  parcel.attack && parcel.type !== 'ultimate' && parcel.type !== 'pure'
    ? (t.m.attack?.type ?? parcel.type)
    : parcel.type;

/** The Attack's damage as it was laid, before anything changed it: what `base` reads. */
export const attackBase = (t: Table): number => {
  let base = 0;
  for (const pool of t.m.pools) {
    for (const parcel of pool.parcels) if (parcel.attack && typeof parcel.n === 'number') base += parcel.n;
  }
  return base;
};
export const attackEnhanceable = (t: Table): boolean => {
  for (const pool of t.m.pools) {
    for (const parcel of pool.parcels) {
      const some = parcel.attack && typeof parcel.n === 'number' && parcel.n > 0;
      if (some && traitsOf(typeOf(t, parcel)).enhanceable) return true;
    }
  }
  return false;
};

/** Totals of all bodies for a pool, as it stands now. */
export const totalsOf = (t: Table, pool: Pool, late: LateReader): BodyTotal[] => {
  const standing = late.parcels(pool);
  const laid = standing.length === 0 ? pool.parcels : [...pool.parcels, ...standing];
  if (laid.length === 0) return t.m.bodies.map(() => NOTHING);
  const changes = [...pool.changes, ...late.standing()];
  const aimed = aim(t);
  const isLate = laid.some((parcel) => typeof parcel.n !== 'number' || parcel.if !== undefined);
  const early = isLate ? laid.filter((parcel) => typeof parcel.n === 'number' && !parcel.if) : laid;
  const first = t.m.bodies.map(({ id }) => totalFor(t, id, early, aimed, changes));
  if (!isLate) return first;
  // Second round: amounts and conditions that read the first.
  const known: Known = { subtotal: (body) => first[body]?.subtotal ?? 0, dealt: (body) => first[body]?.final ?? 0 };
  const settled = laid.flatMap((parcel): Parcel[] => {
    if (typeof parcel.n === 'number' && !parcel.if) return [parcel];
    if (parcel.if && !late.holds(parcel.if, parcel.from, known)) return [];
    return [{ ...parcel, n: late.amount(parcel.n, parcel.from, known) }];
  });
  return t.m.bodies.map(({ id }) => totalFor(t, id, settled, aimed, changes));
};

/** `aimed`: the body that parcels for the target are for. */
const totalFor = (
  t: Table,
  body: BodyId,
  parcels: readonly Parcel[],
  aimed: BodyId | undefined,
  changes: readonly Change[],
): BodyTotal => {
  let any = false;
  let attack = 0;
  let attackCertain = 0;
  let other = 0;
  let certain = 0;
  let enhanceable = false;
  let defendable = false;
  for (const parcel of parcels) {
    if ((parcel.to === 'target' ? aimed : parcel.to) !== body) continue;
    any = true;
    const n = typeof parcel.n === 'number' ? parcel.n : 0;
    if (n <= 0) continue;
    const traits = traitsOf(typeOf(t, parcel));
    const avoidable = traits.avoidable && !parcel.sure;
    if (parcel.attack) {
      if (avoidable) attack += n;
      else attackCertain += n;
      enhanceable ||= traits.enhanceable;
      defendable ||= traits.defendable;
    } else if (avoidable) other += n;
    else certain += n;
  }
  if (!any) return NOTHING;
  const attacker = t.m.attack?.by;
  let less = 0;
  let attackLess = 0;
  let halves = 0;
  let none = false;
  let noAttack = false;
  let cap = Number.POSITIVE_INFINITY;
  for (const change of changes) {
    const { of } = change;
    const outward = typeof of === 'object' && 'out' in of;
    const applies = of === 'attack' ? attack + attackCertain > 0 : outward ? of.out === attacker : of.in === body;
    if (!applies) continue;
    if (change.op === 'add') {
      if (!enhanceable) continue;
      if (attackCertain > 0) attackCertain += change.n;
      else attack += change.n;
    } else if (change.op === 'less') {
      if (outward || change.attackOnly) attackLess += change.n;
      else less += change.n;
    } else if (change.op === 'half') halves++;
    else if (change.op === 'cap') cap = Math.min(cap, change.n);
    else if (outward || change.attackOnly) noAttack = true;
    else none = true;
  }
  attack = Math.max(0, attack - attackLess);
  const avoidableSubtotal = Math.max(0, attack + other - less);
  const counted = noAttack ? Math.max(0, other - less) : avoidableSubtotal;
  const afterHalves = Math.max(0, counted - halves * Math.ceil(avoidableSubtotal / 2));
  const avoidable = none ? 0 : Math.min(cap, afterHalves);
  return {
    subtotal: avoidableSubtotal + attackCertain + certain,
    final: avoidable + attackCertain + certain,
    avoidable,
    defendable: defendable && attack > 0 && avoidable > 0 && !noAttack,
  };
};

/** The ability deals damage to its target: it is laid, or still to come after a break. */
export const anAttack = (t: Table, ability: string): boolean =>
  attackBase(t) > 0 ||
  t.m.stack.some((f) => {
    const mine = f.kind === 'effects' && f.source === `ability:${ability}`;
    return mine && uses(t.lib.programs.get(f.at)?.slice(f.index) ?? [], damagesTarget);
  });
