/** What spectators see late: what tells of the match reaches them so much after it happened, in order, so that nobody at
 *  the table learns from them what to do. Who joins waits as long for the first of it. Answers to requests and the
 *  handshake, which tell nothing of the match, come at once. */
import { type Client, Protocol } from '@colyseus/core';
import type { Time } from '../clock/time.ts';

const TELLING: ReadonlySet<number> = new Set([
  Protocol.ROOM_STATE,
  Protocol.ROOM_STATE_PATCH,
  Protocol.ROOM_DATA,
  Protocol.ROOM_DATA_BYTES,
]);
/** The first byte of a frame has its kind in these bits. */
const KIND = 0x1f;
const OPEN = 1; // of a WebSocket

/** From now on what tells of the match is sent to the client so many milliseconds late. */
export const delayFrames = (client: Pick<Client, 'raw' | 'ref'>, ms: number, time: Time): void => {
  const send = client.raw.bind(client);
  client.raw = (data, ...more) => {
    if (!TELLING.has((data[0] ?? 0) & KIND)) return send(data, ...more);
    // The encoder writes the next frame over this one.
    const frame = Uint8Array.from(data);
    time.after(ms, () => {
      if (Reflect.get(client.ref, 'readyState') === OPEN) send(frame, ...more);
    });
  };
};
