/** Players' tokens: a signed JWT that carries who somebody is. A guest's is all there is; nothing is stored. */
import { randomUUID } from 'node:crypto';
import { JWT } from '@colyseus/auth';
import { z } from 'zod';

export interface User {
  readonly id: string;
  readonly name: string;
}

export interface Tokens {
  /** A new guest of that name, with a token. */
  guest(name: string): Promise<{ token: string; user: User }>;
  /** Who the token belongs to; nobody when it is missing, forged or too old. */
  read(token: unknown): Promise<User | undefined>;
}

const LIFETIME = '90d';

const claims = z.object({ id: z.string().min(1).max(64), name: z.string().min(1).max(40) });

/** Tokens signed with `secret`. The library keeps one secret a process, so there is one of these a process. */
export const createTokens = (secret: string): Tokens => {
  JWT.settings.secret = secret;
  return {
    async guest(name) {
      const user = { id: `guest-${randomUUID()}`, name };
      return { token: await JWT.sign(user, { expiresIn: LIFETIME }), user };
    },
    async read(token) {
      if (typeof token !== 'string') return undefined;
      try {
        const { id, name } = claims.parse(await JWT.verify<unknown>(token));
        return { id, name };
      } catch {
        return undefined;
      }
    },
  };
};
