/** What every verb works with: one effect being done. */

import { holds, whoIs } from '../rules/amounts.ts';
import { type Asking, ask, seatOption } from '../stack/asking.ts';
import { bodyOf, clockwise, decider, impossible, opponentsOf, type Table } from '../state/context.ts';
import type { BodyId, EffectFrame, Pool, Source } from '../state/match.ts';
import type { Circle, Cond, Who } from '../vocabulary/words.ts';

export interface Exec extends Asking {
  readonly f: EffectFrame;
}

/** `done`: go on with the next effect. `wait`: a player is asked. `again`: come back to this effect when what was put
 *  on the stack is finished. */
export type Result = 'done' | 'wait' | 'again';

/** Choices are being collected before anything is done. */
export const planning = (x: Exec): boolean => x.f.planning === true;

/** Bodies among whom a choice goes, from the chooser's own clockwise. */
export const circle = (t: Table, self: BodyId, among: Circle): BodyId[] => {
  if (among === 'opponent') return opponentsOf(t, self).map((body) => body.id);
  const { team } = bodyOf(t, self);
  return clockwise(t, self)
    .filter((body) => among === 'player' || (body.team === team && (among === 'ally' || body.id !== self)))
    .map((body) => body.id);
};

export const candidates = (x: Exec, among: Circle, except: Who | undefined, cond: Cond | undefined): BodyId[] => {
  const { t, f } = x;
  const without = except === undefined ? [] : whoIs(t, f, except);
  return circle(t, f.self, among).filter(
    (body) => !without.includes(body) && (cond === undefined || holds(t, { ...f, self: body }, cond)),
  );
};

/** The bodies of a who-field; asks when it is a choice. Nothing means: wait, or nobody can be meant. */
export const resolve = (
  x: Exec,
  who: Who | undefined,
  fits?: (body: BodyId) => boolean,
): readonly BodyId[] | 'wait' => {
  if (typeof who !== 'object' || !('choose' in who)) return whoIs(x.t, x.f, who);
  const open = candidates(x, who.choose, who.except, who.if).filter((body) => fits?.(body) ?? true);
  if (open.length === 0) return [];
  const options = open.map((body) => seatOption(x.t, body));
  const answer = ask(x, decider(x.t, x.f.self), options, x.f.source);
  if (answer === undefined) return 'wait';
  return open.filter((_, i) => options[i] === answer);
};

/** The pool that is open, newest first. */
export const openPool = (t: Table): Pool | undefined => {
  const { pools } = t.m;
  for (let i = pools.length - 1; i >= 0; i--) {
    const pool = pools[i];
    if (pool && !pool.settled) return pool;
  }
  return undefined;
};
export const newPool = (t: Table, of: Pool['of']): Pool => {
  const pool: Pool = { id: t.m.next++, of, parcels: [], heals: [], changes: [], settled: false };
  t.m.pools.push(pool);
  return pool;
};
export const poolOrThrow = (t: Table): Pool => openPool(t) ?? impossible('no pool is open');

/** The effect is part of the Attack: of its ability, or played by the attacker onto it. */
export const ofAttack = (x: Exec): boolean => isOfAttack(x.t, x.f.self, x.f.source);
export const isOfAttack = ({ m: { attack } }: Table, self: BodyId, source: Source): boolean =>
  attack !== undefined && attack.by === self && isAbility(source, attack.ability);
const ABILITY = 'ability:';
const isAbility = (source: Source, id: string): boolean =>
  source.length === ABILITY.length + id.length && source.startsWith(ABILITY) && source.endsWith(id);
