/** Words and figures for pages of campaigns, out of the rules. */

import { MOST_IN_A_DECK } from '../../engine/campaign/rules/decks.ts';
import { LEVELS } from '../../engine/campaign/rules/difficulty.ts';
import { LEGACY_WORDS } from '../../engine/campaign/rules/legacy.ts';
import { NUMBERS, scenarioOf } from '../../engine/campaign/rules/scenarios.ts';
import { IDENTIFY, SELL } from '../../engine/campaign/rules/shop.ts';
import { HEROES, LOOT_CARDS } from '../../engine/campaign/state/content.ts';
import { DIFFICULTIES, type Legacy } from '../../engine/campaign/state/terms.ts';
import { sayIn } from '../../engine/campaign/text/describe.ts';
import type { Language } from '../../engine/core/words/language.ts';
import { MAPS } from '../../engine/dice-throne/adventures/crawl/maps.ts';
import { diceThrone } from '../../engine/dice-throne/index.ts';
import type { CampaignCatalogue } from '../../protocol/campaign/catalogue.ts';
import type { GameRegistry } from '../games.ts';
import { playsScenarios } from './context.ts';

export const campaignCatalogue = (games: GameRegistry, language?: Language): CampaignCatalogue => {
  const say = sayIn(language);
  const of = (legacy: Legacy) => ({ name: say(LEGACY_WORDS[legacy].name), text: say(LEGACY_WORDS[legacy].text) });
  return {
    open: playsScenarios(games),
    scenarios: NUMBERS.map((number) => {
      const { name, kind } = scenarioOf(number);
      return { number, name: say(name), kind, text: say(KINDS[kind]) };
    }),
    difficulties: DIFFICULTIES.map((id) => {
      const { name, text, needs } = LEVELS[id];
      return { id, name: say(name), text: say(text), ...(needs && { needs }) };
    }),
    legacies: {
      'hard-ways': of('hard-ways'),
      'deeper-decks': of('deeper-decks'),
      keepsake: of('keepsake'),
      'king-unbound': of('king-unbound'),
    },
    heroes: [...HEROES.values()].map(({ id, name }) => ({ id, name })),
    loot: Object.fromEntries(
      [...LOOT_CARDS.values()].map(({ id, name, rarity, cost, replaces }) => [
        id,
        {
          name,
          text: diceThrone.describe(id, language)?.text ?? '',
          rarity,
          cost,
          ...(replaces !== undefined && { replaces: nameOf(replaces) }),
        },
      ]),
    ),
    own: Object.fromEntries(
      [...HEROES.values()].map(({ id, cards }) => [id, cards.map((card) => ({ id: card, name: nameOf(card) }))]),
    ),
    prices: { identify: IDENTIFY, sell: SELL },
    maps: Object.fromEntries(
      [...MAPS].map(([card, places]) => [
        card,
        places.map(({ at, level, items }) => {
          const [row = 0, column = 0] = at.split('-').map(Number);
          return { row, column, level: String(level), items };
        }),
      ]),
    ),
    mostInADeck: MOST_IN_A_DECK,
  };
};

const KINDS = {
  crawl: 'A portal crawl: find three shards, beat the guardian. Then the shop.',
  battle: 'A battle with a boss, all on one dial. Then its loot.',
};

const nameOf = (id: string): string => diceThrone.describe(id)?.name ?? id;
