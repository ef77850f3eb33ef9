/** `damage`: lays a parcel into the open pool. In an offensive ability the target and `normal` are the defaults, in a
 *  defence the attacker and no type. */
import { amountOf, holdsOf, NO_BODIES, whoOf } from '../rules/amounts.ts';
import { isOfAttack } from '../rules/attack.ts';
import { gatheringPool, newPool } from '../rules/pools.ts';
import { pushProcedure } from '../stack/frames.ts';
import { emit, placeOf } from '../state/context.ts';
import type { BodyId, EffectFrame } from '../state/match.ts';
import type { Result, Table } from '../state/table.ts';
import { isLate } from '../vocabulary/programs.ts';
import type { Damage } from '../vocabulary/words.ts';
import { asking, type Prepare, step } from './step.ts';
import { askWho, isChoice } from './who.ts';

const SETTLED = 1;

export const damage: Prepare<Damage> = (e) => {
  const amount = amountOf(e.n);
  const chosen = isChoice(e.to);
  const atTarget = e.to === undefined || e.to === 'target';
  const others = chosen ? undefined : whoOf(e.to ?? 'attacker');
  const dealer = whoOf(e.from);
  const isWaiting = isLate(e.n);
  // Read once: effects have many shapes, and to look into one is slow.
  const { type: printed, isolated: alone, if: cond, sure = false } = e;

  const lay = (t: Table, f: EffectFrame, picked: readonly BodyId[]): Result => {
    const inAttack = isOfAttack(t, f.self, f.source);
    const n = isWaiting ? 0 : amount(t, f);
    if (!isWaiting && n <= 0) return 'done';
    const type = printed ?? (inAttack ? 'normal' : undefined);
    // Outside of roll phases, upkeep and plays nothing else waits (ruling 11).
    const gathers = alone === true ? undefined : gatheringPool(t);
    const isolated = gathers === undefined;
    const pool = gathers ?? newPool(t, 'isolated');
    const attack = inAttack && type !== 'collateral' && (atTarget || chosen);
    const [from = f.self] = dealer(t, f);
    const layFor = (to: BodyId | 'target'): void => {
      const late = isWaiting || cond ? { at: f.at, index: f.index } : undefined;
      pool.parcels.push({ to, from, type, n, attack, sure, late, source: f.source });
      const told = isWaiting ? undefined : n;
      emit(t, { type: 'damage', from: placeOf(t, from), to, n: told, damage: type, source: f.source });
    };
    if (inAttack && atTarget) layFor('target');
    else for (const body of others ? others(t, f) : picked) layFor(body);
    if (!isolated) return 'done';
    f.stage = SETTLED;
    pushProcedure(t, 'settle').pool = pool.id;
    return 'again';
  };

  const asked = chosen ? asking(askWho(e.to), lay) : { does: (t: Table, f: EffectFrame) => lay(t, f, NO_BODIES) };
  return step({
    effect: e,
    ...asked,
    does: (t, f) => (f.stage === SETTLED ? 'done' : asked.does(t, f)),
    late: { n: isWaiting ? amount : undefined, holds: cond && holdsOf(cond) },
  });
};
