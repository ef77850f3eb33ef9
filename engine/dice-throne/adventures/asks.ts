/** What people choose who open a scenario by hand: as data, for pages. */
import type { SetupChoice, SetupField } from '../../core/game.ts';
import { DIFFICULTIES, type Difficulty } from '../state/scenario.ts';
import type { Library } from '../state/table.ts';
import { battleCards } from './battles.ts';
import { CRAWLS } from './crawl/cards.ts';
import { cardsOf } from './crawl/lay.ts';

const NAMES: Readonly<Record<Difficulty, string>> = {
  normal: 'Normal',
  veteran: 'Veteran: less health',
  insane: 'Insane: less health, weaker salves',
  hardcore: 'Hardcore',
};
const DIFFICULTY: SetupField = {
  id: 'difficulty',
  name: 'Difficulty',
  choices: DIFFICULTIES.map((value) => ({ value, name: NAMES[value] })),
};

export const asksOfBattle = ({ heroes }: Library): SetupField[] => {
  const cards = battleCards([...heroes.values()].map(({ def }) => def));
  const choices = cards.map(({ scenario, boss }) => ({
    value: scenario,
    name: `${scenario}: ${heroes.get(boss)?.name ?? boss}`,
  }));
  return [{ id: 'scenario', name: 'Scenario', choices }, DIFFICULTY];
};

export const asksOfCrawl = (): SetupField[] => [
  {
    id: 'scenario',
    name: 'Scenario',
    choices: CRAWLS.map(({ scenario }) => ({ value: scenario, name: `${scenario}` })),
  },
  {
    id: 'card',
    name: 'Map',
    choices: [
      { name: 'By chance' },
      ...CRAWLS.flatMap((crawl) =>
        cardsOf(crawl).map(
          (card): SetupChoice => ({ value: card, name: card, where: { id: 'scenario', value: crawl.scenario } }),
        ),
      ),
    ],
  },
  DIFFICULTY,
  {
    id: 'deeper',
    name: 'Minions',
    choices: [{ name: 'The usual 52' }, { value: true, name: 'Deeper decks: 13 more' }],
  },
];
