/** Which language the page speaks: what was chosen, or else the first that the browser prefers and the page knows. Only
 *  the words of that one are loaded. */
import type { Messages } from '@lingui/core';
import { useEffect, useState } from 'preact/hooks';
import { LANGUAGES, type Language } from '../../protocol/settings.ts';
import { load } from '../load.ts';
import { speakFrom, spoken } from './t.ts';

/** Each in its own words. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = { en: 'English', de: 'Deutsch' };

type Part = () => Promise<{ readonly default: Messages }>;
/** What the front page says, and what all other screens do: nobody waits for words of a screen that does not show. */
const FIRST: Readonly<Record<Language, Part>> = {
  en: () => import('virtual:words/en/first'),
  de: () => import('virtual:words/de/first'),
};
const REST: Readonly<Record<Language, Part>> = {
  en: () => import('virtual:words/en/rest'),
  de: () => import('virtual:words/de/rest'),
};

const watchers = new Set<() => void>();
let wanted: Language = 'en';
/** Settles when the other screens have their words; nothing while none was opened. */
let ofAll: Promise<void> | undefined;

const known = (name: string): Language | undefined => LANGUAGES.find((language) => name.split('-')[0] === language);

/** What the browser prefers. */
export const preferredLanguage = (): Language => {
  for (const name of navigator.languages) {
    const language = known(name);
    if (language) return language;
  }
  return 'en';
};

/** Speaks that language from now on, or what the browser prefers. Resolves when its words are there. */
export function speak(chosen: Language | undefined): Promise<void> {
  wanted = chosen ?? preferredLanguage();
  return fetchWords(wanted, ofAll !== undefined);
}

/** Brings what is said beyond the front page. */
export function speakOfAll(): Promise<void> {
  ofAll ??= fetchWords(wanted, true).catch((error: unknown) => {
    ofAll = undefined;
    throw error;
  });
  return ofAll;
}

async function fetchWords(language: Language, all: boolean): Promise<void> {
  const parts = all ? [FIRST[language], REST[language]] : [FIRST[language]];
  const words = await Promise.all(parts.map((part) => load(part)));
  // Somebody may have chosen again meanwhile.
  if (wanted !== language) return;
  speakFrom(language, Object.assign({}, ...words.map((part) => part.default)));
  document.documentElement.lang = language;
  for (const watcher of watchers) watcher();
}

/** The language that is spoken; draws again when it changes. */
export function useLanguage(): Language {
  const [language, setLanguage] = useState(spoken);
  useEffect(() => {
    const changed = () => setLanguage(spoken());
    watchers.add(changed);
    return () => {
      watchers.delete(changed);
    };
  }, []);
  return language;
}
