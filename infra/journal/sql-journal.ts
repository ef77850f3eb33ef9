/** The journal in one SQL file: the embedded default, for one process. An append is answered when it stands in the file; a
 *  thread waits for that with each group of appends.
 *
 *  Many entries of a match stand in one row, each behind its length: a row an entry would cost more than the entry. */
import { randomUUID } from 'node:crypto';
import { setImmediate as immediate } from 'node:timers/promises';
import type { SqlAnswer, SqlFile, SqlMode, SqlStatement } from '../sql/sql-file.ts';
import type { SqlForm } from '../sql/sql-form.ts';
import { troubleOf } from '../sql/sql-trouble.ts';
import { entryOf, parsed, rowOf, splitRows, written } from './entries.ts';
import {
  type DueMatch,
  Fenced,
  type Journal,
  type KeptMatch,
  MatchExists,
  OutOfOrder,
  type OwnedJournal,
  refusalOf,
  STORE_FORM,
} from './journal.ts';
import { following, type TailEntry } from './tail.ts';

/** A row takes no more entries when it has so many bytes: SQLite writes it anew with each, and in its own page up to
 *  there. */
const ROW_BYTES = 900;

const MATCHES = `CREATE TABLE matches (
    number INTEGER PRIMARY KEY AUTOINCREMENT, id TEXT NOT NULL UNIQUE, owner TEXT NOT NULL, ending TEXT, head TEXT NOT NULL,
    due INTEGER NOT NULL DEFAULT 0
  )`;
const ROWS = `CREATE TABLE entry_rows (
    match INTEGER NOT NULL, row INTEGER NOT NULL, count INTEGER NOT NULL, bytes BLOB NOT NULL, PRIMARY KEY (match, row)
  ) WITHOUT ROWID`;
const DUE = 'CREATE INDEX due ON matches (due) WHERE ending IS NULL';
const FORM = `PRAGMA user_version = ${STORE_FORM}`;
const TABLES = [
  MATCHES,
  'CREATE INDEX unfinished ON matches (number) WHERE ending IS NULL',
  DUE,
  ROWS,
  'CREATE TABLE leases (name TEXT PRIMARY KEY, holder TEXT NOT NULL, until INTEGER NOT NULL) WITHOUT ROWID',
  FORM,
];

/** What the file is made of. A match of which entries are lost cannot go on: one that has ended goes altogether; one that
 *  has not keeps an entry that nobody can read, so that whoever takes it up voids it, with its incident. */
export const JOURNAL_FORM: SqlForm = {
  form: STORE_FORM,
  tables: TABLES,
  json: { matches: ['head', 'ending'] },
  saved: ['matches', 'entry_rows'],
  afterGap: (table, { after, before }) => {
    if (table !== 'entry_rows') return [];
    const [from, to] = [after?.[0] ?? 0, before?.[0] ?? Number.MAX_SAFE_INTEGER];
    return [
      { sql: 'DELETE FROM entry_rows WHERE match BETWEEN ? AND ?', args: [from, to] },
      { sql: 'DELETE FROM matches WHERE ending IS NOT NULL AND number BETWEEN ? AND ?', args: [from, to] },
      {
        sql: 'INSERT INTO entry_rows (match, row, count, bytes) SELECT number, 0, 1, ? FROM matches WHERE number BETWEEN ? AND ?',
        args: [rowOf({ of: 'damaged' }), from, to],
      },
      { sql: 'UPDATE matches SET due = 0 WHERE number BETWEEN ? AND ?', args: [from, to] },
    ];
  },
  afterLoss: ['DELETE FROM entry_rows WHERE match NOT IN (SELECT number FROM matches)'],
};

const BEGIN = 'INSERT INTO matches (id, owner, head, due) VALUES (?, ?, ?, ?) ON CONFLICT (id) DO NOTHING';
const TAKE_OVER = 'UPDATE matches SET owner = ?, due = 0 WHERE id = ?';
const HEAD = 'SELECT head, ending FROM matches WHERE id = ?';
const ENTRIES =
  'SELECT row, bytes FROM entry_rows WHERE match = (SELECT number FROM matches WHERE id = ?) ORDER BY row';
