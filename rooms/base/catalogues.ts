/** How often one connection is sent the catalogue of its match. It is the largest answer by far, and a page asks for it once a
 *  language: whoever asks on and on, and reads none, would have them lie in the server's memory. */
import type { PlayerClient } from './base-room.ts';

const MOST = 10;

/** Of all rooms: a client is in one alone. */
const sent = new WeakMap<PlayerClient, number>();

/** Counts one more, unless the connection has had as many as it may. */
export const mayHaveCatalogue = (client: PlayerClient): boolean => {
  const had = sent.get(client) ?? 0;
  if (had >= MOST) return false;
  sent.set(client, had + 1);
  return true;
};
