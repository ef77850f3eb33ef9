/** Codes in links, by which friends come into a party or a campaign: nobody guesses one, and nobody may try many. */
import { randomBytes } from 'node:crypto';

/** 12 letters, digits, `-` and `_`: 72 bits. */
const CODE_BYTES = 9;

export const newCode = (): string => randomBytes(CODE_BYTES).toString('base64url');

/** How many codes a player may try in a minute. */
export const TRIES_PER_MINUTE = 20;
