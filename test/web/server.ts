/** A real server in a process of its own, on a free port, with bots that do not dawdle. */
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PATIENCE_MS } from '../support/eventually.ts';
import { SHORT_LIVED } from '../support/server/short-lived.ts';

export interface TestServer {
  readonly url: string;
  stop(): Promise<void>;
  /** Kills the process (SIGKILL) and starts another one at the same address, on the same data. */
  killAndRestart(meanwhile?: (data: string) => Promise<void>): Promise<void>;
}

/** `settings`: further environment variables; `prepare` is handed the data folder before the server opens it; `program`, if
 *  it is another one than that which people start. */
export async function startServer(
  settings: Readonly<Record<string, string>> = {},
  prepare?: (data: string) => Promise<void>,
  program = 'dist/main.js',
): Promise<TestServer> {
  const data = mkdtempSync(join(tmpdir(), 'throneroom-web-'));
  await prepare?.(data);
  let running = await start(program, data, '0', settings);
  const { url } = running;
  return {
    url,
    stop: async () => {
      running.child.kill('SIGTERM');
      await running.ended;
      rmSync(data, { recursive: true, force: true, maxRetries: 20, retryDelay: 50 });
    },
    killAndRestart: async (meanwhile) => {
      running.child.kill('SIGKILL');
      await running.ended;
      await meanwhile?.(data);
      running = await start(program, data, new URL(url).port, settings);
    },
  };
}

const start = async (program: string, data: string, port: string, settings: Readonly<Record<string, string>>) => {
  const child = spawn(process.execPath, [...SHORT_LIVED, program], {
    env: {
      ...process.env,
      PORT: port,
      DATA_DIR: data,
      THRONEROOM_BOT_DELAY_MS: '0',
      THRONEROOM_HOLD_MS: '40',
      NODE_ENV: 'test',
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  return { child, ended, url: await addressOf(child) };
};

/** The address that the server says it is open at. */
const addressOf = (child: ChildProcess): Promise<string> =>
  new Promise((resolve, reject) => {
    let said = '';
    const give = (error: Error): void => {
      child.kill('SIGKILL');
      reject(error);
    };
    const deadline = setTimeout(() => give(new Error(`the server did not open:\n${said}`)), PATIENCE_MS);
    const hear = (chunk: Buffer): void => {
      said += chunk;
      const url = /https?:\/\/\S+/.exec(said)?.[0];
      if (!url) return;
      clearTimeout(deadline);
      resolve(url);
    };
    child.stdout?.on('data', hear);
    child.stderr?.on('data', hear);
    child.once('exit', (code) => {
      clearTimeout(deadline);
      give(new Error(`the server ended with ${code}:\n${said}`));
    });
  });
