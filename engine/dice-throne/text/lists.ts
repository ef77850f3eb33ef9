/** What there is to choose and to do, in the words of a language. */

import type { Lists } from '../../core/game.ts';
import { type Say, sayModes } from '../../core/words/dictionary.ts';
import type { Language } from '../../core/words/language.ts';
import { achievements } from '../achievements/index.ts';
import { MODES, modeInfo } from '../modes/index.ts';
import { playable } from '../state/context.ts';
import type { Library } from '../state/table.ts';
import { heroText } from './describe.ts';
import { wordsIn } from './languages.ts';

export const listsOf = (lib: Library, language?: Language): Lists => {
  const words = wordsIn(language);
  const say: Say = (text) => words.said[text] ?? text;
  return {
    modes: sayModes(
      MODES.map((mode) => modeInfo(mode, lib)),
      say,
    ),
    heroes: playable(lib).map((hero) => ({
      id: hero.id,
      name: hero.name,
      kind: hero.kind,
      complexity: hero.def.complexity,
      die: hero.die,
      text: heroText({ lib, words }, hero),
    })),
    achievements: achievements.all.map((one) => ({ ...one, text: say(one.text) })),
  };
};
