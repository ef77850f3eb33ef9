/** Clients that knock with a token which has not run out. */
import type { Client } from '@colyseus/sdk';
import { SignedOut, type TokenSource } from './account.ts';

/** Gives the clients a token that is good for a while; `notThis` is one that a door refused. Where none is to be had just
 *  now, and without a source, they keep the old one, which may still do. */
export const freshen = async (
  clients: readonly Client[],
  fresh: TokenSource | undefined,
  notThis?: string,
): Promise<'fresh' | 'signed-out' | 'as-it-was'> => {
  if (!fresh) return 'as-it-was';
  try {
    const token = await fresh(notThis);
    for (const client of clients) client.auth.token = token;
    return 'fresh';
  } catch (error) {
    return error instanceof SignedOut ? 'signed-out' : 'as-it-was';
  }
};
