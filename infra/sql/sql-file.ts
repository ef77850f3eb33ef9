/** One SQL file, by a single connection. Whoever calls waits for the disk; `sql-elsewhere.ts` lets another thread do the
 *  waiting. */
import { pathToFileURL } from 'node:url';
import {
  type Client,
  createClient,
  type InStatement,
  LibsqlError,
  type ResultSet,
  type TransactionMode,
} from '@libsql/client/sqlite3';
import { makePrivate } from '../private-file.ts';
import { reasonOf } from '../start-problem.ts';

export interface SqlFile {
  /** Runs statements in one transaction of that mode; without a mode each stands alone. Rejects with `SqlProblem`. */
  run(statements: readonly InStatement[], mode?: TransactionMode): Promise<SqlAnswer[]>;
  close(): Promise<void>;
}

/** What one statement did. */
export interface SqlAnswer {
  readonly rows: readonly Readonly<Record<string, unknown>>[];
  readonly changed: number;
}

/** What SQLite says is wrong, in its own word (`SQLITE_FULL`). */
export class SqlProblem extends Error {
  override readonly name = 'SqlProblem';
  readonly code: string;
  constructor(code: string, message: string) {
    super(message);
    this.code = code;
  }
}

/** Another process that holds the file may take this long. */
export const BUSY_MS = 1000;

/** A file that cannot be opened is told by libsql in a sentence only. */
const problemOf = (error: unknown): unknown => {
  if (error instanceof LibsqlError) return new SqlProblem(error.code, error.message);
  if (error instanceof Error && /^ConnectionFailed/.test(error.message)) {
    return new SqlProblem('SQLITE_CANTOPEN', error.message);
  }
  return error;
};

const answerOf = ({ rows, rowsAffected }: ResultSet): SqlAnswer => ({
  rows: rows.map((row) => ({ ...row })),
  changed: rowsAffected,
});

/** Hold for one connection, hence told to each. */
const SETTINGS = [
  'PRAGMA synchronous = FULL', // answered is on the disk
  'PRAGMA secure_delete = ON', // what is deleted is overwritten, too
];

const LOCKED = /^SQLITE_(BUSY|LOCKED)/;

const connect = (file: string): Client => {
  try {
    makePrivate(file);
  } catch (error) {
    throw new SqlProblem('SQLITE_CANTOPEN', `${file}: ${reasonOf(error)}`);
  }
  try {
    return createClient({ url: pathToFileURL(file).href, concurrency: 1, timeout: BUSY_MS });
  } catch (error) {
    throw problemOf(error);
  }
};

/** Opens the file, or makes it, for the server's own user alone. Throws `SqlProblem`. */
export const openSqlFile = (file: string): SqlFile => {
  const client = connect(file);
  let isSet = false;
  const perform = async (statements: readonly InStatement[], mode?: TransactionMode): Promise<ResultSet[]> => {
    if (!isSet) for (const setting of SETTINGS) await client.execute(setting);
    isSet = true;
    if (mode) return client.batch([...statements], mode);
    const results: ResultSet[] = [];
    for (const statement of statements) results.push(await client.execute(statement));
    return results;
  };
  return {
    run: async (statements, mode) => {
      try {
        return (await perform(statements, mode)).map(answerOf);
      } catch (error) {
        // A statement that found the file locked is not ended by libsql, and none after it could be committed
        // (tursodatabase/libsql-client-ts#352): only a new connection goes on.
        if (error instanceof LibsqlError && LOCKED.test(error.code)) {
          client.reconnect();
          isSet = false;
        }
        throw problemOf(error);
      }
    },
    close: async () => client.close(),
  };
};
