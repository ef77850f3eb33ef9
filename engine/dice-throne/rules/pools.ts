/** Pools: health that waits to be moved at once. */
import { impossible } from '../state/context.ts';
import type { Pool } from '../state/match.ts';
import type { Table } from '../state/table.ts';

/** The pool that is open, newest first. */
export const openPool = (t: Table): Pool | undefined => {
  const { pools } = t.m;
  for (let i = pools.length - 1; i >= 0; i--) {
    const pool = pools[i];
    if (pool && !pool.settled) return pool;
  }
  return undefined;
};
/** The pool in which damage gathers: what is dealt apart from all else keeps to itself, where anything else waits. */
export const gatheringPool = (t: Table): Pool | undefined =>
  t.m.pools.findLast((pool) => !pool.settled && pool.of !== 'isolated') ?? openPool(t);
export const newPool = (t: Table, of: Pool['of']): Pool => {
  const pool: Pool = { id: t.m.next++, of, parcels: [], heals: [], changes: [], bearers: [], settled: false };
  t.m.pools.push(pool);
  return pool;
};
export const poolOrThrow = (t: Table): Pool => openPool(t) ?? impossible('no pool is open');
/** The pool of the roll phases. */
export const rollPool = (t: Table): Pool => t.m.pools.find((pool) => pool.of === 'roll') ?? impossible('no roll pool');
