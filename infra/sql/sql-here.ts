/** One SQL file, written by the caller's own thread: for what is so small that handing it to another thread costs more
 *  than doing it, and must not wait for the disk. What is answered has been handed to the system: it survives the
 *  process, whatever becomes of that, and not the machine. The log is folded into the file by `foldIn`, on another
 *  connection and another thread, since that does wait for the disk. */
import type { InStatement } from '@libsql/client';
import Database from 'libsql';
import { makePrivate } from '../private-file.ts';
import { reasonOf } from '../start-problem.ts';
import { BUSY_MS, type SqlAnswer, type SqlFile, SqlProblem } from './sql-file.ts';

const problemOf = (error: unknown): unknown => {
  const code: unknown = Reflect.get(Object(error), 'code');
  return typeof code === 'string' && code.startsWith('SQLITE_') ? new SqlProblem(code, reasonOf(error)) : error;
};

type Statement = Database.Statement<unknown[]>;

/** Opens the file, or makes it, for the server's own user alone. Throws `SqlProblem`. */
export const openSqlHere = (path: string): SqlFile => {
  let database: Database.Database;
  try {
    makePrivate(path);
    database = new Database(path, { timeout: BUSY_MS });
    database.exec('PRAGMA synchronous = NORMAL; PRAGMA secure_delete = ON; PRAGMA wal_autocheckpoint = 0');
  } catch (error) {
    throw problemOf(error);
  }
  const prepared = new Map<string, Statement>();
  const statementOf = (sql: string): Statement => {
    const known = prepared.get(sql) ?? database.prepare(sql);
    prepared.set(sql, known);
    return known;
  };
  const perform = (given: InStatement): SqlAnswer => {
    const { sql, args = [] } = typeof given === 'string' ? { sql: given } : given;
    const statement = statementOf(sql);
    const bound: unknown[] = Array.isArray(args) ? args : [args];
    if (!statement.reader) return { rows: [], changed: statement.run(...bound).changes };
    return { rows: statement.all(...bound).map((row) => ({ ...Object(row) })), changed: 0 };
  };
  const run = (statements: readonly InStatement[], together: boolean): SqlAnswer[] => {
    if (!together) return statements.map(perform);
    perform('BEGIN IMMEDIATE');
    try {
      const answers = statements.map(perform);
      perform('COMMIT');
      return answers;
    } catch (error) {
      if (database.inTransaction) perform('ROLLBACK');
      throw error;
    }
  };
  return {
    run: async (statements, mode) => {
      try {
        return run(statements, mode === 'write' && statements.length > 1);
      } catch (error) {
        throw problemOf(error);
      }
    },
    close: async () => {
      database.close();
    },
  };
};
