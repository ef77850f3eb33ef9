/** News over Redis: a connection that only listens, to a sharded channel. Of a cluster, only the node that keeps what the
 *  news are about passes them on, and not every node to every other. */
import { storeClient } from './store-client.ts';

const RECONNECT_MS = 100;

export interface Ear {
  close(): void;
}

/** Calls back with every message of the channel; with nothing whenever it begins to listen, also again: what was said
 *  before is lost. It connects and subscribes by itself, and again, until it is closed. */
export const openEar = async (
  { url, clustered }: { readonly url: string; readonly clustered: boolean },
  channel: string,
  hear: (message: string | undefined) => void,
): Promise<Ear> => {
  let listening = false;
  const client = storeClient(url, clustered, {
    socket: { reconnectStrategy: () => RECONNECT_MS },
    minimizeConnections: true,
    onReady: () => {
      if (listening) hear(undefined);
    },
    onTrouble: () => undefined,
  });
  await client.connect();
  await client.sSubscribe(channel, (message) => hear(message));
  listening = true;
  hear(undefined);
  return { close: () => client.destroy() };
};
