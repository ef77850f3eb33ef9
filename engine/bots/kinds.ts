/** The kinds of bot there are. */
export const BOT_KINDS = ['random', 'sensible'] as const;
export type BotKind = (typeof BOT_KINDS)[number];
