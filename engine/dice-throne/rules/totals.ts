/** Totals: what is still dealt once everyone has finished acting: what was laid, with all that enhances and prevents it.
 *
 *  Rulebook order: additions and subtractions make the subtotal; every halving is taken from that same subtotal,
 *  rounded up, each on its own; never below 0 (reference: Final Damage Total). */

import { castOf } from '../state/cast.ts';
import { isGone, programOf } from '../state/context.ts';
import { focusKnowing } from '../state/focus.ts';
import type { BodyId, Change, Parcel, Pool } from '../state/match.ts';
import type { Known, Table } from '../state/table.ts';
import { aim, typeOf } from './attack.ts';
import { traitsOf } from './damage.ts';
import { someStanding } from './standing.ts';

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
  /** The part of what would be dealt that the Attack deals: what lowers damage lowers the Attack first (ruling 41). */
  readonly ofAttack: number;
  /** As much of that as could still be avoided. */
  readonly passable: number;
}
const NOTHING: BodyTotal = { subtotal: 0, final: 0, avoidable: 0, defendable: false, ofAttack: 0, passable: 0 };

/** What is laid in a pool with what stands on boards, and all that changes it. */
export interface Laid {
  readonly parcels: readonly Parcel[];
  readonly changes: readonly Change[];
}

/** A pool as it stands now. */
export const laidIn = (t: Table, pool: Pool): Laid => {
  const standing = pool.of === 'roll' ? standingParcels(t) : NO_PARCELS;
  const parcels = standing.length === 0 ? pool.parcels : [...pool.parcels, ...standing];
  if (parcels.length === 0) return NOTHING_LAID;
  const changes = standingChanges(t);
  return { parcels, changes: changes.length === 0 ? pool.changes : [...pool.changes, ...changes] };
};
const NO_PARCELS: readonly Parcel[] = [];
const NOTHING_LAID: Laid = { parcels: [], changes: [] };

/** Changes that stand on boards, read live. */
export const standingChanges = (t: Table): readonly Change[] =>
  castOf(t).stands.has('modify') ? changesNow(t) : NO_CHANGES;
const NO_CHANGES: readonly Change[] = [];
const changesNow = (t: Table): Change[] => {
  const changes: Change[] = [];
  someStanding(t, (word, f, source) => {
    if (word.do === 'modify') changes.push(...word.changes(t, f, source));
    return false;
  });
  return changes;
};
/** Damage that stands on a board is laid into the pool of the roll phases, as much as it is now. */
export const standingParcels = (t: Table): readonly Parcel[] =>
  castOf(t).stands.has('damage') ? parcelsNow(t) : NO_PARCELS;
const parcelsNow = (t: Table): Parcel[] => {
  const parcels: Parcel[] = [];
  someStanding(t, (word, f, source) => {
    if (word.do !== 'damage' || (word.holds && !word.holds(t, f))) return false;
    const n = word.n(t, f);
    if (n <= 0) return false;
    const sure = word.word.sure ?? false;
    for (const to of word.to(t, f))
      parcels.push({ to, from: f.self, type: undefined, n, attack: false, sure, late: undefined, source });
    return false;
  });
  return parcels;
};

/** Totals of all bodies for a pool, by body. */
export const poolTotals = (t: Table, pool: Pool): BodyTotal[] => totalsOf(t, laidIn(t, pool));
export const totalsOf = (t: Table, { parcels, changes }: Laid): BodyTotal[] => {
  const settled = parcels.some((parcel) => parcel.late) ? inTwoRounds(t, parcels, changes) : parcels;
  return t.m.bodies.map(({ id }) => totalFor(t, id, settled, changes));
};
export const totalOf = (t: Table, pool: Pool, body: BodyId): BodyTotal => {
  const { parcels, changes } = laidIn(t, pool);
  if (parcels.length === 0) return NOTHING;
  const settled = parcels.some((parcel) => parcel.late) ? inTwoRounds(t, parcels, changes) : parcels;
  return totalFor(t, body, settled, changes);
};
/** Avoidable damage that waits for the body now, over all open pools. */
export const incomingTo = (t: Table, body: BodyId): number => {
  let n = 0;
  for (const pool of t.m.pools) if (!pool.settled) n += totalOf(t, pool, body).avoidable;
  return n;
};

