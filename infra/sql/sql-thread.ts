/** A thread that waits for the disk, so that no player does. It runs what it is sent, one after the other, on whichever
 *  file it is for. */
import { parentPort } from 'node:worker_threads';
import {
  type Durability,
  openSqlFile,
  type SqlAnswer,
  type SqlFile,
  type SqlMode,
  SqlProblem,
  type SqlStatement,
} from './sql-file.ts';

export interface SqlRequest {
  readonly number: number;
  /** Which file: the same path may be opened more than once. */
  readonly handle: number;
  readonly path: string;
  /** What it is opened with. */
  readonly durability: Durability;
  /** Left out, the file is to be closed. */
  readonly statements?: readonly SqlStatement[];
  readonly mode?: SqlMode;
}

export interface SqlReply {
  readonly number: number;
  readonly answers?: SqlAnswer[];
  readonly problem?: { readonly code: string; readonly message: string };
}

const files = new Map<number, SqlFile>();
const fileOf = ({ handle, path, durability }: SqlRequest): SqlFile => {
  const file = files.get(handle) ?? openSqlFile(path, durability);
  files.set(handle, file);
  return file;
};

const answer = async (request: SqlRequest): Promise<SqlReply> => {
  const { number, handle, statements, mode } = request;
  try {
    const file = fileOf(request);
    if (statements) return { number, answers: await file.run(statements, mode) };
    files.delete(handle);
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
