/** Real server processes for tests: the built server, as it runs in production, told apart by what they say. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Client } from '@colyseus/sdk';
import { z } from 'zod';
import { PATIENCE_MS } from '../eventually.ts';
import { clientWith, guestToken } from '../rooms/rooms.ts';
import { SHORT_LIVED } from './short-lived.ts';

export interface ServerProcess {
  readonly url: string;
  /** All it said so far. */
  said(): string;
  signal(name: NodeJS.Signals): void;
  /** Its exit code, once it ended; null if a signal ended it. */
  readonly ended: Promise<number | null>;
  /** A client of a new guest that knows this process's address. */
  guest(name?: string): Promise<Client>;
  /** SIGTERM, and waits for the end. */
  stop(): Promise<void>;
}

/** Signs the tokens of all processes of a test. */
export const SHARED_SECRET = 'one secret for all processes of a test';

const running = new Set<ChildProcess>();
process.once('exit', () => {
  for (const child of running) child.kill('SIGKILL');
});

/** Where Colyseus says a client may take its seat. */
export const reservation = z.object({ roomId: z.string(), processId: z.string(), publicAddress: z.string() });

/** Asks a process for matchmaking, as a new guest or with a token, without taking the seat; returns what it says. */
export const matchmaking = async (url: string, path: string, options: object, known?: string): Promise<unknown> => {
  const token = known ?? (await guestToken(url, 'Ada')).token;
  const response = await fetch(`${url}/matchmake/${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` },
    body: JSON.stringify(options),
  });
  return response.json();
};

/** A match that begins at once. */
export const VERSUS_BOT = {
  game: 'dice-throne',
  mode: '1v1',
  seats: [
    { player: 'me', hero: 'barbarian' },
    { player: 'bot', bot: 'random', hero: 'moon-elf' },
  ],
} as const;

/** Starts a server on a free port, with limits that tests do not meet by accident. */
export const startProcess = async (env: Readonly<Record<string, string>>): Promise<ServerProcess> => {
  const folder = mkdtempSync(join(tmpdir(), 'throneroom-process-'));
  const child = spawn(process.execPath, [...SHORT_LIVED, 'dist/main.js'], {
    env: {
      ...process.env,
      PORT: '0',
      DATA_DIR: folder,
      NODE_ENV: 'test',
      THRONEROOM_SECRET: SHARED_SECRET,
      THRONEROOM_BOT_DELAY_MS: '0',
      THRONEROOM_HOLD_MS: '0',
      THRONEROOM_GUESTS_PER_MINUTE: '10000',
      THRONEROOM_PLACES_PER_ADDRESS: '1000000',
      THRONEROOM_CREATES_PER_MINUTE: '10000',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  running.add(child);
  let said = '';
  const ended = once(child, 'exit').then(([code]: (number | null)[]) => {
    running.delete(child);
    rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 50 });
    return code ?? null;
  });
  const url = await new Promise<string>((resolve, reject) => {
    const deadline = setTimeout(() => reject(new Error(`the server did not open:\n${said}`)), PATIENCE_MS);
    const hear = (chunk: Buffer): void => {
      said += chunk;
      const [open] = /http:\/\/localhost:\d+/.exec(said) ?? [];
      if (!open || !said.includes('Ctrl+C')) return;
      clearTimeout(deadline);
      resolve(open.replace('localhost', '127.0.0.1'));
    };
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
    void ended.then((code) => {
      clearTimeout(deadline);
      reject(new Error(`the server ended with ${code}:\n${said}`));
    });
  });
  return {
    url,
    said: () => said,
    signal: (name) => child.kill(name),
    ended,
    guest: async (name = 'Ada') => clientWith(url, (await guestToken(url, name)).token),
    stop: async () => {
      child.kill('SIGCONT');
      child.kill('SIGTERM');
      await ended;
    },
  };
};
