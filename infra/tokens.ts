/** Players' access tokens: signed, short-lived, and read without asking a store. What a device keeps for longer is its
 *  refresh token (`accounts/refresh-token.ts`), with which it has a new one made. */
import { createSecretKey, randomUUID } from 'node:crypto';
import { JWT } from '@colyseus/auth/JWT';
import { z } from 'zod';

export interface User {
  readonly id: string;
  readonly name: string;
}

/** What a token says of its holder. */
export interface Holder extends User {
  /** The device that it was made for. */
  readonly session: string;
  /** The account's when it was made. */
  readonly generation: number;
}

export interface Tokens {
  /** A token for a guest whom no store knows: for tests and benches, which need nothing but somebody. */
  guest(name: string): Promise<{ token: string; user: User }>;
  sign(holder: Holder): Promise<string>;
  /** Who the token belongs to; nobody when it is missing, forged, revoked or too old. */
  read(token: unknown): Promise<User | undefined>;
  /** The same, with all that it says. */
  holderOf(token: unknown): Promise<Holder | undefined>;
  /** The guest of a token as versions before 0.2 made them: good for 90 days, and stored nowhere. It opens no door any
   *  more, but its guest may become an account. */
  formerGuestOf(token: string): Promise<User | undefined>;
}

export interface TokenParts {
  /** Milliseconds since 1970. */
  readonly now?: () => number;
  /** Whether a well signed token is not to be believed all the same. */
  readonly isRevoked?: (holder: Holder) => boolean;
}

/** How long an access token is good for. Rooms ask at the door only: a match may last longer. */
export const ACCESS_SECONDS = 30 * 60;

const claims = z.object({
  id: z.string().min(1).max(64),
  name: z.string().min(1).max(64),
  session: z.string().min(1).max(64),
  generation: z.number().int(),
});

const formerClaims = z.object({
  id: z.string().regex(/^guest-[0-9a-f-]{36}$/),
  name: z.string().min(1).max(40),
  session: z.undefined().optional(),
});

const ALGORITHM = 'HS256';

/** Tokens signed with `secret`. The library keeps one secret a process, so there is one of these a process. */
export const createTokens = (secret: string, { now = Date.now, isRevoked = () => false }: TokenParts = {}): Tokens => {
  // As a key made once: given as text it is tried as a public key first, each time, for most of a millisecond.
  JWT.settings.secret = createSecretKey(Buffer.from(secret));
  const seconds = (): number => Math.floor(now() / 1000);
  const sign = ({ id, name, session, generation }: Holder): Promise<string> =>
    JWT.sign({ id, name, session, generation, iat: seconds() }, { algorithm: ALGORITHM, expiresIn: ACCESS_SECONDS });
  /** What a well signed token says, if it says that and has not run out. */
  const readAs = async <T>(schema: z.ZodType<T>, token: unknown): Promise<T | undefined> => {
    if (typeof token !== 'string') return undefined;
    try {
      return schema.parse(await JWT.verify<unknown>(token, { algorithms: [ALGORITHM], clockTimestamp: seconds() }));
    } catch {
      return undefined;
    }
  };
  const holderOf = async (token: unknown): Promise<Holder | undefined> => {
    const holder = await readAs(claims, token);
    return holder && !isRevoked(holder) ? holder : undefined;
  };
  return {
    async guest(name) {
      const user = { id: `guest-${randomUUID()}`, name };
      return { token: await sign({ ...user, session: randomUUID(), generation: 0 }), user };
    },
    sign,
    holderOf,
    formerGuestOf: async (token) => {
      const former = await readAs(formerClaims, token);
      return former && { id: former.id, name: former.name };
    },
    async read(token) {
      const holder = await holderOf(token);
      return holder && { id: holder.id, name: holder.name };
    },
  };
};
