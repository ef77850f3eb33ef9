/** The server under load: processes of its own on an embedded journal or on Redis, or one that runs already. */
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { JournalReader } from '../infra/journal/journal.ts';
import { readSqlJournal } from '../infra/journal/open.ts';
import { readRedisJournal } from '../infra/journal/redis-journal.ts';
import type { LoadOptions } from './options.ts';
import { startRedis } from './redis.ts';
import { ServerProcess } from './server-process.ts';

export interface Servers {
  readonly urls: readonly string[];
  /** Processor time of all its processes so far, and the most memory one of them held; nothing where nobody tells. */
  usage(): { readonly cpuSeconds: number; readonly mostMb: number } | undefined;
  /** SIGKILL for one process after the other, which is started again. */
  killNext(): Promise<void>;
  stop(): Promise<void>;
  /** What the server kept of its matches, to be read once it has stopped; nothing where that is not at hand. */
  journal(): Promise<JournalReader | undefined>;
  /** Ends and removes everything, however things stand. */
  clear(): Promise<void>;
}

const alreadyThere = (urls: readonly string[]): Servers => ({
  urls,
  usage: () => undefined,
  killNext: async () => {},
  stop: async () => {},
  journal: async () => undefined,
  clear: async () => {},
});

const own = async (count: number, onRedis: boolean): Promise<Servers> => {
  const folder = mkdtempSync(join(tmpdir(), 'throneroom-load-'));
  const redis = onRedis ? await startRedis(folder) : undefined;
  const shared: Record<string, string> = { THRONEROOM_SECRET: randomBytes(32).toString('hex') };
  if (redis) shared.REDIS_URL = redis.url;
  const dataOf = (n: number): string => join(folder, `data-${n}`);
  const processes: ServerProcess[] = [];
  const last = (): void => {
    for (const one of processes) one.drop();
    redis?.drop();
    rmSync(folder, { recursive: true, force: true });
  };
  process.once('exit', last);
  for (let n = 0; n < count; n++) processes.push(await ServerProcess.start({ ...shared, DATA_DIR: dataOf(n) }));
  let kills = 0;
  return {
    urls: processes.map(({ url }) => url),
    usage: () => {
      const all = processes.flatMap(({ usage }) => (usage ? [usage] : []));
      if (all.length === 0) return undefined;
      return {
        cpuSeconds: all.reduce((sum, { cpuSeconds }) => sum + cpuSeconds, 0),
        mostMb: Math.max(...all.map(({ mostMb }) => mostMb)),
      };
    },
    killNext: async () => processes[kills++ % processes.length]?.killAndRestart(),
    stop: async () => {
      await Promise.all(processes.map((one) => one.stop()));
    },
    journal: () => (redis ? readRedisJournal({ url: redis.url }) : readSqlJournal(join(dataOf(0), 'journal.db'))),
    clear: async () => {
      process.removeListener('exit', last);
      await redis?.stop();
      last();
    },
  };
};

export const serversFor = ({
  url,
  processes,
  redis,
}: Pick<LoadOptions, 'url' | 'processes' | 'redis'>): Promise<Servers> =>
  url ? Promise.resolve(alreadyThere(url)) : own(processes, redis);
