/** What pages show of fighters, and what there is to choose. */
import type { Description, Lists } from '../../core/game.ts';
import { sayModes } from '../../core/words/dictionary.ts';
import type { Language } from '../../core/words/language.ts';
import type { FighterDef } from '../content.ts';
import { MODES } from '../modes.ts';
import { PARRIED_FROM } from '../rules/landing.ts';
import type { DiceClashCatalogue } from '../state/view-shape.ts';
import { wordsIn } from './languages.ts';
import { spaceInfo } from './spaces.ts';

export const catalogueOf = (fighters: readonly FighterDef[], language?: Language): DiceClashCatalogue => {
  const words = wordsIn(language);
  return {
    parriedFrom: PARRIED_FROM,
    fighters: fighters.map(({ id, name, kind, sides }) => ({
      id,
      name,
      kind,
      sides: sides.map(({ power, grid }) => ({
        power: {
          id: power.id,
          name: power.name,
          text: words.power(power),
          ...(power.solo && { solo: words.sentences(power.solo) }),
          ...(power.red && { red: power.red }),
        },
        grid: grid.map((modifier) => spaceInfo(modifier, words)),
        modifiers: grid,
      })),
    })),
  };
};

/** Words for a fighter, a power, or a kind of space. */
export const describeId = (
  fighters: readonly FighterDef[],
  id: string,
  language?: Language,
): Description | undefined => {
  const words = wordsIn(language);
  for (const { id: own, name, sides } of fighters) {
    if (own === id) return { name, text: sides.map(({ power }) => `${power.name}: ${words.power(power)}`).join(' ') };
    for (const { power } of sides) if (power.id === id) return { name: power.name, text: words.power(power) };
  }
  return undefined;
};

export const listsOf = (fighters: readonly FighterDef[], language?: Language): Lists => {
  const { said } = wordsIn(language);
  return {
    modes: sayModes(MODES, (text) => said[text] ?? text),
    heroes: fighters.map(({ id, name, kind }) => ({
      id,
      name,
      kind,
      ...(kind === 'legend' && { automaton: true as const }),
      text: describeId(fighters, id, language)?.text ?? '',
    })),
    achievements: [],
  };
};
