/** Connections that never say that they are in. What is said to one before it does, Colyseus 0.18 keeps for it without end, and
 *  no socket shows it as unread; so whoever takes too long is cut. */
import { type Client, ClientState } from '@colyseus/core';
import { CLOSE } from '../../protocol/codes.ts';

/** As long as a reservation waits for its connection. */
const PATIENCE_MS = 15_000;

/** Of all rooms: when a connection was seen first that was not in yet, by a clock that only runs forward. */
const waitedFor = new WeakMap<Client, number>();

/** Cuts those of a room that have not said for long that they are in, and returns them. To be called now and then. */
export const cutSilent = (clients: Iterable<Client>, now: number): readonly Client[] => {
  const cut: Client[] = [];
  for (const client of clients) {
    if (client.state !== ClientState.JOINING) continue;
    const since = waitedFor.get(client) ?? now;
    waitedFor.set(client, since);
    if (now - since >= PATIENCE_MS) cut.push(client);
  }
  for (const client of cut) {
    client.leave(CLOSE.badTraffic, 'it never said that it is in');
    // Whoever says nothing need not answer a goodbye either, and is kept things for until then.
    const end: unknown = Reflect.get(client.ref, 'terminate');
    if (typeof end === 'function') Reflect.apply(end, client.ref, []);
  }
  return cut;
};
