/** How a file of SQLite becomes a store: made where there is none, turned down where a newer version wrote it. */
import { StartProblem } from '../start-problem.ts';
import { StoreTooNew } from '../store-too-new.ts';
import { type SqlFile, SqlProblem } from './sql-file.ts';
import { formOf, type SqlForm } from './sql-form.ts';

/** Makes the tables of a new file. Resolves with the form that the file had: 0 for a new one. Throws `StoreTooNew`. */
export const makeReady = async (file: SqlFile, name: string, { form: known, tables }: SqlForm): Promise<number> => {
  const form = await formOf(file);
  if (form > known) throw new StoreTooNew(name, form, known);
  await file.run(['PRAGMA journal_mode = WAL']);
  if (form === 0) await file.run(tables, 'write');
  return form;
};

/** The store that `on` makes of the file at that path; `purpose`: what the file cannot be used for, if it cannot. Closes it
 *  again where that fails. Throws a `StartProblem` for a file that cannot be used, and whatever else `on` throws. */
export const openStore = async <Store>(
  file: SqlFile,
  path: string,
  on: (file: SqlFile, name: string) => Promise<Store>,
  purpose = '',
): Promise<Store> => {
  try {
    return await on(file, path);
  } catch (error) {
    await file.close().catch(() => undefined);
    if (error instanceof SqlProblem)
      throw new StartProblem(`${path} cannot be used${purpose && ` ${purpose}`} (${error.reason}).`);
    throw error;
  }
};
