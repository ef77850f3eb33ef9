/** A list that is kept in order. Orders are told by whether the one comes before the other: of two that differ, one does.
 *  Yes or no costs nothing to answer, while a number that is no whole one is put into a box each time. */

export type ComesBefore<T> = (a: T, b: T) => boolean;

/** Where the item stands, or would stand, in a list of that order. */
export const placeIn = <T>(items: readonly T[], item: T, comesBefore: ComesBefore<T>): number => {
  let low = 0;
  let high = items.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    const other = items[middle];
    if (other !== undefined && comesBefore(other, item)) low = middle + 1;
    else high = middle;
  }
  return low;
};

export const insert = <T>(items: T[], item: T, comesBefore: ComesBefore<T>): void => {
  items.splice(placeIn(items, item, comesBefore), 0, item);
};

/** The same for an item whose place is near the end of a short list; of equals it stands last. `many`: how many of the items
 *  there are in order; what stands behind them is written over. */
export const insertLate = <T>(items: T[], item: T, comesBefore: ComesBefore<T>, many: number = items.length): void => {
  let at = many;
  for (; at > 0; at--) {
    const before = items[at - 1];
    if (before === undefined || !comesBefore(item, before)) break;
    items[at] = before;
  }
  items[at] = item;
};

/** Takes the item out; throws where it is not in the list. */
export const takeOut = <T>(items: T[], item: T, comesBefore: ComesBefore<T>): void => {
  const place = placeIn(items, item, comesBefore);
  if (items[place] !== item) throw new Error('an item that is not in the list was to be taken out of it');
  items.splice(place, 1);
};
