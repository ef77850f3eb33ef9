/** Tickets of one kind that wait, in the order of their strength. */
import { type Entry, isBelow } from './entry.ts';
import { placeIn } from './sorted.ts';

/** So many neighbours are looked at on the way to those that will do: where thousands wait, the right ones are near. */
export const LOOKED_AT = 48;

export interface Shelf {
  add(entry: Entry): void;
  /** Tells that one of the entries waits no longer. */
  removed(): void;
  /** Those who wait now, in order (`isBelow`). */
  inOrder(): readonly Entry[];
  /** Shows the entries nearest to `anchor`, the nearest first, of equally near ones the older, none further than `reach`
   *  rating points away: until `most` of them would do. */
  around(anchor: Entry, most: number, reach: number, wouldDo: (entry: Entry) => boolean): void;
}

export const shelf = (): Shelf => {
  // Those taken stay until they are more than half, so that taking one away moves nothing.
  const entries: Entry[] = [];
  /** The entries' places, side by side in memory: looking one up is most of what a search costs. */
  const places: number[] = [];
  let gone = 0;

  /** Where the first entry stands whose place is not below this one. */
  const firstAt = (place: number): number => {
    let low = 0;
    let high = places.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((places[middle] ?? 0) < place) low = middle + 1;
      else high = middle;
    }
    return low;
  };

  /** Where those begin who share the place of the entry before `end`. */
  const startOfGroup = (end: number): number => {
    if (end < 2 || places[end - 2] !== places[end - 1]) return Math.max(0, end - 1);
    return firstAt(places[end - 1] ?? 0);
  };

  const tidy = (): void => {
    let kept = 0;
    for (const entry of entries) {
      if (!entry.waits) continue;
      entries[kept] = entry;
      places[kept++] = entry.place;
    }
    entries.length = kept;
    places.length = kept;
    gone = 0;
  };

  return {
    add(entry) {
      const at = placeIn(entries, entry, isBelow);
      entries.splice(at, 0, entry);
      places.splice(at, 0, entry.place);
    },
    removed() {
      gone++;
      if (gone * 2 > entries.length) tidy();
    },
    inOrder() {
      if (gone > 0) tidy();
      return [...entries];
    },
    around(anchor, most, reach, wouldDo) {
      let found = 0;
      let up = firstAt(anchor.place);
      // Below the anchor, those who share a place are walked through from the first, who is the oldest.
      let groupEnd = up;
      let groupStart = startOfGroup(groupEnd);
      let down = groupStart;
      let looked = 0;
      while (looked < LOOKED_AT && found < most) {
        const toHigher = up < places.length ? (places[up] ?? 0) - anchor.place : Number.POSITIVE_INFINITY;
        const toLower = down < groupEnd ? anchor.place - (places[down] ?? 0) : Number.POSITIVE_INFINITY;
        if (Math.min(toHigher, toLower) > reach) break;
        const next = toHigher <= toLower ? entries[up++] : entries[down++];
        if (!next) break;
        if (down === groupEnd) {
          groupEnd = groupStart;
          groupStart = startOfGroup(groupEnd);
          down = groupStart;
        }
        if (!next.waits || next === anchor) continue;
        looked++;
        if (wouldDo(next)) found++;
      }
    },
  };
};
