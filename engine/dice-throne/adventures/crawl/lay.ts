/** How a crawl is laid out (Adventures rulebook: Portal Crawl Setup): the card's map with tiles drawn by level, decks of minions,
 *  health, gold and salves. */
import { below, shuffle } from '../../../core/chance.ts';
import { BadInput } from '../../../core/refusal.ts';
import { addTokens } from '../../rules/tokens.ts';
import { dialOf, impossible } from '../../state/context.ts';
import type { Crawl } from '../../state/scenario.ts';
import { salveToken } from '../../state/scenario-tokens.ts';
import type { Table } from '../../state/table.ts';
import { byHeroes } from '../boss-set-up.ts';
import { MINIONS } from '../minions/index.ts';
import type { AdventureSetup } from '../setup.ts';
import { PORTAL_TILE, START_TILE, TILES } from '../tiles/index.ts';
import { CRAWLS, type CrawlCard, HERO_HEALTH, START_GOLD, salveBase } from './cards.ts';
import { MAPS, type Place } from './maps.ts';

const FIRST = 1;
export const LEVELS = [1, 2, 3, 4] as const;
type Level = (typeof LEVELS)[number];

/** The card of a crawl's scenario. Throws `BadInput` where the scenario is none. */
export const crawlCard = ({ scenario = FIRST }: AdventureSetup): CrawlCard => {
  const card = CRAWLS.find((one) => one.scenario === scenario);
  if (card) return card;
  const known = CRAWLS.map((one) => one.scenario).join(', ');
  throw new BadInput('setup.scenario', `expected a portal crawl (${known}), got ${scenario}`);
};
/** The letters of a scenario's cards. */
const CARDS = ['A', 'B', 'C', 'D'] as const;
export const cardsOf = ({ scenario }: CrawlCard): string[] => CARDS.map((letter) => `${scenario}${letter}`);
/** The card that is named, if it is one of the scenario's. */
export const namedCard = (crawl: CrawlCard, { card }: AdventureSetup): string | undefined => {
  const known = cardsOf(crawl);
  if (card === undefined || known.includes(card)) return card;
  throw new BadInput('setup.card', `expected one of ${known.join(', ')}, got ${card}`);
};

/** Tiles of a level: alone a hero finds none that needs a teammate. */
export const freshTiles = (level: Level, heroes: number): string[] =>
  TILES.filter((tile) => tile.level === level && (heroes > 1 || !tile.noSolo)).map(({ id }) => id);
const freshMinions = (level: Level, heroes: number, deeper: boolean): string[] =>
  MINIONS.filter(
    (minion) => minion.level === level && (heroes > 1 || !minion.noSolo) && (deeper || !minion.deeper),
  ).map(({ id }) => id);

/** What a crawl begins with, but for its map and its decks; heroes stand on the start tile. */
export const layCrawl = (t: Table, setup: AdventureSetup, card: string, start: string): Crawl => {
  const { m } = t;
  const { difficulty } = setup;
  const { scenario, kingsHand } = crawlCard(setup);
  const salve = salveBase(difficulty);
  m.scenario = { no: scenario, difficulty, salve, kingsHand: { ...kingsHand, used: 0 }, gaveUp: [] };
  const health = byHeroes(HERO_HEALTH[difficulty], m.players);
  const seats = Array.from({ length: m.players }, (_, seat) => seat);
  for (const seat of seats) {
    const dial = dialOf(t, seat);
    dial.start = health;
    dial.health = health;
  }
  const crawl: Crawl = {
    card,
    gold: byHeroes(START_GOLD, m.players),
    shards: 0,
    tiles: [],
    where: seats.map(() => start),
    engaged: seats.map(() => null),
    decks: LEVELS.map(() => []),
    unidentified: seats.map(() => []),
    guardian: undefined,
    guardianFell: false,
    defeated: [],
    pointed: seats.map(() => null),
    strikesFirst: [],
    acted: false,
  };
  m.crawl = crawl;
  return crawl;
};

/** A crawl as `setup` has it. Throws `BadInput` naming the field. */
export const setUpCrawl = (t: Table, setup: AdventureSetup): void => {
  const { m } = t;
  const printed = crawlCard(setup);
  const cards = cardsOf(printed);
  const card = namedCard(printed, setup) ?? cards[below(m.chance, cards.length)] ?? impossible('no card');
  const places = MAPS.get(card) ?? impossible(`no map ${card}`);
  const start = places.find(({ level }) => level === 'start')?.at ?? impossible('a map without a start');
  const crawl = layCrawl(t, setup, card, start);
  crawl.tiles.push(...drawTiles(t, places));
  for (const [i, level] of LEVELS.entries()) {
    const deck = freshMinions(level, m.players, setup.deeper);
    shuffle(m.chance, deck);
    crawl.decks[i] = deck;
  }
  const salves = setup.salves ?? dealt(printed.salves, m.players);
  for (const [seat, n] of salves.entries())
    if (n > 0) addTokens(t, seat, { id: salveToken(t), from: seat, since: 0, n });
};

const drawTiles = (t: Table, places: readonly Place[]): Crawl['tiles'] => {
  const decks = new Map(LEVELS.map((level) => [level, freshTiles(level, t.m.players)]));
  for (const deck of decks.values()) shuffle(t.m.chance, deck);
  return places.map(({ at, level, items }) => {
    const tile = level === 'start' ? START_TILE : level === 'portal' ? PORTAL_TILE : decks.get(level)?.pop();
    return {
      at,
      level,
      tile: tile ?? impossible(`no tile of level ${level} is left`),
      up: level === 'start',
      items: [...items],
      enemy: undefined,
    };
  });
};

/** Dealt round from seat 0. */
const dealt = (n: number, seats: number): number[] =>
  Array.from({ length: seats }, (_, seat) => Math.floor((n + seats - 1 - seat) / seats));
