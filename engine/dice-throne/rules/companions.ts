/** Companions on a board: by which name they go, and the health dial that some have of their own. */
import { bodyOf, emit } from '../state/context.ts';
import type { Body, BodyId, Borne, Companion, Pool } from '../state/match.ts';
import type { Library, LibraryHero, LibrarySide, Table } from '../state/table.ts';
import { sideKey } from '../vocabulary/programs.ts';

/** The side that a companion shows. */
export const sideOf = (t: Table, { side }: Companion): LibrarySide | undefined => t.lib.sides.get(side);

/** A companion of the body that goes by this name: that of its side, or its own where there is one of it. */
export const companionNamed = (t: Table, body: BodyId, name: string): Companion | undefined =>
  bodyOf(t, body).companions.find((companion) => sideOf(t, companion)?.shown === name);

/** It is a name by which some companion goes. */
export const isCompanion = (lib: Library, name: string): boolean =>
  lib.companions.get(name)?.single === true || lib.sides.get(name)?.shown === name;

/** Companions that lie there from the set-up on. */
export const setOut = ({ def }: LibraryHero): Companion[] =>
  Object.entries(def.companions ?? {}).flatMap(([id, { first, single, dial }]) =>
    first === undefined ? [] : [{ id, side: sideKey(id, single, first), since: 0, health: dial?.start }],
  );

/** The companion of the body that has a health dial. */
const dialled = ({ companions }: Body, id: string): Companion | undefined =>
  companions.find((companion) => companion.id === id && companion.health !== undefined);
/** What its dial reads; nothing where the body has no such companion. */
export const companionHealth = (t: Table, body: BodyId, id: string): number | undefined =>
  dialled(bodyOf(t, body), id)?.health;

/** How much healing still fits: what waits already leaves less room (reference: healing that is not possible is no part of
 *  what is applied together). */
export const roomToHeal = (t: Table, body: BodyId, id: string): number => {
  const health = companionHealth(t, body, id);
  const max = t.lib.companions.get(id)?.dial?.max;
  if (health === undefined || max === undefined) return 0;
  let waiting = 0;
  for (const pool of t.m.pools) if (!pool.settled) waiting += healingFor(pool, body, id);
  return Math.max(0, max - health - waiting);
};
const healingFor = ({ heals }: Pool, body: BodyId, id: string): number =>
  heals.reduce((sum, { to, companion, n }) => (to === body && companion === id ? sum + n : sum), 0);

/** Moves the dials of companions by what a pool heals and by what they bear of it; one that reads 0 turns to its side for
 *  that. `borne`: by body. */
export const moveCompanionDials = (t: Table, pool: Pool, borne: readonly (Borne | undefined)[]): void => {
  for (const body of t.m.bodies) {
    for (const companion of body.companions) {
      const dial = t.lib.companions.get(companion.id)?.dial;
      if (!dial || companion.health === undefined) continue;
      const share = borne[body.id];
      const harm = share?.by === companion.id ? share.n : 0;
      const by = healingFor(pool, body.id, companion.id) - harm;
      if (harm > 0) emit(t, { type: 'borne', seat: body.seat, companion: companion.id, n: harm });
      if (by === 0) continue;
      companion.health = Math.max(0, Math.min(dial.max, companion.health + by));
      emit(t, { type: 'companion-health', seat: body.seat, companion: companion.id, health: companion.health, by });
      if (companion.health === 0) turn(t, body, companion, dial.empty);
    }
  }
};

const turn = (t: Table, body: Body, companion: Companion, side: string): void => {
  const key = sideKey(companion.id, t.lib.companions.get(companion.id)?.single, side);
  if (companion.side === key) return;
  companion.side = key;
  companion.since = t.m.now;
  emit(t, { type: 'became', seat: body.seat, companion: companion.id, side });
};
