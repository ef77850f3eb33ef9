/** The doctor of a data folder: looks whether its files are whole, and mends what is not. A damaged file is never changed:
 *  what can be read of it is copied into a new one, and it is set aside under another name. Whoever calls holds the
 *  folder's lock. */
import {
  closeSync,
  copyFileSync,
  existsSync,
  fsyncSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { join } from 'node:path';
import { isSecret, SECRET_FILE } from './data-folder.ts';
import { TAILS } from './journal/tail.ts';
import { BESIDE, makePrivate } from './private-file.ts';
import { damageOf, type Look } from './sql/damage.ts';
import { type Salvaged, salvage } from './sql/salvage.ts';
import { isDamage, openSqlFile, SqlProblem } from './sql/sql-file.ts';
import type { SqlForm } from './sql/sql-form.ts';
import { formOf } from './sql/sql-form.ts';
import { reasonOf, StartProblem } from './start-problem.ts';
import { STORE_FILES } from './store-files.ts';

/** A start looks at every page of files up to this size, which takes some tenths of a second, and only opens larger ones. */
const LOOKED_AT_BYTES = 64 * 1024 * 1024;

/** Only an index to the log, which SQLite makes anew. */
const SHARED_MEMORY = '-shm';

/** What is wrong with a file. */
export interface Finding {
  readonly file: string;
  readonly damage: string;
  /** Sets the file aside, and saves what can be read of it. Resolves with a sentence that says what was done. Throws a
   *  `StartProblem` where that cannot be done. */
  mend(): Promise<string>;
}

/** Whether a server keeps anything in the folder: with Redis, it is the secret alone. */
export const isDataFolder = (folder: string): boolean =>
  [...Object.values(STORE_FILES).map(({ file }) => file), SECRET_FILE].some((file) => existsSync(join(folder, file)));

/** The files of the folder that are not whole. `look`: how closely; left out, as a start does. Throws a `StartProblem` for a
 *  file that cannot be read at all. */
export const examine = async (folder: string, look?: Look): Promise<Finding[]> => {
  const findings: Finding[] = [];
  for (const { file, form } of Object.values(STORE_FILES)) {
    const path = join(folder, file);
    finishMending(path);
    if (!existsSync(path)) continue;
    const damage = await damageIn(path, form, look);
    if (damage !== undefined) findings.push({ file, damage, mend: () => mend(path, file, form) });
  }
  return [...findings, ...secretIn(folder)];
};

/** Mends what a start finds damaged. Returns a sentence for each file. Throws a `StartProblem`. */
export const mendFolder = async (folder: string): Promise<string[]> => {
  const said: string[] = [];
  for (const { file, damage, mend: mendIt } of await examine(folder)) {
    if (file !== SECRET_FILE) said.push(`${file} was damaged (${damage}): ${await mendIt()}`);
  }
  return said;
};

const damageIn = async (path: string, form: SqlForm, look?: Look): Promise<string | undefined> => {
  try {
    return await damageOf(path, form, look ?? (statSync(path).size > LOOKED_AT_BYTES ? 'open' : 'quick'));
  } catch (error) {
    if (error instanceof SqlProblem) throw new StartProblem(`${path} cannot be read (${error.reason}).`);
    throw error;
  }
};

const mend = async (path: string, file: string, form: SqlForm): Promise<string> => {
  const saved = await saveInto(draftOf(path), path, form);
  // Connections that were closed linger until they are collected. Of the copy they know nothing.
  if (saved) copyWhole(draftOf(path), mendedOf(path));
  rmSync(draftOf(path));
  const aside = `${path}.damaged-${stamp()}`;
  // What goes on from rows that are lost has no place in the new file, and belongs to the old one.
  for (const suffix of TAILS) if (isWorthKeeping(path + suffix)) copyWhole(path + suffix, aside + suffix);
  // The file itself last: a log that is left beside the new one would be taken for its own.
  for (const suffix of [...BESIDE, '']) setAside(path + suffix, aside + suffix);
  if (saved) renameSync(mendedOf(path), path);
  const rows = saved ? `${saved.rows} rows of it are saved, with ${saved.gaps} gaps,` : 'nothing of it can be read,';
  return `${rows} and it is set aside as ${aside.slice(path.length - file.length)}.`;
};

const isWorthKeeping = (path: string): boolean => existsSync(path) && statSync(path).size > 0;

const setAside = (from: string, to: string): void => {
  if (isWorthKeeping(from) && !from.endsWith(SHARED_MEMORY)) renameSync(from, to);
  else rmSync(from, { force: true });
};

/** Copies a file so that it is on the disk. */
const copyWhole = (from: string, to: string): void => {
  copyFileSync(from, to);
  makePrivate(to);
  const copy = openSync(to, 'r+');
  fsyncSync(copy);
  closeSync(copy);
};

/** A new file with what can be read of a damaged one; nothing where it cannot even be opened. */
const saveInto = async (fresh: string, path: string, form: SqlForm): Promise<Salvaged | undefined> => {
  rmSync(fresh, { force: true });
  const [from, into] = [openSqlFile(path), openSqlFile(fresh)];
  try {
    const version = await formOf(from);
    if (version !== form.form) throw new StartProblem(wrongForm(path, version));
    return await salvage(from, into, form);
  } catch (error) {
    if (isDamage(error)) return undefined;
    if (error instanceof SqlProblem)
      throw new StartProblem(`${path} is damaged, and cannot be mended (${error.reason}).`);
    throw error;
  } finally {
    await from.close();
    await into.close();
  }
};

const wrongForm = (path: string, version: number): string =>
  `${path} is damaged, and of another version's form (${version}): let the version that wrote it mend it, or set it aside.`;

const draftOf = (path: string): string => `${path}.mending`;
const mendedOf = (path: string): string => `${path}.mended`;

/** A process that died while it mended left a draft behind, or the whole new file that was to take the damaged one's place. */
const finishMending = (path: string): void => {
  rmSync(draftOf(path), { force: true });
  if (!existsSync(mendedOf(path))) return;
  if (existsSync(path)) rmSync(mendedOf(path));
  else renameSync(mendedOf(path), path);
};

/** By the calendar, in UTC, as file names may have it. */
const stamp = (): string =>
  new Date()
    .toISOString()
    .replace(/\.\d+Z$/, 'Z')
    .replace(/[-:]/g, '');

/** Throws a `StartProblem` for what cannot be read. */
const textOf = (path: string): string => {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    throw new StartProblem(`${path} cannot be read (${reasonOf(error)}): it must be a file of the server's user.`);
  }
};

const secretIn = (folder: string): Finding[] => {
  const path = join(folder, SECRET_FILE);
  if (!existsSync(path) || isSecret(textOf(path))) return [];
  const aside = `${SECRET_FILE}.damaged-${stamp()}`;
  const mendIt = async (): Promise<string> => {
    renameSync(path, join(folder, aside));
    return `it is set aside as ${aside}; the next start makes a new one, and everybody is signed out.`;
  };
  return [{ file: SECRET_FILE, damage: 'it is not a secret of 64 hex digits', mend: mendIt }];
};
