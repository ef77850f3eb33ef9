/** What everybody may know of a scenario: the enemies, and the boss battle. Hidden is the order of decks. */
import { dialOf, heroOf, holdingsOf, impossible, maxHealth } from '../state/context.ts';
import type { Table } from '../state/library.ts';
import type { Body } from '../state/match.ts';
import type { BattleView, EnemyView, MatchView } from '../state/view-shape.ts';
import { abilitiesOf, counted } from './seat-view.ts';

export const scenarioView = (t: Table): Pick<MatchView, 'enemies' | 'turnOf' | 'gaveUp' | 'battle'> => {
  const { m } = t;
  const battle = battleView(t);
  return {
    enemies: m.bodies.filter(({ pilot, out }) => pilot === undefined && !out).map((body) => enemyView(t, body)),
    turnOf: m.turnOf,
    gaveUp: [...(m.scenario?.gaveUp ?? [])],
    ...(battle && { battle }),
  };
};

const enemyView = (t: Table, body: Body): EnemyView => {
  const { id, hero } = body;
  const { cp, upgrades } = holdingsOf(t, id);
  const { battle } = t.m;
  const objective = battle?.boss === id ? heroOf(t, id).actions.get(battle.shown ?? '')?.objective : undefined;
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
  };
};

const battleView = ({ m }: Table): BattleView | undefined => {
  const { battle, scenario } = m;
  if (!battle || !scenario) return undefined;
  const { deck, discard } = m.holdings[battle.boss] ?? impossible('the boss holds nothing');
  const { max, from } = scenario.kingsHand;
  return {
    scenario: scenario.no,
    difficulty: scenario.difficulty,
    kh: { max, from },
    ...(battle.shown !== undefined && { shown: { card: battle.shown, waits: battle.waits } }),
    actionsLeft: deck.length,
    discard: [...discard],
  };
};
