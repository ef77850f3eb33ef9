/** One SQL file, by a single connection. Whoever calls waits for SQLite; `sql-elsewhere.ts` lets another thread do the
 *  waiting. */
import Database from 'libsql';
import { makePrivate } from '../private-file.ts';
import { reasonOf } from '../start-problem.ts';

export type SqlValue = string | number | null | Uint8Array;

/** A statement, with what stands for its question marks, in their order, or for its `:names`. */
export type SqlStatement =
  | string
  | { readonly sql: string; readonly args: readonly SqlValue[] | Readonly<Record<string, SqlValue>> };

/** A transaction that takes the file for writing as it begins, or one that sees it at one moment. */
export type SqlMode = 'write' | 'deferred';

export interface SqlFile {
  /** Runs statements in one transaction of that mode; without a mode each stands alone. Rejects with `SqlProblem`. */
  run(statements: readonly SqlStatement[], mode?: SqlMode): Promise<SqlAnswer[]>;
  close(): Promise<void>;
}

/** What one statement did. Bytes are an `ArrayBuffer`. */
export interface SqlAnswer {
  readonly rows: readonly Readonly<Record<string, unknown>>[];
  readonly changed: number;
}

/** What whoever runs the server can do about, by what SQLite calls it. */
const CAUSES: readonly (readonly [code: RegExp, cause: string])[] = [
  [/^SQLITE_(FULL|IOERR_SHMSIZE)/, 'the disk is full'],
  [/^SQLITE_(CANTOPEN|READONLY|PERM|IOERR_ACCESS)/, "it is no file that the server's user may write"],
];

/** What SQLite says is wrong, in its own word (`SQLITE_FULL`). */
export class SqlProblem extends Error {
  override readonly name = 'SqlProblem';
  readonly code: string;
  constructor(code: string, message: string) {
    super(message);
    this.code = code;
  }

  /** That word, and the cause where it tells one. */
  get reason(): string {
    const [, cause] = CAUSES.find(([code]) => code.test(this.code)) ?? [];
    return cause === undefined ? this.code : `${this.code}, ${cause}`;
  }
}

/** Pages that are no pages, or a file that is none of SQLite's. */
const DAMAGE = /^SQLITE_(CORRUPT|NOTADB)/;

export const isDamage = (error: unknown): boolean => error instanceof SqlProblem && DAMAGE.test(error.code);

/** What has been answered survives that: the end of this process, however it comes, or a power cut as well. */
export type Durability = 'process' | 'machine';

/** Hold for one connection, hence told to each. What is deleted is overwritten. */
const SETTINGS: Readonly<Record<Durability, string>> = {
  machine: 'PRAGMA synchronous = FULL; PRAGMA secure_delete = ON',
  process: 'PRAGMA synchronous = NORMAL; PRAGMA secure_delete = ON',
};

const BEGIN: Readonly<Record<SqlMode, string>> = { write: 'BEGIN IMMEDIATE', deferred: 'BEGIN DEFERRED' };

/** Another process that holds the file may take this long. */
const BUSY_MS = 1000;

/** So many statements are kept, made ready; then all are made ready anew. Stores ask the same few again and again, and to make
 *  one ready costs as much as to run it. */
const KEPT = 100;

const LOCKED = /^SQLITE_(BUSY|LOCKED)/;

/** A file that cannot be opened is told by libsql in a sentence only. */
const problemOf = (error: unknown): unknown => {
  const code: unknown = Reflect.get(Object(error), 'code');
  if (typeof code === 'string' && code.startsWith('SQLITE_')) return new SqlProblem(code, reasonOf(error));
  const message = error instanceof Error ? error.message : '';
  return message.startsWith('ConnectionFailed') ? new SqlProblem('SQLITE_CANTOPEN', message) : error;
};

interface Ready {
  readonly statement: Database.Statement<[readonly SqlValue[] | Readonly<Record<string, SqlValue>>]>;
  /** Whether it answers with rows. */
  readonly reads: boolean;
}

class Connection {
  private readonly settings: string;
  private readonly database: Database.Database;
  private readonly ready = new Map<string, Ready>();
  private isSet = false;

  constructor(path: string, settings: string) {
    this.settings = settings;
    this.database = new Database(path, { timeout: BUSY_MS });
  }

  run(statements: readonly SqlStatement[], mode: SqlMode | undefined): SqlAnswer[] {
    // Now, as a file that is none says so with the first thing that is asked.
    if (!this.isSet) this.database.exec(this.settings);
    this.isSet = true;
    // One that stands alone is a transaction of its own.
    if (!mode || statements.length === 1) return statements.map((statement) => this.perform(statement));
    this.perform(BEGIN[mode]);
    try {
      const answers = statements.map((statement) => this.perform(statement));
      this.perform('COMMIT');
      return answers;
    } catch (error) {
      if (this.database.inTransaction) this.perform('ROLLBACK');
      throw error;
    }
  }

  /** Whatever is asked next is read from the disk. */
  forgetPages(): void {
    this.database.exec('PRAGMA shrink_memory');
  }

  close(): void {
    this.ready.clear();
    this.database.close();
  }

  private perform(given: SqlStatement): SqlAnswer {
    const { sql, args } = typeof given === 'string' ? { sql: given, args: [] } : given;
    const { statement, reads } = this.readyOf(sql);
    if (!reads) return { rows: [], changed: statement.run(args).changes };
    return { rows: statement.all(args).map((row) => ({ ...Object(row) })), changed: 0 };
  }

  private readyOf(sql: string): Ready {
    const kept = this.ready.get(sql);
    if (kept) return kept;
    const statement: Ready['statement'] = this.database.prepare(sql);
    const made = { statement, reads: statement.reader };
    if (this.ready.size === KEPT) this.ready.clear();
    this.ready.set(sql, made);
    return made;
  }
}

/** Opens the file, or makes it, for the server's own user alone. Throws `SqlProblem`. */
export const openSqlFile = (path: string, durability: Durability = 'machine'): SqlFile => {
  try {
    makePrivate(path);
  } catch (error) {
    throw new SqlProblem('SQLITE_CANTOPEN', `${path}: ${reasonOf(error)}`);
  }
  return connectedTo(path, SETTINGS[durability]);
};

/** Opens a file that is there to be read, whoever it belongs to: nothing in it is changed, nor who may do what with it. Throws
 *  `SqlProblem`. */
export const openSqlFileToRead = (path: string): SqlFile => connectedTo(path, 'PRAGMA query_only = ON');

const connectedTo = (path: string, settings: string): SqlFile => {
  const open = (): Connection => {
    try {
      return new Connection(path, settings);
    } catch (error) {
      throw problemOf(error);
    }
  };
  let connection: Connection | undefined = open();
  let isClosed = false;
  return {
    run: async (statements, mode) => {
      if (isClosed) throw new SqlProblem('CLIENT_CLOSED', `${path} is closed`);
      connection ??= open();
      try {
        return connection.run(statements, mode);
      } catch (error) {
        const problem = problemOf(error);
        // A statement that found the file locked is not ended by libsql, and none after it could be committed
        // (tursodatabase/libsql-client-ts#352): only a new connection goes on.
        if (problem instanceof SqlProblem && LOCKED.test(problem.code)) {
          connection.close();
          connection = undefined;
        }
        // The next look may find the page well.
        if (isDamage(problem)) connection?.forgetPages();
        throw problem;
      }
    },
    close: async () => {
      isClosed = true;
      connection?.close();
      connection = undefined;
    },
  };
};
