/** Whether an SQL file is whole. */
import { isDamage, openSqlFile, type SqlFile, SqlProblem } from './sql-file.ts';
import { formOf, type SqlForm } from './sql-form.ts';

/** How closely to look: whether it can be opened; at every page and text once; or also at every index beside its table. */
export type Look = 'open' | 'quick' | 'whole';

const CHECKS = { quick: 'PRAGMA quick_check(1)', whole: 'PRAGMA integrity_check(1)' } as const;

/** What is wrong with the file, in a few words; nothing if it is whole, or new. Throws what is no damage. */
export const damageOf = async (path: string, form: SqlForm, look: Look): Promise<string | undefined> => {
  let file: SqlFile | undefined;
  try {
    file = openSqlFile(path);
    return await faultIn(file, form, look);
  } catch (error) {
    if (error instanceof SqlProblem && isDamage(error)) return error.code;
    throw error;
  } finally {
    await file?.close();
  }
};

const faultIn = async (file: SqlFile, { form, saved, json }: SqlForm, look: Look): Promise<string | undefined> => {
  const version = await formOf(file);
  const [schema] = await file.run(["SELECT name FROM sqlite_schema WHERE type = 'table'"]);
  const found = schema?.rows.map(({ name }) => String(name)) ?? [];
  if (version === 0 && found.length === 0) return undefined;
  // What another version of the program wrote has other tables, and is that version's to judge.
  const missing = version === form ? saved.find((table) => !found.includes(table)) : undefined;
  if (missing !== undefined) return `its table ${missing} is missing`;
  if (look === 'open') return undefined;
  const [check] = await file.run([CHECKS[look]]);
  const said = String(Object.values(check?.rows[0] ?? {})[0]);
  if (said !== 'ok') return said.split('\n').at(-1);
  if (version !== form) return undefined;
  for (const [table, columns] of Object.entries(json)) {
    const broken = columns.map((column) => `NOT json_valid(coalesce(${column}, 'null'))`).join(' OR ');
    const [bad] = await file.run([`SELECT 1 FROM ${table} WHERE ${broken} LIMIT 1`]);
    if (bad && bad.rows.length > 0) return `a text in its table ${table} is broken`;
  }
  return undefined;
};
