/** The kinds of bot there are, the weakest first. */
export const BOT_KINDS = ['random', 'sensible', 'strong'] as const;
export type BotKind = (typeof BOT_KINDS)[number];
