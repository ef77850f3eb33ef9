/** All environment tiles of Adventures: 22 of each of three levels, and four of level IV. */
import type { TileDef } from './define.ts';
import { LEVEL_1 } from './level-1.ts';
import { LEVEL_2 } from './level-2.ts';
import { LEVEL_3, LEVEL_4 } from './level-3.ts';

export const TILES: readonly TileDef[] = [...LEVEL_1, ...LEVEL_2, ...LEVEL_3, ...LEVEL_4];

/** Where every crawl begins: nothing is there. */
export const START_TILE = 'crimson-sands';
/** Where it ends: what the team and whoever explores it have at once, and the level of the guardian. */
export const PORTAL_TILE = 'boss-portal';
export const PORTAL = { cp: 2, gold: 3, level: 4, kingsHands: 1 } as const;

const byId = new Map(TILES.map((tile) => [tile.id, tile]));
export const tileNamed = (id: string): TileDef | undefined => byId.get(id);
