/** A connection to Redis that only listens. */
import { Redis } from 'ioredis';

const RECONNECT_MS = 100;

/** Calls back with every message of the channel; with nothing whenever it begins to listen, also again: what was said
 *  before is lost. It reconnects and subscribes again by itself, until it is disconnected. */
export const openEar = (url: string, channel: string, hear: (message: string | undefined) => void): Redis => {
  const ear = new Redis(url, {
    maxRetriesPerRequest: null,
    retryStrategy: () => RECONNECT_MS,
    keepAlive: 5000,
  });
  ear.on('error', () => undefined); // unheard, ioredis would print every one of them
  ear.on('message', (_channel, message) => hear(message));
  const subscribe = (): void => {
    ear.subscribe(channel).then(
      () => hear(undefined),
      () => undefined, // on the next connection, then
    );
  };
  ear.on('ready', subscribe);
  return ear;
};
