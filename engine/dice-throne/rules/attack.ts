/** The Attack: at whom it is aimed, what it has laid, and what may still be done about it. */
import { isGone } from '../state/context.ts';
import { engagedWith } from '../state/crawl.ts';
import type { BodyId, Parcel, Source } from '../state/match.ts';
import type { Table } from '../state/table.ts';
import type { DamageType } from '../vocabulary/words.ts';
import { type DamageTraits, traitsOf } from './damage.ts';

/** Who the Attack is aimed at: the target, or the only opponent there is. */
export const aim = (t: Table): BodyId | undefined => {
  const { attack } = t.m;
  if (!attack) return undefined;
  return attack.target ?? soleOpponent(t, attack.by);
};
/** The only opponent there is. */
export const soleOpponent = (t: Table, of: BodyId): BodyId | undefined => {
  // On a map there are many enemies, and everybody fights one.
  if (t.m.crawl) return engagedWith(t.m, of);
  const team = t.m.bodies[of]?.team;
  let sole: BodyId | undefined;
  for (const body of t.m.bodies) {
    if (body.out || body.team === team) continue;
    if (sole !== undefined) return undefined;
    sole = body.id;
  }
  return sole;
};
export const foesOf = (t: Table, of: BodyId): BodyId[] => {
  const foes: BodyId[] = [];
  const { bodies } = t.m;
  const team = bodies[of]?.team;
  for (let i = 0; i < bodies.length; i++) {
    const body = bodies[(of + i) % bodies.length];
    if (body && !body.out && body.team !== team) foes.push(body.id);
  }
  return foes;
};

/** The type of a parcel as it stands: an Attack may have been turned into another type, an Ultimate never. */
export const typeOf = (t: Table, parcel: Parcel): DamageType | undefined =>
  parcel.attack && parcel.type !== 'ultimate' && parcel.type !== 'pure'
    ? (t.m.attack?.type ?? parcel.type)
    : parcel.type;

/** The Attack's damage as it was laid, before anything changed it: what `base` reads. */
export const attackBase = (t: Table): number => {
  let base = 0;
  for (const pool of t.m.pools) for (const parcel of pool.parcels) if (parcel.attack) base += parcel.n;
  return base;
};
const hasLaid = (t: Table, least: number, trait: keyof DamageTraits): boolean => {
  for (const pool of t.m.pools) {
    for (const parcel of pool.parcels)
      if (parcel.attack && parcel.n >= least && traitsOf(typeOf(t, parcel))[trait]) return true;
  }
  return false;
};
/** The Attack's damage type lets a defence answer it. */
export const attackDefendable = (t: Table): boolean => hasLaid(t, 0, 'defendable');

/** A modifier needs one's own Attack of 1 or more enhanceable damage, at somebody who is still there. */
export const mayModify = (t: Table, self: BodyId): boolean => {
  const { attack } = t.m;
  if (attack === undefined || attack.by !== self || attack.failed || !hasLaid(t, 1, 'enhanceable')) return false;
  return attack.target === undefined || !isGone(t, attack.target);
};

/** Damage of the Attack was laid for a body that its own ability chose, without a Targeting Roll Phase. */
export const attackLaidFor = (t: Table, body: BodyId): boolean =>
  t.m.pools.some((pool) => pool.parcels.some((parcel) => parcel.attack && parcel.to === body));

/** The ability deals damage to its target: it is laid, or still to come after a break. */
export const anAttack = (t: Table, ability: string): boolean =>
  attackBase(t) > 0 ||
  t.m.stack.some(
    (f) => f.kind === 'effects' && isAbility(f.source, ability) && t.lib.ready.get(f.at)?.attacks[f.index] === true,
  );

/** The effect is part of the Attack: of its ability, or played by the attacker onto it. */
export const isOfAttack = ({ m: { attack } }: Table, self: BodyId, source: Source): boolean =>
  attack !== undefined && attack.by === self && isAbility(source, attack.ability);
const ABILITY = 'ability:';
const isAbility = (source: Source, id: string): boolean =>
  source.length === ABILITY.length + id.length && source.startsWith(ABILITY) && source.endsWith(id);
