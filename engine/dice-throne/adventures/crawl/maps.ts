/** The maps of the sixteen crawl cards. 1A and 1B are printed, the others house values. Rows are parted by strokes, places by
 *  blanks: nothing, the start, the portal, or a level with what lies there: a shard (s), a salve (v), chests 1 to 3 (a b c). */
import type { Item, TileLevel } from '../../state/tile.ts';

const LAYOUTS: Readonly<Record<string, string>> = {
  '1A': '- - - Pv 3vb / - 2s 1 2a 1s / - - - 2b 1v / S 1 1 1 2s',
  '1B': '- - 3vb Pv - / 1s - 1 2a - / 1v 2 S - 2b / 1s - 1 1 2s',
  '1C': '1s 2a 3vb Pv - / 1v - - 2v 1s / S 1 1 1 - / - 2bv - 2s 1',
  '1D': '2bs 1v - 3vb Pv / - 1 S 1 2v / 1s 2a - 1v 1 / - - - - 2s',
  '3A': '- 4c 2s - Pv / S 1v 2 2v 2b / 1av - 1s - 3v / - 2v 1v 3s -',
  '3B': '2s - 3v Pv - / 1v 2v 1 2b 4c / - S - 2v - / 1s 1av 2v 3s -',
  '3C': 'Pv 3b 2s - - / - 2v 1v 1av 4c / 2v - S 2v - / 3s 1v 1 2s -',
  '3D': '- 1s 2av - - / S 1v 2 2b Pv / - 3v - 2v 4c / 2s 1v 2v 3s -',
  '5A': 'S 1 2s 4c - / 2v - 3v 2av Pv / 1av 2v 3cv 4 - / - 3s 2vs - -',
  '5B': '- 2av Pv 3cv - / 1sv 3v - 2v 4c / S 2 3s 2v - / 1a - 4 2vs -',
  '5C': '3s 2av 2v Pv - / 1 - 3v 4c 4 / S 2vs 1av 3cv - / - - 2sv - -',
  '5D': 'Pv 2v 3s 4c - / 3a 2v 1 S 1sv / 4c 2v - - 2av / - - - 3v 2sv',
  '7A': '3s 4c - Pv - / 2av - 3cv 3c 4a / S 1 2v - 3v / - 4c 2sv 3sv -',
  '7B': '- 3s 4c Pv - / S 2av - 3c 4a / 1 - 4 3v - / 2sv 3cv 2sv 3cv -',
  '7C': 'Pv 3c 2sv - - / 4c - 3av 1 S / 3cv 4 - 2av - / - 3s 3v 2sv 4c',
  '7D': '2sv 1 S 2av 3sv / 4c 3v - 4 - / - 3c 3cv 2sv 4a / - Pv 3c - -',
};

/** A place of a map, before a tile lies on it. */
export interface Place {
  /** Row and column: `2-0`. */
  readonly at: string;
  readonly level: TileLevel;
  readonly items: readonly Item[];
}

const LEVELS: Readonly<Record<string, TileLevel>> = { S: 'start', P: 'portal', 1: 1, 2: 2, 3: 3, 4: 4 };
const ITEMS: Readonly<Record<string, Item>> = { s: 'shard', v: 'salve', a: 'chest-1', b: 'chest-2', c: 'chest-3' };

const placesOf = (layout: string): Place[] =>
  layout.split(' / ').flatMap((line, row) =>
    line.split(' ').flatMap((cell, column): Place[] => {
      const [sort = '', ...items] = cell;
      const level = LEVELS[sort];
      if (level === undefined) return [];
      return [{ at: `${row}-${column}`, level, items: items.flatMap((item) => ITEMS[item] ?? []) }];
    }),
  );

/** The maps by their cards, in the order of rows and columns. */
export const MAPS: ReadonlyMap<string, readonly Place[]> = new Map(
  Object.entries(LAYOUTS).map(([card, layout]) => [card, placesOf(layout)]),
);
