/** Incidents in an SQL file: for a server of one process. They are too rare to have a thread of their own wait for the
 *  disk. */
import { openSqlFile } from '../sql/sql-file.ts';
import { type Incidents, MOST, readIncidents } from './incidents.ts';

const TABLE = 'CREATE TABLE IF NOT EXISTS incidents (number INTEGER PRIMARY KEY AUTOINCREMENT, text TEXT NOT NULL)';
const ADD = 'INSERT INTO incidents (text) VALUES (?)';
const TRIM = `DELETE FROM incidents WHERE number <= (SELECT max(number) FROM incidents) - ${MOST}`;
const LATEST = 'SELECT text FROM incidents ORDER BY number DESC';

/** Opens the file, or makes it. Rejects with `SqlProblem`. */
export const openSqlIncidents = async (path: string): Promise<Incidents> => {
  const file = openSqlFile(path);
  await file.run([TABLE], 'write');
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
