/** Which of the nearest tickets to try together: the fillings of a match with the tickets themselves put in. */
import type { Side } from '../../engine/core/game.ts';
import { type Entry, haveMet, type Kind } from './entry.ts';
import { type Filling, seatsOf } from './fillings.ts';
import type { Near } from './shelf.ts';

/** Parties that fill a match together. */
export interface Mixture {
  readonly sides: readonly Side[];
  readonly parties: readonly Entry[];
  /** How many of them have met last, pair by pair. */
  readonly again: number;
  /** How far they are from the one who picks, a seat. */
  readonly apart: number;
}

export type NearestOf = ReadonlyMap<Kind, readonly Near[]>;

/** So many are seated and compared: those of the nearest tickets. */
const COMPARED = 6;

/** The mixtures to compare: the nearest tickets of each filling, each also with the next ticket of a kind in the place
 *  of the last. Whoever picks comes first of its kind and is never left out. Those who have not met come first, then the nearest. */
export const mixtures = (some: readonly Filling[], picker: Entry, near: NearestOf): readonly Mixture[] => {
  const found: Mixture[] = [];
  for (const { sides, counts } of some) {
    const parties = nearestOf(counts, near);
    if (!parties) continue;
    found.push(mixture(sides, parties));
    let end = 0;
    for (const [kind, count] of counts) {
      end += count;
      const next = near.get(kind)?.[count];
      const last = parties[end - 1];
      if (!next || !last || last.entry === picker) continue;
      const others = [...parties];
      others[end - 1] = next;
      found.push(mixture(sides, others));
    }
  }
  return found.length > 1 ? found.sort(byMerit).slice(0, COMPARED) : found;
};

const byMerit = (a: Mixture, b: Mixture): number => a.again - b.again || a.apart - b.apart;

const nearestOf = (counts: ReadonlyMap<Kind, number>, near: NearestOf): Near[] | undefined => {
  const parties: Near[] = [];
  for (const [kind, count] of counts) {
    const own = near.get(kind);
    if (!own || own.length < count) return undefined;
    for (let i = 0; i < count; i++) {
      const each = own[i];
      if (each) parties.push(each);
    }
  }
  return parties;
};

const mixture = (sides: readonly Side[], near: readonly Near[]): Mixture => {
  let apart = 0;
  let again = 0;
  for (let i = 0; i < near.length; i++) {
    const each = near[i];
    if (!each) continue;
    apart += each.apart * each.entry.kind.size;
    for (let k = 0; k < i; k++) {
      const other = near[k];
      if (other && haveMet(each.entry, other.entry)) again++;
    }
  }
  return { sides, parties: near.map(({ entry }) => entry), again, apart: apart / seatsOf(sides) };
};
