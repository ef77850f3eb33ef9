/** The journal in one SQL file: the embedded default, for one process. Every answered append is on the disk (write-ahead
 *  log, synchronous FULL), so neither a kill nor a power cut loses it.
 *
 *  What that costs (`npm run tool -- bench-journal`, four cores, solid-state disk): 0.35 ms an append at the median, 0.25 of them
 *  in SQLite and for the disk to confirm. A thread of its own waits for that, the server's does not. Appends that come
 *  while it waits share the next transaction, hence one confirmation: some thousands a second. */
import { randomUUID } from 'node:crypto';
import type { InStatement, TransactionMode } from '@libsql/client';
import { sqlFileApart } from '../sql/sql-elsewhere.ts';
import { type SqlAnswer, type SqlFile, SqlProblem } from '../sql/sql-file.ts';
import { troubleOf } from '../sql/sql-trouble.ts';
import { StartProblem } from '../start-problem.ts';
import {
  Fenced,
  type Journal,
  type KeptMatch,
  MatchExists,
  OutOfOrder,
  type OwnedJournal,
  parsed,
  refusalOf,
  STORE_FORM,
  StoreTooNew,
  written,
} from './journal.ts';

const TABLES = [
  `CREATE TABLE matches (
    number INTEGER PRIMARY KEY AUTOINCREMENT, id TEXT NOT NULL UNIQUE, owner TEXT NOT NULL, ending TEXT, head TEXT NOT NULL
  )`,
  'CREATE INDEX unfinished ON matches (number) WHERE ending IS NULL',
  `CREATE TABLE entries (
    match INTEGER NOT NULL, n INTEGER NOT NULL, entry TEXT NOT NULL, PRIMARY KEY (match, n)
  ) WITHOUT ROWID`,
  'CREATE TABLE leases (name TEXT PRIMARY KEY, holder TEXT NOT NULL, until INTEGER NOT NULL) WITHOUT ROWID',
  `PRAGMA user_version = ${STORE_FORM}`,
];

const BEGIN = 'INSERT INTO matches (id, owner, head) VALUES (?, ?, ?) ON CONFLICT (id) DO NOTHING';
const TAKE_OVER = 'UPDATE matches SET owner = ? WHERE id = ?';
const HEAD = 'SELECT head, ending FROM matches WHERE id = ?';
const ENTRIES = 'SELECT entry FROM entries WHERE match = (SELECT number FROM matches WHERE id = ?) ORDER BY n';
/** Writes only for the owner, only at the next place, and only before the end. */
const APPEND = `INSERT INTO entries (match, n, entry)
  SELECT number, :n, :entry FROM matches WHERE id = :id AND owner = :owner AND ending IS NULL
    AND :n = (SELECT coalesce(max(n) + 1, 0) FROM entries WHERE match = number)`;
const END = 'UPDATE matches SET ending = :ending WHERE id = :id AND owner = :owner AND ending IS NULL';
/** How things stand, to tell why a write did nothing. */
const STANDING = `SELECT owner, ending, (SELECT count(*) FROM entries WHERE match = number) AS count,
  (SELECT entry FROM entries WHERE match = number AND n = :n) AS entry FROM matches WHERE id = :id`;
const UNFINISHED = 'SELECT id FROM matches WHERE ending IS NULL ORDER BY number';
const CLAIM = `INSERT INTO leases (name, holder, until) VALUES (?, ?, ?)
  ON CONFLICT (name) DO UPDATE SET until = excluded.until WHERE holder = excluded.holder`;
const UNCLAIM = 'DELETE FROM leases WHERE name = ? AND holder = ?';
const RUN_OUT = 'DELETE FROM leases WHERE until <= ?';
const DELETE_ENTRIES = 'DELETE FROM entries WHERE match = (SELECT number FROM matches WHERE id = ?)';
const DELETE_MATCH = 'DELETE FROM matches WHERE id = ?';

type Row = SqlAnswer['rows'][number];

const textIn = (row: Row | undefined, column: string): string | undefined => {
  const value = row?.[column];
  return typeof value === 'string' ? value : undefined;
};

interface Write {
  readonly statement: InStatement;
  readonly done: (answer: SqlAnswer) => void;
  readonly failed: (error: unknown) => void;
}

class SqlJournal implements Journal {
  private readonly file: SqlFile;
  private waiting: Write[] = [];
  private writing: Promise<void> | undefined;

  constructor(file: SqlFile) {
    this.file = file;
  }

  async begin(id: string, head: unknown): Promise<OwnedJournal> {
    const owner = randomUUID();
    const { changed } = await this.write({ sql: BEGIN, args: [id, owner, written(head)] });
    if (changed === 0) throw new MatchExists(id);
    return this.owned(id, owner);
  }

  async takeOver(id: string): Promise<{ kept: KeptMatch; owned: OwnedJournal } | undefined> {
    const owner = randomUUID();
    const { changed } = await this.write({ sql: TAKE_OVER, args: [owner, id] });
    const kept = changed === 0 ? undefined : await this.read(id);
    return kept && { kept, owned: this.owned(id, owner) };
  }