/** The match, for its owner alone, and only before the end. */
const OWNED = 'id = :id AND owner = :owner AND ending IS NULL';
const OWN_MATCH = `(SELECT number FROM matches WHERE ${OWNED})`;
/** The same where what is asked for stands by its place: that comes with every action, and a name takes longer to hand over. */
const OWNED_HERE = 'id = ?1 AND owner = ?2 AND ending IS NULL';
/** Both write only at the next place. A row has the number of its first entry. */
const BEGIN_ROW = `INSERT INTO entry_rows (match, row, count, bytes)
  SELECT number, ?3, ?4, ?5 FROM matches WHERE ${OWNED_HERE}
    AND ?3 = (SELECT coalesce(max(row + count), 0) FROM entry_rows WHERE match = number)`;
const GROW_ROW = `UPDATE entry_rows SET count = count + ?4, bytes = CAST(bytes || ?5 AS BLOB)
  WHERE match = (SELECT number FROM matches WHERE ${OWNED_HERE}) AND row = ?6 AND row + count = ?3`;
const SET_DUE = `UPDATE matches SET due = :due WHERE ${OWNED}`;
const FORGET_ROWS = `DELETE FROM entry_rows WHERE match = ${OWN_MATCH}`;
const REWRITE = `INSERT INTO entry_rows (match, row, count, bytes) SELECT number, 0, :count, :bytes FROM matches WHERE ${OWNED}`;
const END = `UPDATE matches SET ending = :ending WHERE ${OWNED}`;
/** How things stand, to tell why a write did nothing. */
const STANDING = `SELECT owner, ending, (SELECT sum(count) FROM entry_rows WHERE match = number) AS count, row, bytes
  FROM matches LEFT JOIN entry_rows ON match = number AND row = (
    SELECT max(row) FROM entry_rows WHERE match = number AND row <= :n) WHERE id = :id`;
const UNFINISHED = 'SELECT id FROM matches WHERE ending IS NULL ORDER BY number';
const COUNT_UNFINISHED = 'SELECT count(*) AS count FROM matches WHERE ending IS NULL';
const DUE_BY = 'SELECT id, due FROM matches WHERE ending IS NULL AND due <= ? ORDER BY due, number LIMIT ?';
const POSTPONE = 'UPDATE matches SET due = :to WHERE id = :id AND due = :due AND ending IS NULL';
const CLAIM = `INSERT INTO leases (name, holder, until) VALUES (?, ?, ?)
  ON CONFLICT (name) DO UPDATE SET until = excluded.until WHERE holder = excluded.holder`;
const UNCLAIM = 'DELETE FROM leases WHERE name = ? AND holder = ?';
const RUN_OUT = 'DELETE FROM leases WHERE until <= ?';
const DELETE_ENTRIES = 'DELETE FROM entry_rows WHERE match = (SELECT number FROM matches WHERE id = ?)';
const DELETE_MATCH = 'DELETE FROM matches WHERE id = ?';

type Row = SqlAnswer['rows'][number];

const textIn = (row: Row | undefined, column: string): string | undefined => {
  const value = row?.[column];
  return typeof value === 'string' ? value : undefined;
};

const bytesIn = ({ bytes }: Row): Uint8Array => new Uint8Array(bytes instanceof ArrayBuffer ? bytes : []);

/** Where the next entry goes: the row that was begun last, and how many bytes stand in it. */
interface LastRow {
  readonly row: number;
  readonly bytes: number;
}
const NO_ROW: LastRow = { row: 0, bytes: 0 };

interface Write {
  readonly statements: readonly SqlStatement[];
  /** What the last of them did. */
  readonly done: (answer: SqlAnswer) => void;
  readonly failed: (error: unknown) => void;
}

/** A match in the owner's hands, with what a tail needs of it. */
export interface OwnedInFile extends OwnedJournal {
  /** The owner's mark. */
  readonly owner: string;
  /** Keeps entries from number n on, as they stand in a row. Rejects as `append` does. */
  appendRows(n: number, rows: readonly Uint8Array[], due?: number): Promise<void>;
}

export class SqlJournal implements Journal {
  private readonly file: SqlFile;
  private waiting: Write[] = [];
  private writing: Promise<void> | undefined;

  /** The file must have been made ready. */
  constructor(file: SqlFile) {
    this.file = file;
  }

