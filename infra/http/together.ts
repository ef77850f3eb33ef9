/** One system call for what is sent at once: it costs more than making what is sent. */
import type { Socket } from 'node:net';

/** What the socket is given until everything that is ready has run leaves together. It must not lie in a buffer that others
 *  write to meanwhile. */
export const leaveTogether = (socket: Socket): void => {
  socket.cork();
  // Outside of promises what is to run next comes before they go on: before a room that has to look lets anybody in.
  queueMicrotask(() => process.nextTick(() => socket.uncork()));
};
