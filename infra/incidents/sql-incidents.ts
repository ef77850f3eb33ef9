/** Incidents in an SQL file: for a server of one process. They are too rare to have a thread of their own wait for the
 *  disk. */
import { openSqlFile, SqlProblem } from '../sql/sql-file.ts';
import type { SqlForm } from '../sql/sql-form.ts';
import { StartProblem } from '../start-problem.ts';
import { type Incidents, MOST, readIncidents } from './incidents.ts';

const TABLE = 'CREATE TABLE IF NOT EXISTS incidents (number INTEGER PRIMARY KEY AUTOINCREMENT, text TEXT NOT NULL)';

export const INCIDENTS_FORM: SqlForm = {
  form: 0,
  tables: [TABLE],
  json: { incidents: ['text'] },
  saved: ['incidents'],
};

const ADD = 'INSERT INTO incidents (text) VALUES (?)';
/** Of the kind of the newest one. */
const TRIM = `WITH kinds AS
  (SELECT number, CASE WHEN json_valid(text) THEN json_extract(text, '$.kind') END AS kind FROM incidents)
  DELETE FROM incidents WHERE number IN
  (SELECT number FROM kinds WHERE kind IS (SELECT kind FROM kinds ORDER BY number DESC LIMIT 1)
   ORDER BY number DESC LIMIT -1 OFFSET ${MOST})`;
const LATEST = 'SELECT text FROM incidents ORDER BY number DESC';

/** Opens the file, or makes it. Throws a `StartProblem` for one that cannot be used. */
export const openSqlIncidents = async (path: string): Promise<Incidents> => {
  const file = openSqlFile(path);
  try {
    await file.run([TABLE], 'write');
  } catch (error) {
    await file.close();
    if (error instanceof SqlProblem) throw new StartProblem(`${path} cannot be used for incidents (${error.reason}).`);
    throw error;
  }
  return {
    add: async (incident) => {
      await file.run([{ sql: ADD, args: [JSON.stringify(incident)] }, TRIM], 'write');
    },
    latest: async () => {
      const [answer] = await file.run([LATEST]);
      return readIncidents((answer?.rows ?? []).map(({ text }) => text));
    },
    close: () => file.close(),
  };
};
