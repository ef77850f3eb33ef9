/** Words for an action, as it stands in a list. A placement has one object for all matches: its words are put together once. */
import { DEFAULT_LANGUAGE, type Language } from '../../core/words/language.ts';
import type { DiceClashAction } from '../state/view-shape.ts';
import { wordsIn } from './languages.ts';

const known = new WeakMap<DiceClashAction, Partial<Record<Language, string>>>();

export const labelAction = (action: DiceClashAction, language = DEFAULT_LANGUAGE): string => {
  if (action.type !== 'place') return wordsIn(language).label(action);
  const words = known.get(action) ?? {};
  known.set(action, words);
  words[language] ??= wordsIn(language).label(action);
  return words[language];
};
