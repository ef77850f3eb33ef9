/** A crawl in a scripted position (the contract's section 9.2): the position says all, nothing is drawn or dealt. */
import { z } from 'zod';
import { badInput } from '../../../core/issues.ts';
import { BadInput } from '../../../core/refusal.ts';
import type { Scripted } from '../../modes/mode.ts';
import { addTokens } from '../../rules/tokens.ts';
import { dialOf, holdingsOf, impossible, MAX_CP, roomFor, tokenOf } from '../../state/context.ts';
import type { Crawl, CrawlTile } from '../../state/scenario.ts';
import type { Table } from '../../state/table.ts';
import { RARITIES } from '../../vocabulary/lists.ts';
import { addEnemy, combatant } from '../enemies.ts';
import { minionNamed } from '../minions/index.ts';
import type { AdventureSetup } from '../setup.ts';
import { PORTAL_TILE, START_TILE, tileNamed } from '../tiles/index.ts';
import { crawlCard, LEVELS, layCrawl, namedCard } from './lay.ts';

const count = z.number().int().nonnegative();
const place = z.string().regex(/^\d+-\d+$/, 'expected a row and a column, as "0-1"');
const scripted = z.object({
  map: z.array(
    z.strictObject({
      at: place,
      tile: z.string(),
      up: z.boolean().optional(),
      items: z.array(z.enum(['shard', 'salve', 'chest-1', 'chest-2', 'chest-3'])).optional(),
    }),
  ),
  shards: count.max(3).optional(),
  gold: count.optional(),
  minions: z.partialRecord(z.enum(['1', '2', '3', '4']), z.array(z.string())).optional(),
  enemies: z
    .array(
      z.strictObject({
        id: z.string(),
        at: place,
        health: count.optional(),
        cp: count.max(MAX_CP).optional(),
        tokens: z.record(z.string(), count).optional(),
        engaged: z.array(count).min(1, 'an enemy fights somebody'),
        firstStrike: z.boolean().optional(),
        side: z.string().optional(),
        guardian: z.boolean().optional(),
      }),
    )
    .optional(),
  kh: z.strictObject({ max: count, from: z.number().int().min(1).max(6) }).optional(),
  seats: z.array(z.object({ at: place.optional(), unidentified: z.array(z.enum(RARITIES)).optional() })),
});
type Spec = z.infer<typeof scripted>;
type EnemySpec = NonNullable<Spec['enemies']>[number];

export const positionCrawl = (t: Table, setup: AdventureSetup, raw: Scripted): void => {
  const read = scripted.safeParse(raw);
  if (!read.success) throw badInput(read.error, raw, 'position');
  const { map, shards = 0, gold, minions = {}, enemies = [], kh, seats } = read.data;
  const tiles = tilesOf(map);
  const start = tiles.find(({ level }) => level === 'start') ?? impossible('checked above');
  const printed = crawlCard(setup);
  const crawl = layCrawl(t, setup, namedCard(printed, setup) ?? `${printed.scenario}A`, start.at);
  crawl.tiles.push(...tiles);
  crawl.shards = shards;
  crawl.gold = gold ?? crawl.gold;
  if (kh && t.m.scenario) t.m.scenario = { ...t.m.scenario, kingsHand: { ...kh, used: 0 } };
  for (const [seat, { at = start.at, unidentified = [] }] of seats.entries()) {
    if (!tiles.some((tile) => tile.at === at && tile.up))
      throw new BadInput(`seats.${seat}.at`, `expected a tile that lies face-up, got ${at}`);
    crawl.where[seat] = at;
    crawl.unidentified[seat] = [...unidentified];
  }
  for (const [i, level] of LEVELS.entries()) crawl.decks[i] = deckOf(minions[level] ?? [], level);
  for (const [i, enemy] of enemies.entries()) setEnemy(t, crawl, enemy, `enemies.${i}`);
  for (const [seat, at] of crawl.where.entries())
    if (crawl.engaged[seat] === null && tiles.some((tile) => tile.at === at && tile.enemy !== undefined))
      throw new BadInput(`seats.${seat}.at`, `an enemy is on ${at}: whoever stands there fights it`);
};

