/** One SQL file, by a single connection: settings of SQLite hold for one connection. Whoever calls waits for the disk;
 *  `sql-thread.ts` lets another thread do the waiting. */
import { pathToFileURL } from 'node:url';
import {
  createClient,
  type InStatement,
  LibsqlError,
  type ResultSet,
  type TransactionMode,
} from '@libsql/client/sqlite3';

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
const BUSY_MS = 1000;

const problemOf = (error: unknown): unknown =>
  error instanceof LibsqlError ? new SqlProblem(error.code, error.message) : error;

const answerOf = ({ rows, rowsAffected }: ResultSet): SqlAnswer => ({
  rows: rows.map((row) => ({ ...row })),
  changed: rowsAffected,
});

/** Opens the file, or makes it. Throws `SqlProblem`. */
export const openSqlFile = (file: string): SqlFile => {
  try {
    const client = createClient({ url: pathToFileURL(file).href, concurrency: 1, timeout: BUSY_MS });
    return {
      run: async (statements, mode) => {
        try {
          if (mode) return (await client.batch([...statements], mode)).map(answerOf);
          const answers: SqlAnswer[] = [];
          for (const statement of statements) answers.push(answerOf(await client.execute(statement)));
          return answers;
        } catch (error) {
          throw problemOf(error);
        }
      },
      close: async () => client.close(),
    };
  } catch (error) {
    throw problemOf(error);
  }
};
