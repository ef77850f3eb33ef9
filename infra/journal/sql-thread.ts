/** The thread that waits for the disk, so that no player does. It runs what it is sent, one after the other. */
import { parentPort, workerData } from 'node:worker_threads';
import type { InStatement, TransactionMode } from '@libsql/client';
import { openSqlFile, type SqlAnswer, type SqlFile, SqlProblem } from './sql-file.ts';

export interface SqlRequest {
  readonly number: number;
  /** Left out, the file is to be closed. */
  readonly statements?: readonly InStatement[];
  readonly mode?: TransactionMode;
}

export interface SqlReply {
  readonly number: number;
  readonly answers?: SqlAnswer[];
  readonly problem?: { readonly code: string; readonly message: string };
}

let file: SqlFile | undefined;
const answer = async ({ number, statements, mode }: SqlRequest): Promise<SqlReply> => {
  try {
    file ??= openSqlFile(String(workerData));
    if (statements) return { number, answers: await file.run(statements, mode) };
    await file.close();
    return { number, answers: [] };
  } catch (error) {
    if (!(error instanceof SqlProblem)) throw error;
    return { number, problem: { code: error.code, message: error.message } };
  }
};

let last: Promise<void> = Promise.resolve();
parentPort?.on('message', (request: SqlRequest) => {
  last = last.then(async () => parentPort?.postMessage(await answer(request)));
});
