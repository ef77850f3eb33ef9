/** Damage on its way, as everybody sees it: what waits for whom, and the sum that comes to it. */
import { aim, typeOf } from '../rules/attack.ts';
import { type Laid, laidIn, totalsOf } from '../rules/totals.ts';
import { placeOf } from '../state/context.ts';
import type { BodyId, Change, Parcel, Pool } from '../state/match.ts';
import type { Table } from '../state/table.ts';
import type { IncomingPart, IncomingView } from '../state/view-shape.ts';

/** What waits for whom: the total as it stands, under the type of the damage it mostly comes from. */
export const incomingView = (t: Table): IncomingView[] => {
  const rows: IncomingView[] = [];
  for (const pool of t.m.pools) if (!pool.settled && pool.parcels.length > 0) rows.push(...waitingIn(t, pool));
  return rows;
};

const waitingIn = (t: Table, pool: Pool): IncomingView[] => {
  const laid = laidIn(t, pool);
  const totals = totalsOf(t, laid);
  return t.m.bodies.flatMap((body) => {
    const amount = totals[body.id]?.final ?? 0;
    const parcels = pool.parcels.filter((parcel) => (parcel.to === 'target' ? aim(t) : parcel.to) === body.id);
    const main = parcels.find((parcel) => parcel.attack) ?? parcels[0];
    if (!main || amount === 0) return [];
    const type = typeOf(t, main) ?? 'untyped';
    return [{ to: body.seat, from: placeOf(t, main.from), type, amount, sum: sumFor(t, body.id, laid) }];
  });
};

/** Additions and subtractions first, then what is taken from their subtotal, then what stops it (reference: Final Damage
 *  Total). */
const ORDER: readonly Change['op'][] = ['add', 'less', 'half', 'cap', 'all'];

/** Part by part: each with what would be dealt if nothing came after it. What makes no difference is left out. */
const sumFor = (t: Table, body: BodyId, { parcels, changes }: Laid): IncomingPart[] => {
  const ordered = ORDER.flatMap((op) => changes.filter((change) => change.op === op));
  const parts: IncomingPart[] = [];
  let before = 0;
  const add = (
    laid: readonly Parcel[],
    changed: readonly Change[],
    { source, op, n }: Pick<IncomingPart, 'source' | 'op' | 'n'>,
  ) => {
    const after = totalsOf(t, { parcels: laid, changes: changed })[body]?.final ?? 0;
    if (after === before) return;
    parts.push({ source, op, n: op === 'base' ? after - before : n, after });
    before = after;
  };
  for (const [i, { source, n }] of parcels.entries()) add(parcels.slice(0, i + 1), [], { source, op: 'base', n });
  for (const [i, { source, op, n }] of ordered.entries()) add(parcels, ordered.slice(0, i + 1), { source, op, n });
  return parts;
};
