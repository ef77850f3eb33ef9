/** The journal in one SQL file: the embedded default, for one process. Every answered append is on the disk (write-ahead
 *  log, synchronous FULL), so neither a kill nor a power cut loses it.
 *
 *  What that costs: about 0.2 ms an append on a solid-state disk, of which the disk's own confirmation is the larger
 *  half (`npm run bench:journal`); the process waits for it. Appends of many matches that arrive together share one
 *  transaction, hence one confirmation. */
import { randomUUID } from 'node:crypto';
import { pathToFileURL } from 'node:url';
import {
  type Client,
  createClient,
  type InStatement,
  LibsqlError,
  type ResultSet,
  type Row,
  type TransactionMode,
} from '@libsql/client';
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
  StoreTrouble,
  written,
} from './journal.ts';

/** Another process that holds the file may take this long; the whole process waits meanwhile. */
const BUSY_MS = 1000;

const TABLES = `
  BEGIN;
  CREATE TABLE matches (
    number INTEGER PRIMARY KEY AUTOINCREMENT, id TEXT NOT NULL UNIQUE, owner TEXT NOT NULL, ending TEXT, head TEXT NOT NULL
  );
  CREATE INDEX unfinished ON matches (number) WHERE ending IS NULL;
  CREATE TABLE entries (match INTEGER NOT NULL, n INTEGER NOT NULL, entry TEXT NOT NULL, PRIMARY KEY (match, n)) WITHOUT ROWID;
  CREATE TABLE leases (name TEXT PRIMARY KEY, holder TEXT NOT NULL, until INTEGER NOT NULL) WITHOUT ROWID;
  PRAGMA user_version = ${STORE_FORM};
  COMMIT;`;

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

/** Full, locked by another process, failing or closed: what may pass. Anything else is a fault and shows as it is. */
const MAY_PASS = /^(SQLITE_(FULL|IOERR|BUSY|LOCKED|CANTOPEN|READONLY|NOMEM|PROTOCOL)|CLIENT_CLOSED)/;

const troubleOf = (error: unknown): unknown =>
  error instanceof LibsqlError && MAY_PASS.test(error.code)
    ? new StoreTrouble(`the journal's file cannot be written (${error.code})`, { cause: error })
    : error;

const textIn = (row: Row | undefined, column: string): string | undefined => {
  const value = row?.[column];
  return typeof value === 'string' ? value : undefined;
};

interface Write {
  readonly statement: InStatement;
  readonly done: (result: ResultSet) => void;
  readonly failed: (error: unknown) => void;
}

class SqlJournal implements Journal {
  private readonly client: Client;
  private waiting: Write[] = [];

  constructor(client: Client) {
    this.client = client;
  }

  async begin(id: string, head: unknown): Promise<OwnedJournal> {
    const owner = randomUUID();
    const { rowsAffected } = await this.write({ sql: BEGIN, args: [id, owner, written(head)] });
    if (rowsAffected === 0) throw new MatchExists(id);
    return this.owned(id, owner);
  }

  async takeOver(id: string): Promise<{ kept: KeptMatch; owned: OwnedJournal } | undefined> {
    const owner = randomUUID();
    const { rowsAffected } = await this.write({ sql: TAKE_OVER, args: [owner, id] });
    const kept = rowsAffected === 0 ? undefined : await this.read(id);
    return kept && { kept, owned: this.owned(id, owner) };
  }

