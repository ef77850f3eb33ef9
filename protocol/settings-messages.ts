/** How somebody likes their page: `GET` and `PUT /api/account/settings`. What is left out is as the page has it. */
import { z } from 'zod';

import { BOT_PACES, LANGUAGES, LASTING_PREFERENCES, MOTIONS, THEMES } from './settings.ts';

export const settingsForm = z.strictObject({
  /** What the browser prefers, unless it is said. */
  language: z.enum(LANGUAGES).optional(),
  theme: z.enum(THEMES).optional(),
  motion: z.enum(MOTIONS).optional(),
  /** 0 to 1. */
  volume: z.number().min(0).max(1).optional(),
  botPace: z.enum(BOT_PACES).optional(),
  /** Asks before what cannot be taken back and is probably a slip. */
  confirm: z.boolean().optional(),
  windows: z.enum(LASTING_PREFERENCES).optional(),
  keys: z.boolean().optional(),
  /** Explains things the first time they happen. */
  hints: z.boolean().optional(),
  emotes: z.boolean().optional(),
});
export type AccountSettings = z.infer<typeof settingsForm>;
