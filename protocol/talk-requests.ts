/** What clients ask when they talk, checked at the door. In a match each is a request of a seat, in a party one of a member
 *  (`party-say`, `party-report`); each resolves with `{}` or rejects with a code and a sentence. */
import { z } from 'zod';
import { EMOTES, LONGEST_LINE } from './talk.ts';

/** Request `emote`. */
export const emoteMessage = z.strictObject({ emote: z.enum(EMOTES) });
export type EmoteMessage = z.infer<typeof emoteMessage>;

/** Control characters, line ends, letters that show nothing, halves of characters, and marks that turn the direction of what
 *  follows, also in lines of others. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\s\u115f\u1160\u2800\u3164\uffa0]+/gu;
/** More marks on one letter than any language has reach into the lines above. */
const PILED_MARKS = /(\p{M}{4})\p{M}+/gu;

/** Plain text in one line, whatever stands in what came. */
export const plainLine = (longest: number) =>
  z
    .string()
    .max(4 * longest)
    .transform((text) => text.replaceAll(UNSEEN, ' ').replaceAll(PILED_MARKS, '$1').trim())
    .pipe(z.string().min(1).max(longest));

/** Request `say`. */
export const sayMessage = z.strictObject({ text: plainLine(LONGEST_LINE) });
export type SayMessage = z.infer<typeof sayMessage>;

/** Request `report`: a line that somebody of the server's operators is to look at. */
export const reportMessage = z.strictObject({ line: z.string().max(40) });
export type ReportMessage = z.infer<typeof reportMessage>;
