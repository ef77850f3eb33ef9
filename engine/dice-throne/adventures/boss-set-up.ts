/** How a boss battle is laid out (Adventures rulebook: Boss Battle Setup): the boss with its dials, tokens, upgrades and action
 *  deck, and the heroes' dial and salves. */
import { shuffle } from '../../core/chance.ts';
import { BadInput } from '../../core/refusal.ts';
import { viseer } from '../bosses/viseer.ts';
import { addTokens } from '../rules/tokens.ts';
import { dialOf, holdingsOf, impossible } from '../state/context.ts';
import type { BodyId } from '../state/match.ts';
import type { Difficulty, Scenario } from '../state/scenario.ts';
import { kingsHandToken, salveToken } from '../state/scenario-tokens.ts';
import type { LibraryHero, Table } from '../state/table.ts';
import { priceOf, upgrade } from '../turn/play.ts';
import { type BattleCard, battleCards, HEROES_HEALTH, salveIn } from './battles.ts';
import { addEnemy, combatant } from './enemies.ts';
import type { AdventureSetup } from './setup.ts';

const FIRST = 2;

/** The card of a boss battle. Throws `BadInput` where the scenario is none. */
export const battleCard = ({ lib }: Table, { scenario = FIRST }: AdventureSetup): BattleCard => {
  const cards = battleCards([...lib.heroes.values()].map(({ def }) => def));
  const card = cards.find((one) => one.scenario === scenario);
  if (card) return card;
  const known = cards.map((one) => one.scenario).join(', ');
  throw new BadInput('setup.scenario', `expected a boss battle (${known}), got ${scenario}`);
};

/** Lays out heroes and boss as the card has it, but for what chance decides: upgrades and the order of the action deck. */
export const layBattle = (t: Table, setup: AdventureSetup, card: BattleCard): BodyId => {
  const { m } = t;
  const { difficulty } = setup;
  m.scenario = { no: card.scenario, difficulty, salve: salveIn(difficulty), kingsHand: limitOf(card), gaveUp: [] };
  const party = dialOf(t, 0);
  party.start = HEROES_HEALTH[difficulty];
  party.health = party.start;
  for (const [seat, n] of (setup.salves ?? []).entries())
    if (n > 0) addTokens(t, seat, { id: salveToken(t), from: seat, since: 0, n });
  const hero = combatant(t, card.boss);
  const boss = addEnemy(t, hero, {
    health: byHeroes(card.health, m.players),
    cp: card.cp,
    tokens: { [kingsHandToken(t)]: byHeroes(card.kingsHands, m.players) },
  });
  m.battle = {
    boss,
    viseer: WITH_VISEER.includes(difficulty) ? addViseer(t) : undefined,
    shown: undefined,
    waits: false,
  };
  holdingsOf(t, boss).deck = actionCards(hero).reverse();
  return boss;
};
const WITH_VISEER: readonly Difficulty[] = ['insane', 'hardcore'];
const VISEER_HEALTH = 20;
const addViseer = (t: Table): BodyId =>
  addEnemy(t, combatant(t, viseer.id), { health: VISEER_HEALTH, cp: 0, tokens: {} });
const limitOf = ({ kingsHand }: BattleCard): Scenario['kingsHand'] => ({ ...kingsHand, used: 0 });
export const byHeroes = (values: readonly number[], heroes: number): number =>
  values[heroes - 1] ?? impossible(`no value for ${heroes} heroes`);

/** In content order. */
const actionCards = ({ actions }: LibraryHero): string[] => [...actions.keys()];
export const upgradeCards = (hero: LibraryHero): string[] => hero.deck.filter((card) => !hero.actions.has(card));

/** Turns upgrade cards one by one, the first first, and pays for them: one under its own higher level is passed over, one that
 *  cannot be paid ends it. What is left of the CP is lost. */
export const buyUpgrades = (t: Table, boss: BodyId, cards: readonly string[], cp: number): void => {
  const { levels } = holdingsOf(t, boss);
  let left = cp;
  for (const id of cards) {
    const card = t.lib.cards.get(id) ?? impossible(`no card ${id}`);
    const { place, level } = card.upgrade ?? impossible(`${id} upgrades nothing`);
    if ((levels[place] ?? 1) >= level) continue;
    const price = priceOf(t, boss, card);
    if (price > left) return;
    left -= price;
    upgrade(t, boss, card);
  }
};

/** A boss battle as `setup` has it. Throws `BadInput` naming the field. */
export const setUpBattle = (t: Table, setup: AdventureSetup): void => {
  const card = battleCard(t, setup);
  const boss = layBattle(t, setup, card);
  const upgrades = upgradeCards(combatant(t, card.boss));
  if (setup.upgrades === undefined) shuffle(t.m.chance, upgrades);
  const cp = setup.upgrades === 'unbound' ? Number.POSITIVE_INFINITY : byHeroes(card.upgradeCp, t.m.players);
  buyUpgrades(t, boss, upgrades, cp);
  shuffle(t.m.chance, holdingsOf(t, boss).deck);
};
