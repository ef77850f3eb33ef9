/** What clients ask when they talk, checked at the door. In a match each is a request of a seat, in a party one of a member
 *  (`party-say`, `party-report`); each resolves with `{}` or rejects with a code and a sentence. */
import { z } from 'zod';
import { EMOTES, LONGEST_LINE } from './talk.ts';

/** Request `emote`. */
export const emoteMessage = z.strictObject({ emote: z.enum(EMOTES) });
export type EmoteMessage = z.infer<typeof emoteMessage>;

/** Control characters, line ends, and marks that turn the direction of what follows, also in lines of others. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\s]+/gu;

/** Request `say`: plain text in one line, whatever stands in it. */
export const sayMessage = z.strictObject({
  text: z
    .string()
    .max(4 * LONGEST_LINE)
    .transform((text) => text.replaceAll(UNSEEN, ' ').trim())
    .pipe(z.string().min(1).max(LONGEST_LINE)),
});
export type SayMessage = z.infer<typeof sayMessage>;

/** Request `report`: a line that somebody of the server's operators is to look at. */
export const reportMessage = z.strictObject({ line: z.string().max(40) });
export type ReportMessage = z.infer<typeof reportMessage>;
