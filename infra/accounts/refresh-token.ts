/** Refresh tokens: what a device keeps to get access tokens with. Each is good for one use and replaced by the next one,
 *  so that a stolen one shows: it, or its owner's, is used a second time.
 *
 *  The next token is worked out from the one before (a keyed hash), not drawn. Whoever repeats a request because its
 *  answer got lost is thus given the very same token again, though the store knows the hashes alone. A token also carries
 *  the server's seal: one that was made up is told from one that was good once, and harms nobody. */
import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

const SHAPE = /^([\w-]{22})\.([\w-]{43})\.([\w-]{43})$/;

export interface RefreshTokens {
  /** A new session's id and first token. */
  first(): { readonly session: string; readonly token: string };
  /** The one that replaces it. */
  next(token: string): string;
  /** The session that we once made this token for; nothing if we never did. */
  sessionOf(token: string): string | undefined;
}

/** What the store keeps of a token. */
export const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url');

const same = (one: string, other: string): boolean =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));

/** Whether that is the token of that hash. */
export const isTokenOf = (token: string, hash: string | undefined): boolean =>
  hash !== undefined && same(hashOf(token), hash);

export const refreshTokens = (secret: string): RefreshTokens => {
  const keyed = (text: string): string => createHmac('sha256', secret).update(text).digest('base64url');
  const sealed = (session: string, own: string): string =>
    `${session}.${own}.${keyed(`refresh token ${session} ${own}`)}`;
  const partsOf = (token: string): readonly string[] => SHAPE.exec(token)?.slice(1) ?? [];
  return {
    first: () => {
      const session = randomBytes(16).toString('base64url');
      return { session, token: sealed(session, randomBytes(32).toString('base64url')) };
    },
    next: (token) => {
      const [session = '', own = ''] = partsOf(token);
      return sealed(session, keyed(`after refresh token ${session} ${own}`));
    },
    sessionOf: (token) => {
      const [session = '', own = ''] = partsOf(token);
      return session !== '' && same(token, sealed(session, own)) ? session : undefined;
    },
  };
};
