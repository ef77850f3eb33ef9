/** The data folder: what must survive a restart; its stores open their own files, and here is the secret that signs
 *  players' tokens. */
import { randomBytes } from 'node:crypto';
import { chmodSync, linkSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { makePrivateFolder } from './private-file.ts';
import { reasonOf, StartProblem } from './start-problem.ts';

export const SECRET_FILE = 'token-secret';

/** What a server puts into the folder. */
const OWN =
  /^(\w+\.db(\.mend(?:ing|ed)|\.damaged-\w+)?(-wal|-shm|-journal)?|token-secret(-\d+|\.damaged-\w+)?|\.probe-\d+)$/;

/** Creates the folder where it does not exist, and sees that it can be written. Nobody else may look into it; but where
 *  other things lie in it, its rights are not ours to change. Returns its full path. */
export const openDataFolder = (dataDir: string): string => {
  const folder = resolve(dataDir);
  try {
    makePrivateFolder(folder);
    if (readdirSync(folder).every((name) => OWN.test(name))) chmodSync(folder, 0o700);
    tryToWrite(folder);
    return folder;
  } catch (error) {
    throw new StartProblem(cannotBeUsed('DATA_DIR', folder, error));
  }
};

/** Sees that the folder that a setting names for something else can be written, and makes it where it does not exist. */
export const openFolder = (setting: string, given: string): void => {
  const folder = resolve(given);
  try {
    makePrivateFolder(folder);
    tryToWrite(folder);
  } catch (error) {
    throw new StartProblem(cannotBeUsed(setting, folder, error));
  }
};

const tryToWrite = (folder: string): void => {
  const probe = join(folder, `.probe-${process.pid}`);
  writeFileSync(probe, '');
  rmSync(probe);
};

const cannotBeUsed = (setting: string, folder: string, error: unknown): string =>
  `${setting} ${folder} cannot be used (${reasonOf(error)}): name a folder that can be written.`;

/** The secret kept in the folder, made on first use. Only the server's own user may read it. */
export const keptSecret = (folder: string): string => {
  const file = join(folder, SECRET_FILE);
  try {
    const made = randomBytes(32).toString('hex');
    // Linked into place whole, because another process may be reading it in this moment.
    const draft = `${file}-${process.pid}`;
    writeFileSync(draft, `${made}\n`, { mode: 0o600 });
    try {
      linkSync(draft, file);
    } finally {
      rmSync(draft);
    }
    return made;
  } catch (error) {
    if (reasonOf(error) !== 'EEXIST') throw new StartProblem(`${file} cannot be written (${reasonOf(error)}).`);
  }
  return readSecret(file);
};

/** Whether that is the text of a secret's file. */
export const isSecret = (text: string): boolean => /^[0-9a-f]{64}$/.test(text.trim());

const readSecret = (file: string): string => {
  try {
    chmodSync(file, 0o600);
    const secret = readFileSync(file, 'utf8').trim();
    if (isSecret(secret)) return secret;
  } catch (error) {
    throw new StartProblem(`${file} cannot be read (${reasonOf(error)}): it must be a file of the server's user.`);
  }
  throw new StartProblem(`${file} is not a secret of 64 hex digits: remove it to have a new one made.`);
};
