/** One server process of a load test: the built server on a port that stays its own, so that it can be killed and
 *  started again, and what it costs. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { START_FLAGS } from '../infra/heap.ts';
import { freePort } from './ports.ts';
import { type Usage, usageOf } from './usage.ts';

const START_PATIENCE_MS = 60_000;
const SAMPLE_EVERY_MS = 500;

/** Nobody pauses, and nobody is limited: the load is what is looked at. */
export const SETTINGS = {
  NODE_ENV: 'production',
  LOG_LEVEL: 'error',
  THRONEROOM_BOT_DELAY_MS: '0',
  THRONEROOM_HOLD_MS: '0',
  THRONEROOM_NONCE_MS: '0',
  THRONEROOM_MAX_MATCHES: '100000',
  THRONEROOM_MATCHES_PER_PLAYER: '100000',
  THRONEROOM_GUESTS_PER_MINUTE: '1000000',
  THRONEROOM_PLACES_PER_PLAYER: '1000000',
  THRONEROOM_PLACES_PER_ADDRESS: '1000000',
  THRONEROOM_CREATES_PER_MINUTE: '1000000',
  THRONEROOM_MESSAGES_PER_SECOND: '1000000',
};

export class ServerProcess {
  /** A server on a free port, open. `flags`: what V8 is told as it starts. */
  static async start(
    env: Readonly<Record<string, string>>,
    flags: readonly string[] = START_FLAGS,
  ): Promise<ServerProcess> {
    const process = new ServerProcess(await freePort(), env, flags);
    await process.open();
    return process;
  }

  readonly url: string;
  private readonly env: Readonly<Record<string, string>>;
  private readonly flags: readonly string[];
  private readonly port: number;
  private child: ChildProcess | undefined;
  private said = '';
  /** Bytes that it said, on both channels. */
  logged = 0;
  /** Of the processes that were killed. */
  private before = 0;
  private newest: Usage | undefined;
  private most = 0;
  private sampling: ReturnType<typeof setInterval> | undefined;

  private constructor(port: number, env: Readonly<Record<string, string>>, flags: readonly string[]) {
    this.port = port;
    this.env = env;
    this.flags = flags;
    this.url = `http://127.0.0.1:${port}`;
  }

  /** Processor time so far, and the most memory it held; nothing where the system does not tell. */
  get usage(): { readonly cpuSeconds: number; readonly mostMb: number } | undefined {
    this.sample();
    return this.most === 0
      ? undefined
      : { cpuSeconds: this.before + (this.newest?.cpuSeconds ?? 0), mostMb: this.most };
  }

  /** Megabytes that it holds now; nothing where the system does not tell. */
  get memoryMb(): number | undefined {
    this.sample();
    return this.newest?.memoryMb;
  }

  /** The last of what it said. */
  get lastWords(): string {
    return this.said.slice(-3000);
  }

  get isRunning(): boolean {
    return this.child !== undefined && this.child.exitCode === null && this.child.signalCode === null;
  }

  /** Ends it as `kill -9` does, and starts it again. */
  async killAndRestart(): Promise<void> {
    await this.end('SIGKILL');
    await this.open();
  }

  /** Ends it as whoever runs it would. */
  stop(): Promise<void> {
    return this.end('SIGTERM');
  }

  /** Ends it at once, for when there is no time to wait. */
  drop(): void {
    clearInterval(this.sampling);
    this.child?.kill('SIGKILL');
  }

  private async open(): Promise<void> {
    const child = spawn(process.execPath, [...this.flags, fileURLToPath(new URL('../main.js', import.meta.url))], {
      env: { ...process.env, ...SETTINGS, HOST: '127.0.0.1', PORT: String(this.port), ...this.env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.child = child;
    this.said = '';
    await new Promise<void>((resolve, reject) => {
      const fail = (why: string): void => {
        clearTimeout(deadline);
        reject(new Error(`${why}: ${this.said.slice(-2000)}`));
      };
      const deadline = setTimeout(() => fail('the server does not open'), START_PATIENCE_MS);
      const hear = (chunk: Buffer): void => {
        this.logged += chunk.length;
        this.said = (this.said + String(chunk)).slice(-20_000);
        if (!this.said.includes('is open at')) return;
        clearTimeout(deadline);
        resolve();
      };
      child.stdout.on('data', hear);
      child.stderr.on('data', hear);
      child.once('exit', (code) => fail(`the server ended with ${code}`));
    });
    this.sampling = setInterval(() => this.sample(), SAMPLE_EVERY_MS);
  }

  private sample(): void {
    const usage = this.child?.pid === undefined ? undefined : usageOf(this.child.pid);
    if (!usage) return;
    this.newest = usage;
    this.most = Math.max(this.most, usage.memoryMb);
  }

  private async end(signal: NodeJS.Signals): Promise<void> {
    const { child } = this;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    this.sample();
    clearInterval(this.sampling);
    this.before += this.newest?.cpuSeconds ?? 0;
    this.newest = undefined;
    const ended = once(child, 'exit');
    child.kill(signal);
    await ended;
    this.child = undefined;
  }
}
