/** An SQL file that another thread reads and writes. */
import { Worker } from 'node:worker_threads';
import { type SqlAnswer, type SqlFile, SqlProblem } from './sql-file.ts';
import type { SqlReply, SqlRequest } from './sql-thread.ts';

interface Asked {
  readonly resolve: (answers: SqlAnswer[]) => void;
  readonly reject: (error: unknown) => void;
}

/** Starts the thread. Run from source, it must be taught to read TypeScript first: threads do not inherit that. */
const startThread = (file: string): Worker => {
  if (import.meta.url.endsWith('.js'))
    return new Worker(new URL('./sql-thread.js', import.meta.url), { workerData: file });
  const [teacher, thread] = ['tsx/esm/api', './sql-thread.ts'].map((name) => JSON.stringify(import.meta.resolve(name)));
  const source = `import(${teacher}).then(({ register }) => { register(); return import(${thread}); });`;
  return new Worker(source, { eval: true, workerData: file });
};

/** The file is opened, or made, with the first thing that is asked. */
export const sqlFileElsewhere = (file: string): SqlFile => {
  const thread = startThread(file);
  thread.unref(); // it keeps the process only while something is asked
  const asked = new Map<number, Asked>();
  let number = 0;
  let gone: unknown;

  const ask = (request: Omit<SqlRequest, 'number'>): Promise<SqlAnswer[]> =>
    new Promise((resolve, reject) => {
      if (gone) return reject(gone);
      asked.set(++number, { resolve, reject });
      thread.ref();
      thread.postMessage({ number, ...request });
    });
  const leave = (why: unknown): void => {
    gone ??= why;
    for (const { reject } of asked.values()) reject(gone);
    asked.clear();
  };
  thread.on('message', ({ number, answers, problem }: SqlReply) => {
    const { resolve, reject } = asked.get(number) ?? {};
    asked.delete(number);
    if (asked.size === 0) thread.unref();
    if (problem) reject?.(new SqlProblem(problem.code, problem.message));
    else resolve?.(answers ?? []);
  });
  thread.on('error', leave);
  thread.on('exit', () => leave(new SqlProblem('CLIENT_CLOSED', `${file} is closed`)));

  return {
    run: (statements, mode) => ask({ statements, ...(mode && { mode }) }),
    close: async () => {
      if (gone) return;
      await ask({});
      await thread.terminate();
    },
  };
};
