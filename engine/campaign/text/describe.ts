/** Words for everything of a campaign by its id, and what there is to choose. */
import type { Description, Lists } from '../../core/game.ts';
import { type Say, sayModes } from '../../core/words/dictionary.ts';
import type { Language } from '../../core/words/language.ts';
import { CAMPAIGN } from '../modes.ts';
import { LEVELS } from '../rules/difficulty.ts';
import { LEGACY_WORDS } from '../rules/legacy.ts';
import { NUMBERS, scenarioOf } from '../rules/scenarios.ts';
import { IDENTIFY, PRICES, SELL } from '../rules/shop.ts';
import { HEROES, LOOT_CARDS } from '../state/content.ts';
import { DIFFICULTIES, LEGACIES } from '../state/terms.ts';
import { wordsIn } from './languages.ts';

/** Says what is written out in English. */
export const sayIn = (language?: Language): Say => {
  const { said } = wordsIn(language);
  return (text) => said[text] ?? text;
};

export const describeId = (id: string, language?: Language): Description | undefined => {
  const words = wordsIn(language);
  const say = sayIn(language);
  const hero = HEROES.get(id);
  if (hero) return { name: hero.name, text: words.hero(hero.cards.length) };
  const card = LOOT_CARDS.get(id);
  if (card) return { name: card.name, text: words.loot(card) };
  const number = NUMBERS.find((n) => id === `scenario-${n}`);
  if (number !== undefined) {
    const { name, kind } = scenarioOf(number);
    return { name: say(name), text: words.scenario(kind) };
  }
  const difficulty = DIFFICULTIES.find((one) => one === id);
  const legacy = LEGACIES.find((one) => one === id);
  const known = difficulty ? LEVELS[difficulty] : legacy && LEGACY_WORDS[legacy];
  return known && { name: say(known.name), text: say(known.text) };
};

export const listsOf = (language?: Language): Lists => ({
  modes: sayModes([CAMPAIGN], sayIn(language)),
  heroes: [...HEROES.values()].map(({ id, name }) => ({
    id,
    name,
    kind: 'hero',
    text: describeId(id, language)?.text ?? '',
  })),
  achievements: [],
});

export const catalogueOf = (language?: Language) => {
  const say = sayIn(language);
  return {
    loot: [...LOOT_CARDS.values()],
    heroes: [...HEROES.values()],
    scenarios: NUMBERS.map((number) => ({ number, ...scenarioOf(number), name: say(scenarioOf(number).name) })),
    difficulties: DIFFICULTIES.map((id) => ({
      id,
      ...LEVELS[id],
      name: say(LEVELS[id].name),
      text: say(LEVELS[id].text),
    })),
    prices: { buy: PRICES, identify: IDENTIFY, sell: SELL },
  };
};
