/** What people read, in their language. English stands where it is said and needs no file; every other language has the
 *  same text in its own words under `words/`, looked up by the English one. Placeholders and plural rules are those of
 *  ICU messages: `t('{n, plural, one {# die} other {# dice}}', { n })`.
 *
 *  A text is asked for when it is drawn, never when its file is loaded: only then is the language known. */
import { type Messages, setupI18n } from '@lingui/core';
import { type Language, languageOf } from '../../engine/core/words/language.ts';

/** What is not there is left out of the text. */
export type Values = Readonly<Record<string, string | number | undefined>>;

/** English until another one is spoken: for whatever asks without a page. */
const i18n = setupI18n({ locale: 'en', messages: { en: {} } });

/** The text in the language that is spoken, with its placeholders filled in. */
export function t(text: string, values?: Values): string {
  // What is the same in English and has nothing to fill in is in no English catalogue.
  if (!values && i18n.messages[text] === undefined) return text;
  return i18n._(text, { ...values });
}

/** What goes by a code, as refusals do: the words for it, or `otherwise` where the catalogue has none. */
export const tOf = (code: string, otherwise: string): string =>
  i18n.messages[code] === undefined ? otherwise : i18n._(code);

/** Speaks a language from now on. */
export const speakFrom = (language: string, messages: Messages): void =>
  i18n.loadAndActivate({ locale: language, messages });

/** The language that is spoken: for `Intl`, and for what the games say. */
export const spoken = (): Language => languageOf(i18n.locale);

/** Makes a table of texts once for each language that is spoken. */
export function perLanguage<T>(make: () => T): () => T {
  const made = new Map<string, T>();
  return () => {
    const known = made.get(i18n.locale);
    if (known !== undefined) return known;
    const table = make();
    made.set(i18n.locale, table);
    return table;
  };
}

/** `A, B and C`, or `A, B or C`. */
export const list = (words: readonly string[], type: 'conjunction' | 'disjunction' = 'conjunction'): string =>
  // Only American English puts a comma before the last one.
  new Intl.ListFormat(i18n.locale === 'en' ? 'en-GB' : i18n.locale, { type }).format(words);

/** A number with so many places behind the point, which is a comma elsewhere. */
export const figure = (n: number, least: number, most = least): string =>
  i18n.number(n, { minimumFractionDigits: least, maximumFractionDigits: most });

/** A day, or a moment, as it is written in that language. */
export const date = (at: number, options: Intl.DateTimeFormatOptions): string => i18n.date(new Date(at), options);
