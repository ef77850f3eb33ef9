/** One system call for what one client is sent at once: the patch that its action brought and, a few promises later, the
 *  answer to it; the match that begins and how its time stands. */
import { Socket } from 'node:net';
import type { Client } from '@colyseus/core';
import { leaveTogether } from '../../infra/http/together.ts';

/** What the client is sent until everything that is ready has run leaves together. Frames must not lie in a buffer that
 *  others write to meanwhile: those of clients with a view of their own, and answers, are copies. */
export const sendTogether = (client: Pick<Client, 'ref'>): void => {
  const socket: unknown = Reflect.get(Object(client.ref), '_socket');
  if (socket instanceof Socket) leaveTogether(socket);
};
