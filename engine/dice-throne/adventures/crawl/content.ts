/** All that scenarios bring to the library. */
import { viseer } from '../../bosses/viseer.ts';
import type { CrawlContent } from '../../library/index.ts';
import { LOOT, LOOT_SWAP } from '../loot/index.ts';
import { MINION_COMBATANTS } from '../minions/index.ts';
import { TILES } from '../tiles/index.ts';
import { crawlTokens } from '../tokens.ts';
import { CHESTS } from './chests.ts';

export const tileSource = (tile: string): string => `tile:${tile}`;
export const chestSource = (level: number): string => `chest:${level}`;

export const CRAWL_CONTENT: CrawlContent = {
  minions: [...MINION_COMBATANTS, viseer],
  tokens: crawlTokens,
  programs: Object.fromEntries([
    ...TILES.flatMap(({ id, run }) => (run ? [[tileSource(id), run] as const] : [])),
    ...CHESTS.map((run, i) => [chestSource(i + 1), run] as const),
  ]),
  loot: LOOT,
  everybody: { loot: LOOT_SWAP },
};
