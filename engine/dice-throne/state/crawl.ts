/** A crawl as it lies on the table: who fights whom, and where a hero can go. */
import type { Seat } from '../../core/game.ts';
import { impossible } from './context.ts';
import type { BodyId, Match, Prompt } from './match.ts';
import { type Crawl, type CrawlTile, SHARDS } from './scenario.ts';
import type { Table } from './table.ts';
import type { Item } from './tile.ts';

export const crawlOf = (m: Match): Crawl => m.crawl ?? impossible('no crawl is played');

/** The enemy of a hero; of an enemy the active hero, or else the only one that fights it. Nobody, for whoever is not
 *  engaged. */
export const engagedWith = (m: Match, body: BodyId): BodyId | undefined => {
  const { engaged } = crawlOf(m);
  if (body < m.players) return engaged[body] ?? undefined;
  if (engaged[m.active] === body) return m.active;
  const [only, ...more] = heroesAgainst(m, body);
  return more.length === 0 ? only : undefined;
};
/** The heroes that fight an enemy. */
export const heroesAgainst = (m: Match, enemy: BodyId): BodyId[] =>
  crawlOf(m).engaged.flatMap((other, seat) => (other === enemy ? [seat] : []));

export const tileAt = (m: Match, at: string): CrawlTile =>
  crawlOf(m).tiles.find((tile) => tile.at === at) ?? impossible(`there is no tile ${at}`);

const besides = (at: string): string[] => {
  const [row = 0, column = 0] = at.split('-').map(Number);
  return [`${row - 1}-${column}`, `${row}-${column + 1}`, `${row + 1}-${column}`, `${row}-${column - 1}`];
};
/** Tiles that share an edge with a place. */
const neighbours = ({ tiles }: Crawl, at: string): CrawlTile[] => {
  const places = besides(at);
  return tiles.filter((tile) => places.includes(tile.at));
};
/** The portal opens to those who have found all shards. */
const mayExplore = ({ shards }: Crawl, { up, level }: CrawlTile): boolean =>
  !up && (level !== 'portal' || shards === SHARDS);

/** Unexplored tiles beside the hero of a seat. */
export const reachableBeside = ({ m }: Table, seat: Seat): string[] => {
  const { crawl } = m;
  if (!crawl) return [];
  return neighbours(crawl, crawl.where[seat] ?? '')
    .filter((tile) => mayExplore(crawl, tile))
    .map(({ at }) => at);
};

/** Where the hero of a seat may go (Adventures rulebook: Move): through explored tiles, edge by edge, but through none where a
 *  battle goes on, to an unexplored tile or into such a battle. The first is what is mostly meant. */
export const goalsOf = (m: Match, seat: Seat): string[] => {
  const crawl = crawlOf(m);
  const start = crawl.where[seat] ?? impossible(`no hero of seat ${seat}`);
  const seen = new Set([start]);
  const goals: CrawlTile[] = [];
  const open = [start];
  for (let at = open.shift(); at !== undefined; at = open.shift()) {
    for (const tile of neighbours(crawl, at)) {
      if (seen.has(tile.at)) continue;
      seen.add(tile.at);
      if (tile.enemy !== undefined || mayExplore(crawl, tile)) goals.push(tile);
      else if (tile.up) open.push(tile.at);
    }
  }
  return goals.sort((a, b) => better(crawl, a, b) || place(crawl, a) - place(crawl, b)).map(({ at }) => at);
};
/** The same of an open question about the way. */
export const goalsAsked = ({ options }: Prompt): string[] => options.map(placeIn);
const TILE = 'tile:';
/** A place as the answer to such a question, and back. */
export const tileOption = (at: string): string => `${TILE}${at}`;
export const placeIn = (option: string): string => option.slice(TILE.length);
const place = ({ tiles }: Crawl, tile: CrawlTile): number => tiles.indexOf(tile);

/** What speaks for a goal, the weightiest first; a lower number is better. */
const REASONS: readonly ((crawl: Crawl, tile: CrawlTile) => number)[] = [
  ({ pointed }, { at }) => -pointed.filter((shown) => shown === at).length,
  (_, { items }) => -Number(items.includes('shard')),
  (_, { items }) => -Number(items.includes('salve')),
  (_, { items }) => -Math.max(0, ...items.map(chestLevel)),
  (_, { level, up }) => -Number(level === 'portal' && !up),
  (_, { enemy }) => Number(enemy !== undefined),
  (_, { level }) => (typeof level === 'number' ? level : 0),
];
const better = (crawl: Crawl, a: CrawlTile, b: CrawlTile): number => {
  for (const reason of REASONS) {
    const by = reason(crawl, a) - reason(crawl, b);
    if (by !== 0) return by;
  }
  return 0;
};
/** 0 for what is no chest. */
export const chestLevel = (item: Item): number => (item.startsWith('chest-') ? Number(item.slice('chest-'.length)) : 0);
