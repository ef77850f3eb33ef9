/** Which of the nearest tickets to try together: the fillings of a match with the tickets themselves put in. */
import type { Side } from '../../engine/core/game.ts';
import { type Entry, haveMet, type Kind } from './entry.ts';
import type { Filling, Part } from './fillings.ts';
import type { Near } from './shelf.ts';
import { insertLate } from './sorted.ts';

/** Parties that fill a match together. */
export interface Mixture {
  readonly sides: readonly Side[];
  readonly parties: readonly Entry[];
  /** How many of them have met last, pair by pair. */
  readonly again: number;
  /** How far they are from the one who picks, a seat. */
  readonly apart: number;
}

/** The nearest tickets of a kind, whoever picks among them. */
export type NearestOf = (kind: Kind) => readonly Near[];

/** So many are seated and compared: those of the nearest tickets. */
const COMPARED = 6;

/** The mixtures to compare: the nearest tickets of each filling, each also with the next ticket of a kind in the place
 *  of the last. Whoever picks comes first of its kind and is never left out. Those who have not met come first, then the nearest. */
export const mixtures = (some: readonly Filling[], picker: Entry, near: NearestOf): readonly Mixture[] => {
  const found: Mixture[] = [];
  const parties: Near[] = [];

  /** Most mixtures are none of the first ones: they are left as soon as that shows, and nothing is made of them. */
  const consider = ({ sides, seats }: Filling, many: number): void => {
    const least = found[COMPARED - 1];
    let apart = 0;
    let again = 0;
    for (let i = 0; i < many; i++) {
      const each = parties[i];
      if (!each) continue;
      apart += each.apart * each.entry.kind.size;
      for (let k = 0; k < i; k++) {
        const other = parties[k];
        if (other && haveMet(each.entry, other.entry)) again++;
      }
      if (least && (again > least.again || (again === least.again && apart / seats >= least.apart))) return;
    }
    const entries: Entry[] = [];
    for (let i = 0; i < many; i++) {
      const each = parties[i];
      if (each) entries.push(each.entry);
    }
    if (least) found.pop();
    insertLate(found, { sides, parties: entries, again, apart: apart / seats }, byMerit);
  };

  for (const filling of some) {
    const many = putNearest(filling.parts, near, parties);
    if (many === 0) continue;
    consider(filling, many);
    let end = 0;
    for (const { kind, count } of filling.parts) {
      end += count;
      const next = near(kind)[count];
      const last = parties[end - 1];
      if (!next || !last || last.entry === picker) continue;
      parties[end - 1] = next;
      consider(filling, many);
      parties[end - 1] = last;
    }
  }
  return found;
};

const byMerit = (a: Mixture, b: Mixture): number => a.again - b.again || a.apart - b.apart;

/** Puts the nearest of each kind side by side from the beginning of `parties`, and answers how many they are: none where
 *  a kind has too few. */
const putNearest = (parts: readonly Part[], near: NearestOf, parties: Near[]): number => {
  let many = 0;
  for (const { kind, count } of parts) {
    const own = near(kind);
    if (own.length < count) return 0;
    for (let i = 0; i < count; i++) {
      const each = own[i];
      if (each) parties[many++] = each;
    }
  }
  return many;
};