  async begin(id: string, head: unknown, due = 0): Promise<OwnedInFile> {
    const owner = randomUUID();
    const { changed } = await this.writeSoon({ sql: BEGIN, args: [id, owner, written(head), due] });
    if (changed === 0) throw new MatchExists(id);
    return this.owned(id, owner);
  }

  async takeOver(id: string): Promise<{ kept: KeptMatch; owned: OwnedInFile } | undefined> {
    const owner = randomUUID();
    const { changed } = await this.write({ sql: TAKE_OVER, args: [owner, id] });
    const found = changed === 0 ? undefined : await this.find(id);
    return found && { kept: found.kept, owned: this.owned(id, owner, found.last) };
  }

  async read(id: string): Promise<KeptMatch | undefined> {
    return (await this.find(id))?.kept;
  }

  private async find(id: string): Promise<{ readonly kept: KeptMatch; readonly last: LastRow } | undefined> {
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
    const rows = entries?.rows ?? [];
    const last = rows.at(-1);
    return {
      kept: {
        head: parsed(head),
        entries: rows.flatMap((each) => splitRows(bytesIn(each)).map(entryOf)),
        ending: ending === undefined ? undefined : parsed(ending),
      },
      last: last ? { row: Number(last.row), bytes: bytesIn(last).length } : NO_ROW,
    };
  }

  async unfinished(): Promise<string[]> {
    const [result] = await this.run([UNFINISHED]);
    return result?.rows.flatMap((row) => textIn(row, 'id') ?? []) ?? [];
  }

  async countUnfinished(): Promise<number> {
    const [result] = await this.run([COUNT_UNFINISHED]);
    return Number(result?.rows[0]?.count);
  }

  async dueBy(moment: number, most: number): Promise<DueMatch[]> {
    const [result] = await this.run([{ sql: DUE_BY, args: [moment, most] }]);
    return result?.rows.map((row) => ({ id: textIn(row, 'id') ?? '', due: Number(row.due) })) ?? [];
  }

  async postpone({ id, due }: DueMatch, to: number): Promise<void> {
    await this.write({ sql: POSTPONE, args: { id, due, to } });
  }

  async claim(name: string, by: string, ms: number): Promise<boolean> {
    const now = Date.now();
    const { changed } = await this.write({ sql: RUN_OUT, args: [now] }, { sql: CLAIM, args: [name, by, now + ms] });
    return changed === 1;
  }

  async unclaim(name: string, by: string): Promise<void> {
    await this.write({ sql: UNCLAIM, args: [name, by] });
  }

  async delete(id: string): Promise<void> {
    await this.write({ sql: DELETE_ENTRIES, args: [id] }, { sql: DELETE_MATCH, args: [id] });
    // What was overwritten in the file still stands in the write-ahead log, until that is folded in and cut.
    await this.run(['PRAGMA wal_checkpoint(TRUNCATE)']);
  }

  onTrouble(): void {}

  async close(): Promise<void> {
    await this.writing;
    await this.file.close();
  }

  /** Keeps what a tail has of a match beyond what stands here; nothing where another owner has the match by now, or it is
   *  over or gone. Rejects with `StoreTrouble`. */
  async restore(id: string, tail: readonly TailEntry[]): Promise<void> {
    const found = await this.find(id);
    const next = following(tail, found?.kept.entries.length ?? 0);
    const [first] = next;
    if (!found || !first) return;
    const due = next.findLast((entry) => entry.due !== undefined)?.due;
    try {
      const rows = next.map(({ row }) => row);
      await this.owned(id, first.owner, found.last).appendRows(first.n, rows, due);
    } catch (error) {
      if (!(error instanceof Fenced || error instanceof OutOfOrder)) throw error;
    }
  }

