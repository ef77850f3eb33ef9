/** One system call for what is sent at once: it costs more than making what is sent. */
import type { Socket } from 'node:net';

/** What the socket is given until everything that is ready has run leaves together. It must not lie in a buffer that others
 *  write to meanwhile. */
export const leaveTogether = (socket: Socket): void => {
  socket.cork();
  // Called outside of a promise, the next tick alone comes before any promise goes on: before a room that looks lets anybody in.
  queueMicrotask(() => process.nextTick(() => socket.uncork()));
};
