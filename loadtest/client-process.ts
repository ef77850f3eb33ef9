/** One process of a load test's clients (`worker.ts`): it opens its matches, says when all are open, and plays for as long as
 *  it is told then. */
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { Figures } from './figures.ts';
import type { FromWorker, WorkerTask } from './worker.ts';

export class ClientProcess {
  /** A process that waits to begin; in `children` until it has ended. */
  static async start(task: WorkerTask, children: Set<ChildProcess>): Promise<ClientProcess> {
    const child = fork(fileURLToPath(new URL('worker.js', import.meta.url)));
    children.add(child);
    child.once('exit', () => children.delete(child));
    await Promise.race([once(child, 'message'), once(child, 'exit')]);
    if (child.exitCode !== null) throw new Error(`a process of clients ended with ${child.exitCode}`);
    return new ClientProcess(child, task);
  }

  /** Processor time so far, in seconds. */
  cpuSeconds = 0;
  private readonly child: ChildProcess;
  private readonly task: WorkerTask;

  private constructor(child: ChildProcess, task: WorkerTask) {
    this.child = child;
    this.task = task;
  }

  /** Has it begin. `opened` resolves when its matches are open, `ended` when all is over; that one rejects when the
   *  process breaks. What it counts is told to `count`. */
  work(count: (figures: Figures) => void): { opened: Promise<void>; ended: Promise<void> } {
    const opened = new Promise<void>((resolve) => {
      this.child.on('message', (told: FromWorker) => {
        if (told === 'opened') return resolve();
        count(told.figures);
        this.cpuSeconds = told.cpuSeconds;
      });
    });
    const ended = once(this.child, 'exit').then(([code]) => {
      if (code !== 0) throw new Error(`process ${this.task.worker} of clients ended with ${code}`);
    });
    this.child.send(this.task);
    return { opened, ended };
  }

  /** Has it play on for so long, and then end. */
  playOn(seconds: number): void {
    this.child.send({ seconds });
  }
}
