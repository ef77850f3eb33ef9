/** Tickets of one kind that wait, in the order of their strength. */
import { byPlace, type Entry } from './entry.ts';
import { insert, placeIn, takeOut } from './sorted.ts';

/** So many neighbours are looked at on the way to those that will do: where thousands wait, the right ones are near. */
const LOOKED_AT = 48;

export interface Shelf {
  add(entry: Entry): void;
  remove(entry: Entry): void;
  /** The entries nearest to `anchor` that will do, at most `most`, none further than `reach` rating points away; nearest
   *  first, and of equally near ones the older. */
  nearest(anchor: Entry, most: number, reach: number, willDo: (entry: Entry) => boolean): Entry[];
}

export const shelf = (): Shelf => {
  const entries: Entry[] = [];
  return {
    add: (entry) => insert(entries, entry, byPlace),
    remove: (entry) => takeOut(entries, entry, byPlace),
    nearest(anchor, most, reach, willDo) {
      const found: Entry[] = [];
      let up = placeIn(entries, anchor, byStrengthAlone);
      let down = up - 1;
      for (let looked = 0; looked < LOOKED_AT && found.length < most; looked++) {
        const higher = entries[up];
        const lower = entries[down];
        const toHigher = higher ? higher.place - anchor.place : Number.POSITIVE_INFINITY;
        const toLower = lower ? anchor.place - lower.place : Number.POSITIVE_INFINITY;
        if (Math.min(toHigher, toLower) > reach) break;
        const next = toHigher <= toLower ? higher : lower;
        if (!next) break;
        if (next === higher) up++;
        else down--;
        if (next !== anchor && willDo(next)) found.push(next);
      }
      return found;
    },
  };
};

const byStrengthAlone = (a: Entry, b: Entry): number => a.place - b.place;
