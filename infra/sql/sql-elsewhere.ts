/** SQL files that another thread reads and writes. Starting a thread costs more than most files ever ask of it, so files
 *  share one; only what waits for the disk all the time has one of its own. */
import type { Worker } from 'node:worker_threads';
import { startThread } from '../threads.ts';
import { type Durability, type SqlAnswer, type SqlFile, SqlProblem } from './sql-file.ts';
import type { SqlReply, SqlRequest } from './sql-thread.ts';

interface Asked {
  readonly resolve: (answers: SqlAnswer[]) => void;
  readonly reject: (error: unknown) => void;
}

/** A thread, until the last of its files is closed, or for good: an idle one keeps no process. */
class SqlThread {
  private readonly thread: Worker;
  private readonly stays: boolean;
  private readonly asked = new Map<number, Asked>();
  private number = 0;
  private open = 0;
  private handles = 0;
  private gone: unknown;

  constructor(stays: boolean) {
    this.stays = stays;
    this.thread = startThread(import.meta.url, 'sql-thread');
    this.thread.unref(); // it keeps the process only while something is asked
    this.thread.on('message', (reply: SqlReply) => this.hear(reply));
    this.thread.on('error', (error) => this.leave(error));
    this.thread.on('exit', () => this.leave(new SqlProblem('CLIENT_CLOSED', 'the thread of the SQL files has ended')));
  }

  get isGone(): boolean {
    return this.gone !== undefined;
  }

  /** The file is opened, or made, with the first thing that is asked. */
  file(path: string, durability: Durability): SqlFile {
    this.open++;
    const handle = this.handles++;
    let closed: unknown;
    return {
      run: async (statements, mode) => {
        if (closed) throw closed;
        return this.ask({ handle, path, durability, statements, ...(mode && { mode }) });
      },
      close: async () => {
        if (closed || this.gone) return;
        closed = new SqlProblem('CLIENT_CLOSED', `${path} is closed`);
        await this.ask({ handle, path, durability });
        this.open--;
        if (this.open > 0 || this.stays) return;
        this.leave(closed);
        this.thread.ref(); // its end is waited for
        await this.thread.terminate();
      },
    };
  }

  private ask(request: Omit<SqlRequest, 'number'>): Promise<SqlAnswer[]> {
    return new Promise((resolve, reject) => {
      if (this.gone) return reject(this.gone);
      this.asked.set(++this.number, { resolve, reject });
      this.thread.ref();
      this.thread.postMessage({ number: this.number, ...request });
    });
  }

  private hear({ number, answers, problem }: SqlReply): void {
    const { resolve, reject } = this.asked.get(number) ?? {};
    this.asked.delete(number);
    if (this.asked.size === 0) this.thread.unref();
    if (problem) reject?.(new SqlProblem(problem.code, problem.message));
    else resolve?.(answers ?? []);
  }

  private leave(why: unknown): void {
    this.gone ??= why;
    for (const { reject } of this.asked.values()) reject(this.gone);
    this.asked.clear();
  }
}

let shared: SqlThread | undefined;

/** A file on the thread that this process's files share. */
export const sqlFileElsewhere = (path: string): SqlFile => {
  if (!shared || shared.isGone) shared = new SqlThread(true);
  return shared.file(path, 'machine');
};

/** A file with a thread of its own. */
export const sqlFileApart = (path: string, durability: Durability): SqlFile =>
  new SqlThread(false).file(path, durability);
