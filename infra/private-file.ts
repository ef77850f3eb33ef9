/** Files that are for nobody but the server's own user, whatever the umask: the secrets of running matches are in them. */
import { chmodSync, closeSync, existsSync, mkdirSync, openSync } from 'node:fs';
import { dirname } from 'node:path';
import { reasonOf } from './start-problem.ts';

const PRIVATE = 0o600;

/** What SQLite puts beside a file. New ones get the rights of the file; those that a killed server left have their own. */
export const BESIDE = ['-wal', '-shm', '-journal'];

/** Makes the file where there is none, and takes it and what lies beside it from everybody else. Throws what the system
 *  says. */
export const makePrivate = (file: string): void => {
  try {
    // Only a file that is new is opened: closing an open one would end the locks that SQLite holds on it here.
    closeSync(openSync(file, 'wx', PRIVATE));
  } catch (error) {
    if (reasonOf(error) !== 'EEXIST') throw error;
    chmodSync(file, PRIVATE);
  }
  for (const suffix of BESIDE) chmodWhereItIs(file + suffix);
};

const chmodWhereItIs = (file: string): void => {
  try {
    chmodSync(file, PRIVATE);
  } catch (error) {
    if (reasonOf(error) !== 'ENOENT') throw error;
  }
};

/** Makes the folder where there is none, and those above it. Throws what the system says. (Node's own `recursive` never
 *  comes to an end where the system makes nothing, such as below /proc.) */
export const makePrivateFolder = (folder: string): void => {
  makeFolder(dirname(folder));
  makeFolder(folder, 0o700);
};

const makeFolder = (folder: string, mode?: number): void => {
  if (existsSync(folder)) return;
  makeFolder(dirname(folder));
  try {
    mkdirSync(folder, mode);
  } catch (error) {
    if (reasonOf(error) !== 'EEXIST') throw error; // another process was quicker
  }
};
