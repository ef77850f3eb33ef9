/** The languages in which games speak to people. */
export const LANGUAGES = ['en', 'de'] as const;
export type Language = (typeof LANGUAGES)[number];

/** What is spoken where nobody says what they read. */
export const DEFAULT_LANGUAGE: Language = 'en';

/** The language of that code; of anything else, the one that is spoken anyway. */
export const languageOf = (code: unknown): Language => LANGUAGES.find((one) => one === code) ?? DEFAULT_LANGUAGE;
