/** Opens the journal that one SQL file keeps, with the tail beside it: to write it, or only to read. What an answered append
 *  survives is a setting (docs/durability.md). */
import { makeReady, openStore } from '../sql/opening.ts';
import { sqlFileApart } from '../sql/sql-elsewhere.ts';
import { type Durability, openSqlFileToRead, type SqlFile, SqlProblem } from '../sql/sql-file.ts';
import { formOf } from '../sql/sql-form.ts';
import { reasonOf, StartProblem } from '../start-problem.ts';
import { StoreTooNew } from '../store-too-new.ts';
import { StoreTrouble } from '../store-trouble.ts';
import { type Journal, type JournalReader, STORE_FORM } from './journal.ts';
import { fromForm1, JOURNAL_FORM, SqlJournal } from './sql-journal.ts';
import { readTail, removeTail, Tail, type TailEntry, withTail } from './tail.ts';
import { TailedJournal } from './tailed-journal.ts';

/** The journal of a file that has no tail. Throws `StoreTooNew`. */
export const journalOn = async (file: SqlFile, name: string): Promise<SqlJournal> => {
  const form = await makeReady(file, name, JOURNAL_FORM);
  if (form === 1) await fromForm1(file);
  return new SqlJournal(file);
};

/** What a server that was killed left in the tail goes into the file. */
const restoreTail = async (journal: SqlJournal, path: string): Promise<void> => {
  const byMatch = new Map<string, TailEntry[]>();
  for (const entry of readTail(path)) {
    const entries = byMatch.get(entry.id) ?? [];
    entries.push(entry);
    byMatch.set(entry.id, entries);
  }
  await Promise.all([...byMatch].map(([id, entries]) => journal.restore(id, entries)));
  removeTail(path);
};

const problemOf = (error: unknown, path: string): unknown => {
  const isTheSystems = error instanceof Error && 'syscall' in error;
  if (!isTheSystems && !(error instanceof StoreTrouble)) return error;
  return new StartProblem(`${path} cannot be used with its tail (${reasonOf(error)}).`);
};

/** Opens the journal kept in that file, and makes the file if there is none. One at a time may have it open so: a server
 *  holds its folder's lock. `durability` is what an answered append survives. Throws `StoreTooNew`, and a `StartProblem`
 *  for a file that cannot be used. */
export const openSqlJournal = (path: string, durability: Durability = 'process'): Promise<Journal> =>
  openStore(
    sqlFileApart(path, durability),
    path,
    async (file, name) => {
      const journal = await journalOn(file, name);
      try {
        await restoreTail(journal, path);
        return durability === 'process' ? new TailedJournal(journal, new Tail(path)) : journal;
      } catch (error) {
        throw problemOf(error, path);
      }
    },
    'as a journal',
  );

/** Opens the journal kept in that file to read it, and changes nothing: a server may write it meanwhile. Throws `StoreTooNew`,
 *  and a `StartProblem` for a file that is none, or one of an older form. */
export const readSqlJournal = async (path: string): Promise<JournalReader> => {
  let file: SqlFile | undefined;
  try {
    file = openSqlFileToRead(path);
    const form = await formOf(file);
    if (form > STORE_FORM) throw new StoreTooNew(path, form, STORE_FORM);
    if (form < STORE_FORM)
      throw new StartProblem(`${path} is no journal, or of an older form: a server has to start on it once.`);
    const journal = new SqlJournal(file);
    return {
      read: async (match) => {
        const tail = readTail(path).filter(({ id }) => id === match);
        return withTail(await journal.read(match), tail);
      },
      close: () => journal.close(),
    };
  } catch (error) {
    await file?.close();
    if (error instanceof SqlProblem) throw new StartProblem(`${path} cannot be read as a journal (${error.reason}).`);
    throw error;
  }
};