const tilesOf = (map: Spec['map']): CrawlTile[] => {
  if (map.filter(({ tile }) => tile === START_TILE).length !== 1)
    throw new BadInput('map', `expected exactly one ${START_TILE}`);
  return map.map(({ at, tile, up = false, items = [] }, i) => {
    const known = tileNamed(tile);
    if (!known && tile !== START_TILE && tile !== PORTAL_TILE)
      throw new BadInput(`map.${i}.tile`, `there is no tile ${tile}`);
    if (map.findIndex((other) => other.at === at) < i) throw new BadInput(`map.${i}.at`, `${at} stands there twice`);
    const level = known?.level ?? (tile === START_TILE ? 'start' : 'portal');
    return { at, level, tile, up: up || level === 'start', items: [...items], enemy: undefined };
  });
};

/** The first named is drawn first. */
const deckOf = (ids: readonly string[], level: number): string[] => {
  for (const [i, id] of ids.entries())
    if (minionNamed(id)?.level !== level)
      throw new BadInput(`minions.${level}.${i}`, `expected a minion of level ${level}, got ${id}`);
  return [...ids].reverse();
};

const setEnemy = (t: Table, crawl: Crawl, spec: EnemySpec, field: string): void => {
  const minion = minionNamed(spec.id);
  if (!minion) throw new BadInput(`${field}.id`, `there is no minion ${spec.id}`);
  const tile = crawl.tiles.find(({ at, up }) => at === spec.at && up);
  if (!tile || tile.enemy !== undefined)
    throw new BadInput(`${field}.at`, `expected a tile that lies face-up, with no other enemy, got ${spec.at}`);
  const hero = combatant(t, spec.id);
  const { health, cp = 0, tokens = {} } = minion;
  if ((spec.health ?? 0) > health + MOST_ABOVE) throw new BadInput(`${field}.health`, `at most ${health + MOST_ABOVE}`);
  const enemy = addEnemy(t, hero, { health, cp, tokens: spec.tokens ? {} : tokens });
  dialOf(t, enemy).health = spec.health ?? health;
  holdingsOf(t, enemy).cp = spec.cp ?? cp;
  for (const [id, n] of Object.entries(spec.tokens ?? {})) {
    if (!t.lib.tokens.has(id)) throw new BadInput(`${field}.tokens.${id}`, 'there is no such token');
    const most = roomFor(t, enemy, id);
    if (n > most) throw new BadInput(`${field}.tokens.${id}`, `at most ${most}`);
    const own = tokenOf(t, id).def.kind !== 'negative';
    if (n > 0) addTokens(t, enemy, { id, from: own ? enemy : (spec.engaged[0] ?? 0), since: 1, n });
  }
  if (spec.side !== undefined) {
    const body = t.m.bodies[enemy] ?? impossible('the enemy is there');
    if (spec.side !== hero.def.front && !hero.boards.has(spec.side))
      throw new BadInput(`${field}.side`, `${minion.name} has no side ${spec.side}`);
    body.side = spec.side === hero.def.front ? '' : spec.side;
  }
  tile.enemy = enemy;
  if (spec.firstStrike ?? minion.firstStrike) crawl.strikesFirst.push(enemy);
  if (spec.guardian) crawl.guardian = enemy;
  for (const seat of spec.engaged) {
    if (seat >= t.m.players) throw new BadInput(`${field}.engaged`, `there is no seat ${seat}`);
    if (crawl.engaged[seat] !== null) throw new BadInput(`${field}.engaged`, `seat ${seat} fights another enemy`);
    if (crawl.where[seat] !== spec.at)
      throw new BadInput(`${field}.engaged`, `seat ${seat} stands on ${crawl.where[seat]}, not on ${spec.at}`);
    crawl.engaged[seat] = enemy;
  }
};
/** Health that an enemy may have above what is printed. */
const MOST_ABOVE = 10;

/** With which step of the round a phase begins. In the Hero Step an enemy that strikes first has had its turn. */
export const crawlStep = (t: Table, phase: 'salve' | 'move' | 'enemy' | 'turn'): string => {
  const { m } = t;
  const crawl = m.crawl ?? impossible('no crawl is played');
  const enemy = crawl.engaged[m.active];
  if (phase === 'salve') return 'salves';
  if (phase === 'move') {
    if (enemy !== null) throw new BadInput('phase', `seat ${m.active} fights, and may not move`);
    return 'way';
  }
  if (enemy === null || enemy === undefined)
    throw new BadInput('phase', `seat ${m.active} fights nobody: expected salve or move`);
  const first = crawl.strikesFirst.includes(enemy);
  crawl.acted = first && phase === 'turn';
  return first && phase === 'enemy' ? 'first strike' : 'enemy';
};
