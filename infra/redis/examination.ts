/** The doctor of a Redis: what a start asks of it, and besides, what its access list lets us do and how it keeps what it is
 *  told. Nothing in it is changed, and no command is run but to ask. */

import { askOf, faultsOf, infoIn, placeOf, type RedisInfo, takesOurs } from './fitness.ts';
import { isAnswer } from './patience.ts';
import type { plainClient } from './store-client.ts';

type Client = ReturnType<typeof plainClient>;

export interface Examination {
  /** Which Redis it is, and how it keeps things: a line for whoever runs it. */
  readonly state: string;
  /** What is wrong with it, a clause each. */
  readonly faults: readonly string[];
}

/** Of each kind of command that a server runs, one: on keys of its stores, on those of its processes and Colyseus, on channels,
 *  and on nothing in particular. */
const COMMANDS: readonly (readonly string[])[] = [
  ...['throneroom:x', '{throneroom}:x'].flatMap((key) => [
    ['GET', key],
    ['SET', key, '1'],
    ['DEL', key],
    ['HSET', key, 'f', '1'],
    ['ZADD', key, '1', 'm'],
    ['XADD', key, '*', 'f', '1'],
    ['EVAL', 'return 1', '1', key],
  ]),
  ['PUBLISH', 'p:x', ''],
  ['SUBSCRIBE', 'p:x'],
  ['SSUBSCRIBE', 'throneroom:x'],
  ['PUBSUB', 'NUMSUB', 'p:x'],
  ['SCAN', '0'],
];

/** By its name, and what it would touch. */
const nameOf = ([name = '', ...words]: readonly string[]): string =>
  [name, ...words.filter((word) => word.endsWith(':x'))].join(' ');

/** Looks closely at that Redis; of a cluster, at the node that is named. Throws a `StartProblem` when it cannot be reached, is silent, or
 *  does not say. */
export const examineRedis = (url: string): Promise<Examination> =>
  askOf(url, async (client) => {
    const info = infoIn(await client.info());
    const { unusable, forgetful } = faultsOf(info);
    const rights = await rightsOf(client);
    // Its own words say less, and are all there is where its list may not be asked.
    if (!rights.asked) await takesOurs(client);
    const sync = await syncOf(client);
    return {
      state: stateOf(placeOf(url), info, sync, rights),
      faults: [...unusable, ...forgetful, ...writingFaults(info), ...rights.faults],
    };
  });

interface Rights {
  /** Undefined where it may not say. */
  readonly user?: string;
  /** Whether its access list could be asked. */
  readonly asked: boolean;
  readonly faults: readonly string[];
}

const rightsOf = async (client: Client): Promise<Rights> => {
  try {
    const user = String(await client.sendCommand(['ACL', 'WHOAMI']));
    const denied: string[] = [];
    for (const command of COMMANDS) {
      const said = String(await client.sendCommand(['ACL', 'DRYRUN', user, ...command]));
      if (said !== 'OK') denied.push(nameOf(command));
    }
    const faults = denied.length === 0 ? [] : [`its user ${user} may not run ${denied.join(', ')}`];
    return { user, asked: true, faults };
  } catch (error) {
    if (!isAnswer(error)) throw error;
    return { asked: false, faults: [] };
  }
};

/** How it forces its file onto the disk; undefined where it may not be asked. */
const syncOf = async (client: Client): Promise<string | undefined> => {
  try {
    return (await client.configGet('appendfsync')).appendfsync;
  } catch (error) {
    if (!isAnswer(error)) throw error;
    return undefined;
  }
};

const writingFaults = (info: RedisInfo): string[] => [
  ...(info.aof_last_write_status === 'err' ? ['its last write to the append-only file failed'] : []),
  ...(info.aof_last_bgrewrite_status === 'err' ? ['it could not rewrite its append-only file'] : []),
  ...(isFull(info) ? [`its memory is full (${info.used_memory_human} of ${info.maxmemory_human})`] : []),
];

const isFull = ({ used_memory: used, maxmemory: most }: RedisInfo): boolean =>
  Number(most ?? 0) > 0 && Number(used) >= Number(most);

const stateOf = (place: string, info: RedisInfo, sync: string | undefined, { user, asked }: Rights): string => {
  const keeps = info.aof_enabled === '1' ? `appendonly yes, appendfsync ${sync ?? 'unknown'}` : 'appendonly no';
  const memory = Number(info.maxmemory ?? 0) > 0 ? `of ${info.maxmemory_human}` : 'and no limit';
  return [
    `Redis at ${place}: version ${info.redis_version ?? 'unknown'}${info.cluster_enabled === '1' ? ', a node of a cluster' : ''}`,
    keeps,
    `maxmemory-policy ${info.maxmemory_policy ?? 'unknown'}, ${info.used_memory_human ?? 'unknown'} used ${memory}`,
    asked ? `user ${user}` : 'its access list may not be asked (ACL WHOAMI, ACL DRYRUN)',
  ].join('; ');
};
