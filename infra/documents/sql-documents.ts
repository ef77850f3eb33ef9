/** Documents in one SQL file: the embedded default. A change is one transaction, on the disk before it is answered; only
 *  listeners of the same process are told of it. */
import { parsed, written } from '../journal/entries.ts';
import { StoreTooNew } from '../journal/journal.ts';
import { sqlFileElsewhere } from '../sql/sql-elsewhere.ts';
import { type SqlAnswer, type SqlFile, SqlProblem, type SqlStatement } from '../sql/sql-file.ts';
import type { SqlForm } from '../sql/sql-form.ts';
import { troubleOf } from '../sql/sql-trouble.ts';
import { StartProblem } from '../start-problem.ts';
import type { Change, Documents, Kept, Ranked } from './documents.ts';

/** A change that older versions cannot read counts it up. */
const FORM = 1;

const TABLES = [
  'CREATE TABLE documents (key TEXT PRIMARY KEY, version INTEGER NOT NULL, value TEXT NOT NULL) WITHOUT ROWID',
  'CREATE TABLE rankings (ranking TEXT NOT NULL, member TEXT NOT NULL, score REAL NOT NULL, PRIMARY KEY (ranking, member)) WITHOUT ROWID',
  'CREATE INDEX ranked ON rankings (ranking, score DESC, member)',
  // A row that is not true cannot be written, and takes the whole transaction along.
  'CREATE TABLE claims (holds INTEGER NOT NULL CHECK (holds = 1))',
  `PRAGMA user_version = ${FORM}`,
];

/** What a file of documents is made of, each of which is worth something without the others. */
export const DOCUMENTS_FORM: SqlForm = {
  form: FORM,
  tables: TABLES,
  json: { documents: ['value'] },
  saved: ['documents', 'rankings'],
};

const READ = 'SELECT version, value FROM documents WHERE key = ?';
const EXPECT = 'INSERT INTO claims SELECT coalesce((SELECT version FROM documents WHERE key = ?), 0) = ?';
const NO_CLAIMS = 'DELETE FROM claims';
const PUT = `INSERT INTO documents (key, version, value) VALUES (?, 1, ?)
  ON CONFLICT (key) DO UPDATE SET version = version + 1, value = excluded.value`;
const REMOVE = 'DELETE FROM documents WHERE key = ?';
const RANK = `INSERT INTO rankings (ranking, member, score) VALUES (?, ?, ?)
  ON CONFLICT (ranking, member) DO UPDATE SET score = excluded.score`;
const UNRANK = 'DELETE FROM rankings WHERE ranking = ? AND member = ?';
const PAGE = 'SELECT member, score FROM rankings WHERE ranking = ? ORDER BY score DESC, member LIMIT ? OFFSET ?';
const SIZE = 'SELECT count(*) AS n FROM rankings WHERE ranking = ?';
const PLACE = `SELECT (SELECT count(*) FROM rankings AS above WHERE above.ranking = own.ranking
    AND (above.score > own.score OR (above.score = own.score AND above.member < own.member))) AS n
  FROM rankings AS own WHERE own.ranking = ? AND own.member = ?`;

const NOT_AS_EXPECTED = /^SQLITE_CONSTRAINT/;

const statementsOf = ({ expected, put, rank }: Change): SqlStatement[] => [
  ...Object.entries(expected).map(([key, version]) => ({ sql: EXPECT, args: [key, version] })),
  NO_CLAIMS,
  ...Object.entries(put).map(([key, value]) =>
    value === undefined ? { sql: REMOVE, args: [key] } : { sql: PUT, args: [key, written(value)] },
  ),
  ...rank.map(({ ranking, member, score }) =>
    score === undefined ? { sql: UNRANK, args: [ranking, member] } : { sql: RANK, args: [ranking, member, score] },
  ),
];

class SqlDocuments implements Documents {
  private readonly file: SqlFile;
  /** The file, for whoever reads what is wrong with it. */
  private readonly name: string;
  private readonly listeners = new Set<(told: string | undefined) => void>();

  constructor(file: SqlFile, name: string) {
    this.file = file;
    this.name = name;
  }

  async read(keys: readonly string[]): Promise<Kept[]> {
    const answers = await this.run(keys.map((key) => ({ sql: READ, args: [key] })));
    return answers.map(({ rows: [row] }) =>
      row ? { version: Number(row.version), value: parsed(String(row.value)) } : { version: 0, value: undefined },
    );
  }

  async write(change: Change): Promise<boolean> {
    try {
      await this.file.run(statementsOf(change), 'write');
    } catch (error) {
      if (error instanceof SqlProblem && NOT_AS_EXPECTED.test(error.code)) return false;
      throw troubleOf(error, this.name);
    }
    if (change.tell !== undefined) for (const listener of this.listeners) listener(change.tell);
    return true;
  }

  listen(listener: (told: string | undefined) => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  async page(ranking: string, from: number, count: number): Promise<Ranked[]> {
    const { rows } = await this.ask({ sql: PAGE, args: [ranking, count, from] });
    return rows.map(({ member, score }) => ({ member: String(member), score: Number(score) }));
  }

  async size(ranking: string): Promise<number> {
    const { rows } = await this.ask({ sql: SIZE, args: [ranking] });
    return Number(rows[0]?.n);
  }

  async place(ranking: string, member: string): Promise<number | undefined> {
    const { rows } = await this.ask({ sql: PLACE, args: [ranking, member] });
    return rows[0] && Number(rows[0].n);
  }

  close(): Promise<void> {
    return this.file.close();
  }

  private async ask(statement: SqlStatement): Promise<SqlAnswer> {
    const [answer] = await this.run([statement]);
    return answer ?? { rows: [], changed: 0 };
  }

  private async run(statements: readonly SqlStatement[]): Promise<SqlAnswer[]> {
    try {
      // Together they see the file at one moment.
      return statements.length > 1 ? await this.file.run(statements, 'deferred') : await this.file.run(statements);
    } catch (error) {
      throw troubleOf(error, this.name);
    }
  }
}

/** The documents that this file keeps. Throws `StoreTooNew`. */
export const documentsOn = async (file: SqlFile, name: string): Promise<Documents> => {
  const [version] = await file.run(['PRAGMA user_version']);
  const form = Number(version?.rows[0]?.user_version); // 0 for a new file
  if (form > FORM) throw new StoreTooNew(name, form, FORM);
  await file.run(['PRAGMA journal_mode = WAL']);
  if (form === 0) await file.run(TABLES, 'write');
  return new SqlDocuments(file, name);
};

/** Opens the documents kept in that file, and makes the file if there is none. Throws `StoreTooNew`, and a `StartProblem`
 *  for a file that cannot be used. */
export const openSqlDocuments = async (path: string): Promise<Documents> => {
  const file = sqlFileElsewhere(path);
  try {
    return await documentsOn(file, path);
  } catch (error) {
    await file.close().catch(() => undefined);
    if (error instanceof SqlProblem) throw new StartProblem(`${path} cannot be used (${error.reason}).`);
    throw error;
  }
};
