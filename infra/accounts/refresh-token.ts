/** Refresh tokens: what a device keeps to get access tokens with. Each is good for one use and replaced by the next one,
 *  so that a stolen one shows: it, or its owner's, is used a second time.
 *
 *  The next token is worked out from the one before (a keyed hash), not drawn. Whoever repeats a request because its
 *  answer got lost is thus given the very same token again, though the store knows the hashes alone. */
import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

const SHAPE = /^([\w-]{22})\.([\w-]{43})$/;

export interface RefreshTokens {
  /** A new session's id and first token. */
  first(): { readonly session: string; readonly token: string };
  /** The one that replaces it. */
  next(token: string): string;
}

/** The id of a token's session; nothing if this is no token at all. */
export const sessionOf = (token: string): string | undefined => SHAPE.exec(token)?.[1];

/** What the store keeps of a token. */
export const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url');

/** Whether that is the token of that hash. */
export const isTokenOf = (token: string, hash: string | undefined): boolean => {
  const [given, kept] = [Buffer.from(hashOf(token)), Buffer.from(hash ?? '')];
  return given.length === kept.length && timingSafeEqual(given, kept);
};

export const refreshTokens = (secret: string): RefreshTokens => ({
  first: () => {
    const session = randomBytes(16).toString('base64url');
    return { session, token: `${session}.${randomBytes(32).toString('base64url')}` };
  },
  next: (token) => {
    const after = createHmac('sha256', secret).update(`refresh token after ${token}`).digest('base64url');
    return `${sessionOf(token)}.${after}`;
  },
});
