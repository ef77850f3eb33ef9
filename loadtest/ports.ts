/** Ports for servers that are killed and start again on the port they had. */
import { randomInt } from 'node:crypto';
import { createServer, type Server } from 'node:net';

/** Systems give connections that go out ports from 32,768 or 49,152 on. Below that, a port stays free for a server that
 *  is killed and starts again on it. */
const PORTS = { first: 10_000, last: 32_000 };
/** Of each group the first is given out, the ones behind it are for further processes of the same server, and the last is
 *  the group's lock. */
const GROUP = 4;
const TRIES = 100;

/** A port that nobody listens on; nor does anybody on the one behind it. Nobody who asks here, in whatever process, is given
 *  it a second time while this process runs, which listens on the last port of its group for as long: so a server may end
 *  and start again. Throws when it finds none. */
export const freePort = async (): Promise<number> => {
  for (let tries = 0; tries < TRIES; tries++) {
    const first = PORTS.first + GROUP * randomInt((PORTS.last - PORTS.first) / GROUP);
    const lock = await listen(first + GROUP - 1);
    if (!lock) continue;
    if ((await isFree(first)) && (await isFree(first + 1))) {
      lock.unref();
      return first;
    }
    lock.close();
  }
  throw new Error(`none of ${TRIES} ports from ${PORTS.first} to ${PORTS.last} is free`);
};

const listen = (port: number): Promise<Server | undefined> =>
  new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(undefined));
    server.listen(port, '127.0.0.1', () => resolve(server));
  });

const isFree = async (port: number): Promise<boolean> => {
  const probe = await listen(port);
  if (probe) await new Promise((resolve) => probe.close(resolve));
  return probe !== undefined;
};
