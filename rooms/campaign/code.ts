/** Codes in links: into a campaign, and to look on. */
import { randomBytes } from 'node:crypto';

/** A code is the campaign's id and 72 bits. */
const CODE_BYTES = 9;
const BETWEEN = '.';

export const codeFor = (id: string): string => id + BETWEEN + randomBytes(CODE_BYTES).toString('base64url');

/** The campaign that the code would be of. */
export const idIn = (code: string): string => code.split(BETWEEN)[0] ?? '';
