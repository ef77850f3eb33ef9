/** The words of each language, by its code. */
import { DEFAULT_LANGUAGE, type Language } from '../../core/words/language.ts';
import { german } from './de.ts';
import { english } from './en.ts';
import type { Words } from './words.ts';

const WORDS: Readonly<Record<Language, Words>> = { en: english, de: german };

export const wordsIn = (language: Language = DEFAULT_LANGUAGE): Words => WORDS[language];
