/** Which of the nearest tickets to try together: the fillings of a match with the tickets themselves put in. */
import { type Entry, haveMet } from './entry.ts';
import type { Filling, Part } from './fillings.ts';
import type { Layout } from './layout.ts';
import type { Near, NearestOf } from './neighbours.ts';
import { insertLate } from './sorted.ts';

/** Parties that fill a match together. */
export interface Mixture {
  readonly layout: Layout;
  readonly parties: readonly Entry[];
  /** How many of them have met last, pair by pair. */
  readonly again: number;
  /** How far they are from the one who picks, a seat. */
  readonly apart: number;
}

/** Those to compare, the first of them first. */
export interface Mixtures {
  /** So many of `all` are there; what lies behind is left from others. */
  readonly many: number;
  readonly all: readonly Mixture[];
}

/** So many are seated and compared: those of the nearest tickets. */
const COMPARED = 6;
/** More than rounding can change of a sum. */
const ROUNDING = 1e-9;

interface Found extends Mixtures {
  many: number;
  readonly all: { layout: Layout; readonly parties: Entry[]; again: number; apart: number }[];
  /** How far apart, a seat, the last of as many as are compared are, if none of them has met: others that far are no better.
   *  Most mixtures are none of the first, and this tells it before anybody is put together. */
  furthest: number;
}

/** Finds the mixtures to compare: the nearest tickets of each filling, each also with the next ticket of a kind in the
 *  place of the last. Whoever picks comes first of its kind and is never left out. Those who have not met come first, then
 *  the nearest. What is answered holds until the next one picks. */
export const mixer = (): ((some: readonly Filling[], picker: Entry, near: NearestOf) => Mixtures) => {
  const found: Found = { many: 0, all: [], furthest: Number.POSITIVE_INFINITY };
  /** Who is considered, from the beginning on. */
  const parties: Near[] = [];

  const consider = (layout: Layout, many: number): void => {
    const last = found.many === COMPARED ? found.all[COMPARED - 1] : undefined;
    let sum = 0;
    let again = 0;
    for (let i = 0; i < many; i++) {
      const each = parties[i];
      if (!each) continue;
      sum += each.apart * each.entry.kind.size;
      for (let k = 0; k < i; k++) {
        const other = parties[k];
        if (other && haveMet(each.entry, other.entry)) again++;
      }
    }
    const apart = sum / layout.seats;
    if (last && (again > last.again || (again === last.again && apart >= last.apart))) return;
    if (last) found.many--;
    const mixture = found.all[found.many] ?? { layout, parties: [], again, apart };
    mixture.layout = layout;
    mixture.again = again;
    mixture.apart = apart;
    // Telling a list how long it is costs more than filling it.
    if (mixture.parties.length > many) mixture.parties.length = many;
    for (let i = 0; i < many; i++) {
      const each = parties[i];
      if (each) mixture.parties[i] = each.entry;
    }
    insertLate(found.all, mixture, isBetter, found.many);
    found.many++;
    const worst = found.many === COMPARED ? found.all[COMPARED - 1] : undefined;
    if (worst?.again === 0) found.furthest = worst.apart;
  };

  return (some, picker, near) => {
    found.many = 0;
    found.furthest = Number.POSITIVE_INFINITY;
    for (const { layout, parts } of some) {
      // How far the nearest of each kind are in all: with anybody else in their place they are further, or have met.
      let sum = 0;
      let isHopeless = false;
      for (const { kind, count } of parts) {
        const own = near(kind);
        isHopeless = own.many < count;
        if (isHopeless) break;
        sum += own.sums[count] ?? 0;
        isHopeless = sum - ROUNDING >= found.furthest * layout.seats;
        if (isHopeless) break;
      }
      if (isHopeless) continue;
      const together = putNearest(parts, near, parties);
      consider(layout, together);
      let end = 0;
      for (const { kind, count } of parts) {
        end += count;
        const own = near(kind);
        const last = own.all[count - 1];
        const next = own.many > count ? own.all[count] : undefined;
        if (!next || !last || last.entry === picker) continue;
        const further = (next.apart - last.apart) * kind.size;
        if (sum + further - ROUNDING >= found.furthest * layout.seats) continue;
        parties[end - 1] = next;
        consider(layout, together);
        parties[end - 1] = last;
      }
    }
    return found;
  };
};

const isBetter = (a: Mixture, b: Mixture): boolean => (a.again === b.again ? a.apart < b.apart : a.again < b.again);

/** Puts the nearest of each kind side by side from the beginning of `parties`, and answers how many they are. */
const putNearest = (parts: readonly Part[], near: NearestOf, parties: Near[]): number => {
  let many = 0;
  for (const { kind, count } of parts) {
    const own = near(kind);
    for (let i = 0; i < count; i++) {
      const each = own.all[i];
      if (each) parties[many++] = each;
    }
  }
  return many;
};