  async read(id: string): Promise<KeptMatch | undefined> {
    const [match, entries] = await this.together(
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
    const [result] = await this.together([UNFINISHED], 'deferred');
    return result?.rows.flatMap((row) => textIn(row, 'id') ?? []) ?? [];
  }

  async claim(name: string, by: string, ms: number): Promise<boolean> {
    const now = Date.now();
    const [, claimed] = await this.together([
      { sql: RUN_OUT, args: [now] },
      { sql: CLAIM, args: [name, by, now + ms] },
    ]);
    return claimed?.rowsAffected === 1;
  }

  async unclaim(name: string, by: string): Promise<void> {
    await this.together([{ sql: UNCLAIM, args: [name, by] }]);
  }

  async delete(id: string): Promise<void> {
    await this.together([
      { sql: DELETE_ENTRIES, args: [id] },
      { sql: DELETE_MATCH, args: [id] },
    ]);
    // What was overwritten in the file still stands in the write-ahead log, until that is folded in and cut.
    await this.client.execute('PRAGMA wal_checkpoint(TRUNCATE)');
  }

  onTrouble(): void {}

  async close(): Promise<void> {
    await this.flush();
    this.client.close();
  }

  private owned(id: string, owner: string): OwnedJournal {
    const standing = async (n: number): Promise<Row> => {
      const [result] = await this.together([{ sql: STANDING, args: { id, n } }], 'deferred');
      const row = result?.rows[0];
      if (!row || row.owner !== owner) throw new Fenced(id);
      return row;
    };
    return {
      append: async (n, entry) => {
        const text = written(entry);
        const { rowsAffected } = await this.write({ sql: APPEND, args: { id, owner, n, entry: text } });
        if (rowsAffected === 1) return;
        const row = await standing(n);
        if (row.entry !== text) throw refusalOf(id, n, Number(row.count), row.ending !== null);
      },
      end: async (ending) => {
        const text = written(ending);
        const { rowsAffected } = await this.write({ sql: END, args: { id, owner, ending: text } });
        if (rowsAffected === 1) return;
        const row = await standing(0);
        if (row.ending !== text) throw new OutOfOrder(`match ${id} has another ending already`);
      },
    };
  }

  /** Writes with whatever else is to be written at this moment. */
  private write(statement: InStatement): Promise<ResultSet> {
    return new Promise((done, failed) => {
      if (this.waiting.push({ statement, done, failed }) === 1) setImmediate(() => this.flush());
    });
  }

  private async flush(): Promise<void> {
    const group = this.waiting;
    this.waiting = [];
    if (group.length === 0) return;
    try {
      const results = await this.together(group.map(({ statement }) => statement));
      results.forEach((result, index) => {
        group[index]?.done(result);
      });
    } catch (error) {
      for (const { failed } of group) failed(error);
    }
  }

  /** One transaction. */
  private async together(statements: InStatement[], mode: TransactionMode = 'write'): Promise<ResultSet[]> {
    try {
      return await this.client.batch(statements, mode);
    } catch (error) {
      throw troubleOf(error);
    }
  }
}

/** The form a file is kept in; 0 for a new one. */
const formOf = async (client: Client): Promise<number> => {
  const { rows } = await client.execute('PRAGMA user_version');
  return Number(rows[0]?.user_version);
};

/** The journal that this client keeps. Settings of SQLite hold for one connection, so the client must have but one. */
export const journalOn = async (client: Client, file: string): Promise<Journal> => {
  const form = await formOf(client);
  if (form > STORE_FORM) throw new StoreTooNew(file, form, STORE_FORM);
  await client.execute('PRAGMA journal_mode = WAL');
  await client.execute('PRAGMA synchronous = FULL');
  await client.execute('PRAGMA secure_delete = ON'); // a match that is deleted is overwritten, too
  if (form === 0) await client.executeMultiple(TABLES);
  return new SqlJournal(client);
};

/** Opens the journal kept in that file, and makes the file if there is none. Throws `StoreTooNew`, and a `StartProblem`
 *  for a file that cannot be used. */
export const openSqlJournal = async (file: string): Promise<Journal> => {
  let client: Client | undefined;
  try {
    client = createClient({ url: pathToFileURL(file).href, concurrency: 1, timeout: BUSY_MS });
    return await journalOn(client, file);
  } catch (error) {
    client?.close();
    if (error instanceof LibsqlError) throw new StartProblem(`${file} cannot be used as a journal (${error.code}).`);
    throw error;
  }
};
