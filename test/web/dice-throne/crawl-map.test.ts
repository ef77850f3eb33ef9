/** How a map reads: steps along explored tiles, and words for what lies there. */
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { TileView } from '../../../engine/dice-throne/state/view-shape.ts';
import { stepsFrom, tileWords } from '../../../web/games/dice-throne/crawl/tiles.ts';

const map = suite('web: the map of a crawl');

const tile = (at: string, more: Partial<TileView> = {}): TileView => ({ at, level: 1, up: true, items: [], ...more });
/** A row of five: the start, an explored tile, a battle, an explored tile behind it, one in the fog; and fog below. */
const tiles: readonly TileView[] = [
  tile('0-0', { level: 'start' }),
  tile('0-1'),
  tile('0-2', { enemy: 3 }),
  tile('0-3'),
  tile('0-4', { up: false }),
  tile('1-1', { up: false, level: 2, items: ['shard', 'chest-1'] }),
];

map('rule C4, C5: one walks through explored tiles, and a battle or fog ends the way', () => {
  assert.equal(Object.fromEntries(stepsFrom({ tiles }, '0-0')), { '0-0': 0, '0-1': 1, '0-2': 2, '1-1': 2 });
});
map('whoever stands in a battle walks out of it', () => {
  assert.is(stepsFrom({ tiles }, '0-2').get('0-4'), 2);
});
map('a tile in the fog by level and items, an explored one by its name', () => {
  const hidden = tile('1-1', { up: false, level: 2, items: ['shard', 'chest-1'] });
  assert.is(tileWords(hidden), 'Level II, shard, chest of level I');
  assert.is(tileWords(tile('0-4', { up: false, level: 'portal' })), 'The boss portal');
  assert.is(tileWords(tile('0-1'), 'Caves'), 'Caves');
});

map.run();
