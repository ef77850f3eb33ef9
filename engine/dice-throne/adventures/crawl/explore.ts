/** Exploring a tile (Adventures rulebook: Explore): what lies there, what it gives, what it says, who is there. */

import { addTokens } from '../../rules/tokens.ts';
import { pushEffects } from '../../stack/frames.ts';
import { type Next, type Procedure, procedure } from '../../stack/procedure.ts';
import { emit, heldCount, holdingsOf, impossible, MAX_CP, placeOf } from '../../state/context.ts';
import { crawlOf, tileAt } from '../../state/crawl.ts';
import type { BodyId, ProcedureFrame } from '../../state/match.ts';
import type { CrawlTile } from '../../state/scenario.ts';
import { salveToken } from '../../state/scenario-tokens.ts';
import type { Table } from '../../state/table.ts';
import { enterPhase } from '../../turn/phases.ts';
import { PORTAL, PORTAL_TILE, tileNamed } from '../tiles/index.ts';
import { bring, chestsAmong, openChests } from './comings.ts';
import { tileSource } from './content.ts';

const heroIn = ({ by }: ProcedureFrame): BodyId => by ?? impossible('nobody explores');
const tileIn = (t: Table, { tile }: ProcedureFrame): CrawlTile =>
  tileAt(t.m, tile ?? impossible('no tile is explored'));

/** Shards first, then salves, then the chests. */
const collect = (t: Table, f: ProcedureFrame): Next => {
  enterPhase(t, 'explore');
  const crawl = crawlOf(t.m);
  const hero = heroIn(f);
  const seat = placeOf(t, hero);
  const tile = tileIn(t, f);
  const { items, at } = tile;
  tile.items = [];
  for (const item of items) emit(t, { type: 'found', seat, at, item });
  crawl.shards += items.filter((item) => item === 'shard').length;
  const salves = items.filter((item) => item === 'salve').length;
  if (salves > 0) {
    addTokens(t, hero, { id: salveToken(t), from: hero, since: t.m.now, n: salves });
    emit(t, { type: 'token', seat, token: salveToken(t), n: salves, held: heldCount(t, hero, salveToken(t)) });
  }
  openChests(t, chestsAmong(items));
};

/** CP for the hero, gold for the team. */
const turn = (t: Table, f: ProcedureFrame): Next => {
  const hero = heroIn(f);
  const seat = placeOf(t, hero);
  const tile = tileIn(t, f);
  tile.up = true;
  emit(t, { type: 'explored', seat, at: tile.at, tile: tile.tile });
  const { cp = 0, gold = 0 } = tile.tile === PORTAL_TILE ? PORTAL : (tileNamed(tile.tile) ?? {});
  const held = holdingsOf(t, hero);
  const gained = Math.min(cp, MAX_CP - held.cp);
  held.cp += gained;
  if (gained > 0) emit(t, { type: 'cp', seat, n: gained });
  crawlOf(t.m).gold += gold;
  if (gold > 0) emit(t, { type: 'gold', n: gold });
};

const read = (t: Table, f: ProcedureFrame): Next => {
  const { tile } = tileIn(t, f);
  if (tileNamed(tile)?.run === undefined) return;
  const source = tileSource(tile);
  pushEffects(t, source, heroIn(f), source);
};

const wake = (t: Table, f: ProcedureFrame): Next => {
  const { tile, at } = tileIn(t, f);
  const hero = heroIn(f);
  if (tile === PORTAL_TILE) {
    bring(t, [hero], { level: PORTAL.level, at, guards: PORTAL.kingsHands });
    return;
  }
  const known = tileNamed(tile);
  if (known && known.minion !== false) bring(t, [hero], { level: known.level, at });
};

/** `by` explores `tile`, on which it stands. */
export const explore: Procedure = procedure([
  { name: 'collect', run: collect },
  { name: 'turn', run: turn },
  { name: 'read', run: read },
  { name: 'wake', run: wake },
]);
