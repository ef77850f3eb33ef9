/** Server processes as they are served, on ports that stay theirs, so that they can be killed and started again. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../../loadtest/ports.ts';
import { PATIENCE_MS } from '../eventually.ts';
import { SHORT_LIVED } from './short-lived.ts';

export interface ServerProcess {
  readonly url: string;
  readonly folder: string;
  /** Starts it again, on the same port and folder; resolves when it is open. `more`: further environment variables. */
  start(more?: Record<string, string>): Promise<void>;
  /** What it has said since it was started last. */
  said(): string;
  /** Resolves when the process has ended, however that came. */
  gone(): Promise<void>;
  /** Ends it, and waits for that. */
  kill(signal: NodeJS.Signals): Promise<void>;
  signal(signal: NodeJS.Signals): void;
  /** Ends it and removes its folder. */
  stop(): Promise<void>;
}

/** Hands the process what tests need: no pauses, no limits that they would meet by accident. */
const SETTINGS = {
  NODE_ENV: 'test',
  THRONEROOM_BOT_DELAY_MS: '0',
  THRONEROOM_HOLD_MS: '0',
  THRONEROOM_NONCE_MS: '0',
  THRONEROOM_GUESTS_PER_MINUTE: '100000',
  THRONEROOM_PLACES_PER_ADDRESS: '1000000',
  THRONEROOM_CREATES_PER_MINUTE: '100000',
  THRONEROOM_MESSAGES_PER_SECOND: '100000',
};

/** Starts a server; `program`, if it is another one than that which people start. */
export const serverProcess = async (
  env: Record<string, string> = {},
  program = 'dist/main.js',
): Promise<ServerProcess> => {
  const folder = mkdtempSync(join(tmpdir(), 'throneroom-server-'));
  const port = await freePort();
  let child: ChildProcess | undefined;
  let said = '';

  const start = async (more: Record<string, string> = {}): Promise<void> => {
    said = '';
    const started = spawn(process.execPath, [...SHORT_LIVED, program], {
      env: { ...process.env, ...SETTINGS, PORT: String(port), DATA_DIR: folder, ...env, ...more },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    child = started;
    await new Promise<void>((resolve, reject) => {
      const deadline = setTimeout(() => reject(new Error(`the server did not open:\n${said}`)), PATIENCE_MS);
      const hear = (data: Buffer): void => {
        said += String(data);
        if (!said.includes('is open at')) return;
        clearTimeout(deadline);
        resolve();
      };
      started.stdout?.on('data', hear);
      started.stderr?.on('data', hear);
      started.once('exit', (code) => {
        clearTimeout(deadline);
        reject(new Error(`the server ended with ${code}:\n${said}`));
      });
    });
  };
  const gone = async (): Promise<void> => {
    if (child && child.exitCode === null && child.signalCode === null) await once(child, 'exit');
  };
  const kill = async (signal: NodeJS.Signals): Promise<void> => {
    const ended = gone();
    child?.kill(signal);
    await ended;
  };
  await start();
  return {
    url: `http://127.0.0.1:${port}`,
    folder,
    start,
    said: () => said,
    gone,
    kill,
    signal: (name) => {
      child?.kill(name);
    },
    stop: async () => {
      await kill('SIGKILL');
      rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 50 });
    },
  };
};
