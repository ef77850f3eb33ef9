/** Codes in links: into a campaign, and to look on. */
import { newCode } from '../base/link-code.ts';

const BETWEEN = '.';

/** A new code of the campaign: its id, and what nobody guesses. */
export const codeFor = (id: string): string => id + BETWEEN + newCode();

/** The campaign that the code would be of. */
export const idIn = (code: string): string => code.split(BETWEEN)[0] ?? '';
