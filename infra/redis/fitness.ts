/** Whether a Redis is fit to keep matches, asked once before a server starts: it must be new enough for our scripts, take
 *  writes, keep them on its disk, and throw nothing out. One that was started with `infra/redis.conf` is. */
import type { Log } from '../log.ts';
import { reasonOf, StartProblem } from '../start-problem.ts';
import { isAnswer, patiently } from './patience.ts';
import { plainClient } from './store-client.ts';

/** Sharded channels came with it. */
const OLDEST = '7.0.0';
const CONNECT_MS = 5000;

/** What `INFO` says, by field. */
export type RedisInfo = Readonly<Record<string, string>>;

export interface Faults {
  /** Nothing works on it. */
  readonly unusable: readonly string[];
  /** Everything works, until a crash or a full memory loses what players were told is kept. */
  readonly forgetful: readonly string[];
}

const said = (faults: readonly (string | false)[]): string[] => faults.filter((fault) => fault !== false);

const isOlder = (version: string, than: string): boolean =>
  version.localeCompare(than, 'en', { numeric: true, sensitivity: 'base' }) < 0;

/** What is wrong with a Redis that says this of itself. */
export const faultsOf = (info: RedisInfo): Faults => {
  const { redis_version: version = '0', role, maxmemory_policy: policy = 'noeviction' } = info;
  return {
    unusable: said([
      isOlder(version, OLDEST) && `it is version ${version}, and ${OLDEST} or later is needed`,
      role !== undefined && role !== 'master' && `it is a ${role} of another one, which alone takes writes`,
    ]),
    forgetful: said([
      info.aof_enabled !== '1' && 'it keeps no append-only file (appendonly no)',
      policy !== 'noeviction' && `it throws data out when its memory is full (maxmemory-policy ${policy})`,
    ]),
  };
};

/** The fields of an answer to `INFO`. */
export const infoIn = (text: string): RedisInfo =>
  Object.fromEntries(text.split(/\r?\n/).flatMap((line) => (/^\w+:/.test(line) ? [line.split(/:(.*)/s)] : [])));

/** How an address is called in what we say: it may hold a password. */
export const placeOf = (url: string): string => {
  const { hostname, port } = new URL(url);
  return `${hostname}:${port || 6379}`;
};

const adviceFor = (reason: string): string => {
  if (/^(NOAUTH|WRONGPASS)/.test(reason))
    return ': REDIS_URL says who we are, as redis://:PASSWORD@host or redis://USER:PASSWORD@host';
  return reason.startsWith('NOPERM') ? ': docs/redis.md says what its access list must allow' : '';
};

/** Asks a Redis on a line of its own. Throws a `StartProblem` when it cannot be reached, is silent, or does not do it. */
export const askOf = async <T>(
  url: string,
  ask: (client: ReturnType<typeof plainClient>) => Promise<T>,
): Promise<T> => {
  const client = plainClient({
    url,
    socket: { connectTimeout: CONNECT_MS, socketTimeout: CONNECT_MS, reconnectStrategy: false },
  });
  client.on('error', () => undefined); // `connect` and what is asked reject with it
  try {
    await client.connect();
    return await ask(client);
  } catch (error) {
    const reason = reasonOf(error);
    const wrong = isAnswer(error)
      ? `cannot be used (${reason})${adviceFor(reason)}.`
      : `cannot be reached (${reason}): start it, or leave REDIS_URL out to run one process without it.`;
    throw new StartProblem(`Redis at ${placeOf(url)} ${wrong}`, { cause: error });
  } finally {
    client.destroy();
  }
};

/** What a Redis says of itself. Throws as `askOf` does. */
export const infoAt = async (url: string): Promise<RedisInfo> => infoIn(await askOf(url, (client) => client.info()));

/** The same of one that takes what is ours: a cluster whose nodes have lost each other says who it is, and takes no keys;
 *  and an access list may leave some of it out. */
const infoOnceWhole = async (url: string): Promise<RedisInfo> => {
  const info = await infoAt(url);
  if (faultsOf(info).unusable.length === 0) await askOf(url, takesOurs);
  return info;
};

/** Keys of our stores, and those of processes and of Colyseus; and a channel, as Colyseus has them under names of its own. */
export const takesOurs = async (client: ReturnType<typeof plainClient>): Promise<void> => {
  for (const key of ['throneroom', '{throneroom}:']) {
    await client.exists(key).catch((error: unknown) => {
      if (!(isAnswer(error) && error.message.startsWith('MOVED'))) throw error; // another node would take it
    });
  }
  await client.publish('p:', ''); // nobody listens
};

/** Throws a `StartProblem` of one line for a Redis that cannot be reached or used. One that says nothing for now, or whose
 *  cluster is down, is waited for, and the log says so. One that may forget what it is told is a `StartProblem`, too, unless
 *  it `mayForget`; then the log has the line. */
export const checkRedis = async (url: string, mayForget: boolean, log: Log): Promise<void> => {
  const { unusable, forgetful } = faultsOf(
    await patiently(
      () => infoOnceWhole(url),
      (why) => log.warn(`${reasonOf(why)} Waiting for it.`),
    ),
  );
  if (unusable.length > 0)
    throw new StartProblem(`Redis at ${placeOf(url)} cannot be used: ${unusable.join(', and ')}.`);
  if (forgetful.length === 0) return;
  const line = `Redis at ${placeOf(url)} may lose matches: ${forgetful.join(', and ')}`;
  if (!mayForget) {
    throw new StartProblem(
      `${line}. Start it with infra/redis.conf, or accept that by THRONEROOM_REDIS_MAY_FORGET=yes.`,
    );
  }
  log.warn(`${line}; infra/redis.conf is how it should be started`);
};
