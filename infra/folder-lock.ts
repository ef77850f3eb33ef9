/** One server at a time on a data folder. Two would take each other's matches over without a word.
 *
 *  The lock is SQLite's own on an empty file, hence the system's: it is gone with the process that held it, however that
 *  ended, so none is ever stale. A file with a process id would be believed where ids come again, as in containers. */
import { join } from 'node:path';
import { isDamage, openSqlFile, SqlProblem } from './sql/sql-file.ts';
import { StartProblem } from './start-problem.ts';

const LOCK_FILE = 'lock.db';

/** An exclusive connection keeps the lock of its first write until it is closed. */
const TAKE = ['PRAGMA locking_mode = EXCLUSIVE', 'PRAGMA user_version = 1'];

/** In its normal mode, it gives the lock back with the next thing that it reads. */
const GIVE = ['PRAGMA locking_mode = NORMAL', 'PRAGMA user_version'];

export interface FolderLock {
  /** Gives the folder back. */
  release(): Promise<void>;
}

/** Takes the folder for this process. Throws a `StartProblem` when another one has it, or when it cannot be locked. */
export const lockFolder = async (folder: string): Promise<FolderLock> => {
  const path = join(folder, LOCK_FILE);
  try {
    const file = openSqlFile(path);
    await file.run(TAKE);
    return {
      release: async () => {
        await file.run(GIVE); // a closed connection may linger, and its lock with it
        await file.close();
      },
    };
  } catch (error) {
    if (!(error instanceof SqlProblem)) throw error;
    if (/^SQLITE_BUSY/.test(error.code)) {
      throw new StartProblem(`DATA_DIR ${folder} is in use by another server: stop that one, or name another folder.`);
    }
    const advice = isDamage(error) ? ': while no server runs in that folder, remove it' : '';
    throw new StartProblem(`${path} cannot be used as a lock (${error.reason})${advice}.`);
  }
};
