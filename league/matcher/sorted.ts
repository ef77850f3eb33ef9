/** A list that is kept in order. */

/** Where the item stands, or would stand, in a list ordered by `compare`. */
export const placeIn = <T>(items: readonly T[], item: T, compare: (a: T, b: T) => number): number => {
  let low = 0;
  let high = items.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    const other = items[middle];
    if (other !== undefined && compare(other, item) < 0) low = middle + 1;
    else high = middle;
  }
  return low;
};

export const insert = <T>(items: T[], item: T, compare: (a: T, b: T) => number): void => {
  items.splice(placeIn(items, item, compare), 0, item);
};

/** The same for an item whose place is near the end of a short list. `many`: how many of the items there are in order;
 *  what stands behind them is written over. */
export const insertLate = <T>(
  items: T[],
  item: T,
  compare: (a: T, b: T) => number,
  many: number = items.length,
): void => {
  let at = many;
  for (; at > 0; at--) {
    const before = items[at - 1];
    if (before === undefined || compare(before, item) <= 0) break;
    items[at] = before;
  }
  items[at] = item;
};

/** Takes the item out; throws where it is not in the list. */
export const takeOut = <T>(items: T[], item: T, compare: (a: T, b: T) => number): void => {
  const place = placeIn(items, item, compare);
  if (items[place] !== item) throw new Error('an item that is not in the list was to be taken out of it');
  items.splice(place, 1);
};