  async read(id: string): Promise<KeptMatch | undefined> {
    const [match, entries] = await this.run(
      [
        { sql: HEAD, args: [id] },
        { sql: ENTRIES, args: [id] },
      ],
      'deferred',
    );
    const row = match?.rows[0];
    const head = textIn(row, 'head');
    if (head === undefined) return undefined;
    const ending = textIn(row, 'ending');
    return {
      head: parsed(head),
      entries: entries?.rows.map((entry) => parsed(textIn(entry, 'entry') ?? '')) ?? [],
      ending: ending === undefined ? undefined : parsed(ending),
    };
  }

  async unfinished(): Promise<string[]> {
    const [result] = await this.run([UNFINISHED]);
    return result?.rows.flatMap((row) => textIn(row, 'id') ?? []) ?? [];
  }

  async claim(name: string, by: string, ms: number): Promise<boolean> {
    const now = Date.now();
    const lease: InStatement[] = [
      { sql: RUN_OUT, args: [now] },
      { sql: CLAIM, args: [name, by, now + ms] },
    ];
    const [, claimed] = await this.run(lease, 'write');
    return claimed?.changed === 1;
  }

  async unclaim(name: string, by: string): Promise<void> {
    await this.run([{ sql: UNCLAIM, args: [name, by] }]);
  }

  async delete(id: string): Promise<void> {
    const both: InStatement[] = [
      { sql: DELETE_ENTRIES, args: [id] },
      { sql: DELETE_MATCH, args: [id] },
    ];
    await this.run(both, 'write');
    // What was overwritten in the file still stands in the write-ahead log, until that is folded in and cut.
    await this.run(['PRAGMA wal_checkpoint(TRUNCATE)']);
  }

  onTrouble(): void {}

  async close(): Promise<void> {
    await this.writing;
    await this.file.close();
  }

  private owned(id: string, owner: string): OwnedJournal {
    const standing = async (n: number): Promise<Row> => {
      const [result] = await this.run([{ sql: STANDING, args: { id, n } }]);
      const row = result?.rows[0];
      if (!row || row.owner !== owner) throw new Fenced(id);
      return row;
    };
    return {
      append: async (n, entry) => {
        const text = written(entry);
        const { changed } = await this.write({ sql: APPEND, args: { id, owner, n, entry: text } });
        if (changed === 1) return;
        const row = await standing(n);
        if (row.entry !== text) throw refusalOf(id, n, Number(row.count), row.ending !== null);
      },
      end: async (ending) => {
        const text = written(ending);
        const { changed } = await this.write({ sql: END, args: { id, owner, ending: text } });
        if (changed === 1) return;
        const row = await standing(0);
        if (row.ending !== text) throw new OutOfOrder(`match ${id} has another ending already`);
      },
    };
  }

  /** Writes together with whatever else came while the file was busy. */
  private write(statement: InStatement): Promise<SqlAnswer> {
    return new Promise((done, failed) => {
      this.waiting.push({ statement, done, failed });
      this.writing ??= Promise.resolve().then(() => this.writeAll());
    });
  }

  private async writeAll(): Promise<void> {
    while (this.waiting.length > 0) {
      const group = this.waiting;
      this.waiting = [];
      try {
        const answers = await this.run(
          group.map(({ statement }) => statement),
          'write',
        );
        for (const [i, answer] of answers.entries()) group[i]?.done(answer);
      } catch (error) {
        for (const { failed } of group) failed(error);
      }
    }
    this.writing = undefined;
  }

  private async run(statements: InStatement[], mode?: TransactionMode): Promise<SqlAnswer[]> {
    try {
      return await this.file.run(statements, mode);
    } catch (error) {
      throw troubleOf(error, "the journal's file");
    }
  }
}

/** The journal that this file keeps. Throws `StoreTooNew`. */
export const journalOn = async (file: SqlFile, name: string): Promise<Journal> => {
  const [version] = await file.run(['PRAGMA user_version']);
  const form = Number(version?.rows[0]?.user_version); // 0 for a new file
  if (form > STORE_FORM) throw new StoreTooNew(name, form, STORE_FORM);
  await file.run(['PRAGMA journal_mode = WAL']);
  if (form === 0) await file.run(TABLES, 'write');
  return new SqlJournal(file);
};

/** Opens the journal kept in that file, and makes the file if there is none. Throws `StoreTooNew`, and a `StartProblem`
 *  for a file that cannot be used. */
export const openSqlJournal = async (path: string): Promise<Journal> => {
  const file = sqlFileApart(path);
  try {
    return await journalOn(file, path);
  } catch (error) {
    await file.close().catch(() => undefined);
    if (error instanceof SqlProblem) throw new StartProblem(`${path} cannot be used as a journal (${error.code}).`);
    throw error;
  }
};
