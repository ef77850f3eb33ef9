/** A Redis server of a load test's own, on a free port, that keeps everything in an append-only file. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { freePort } from './ports.ts';

const START_PATIENCE_MS = 60_000;

export interface OwnRedis {
  readonly url: string;
  /** Ends it at once, for when there is no time to wait. */
  drop(): void;
  stop(): Promise<void>;
}

/** Its files lie in `folder`. Rejects with one sentence when there is no redis-server, or it does not start. */
export const startRedis = async (folder: string): Promise<OwnRedis> => {
  const port = await freePort();
  const settings = { port, bind: '127.0.0.1', dir: folder, appendonly: 'yes', appendfsync: 'always', save: '' };
  const args = Object.entries(settings).flatMap(([name, value]) => [`--${name}`, String(value)]);
  const child = spawn('redis-server', args, { stdio: ['ignore', 'pipe', 'pipe'] });
  await opened(child);
  return {
    url: `redis://127.0.0.1:${port}`,
    drop: () => child.kill('SIGKILL'),
    stop: async () => {
      if (child.exitCode !== null || child.signalCode !== null) return;
      child.kill('SIGKILL');
      await once(child, 'exit');
    },
  };
};

const opened = (child: ChildProcess): Promise<void> =>
  new Promise((resolve, reject) => {
    let said = '';
    const deadline = setTimeout(() => reject(new Error(`redis-server does not start: ${said}`)), START_PATIENCE_MS);
    const end = (problem: string): void => {
      clearTimeout(deadline);
      reject(new Error(problem));
    };
    child.once('error', () => end('redis-server is not on this machine'));
    child.once('exit', () => end(`redis-server ended: ${said}`));
    child.stdout?.on('data', (chunk: Buffer) => {
      said += String(chunk);
      if (!said.includes('Ready to accept connections')) return;
      clearTimeout(deadline);
      resolve();
    });
  });
