/** How somebody may like their page. What it can be read in is what games speak. */
export { LANGUAGES, type Language } from '../engine/core/words/language.ts';

export const THEMES = ['dark', 'light'] as const;
export const MOTIONS = ['less'] as const;
/** How long bots take for a move, where they are all that one waits for. */
export const BOT_PACES = ['quick', 'natural', 'slow'] as const;
/** How one may want to be asked in windows; letting everything pass until one's turn is no lasting wish. */
export const LASTING_PREFERENCES = ['always', 'when-it-matters', 'when-able', 'last-call'] as const;

export type BotPace = (typeof BOT_PACES)[number];
export type LastingPreference = (typeof LASTING_PREFERENCES)[number];
