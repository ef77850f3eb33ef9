/** Who laid which damage for whom, until it is settled. Damage to the target is laid before anybody is attacked: it waits
 *  until somebody is. Bodies go by their numbers at the table. */
import type { DiceThroneEvent } from '../../../../engine/dice-throne/state/events.ts';

export interface Settled {
  /** How much of what was coming did not come. */
  readonly prevented: number;
  /** By whom how much was dealt; nobody stands in it twice. */
  readonly by: ReadonlyMap<number, number>;
}

/** Without `from` it only adds to what others laid. */
interface Parcel {
  readonly from?: number;
  readonly n: number;
}

export class Ledger {
  private readonly coming = new Map<number, Parcel[]>();
  /** What is laid for the target of the Attack, whoever that will be. */
  private aimed: Parcel[] = [];
  private targets: number[] = [];
  /** Damage has been settled since the last body was attacked: the next one is attacked anew. */
  private settledSince = false;

  /** Another Attack, or none, begins. */
  beginAnew(): void {
    this.aimed = [];
    this.targets = [];
    this.settledSince = false;
  }

  attacked({ target }: DiceThroneEvent<'attack'>): void {
    if (this.settledSince) this.targets = [];
    this.settledSince = false;
    this.targets.push(target);
    for (const parcel of this.aimed) this.layFor(target, parcel);
  }

  /** Where the amount depends on what comes it counts as 0, and whoever laid it has what is dealt beyond all that is known. */
  laid({ from, to, n = 0 }: DiceThroneEvent<'damage'>): void {
    if (to === 'target') this.aim({ from, n });
    else this.layFor(to, { from, n });
  }

  /** What waits is enhanced; what is prevented shows when it is dealt. */
  changed({ op, n, of }: DiceThroneEvent<'modified'>): void {
    if (op !== 'add') return;
    if (of === 'attack') this.aim({ n });
    else if ('in' in of && this.coming.has(of.in)) this.layFor(of.in, { n });
  }

  dealt({ seat, n }: DiceThroneEvent<'dealt'>): Settled {
    const parcels = this.coming.get(seat) ?? [];
    this.coming.delete(seat);
    this.aimed = [];
    this.settledSince = true;
    return { prevented: Math.max(0, sumOf(parcels) - n), by: sharesOf(parcels, n) };
  }

  /** What was laid and never dealt, by whom it was to come to: it has been prevented whole. */
  neverDealt(): ReadonlyMap<number, number> {
    const lost = new Map([...this.coming].map(([to, parcels]) => [to, sumOf(parcels)]));
    this.coming.clear();
    return lost;
  }

  private aim(parcel: Parcel): void {
    this.aimed.push(parcel);
    for (const target of this.targets) this.layFor(target, parcel);
  }

  private layFor(to: number, parcel: Parcel): void {
    const parcels = this.coming.get(to);
    if (parcels) parcels.push(parcel);
    else this.coming.set(to, [parcel]);
  }
}

const sumOf = (parcels: readonly Parcel[]): number => parcels.reduce((sum, { n }) => sum + n, 0);

/** Everybody has what they laid, in that order, as long as it was dealt; what enhanced it is the first one's. */
function sharesOf(parcels: readonly Parcel[], dealt: number): ReadonlyMap<number, number> {
  const shares = new Map<number, number>();
  let left = dealt;
  const give = (from: number, n: number): void => {
    shares.set(from, (shares.get(from) ?? 0) + n);
    left -= n;
  };
  for (const { from, n } of parcels) if (from !== undefined) give(from, Math.min(left, n));
  const [first] = shares.keys();
  if (first !== undefined && left > 0) give(first, left);
  return shares;
}