  private owned(id: string, owner: string, last: LastRow = NO_ROW): OwnedInFile {
    let { row, bytes: filled } = last;
    const standing = async (n: number): Promise<Row> => {
      const [result] = await this.run([{ sql: STANDING, args: { id, n } }]);
      const match = result?.rows[0];
      if (!match || match.owner !== owner) throw new Fenced(id);
      return match;
    };
    const appendRows: OwnedInFile['appendRows'] = async (n, rows, due) => {
      const [one] = rows;
      const bytes = rows.length === 1 && one ? one : Buffer.concat(rows);
      const begins = filled === 0 || filled + bytes.length > ROW_BYTES;
      const kept: SqlStatement = begins
        ? { sql: BEGIN_ROW, args: [id, owner, n, rows.length, bytes] }
        : { sql: GROW_ROW, args: [id, owner, n, rows.length, bytes, row] };
      const { changed } =
        due === undefined
          ? await this.write(kept)
          : await this.writeSoon({ sql: SET_DUE, args: { id, owner, due } }, kept);
      if (changed === 1) {
        [row, filled] = begins ? [n, bytes.length] : [row, filled + bytes.length];
        return;
      }
      const match = await standing(n);
      const from = n - Number(match.row);
      const there = splitRows(bytesIn(match)).slice(from, from + rows.length);
      if (Buffer.compare(Buffer.concat(there), bytes) !== 0) {
        throw refusalOf(id, n, Number(match.count ?? 0), match.ending !== null);
      }
    };
    return {
      owner,
      appendRows,
      append: async (n, entry, due) => appendRows(n, [rowOf(entry)], due),
      end: async (ending, entries) => {
        const text = written(ending);
        const all = entries && { id, owner, count: entries.length, bytes: Buffer.concat(entries.map(rowOf)) };
        const anew: SqlStatement[] = all
          ? [
              { sql: FORGET_ROWS, args: { id, owner } },
              { sql: REWRITE, args: all },
            ]
          : [];
        const { changed } = await this.write(...anew, { sql: END, args: { id, owner, ending: text } });
        if (changed === 1) return;
        const match = await standing(0);
        if (match.ending !== text) throw new OutOfOrder(`match ${id} has another ending already`);
      },
    };
  }

  /** Writes together with whatever else came while the file was busy. Resolves with what the last statement did. */
  private write(...statements: readonly SqlStatement[]): Promise<SqlAnswer> {
    return this.writeAfter(undefined, statements);
  }

  /** The same, together with all that has come in already: where many matches are opened at once, a transaction for each write costs
   *  more than the writes. An action that comes alone waits for nothing but the file. */
  private writeSoon(...statements: readonly SqlStatement[]): Promise<SqlAnswer> {
    return this.writeAfter(immediate, statements);
  }

  private writeAfter(
    pause: (() => Promise<void>) | undefined,
    statements: readonly SqlStatement[],
  ): Promise<SqlAnswer> {
    return new Promise((done, failed) => {
      this.waiting.push({ statements, done, failed });
      this.writing ??= Promise.resolve(pause?.()).then(() => this.writeAll());
    });
  }

  private async writeAll(): Promise<void> {
    while (this.waiting.length > 0) {
      const group = this.waiting;
      this.waiting = [];
      try {
        const all = group.flatMap(({ statements }) => statements);
        const answers = await this.run(all, 'write');
        let last = -1;
        for (const { statements, done } of group) {
          last += statements.length;
          done(answers[last] ?? { rows: [], changed: 0 });
        }
      } catch (error) {
        for (const { failed } of group) failed(error);
      }
    }
    this.writing = undefined;
  }

  private async run(statements: SqlStatement[], mode?: SqlMode): Promise<SqlAnswer[]> {
    try {
      return await this.file.run(statements, mode);
    } catch (error) {
      throw troubleOf(error, "the journal's file");
    }
  }
}

/** Form 1 had one row an entry, as JSON, and knew nothing of what is due. */
export const fromForm1 = async (file: SqlFile): Promise<void> => {
  const [all] = await file.run(['SELECT match, entry FROM entries ORDER BY match, n']);
  const matches = new Map<number, Uint8Array[]>();
  for (const row of all?.rows ?? []) {
    const entries = matches.get(Number(row.match)) ?? [];
    entries.push(rowOf(parsed(textIn(row, 'entry') ?? '')));
    matches.set(Number(row.match), entries);
  }
  const sql = 'INSERT INTO entry_rows (match, row, count, bytes) VALUES (?, 0, ?, ?)';
  const kept = [...matches].map(([match, entries]) => ({ sql, args: [match, entries.length, Buffer.concat(entries)] }));
  const due = 'ALTER TABLE matches ADD COLUMN due INTEGER NOT NULL DEFAULT 0';
  await file.run([due, DUE, ROWS, ...kept, 'DROP TABLE entries', FORM], 'write');
};
