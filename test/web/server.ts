/** A real server in a process of its own, on a free port, with bots that do not dawdle. */
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface TestServer {
  readonly url: string;
  stop(): Promise<void>;
}

const START_PATIENCE_MS = 20_000;

export async function startServer(): Promise<TestServer> {
  const data = mkdtempSync(join(tmpdir(), 'throneroom-web-'));
  const child = spawn(process.execPath, ['dist/infra/main.js'], {
    env: {
      ...process.env,
      PORT: '0',
      DATA_DIR: data,
      THRONEROOM_BOT_DELAY_MS: '0',
      THRONEROOM_HOLD_MS: '40',
      NODE_ENV: 'test',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const url = await addressOf(child);
  return {
    url,
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
      rmSync(data, { recursive: true, force: true });
    },
  };
}

/** The address that the server says it is open at. */
const addressOf = (child: ChildProcess): Promise<string> =>
  new Promise((resolve, reject) => {
    let said = '';
    const give = (error: Error): void => {
      child.kill('SIGKILL');
      reject(error);
    };
    const deadline = setTimeout(() => give(new Error(`the server did not open:\n${said}`)), START_PATIENCE_MS);
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
