/** Clients of a server's processes, which knock with a token that has not run out. */
import { Client } from '@colyseus/sdk';
import { SignedOut, type TokenSource } from './account.ts';

/** A client of the game server that speaks for one player. */
export function clientFor(endpoint: string, token: string): Client {
  const client = new Client(endpoint);
  client.auth.token = token;
  return client;
}

/** A client, and one for each address of a further process of the same server. */
export const clientsFor = (client: Client, others: readonly string[]): Client[] => [
  client,
  ...others.map((endpoint) => clientFor(endpoint, client.auth.token ?? '')),
];

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