/** The second round: amounts and conditions that read the first. */
const inTwoRounds = (t: Table, parcels: readonly Parcel[], changes: readonly Change[]): Parcel[] => {
  const early = parcels.filter((parcel) => !parcel.late);
  const first = t.m.bodies.map(({ id }) => totalFor(t, id, early, changes));
  const known: Known = { subtotal: (body) => first[body]?.subtotal ?? 0, dealt: (body) => first[body]?.ofAttack ?? 0 };
  return parcels.flatMap((parcel) => {
    if (!parcel.late) return [parcel];
    const late = programOf(t, parcel.late.at).steps[parcel.late.index]?.late;
    const f = focusKnowing(parcel.from, known);
    if (!late || (late.holds && !late.holds(t, f))) return [];
    if (!late.n) return [parcel];
    const { to, from, type, attack, sure, late: read, source } = parcel;
    return [{ to, from, type, n: late.n(t, f), attack, sure, late: read, source }];
  });
};

/** Additions, subtractions, halvings and caps as they bear on one body. What lowers the damage that a body deals (`out`)
 *  touches all that comes from it in its own Offensive Roll Phase, its collateral damage too, unless it speaks of Attacks
 *  only; never what others deal, nor what it does to itself. */
const totalFor = (t: Table, body: BodyId, parcels: readonly Parcel[], changes: readonly Change[]): BodyTotal => {
  if (isGone(t, body)) return NOTHING;
  const attacker = t.m.attack?.by;
  // Nothing lowers what an Ultimate deals to others, neither its collateral damage nor what it sets off (rulebook: Ultimate
  // Ability).
  const ultimate = t.m.attack?.ultimate === true;
  let any = false;
  let attack = 0;
  let attackCertain = 0;
  // Besides the Attack: from the attacker, from elsewhere, and what nothing lowers.
  let along = 0;
  let other = 0;
  let certain = 0;
  let enhanceable = false;
  let defendable = false;
  for (const parcel of parcels) {
    if ((parcel.to === 'target' ? aim(t) : parcel.to) !== body) continue;
    any = true;
    const { n } = parcel;
    if (n <= 0) continue;
    const traits = traitsOf(typeOf(t, parcel));
    const ofUltimate = ultimate && parcel.from === attacker && body !== attacker;
    const avoidable = traits.avoidable && !parcel.sure && !ofUltimate;
    if (parcel.attack) {
      if (avoidable) attack += n;
      else attackCertain += n;
      enhanceable ||= traits.enhanceable;
      defendable ||= traits.defendable;
    } else if (!avoidable) certain += n;
    else if (parcel.from === attacker && body !== attacker) along += n;
    else other += n;
  }
  if (!any) return NOTHING;
  let lessAttack = 0;
  let lessOut = 0;
  let less = 0;
  let halvesOut = 0;
  let halves = 0;
  let noAttack = false;
  let noOut = false;
  let none = false;
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
      if (change.attackOnly) lessAttack += change.n;
      else if (outward) lessOut += change.n;
      else less += change.n;
    } else if (change.op === 'half') {
      if (outward) halvesOut++;
      else halves++;
    } else if (change.op === 'cap') cap = Math.min(cap, change.n + (change.attackOnly ? along + other : 0));
    else if (change.attackOnly) noAttack = true;
    else if (outward) noOut = true;
    else none = true;
  }
  const ofAttack = Math.max(0, attack - lessAttack);
  // What may not be dealt at all does not wait for anybody.
  const out = noOut ? 0 : Math.max(0, ofAttack + along - lessOut);
  const left = Math.max(0, out + other - less);
  const kept = noAttack ? Math.min(out, Math.max(0, along - lessOut)) : out;
  const counted = Math.max(0, kept + other - less);
  const halved = halves * Math.ceil(left / 2) + halvesOut * Math.ceil(Math.min(out, left) / 2);
  const avoidable = none ? 0 : Math.min(cap, Math.max(0, counted - halved));
  const passable = Math.max(0, avoidable - along - other);
  return {
    subtotal: left + attackCertain + certain,
    final: avoidable + attackCertain + certain,
    avoidable,
    defendable: defendable && ofAttack > 0 && avoidable > 0 && !noAttack && !noOut,
    ofAttack: passable + attackCertain,
    passable,
  };
};
