/** A Redis server of a test's own, on a free port, with its files in a folder of its own; it is gone when the test's
 *  process is. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../../loadtest/ports.ts';
import { eventually, PATIENCE_MS } from '../eventually.ts';
import { findRedis } from './system.ts';

export interface TestRedis {
  readonly url: string;
  readonly port: number;
  /** Its append-only file lies in here. */
  readonly folder: string;
  /** The process, for signals such as SIGSTOP. */
  pid(): number;
  /** SIGKILL: as it stands. Resolves when it is gone. */
  kill(): Promise<void>;
  /** Starts it again after `kill`, on the same port and files. */
  restart(): Promise<void>;
  /** Ends it and removes its files. */
  stop(): Promise<void>;
}

/** Starts a Redis server that keeps everything in an append-only file. `settings` are further ones, such as
 *  `{ maxmemory: '4mb' }`. */
export const startRedis = async (settings: Readonly<Record<string, string>> = {}): Promise<TestRedis> => {
  const program = findRedis();
  if (!program) throw new Error('redis-server is not on this machine: apt-get install redis-server');
  const folder = mkdtempSync(join(tmpdir(), 'throneroom-redis-'));
  const port = await freePort();
  const all = {
    port: String(port),
    bind: '127.0.0.1',
    dir: folder,
    appendonly: 'yes',
    appendfsync: 'always',
    save: '',
    ...settings,
  };
  const args = Object.entries(all).flatMap(([name, value]) => [`--${name}`, value]);
  let child: ChildProcess | undefined;

  const start = async (): Promise<void> => {
    const started = spawn(program, args, { stdio: ['ignore', 'pipe', 'pipe'] });
    child = started;
    let said = '';
    const ready = new Promise<void>((resolve, reject) => {
      const deadline = setTimeout(() => reject(new Error(`redis-server does not start: ${said}`)), PATIENCE_MS);
      const hear = (chunk: Buffer): void => {
        said += String(chunk);
        if (!said.includes('Ready to accept connections')) return;
        clearTimeout(deadline);
        resolve();
      };
      started.stdout.on('data', hear);
      started.stderr.on('data', hear);
      started.once('exit', () => {
        clearTimeout(deadline);
        reject(new Error(`redis-server ended: ${said}`));
      });
    });
    await ready;
  };
  const kill = async (): Promise<void> => {
    const running = child;
    child = undefined;
    if (!running || running.exitCode !== null || running.signalCode !== null) return;
    running.kill('SIGKILL');
    await once(running, 'exit');
  };
  const last = (): void => {
    child?.kill('SIGKILL');
  };
  process.once('exit', last);
  await start();
  return {
    url: `redis://127.0.0.1:${port}`,
    port,
    folder,
    pid: () => child?.pid ?? 0,
    kill,
    restart: start,
    stop: async () => {
      process.removeListener('exit', last);
      await kill();
      // A child of its own may still be rewriting its file. Node's own retries only try to remove the folder, and not what
      // has come into it meanwhile.
      await eventually(`${folder} is gone`, () => {
        try {
          rmSync(folder, { recursive: true, force: true });
          return true;
        } catch (error) {
          if (Reflect.get(Object(error), 'code') === 'ENOTEMPTY') return false;
          throw error;
        }
      });
    },
  };
};
