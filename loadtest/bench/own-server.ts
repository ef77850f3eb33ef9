/** A server for one bench, in a process of its own (`bench-server.ts`), on a data folder that goes with it. */
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { START_FLAGS } from '../../infra/heap.ts';
import { SETTINGS } from '../server-process.ts';
import { type Usage, usageOf } from '../usage.ts';

/** What the event loop was held up by since it was last asked, in milliseconds, and the heap in use. */
const look = z.object({
  delayMs: z.object({ p50: z.number(), p99: z.number(), most: z.number() }),
  heapMb: z.number(),
});
const port = z.object({ port: z.number() });
type Look = z.infer<typeof look>;
/** What the process says: first its port, then a look whenever it is asked. */
export type Said = z.infer<typeof port> | Look;

export class OwnServer {
  /** `journal`: none keeps nothing; else every action is in the SQL file before it is shown. */
  static async start(journal: 'none' | 'kept', env: Readonly<Record<string, string>> = {}): Promise<OwnServer> {
    const folder = mkdtempSync(join(tmpdir(), 'throneroom-bench-'));
    const own = { ...process.env, ...SETTINGS, HOST: '127.0.0.1', PORT: '0', DATA_DIR: folder, ...env };
    const child = fork(fileURLToPath(new URL('bench-server.js', import.meta.url)), {
      env: { ...own, BENCH_JOURNAL: journal },
      execArgv: [...START_FLAGS],
    });
    const said = await answerOf(child, port);
    return new OwnServer(child, `http://127.0.0.1:${said.port}`, folder);
  }

  readonly url: string;
  private readonly folder: string;
  private readonly child: ChildProcess;

  private constructor(child: ChildProcess, url: string, folder: string) {
    this.child = child;
    this.url = url;
    this.folder = folder;
    process.once('exit', this.drop);
  }

  /** Processor time so far, and resident memory. Throws where the system does not tell: on Linux alone it does. */
  get usage(): Usage {
    const usage = usageOf(this.child.pid ?? 0);
    if (!usage) throw new Error('what a process costs is told on Linux only, while it runs');
    return usage;
  }

  async look(): Promise<Look> {
    const answer = answerOf(this.child, look);
    this.child.send('look');
    return answer;
  }

  async stop(): Promise<void> {
    const ended = once(this.child, 'exit');
    this.child.disconnect();
    await ended;
    this.drop();
  }

  private readonly drop = (): void => {
    process.removeListener('exit', this.drop);
    this.child.kill('SIGKILL');
    rmSync(this.folder, { recursive: true, force: true });
  };
}

/** The next message of that form; Colyseus says something there, too. */
const answerOf = <T>(child: ChildProcess, form: z.ZodType<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    const ended = (code: number | null): void => reject(new Error(`the server ended with ${code}`));
    const hear = (message: unknown): void => {
      const said = form.safeParse(message);
      if (!said.success) return;
      child.removeListener('exit', ended);
      child.removeListener('message', hear);
      resolve(said.data);
    };
    child.once('exit', ended);
    child.on('message', hear);
  });
