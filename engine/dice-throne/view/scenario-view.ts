/** What everybody may know of a scenario: the enemies, the boss battle, the map of a crawl. Hidden is the order of decks, and
 *  which tiles lie face-down. */
import { minionNamed } from '../adventures/minions/index.ts';
import { objectiveOf } from '../adventures/objective.ts';
import { handsAllowed } from '../state/battle.ts';
import { boardSide, bodyOf, dialOf, heroOf, holdingsOf, impossible, maxHealth } from '../state/context.ts';
import { goalsAsked, heroesAgainst } from '../state/crawl.ts';
import type { Body } from '../state/match.ts';
import type { Crawl, CrawlTile } from '../state/scenario.ts';
import type { Table } from '../state/table.ts';
import type { BattleView, CrawlView, EnemyView, MatchView, TileView } from '../state/view-shape.ts';
import { abilitiesOf, counted } from './seat-view.ts';

export const scenarioView = (t: Table): Pick<MatchView, 'enemies' | 'turnOf' | 'gaveUp' | 'battle' | 'crawl'> => {
  const { m } = t;
  const battle = battleView(t);
  return {
    enemies: m.bodies.filter(({ pilot, out }) => pilot === undefined && !out).map((body) => enemyView(t, body)),
    turnOf: m.turnOf,
    gaveUp: [...(m.scenario?.gaveUp ?? [])],
    ...(battle && { battle }),
    ...(m.crawl && { crawl: crawlView(t, m.crawl) }),
  };
};

const enemyView = (t: Table, body: Body): EnemyView => {
  const { id, hero } = body;
  const { cp, upgrades } = holdingsOf(t, id);
  const objective = objectiveOf(t, id);
  return {
    body: id,
    kind: hero,
    health: dialOf(t, id).health,
    maxHealth: maxHealth(t, id),
    cp,
    tokens: counted(body),
    upgrades: [...upgrades],
    abilities: abilitiesOf(t, body),
    ...(objective && { objective }),
    ...(t.m.crawl && inCrawl(t, t.m.crawl, body)),
  };
};

const inCrawl = (t: Table, { tiles, strikesFirst, guardian }: Crawl, body: Body): Partial<EnemyView> => {
  const at = tiles.find(({ enemy }) => enemy === body.id)?.at;
  return {
    level: minionNamed(body.hero)?.level ?? impossible(`there is no minion ${body.hero}`),
    ...(at !== undefined && { at }),
    engaged: heroesAgainst(t.m, body.id),
    firstStrike: strikesFirst.includes(body.id),
    guardian: guardian === body.id,
    ...(heroOf(t, body.id).def.front !== undefined && { side: boardSide(t, body.id) }),
  };
};

const crawlView = (t: Table, crawl: Crawl): CrawlView => {
  const { m } = t;
  const { no, difficulty, salve, kingsHand } = m.scenario ?? impossible('no scenario is played');
  const { max, from } = kingsHand;
  const { card, gold, shards, tiles } = crawl;
  return {
    scenario: no,
    card,
    difficulty,
    gold,
    shards,
    salve: salve + shards,
    kh: { max, from },
    tiles: tiles.map(tileView),
    ...(m.prompt?.about === 'rule:move' && { goals: goalsAsked(m.prompt) }),
  };
};
const tileView = ({ at, level, up, tile, items, enemy }: CrawlTile): TileView => ({
  at,
  level,
  up,
  ...(up && { tile }),
  items: [...items],
  ...(enemy !== undefined && { enemy }),
});

const battleView = (t: Table): BattleView | undefined => {
  const { m } = t;
  const { battle, scenario } = m;
  if (!battle || !scenario) return undefined;
  const { deck, discard } = m.holdings[battle.boss] ?? impossible('the boss holds nothing');
  const { from } = scenario.kingsHand;
  return {
    boss: { body: battle.boss, kind: bodyOf(t, battle.boss).hero },
    scenario: scenario.no,
    difficulty: scenario.difficulty,
    kh: { max: handsAllowed(m), from },
    ...(battle.shown !== undefined && { shown: { card: battle.shown, waits: battle.waits } }),
    actionsLeft: deck.length,
    discard: [...discard],
  };
};
