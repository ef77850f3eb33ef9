/** Saves what can be read of a damaged SQL file. A page that cannot be read hides the rows on it and, for whoever reads in
 *  order, all behind it: so a table is read from its beginning and from its end, and where its keys are numbers also
 *  from each number in between. */
import { isDamage, type SqlAnswer, type SqlFile, type SqlStatement, type SqlValue } from './sql-file.ts';
import type { Gap, Key, SqlForm } from './sql-form.ts';

type Row = SqlAnswer['rows'][number];

/** Rows read and written in one step. */
const AT_ONCE = 500;

/** What was saved. */
export interface Salvaged {
  readonly rows: number;
  /** Places where rows are missing. */
  readonly gaps: number;
}

interface Table {
  readonly name: string;
  readonly columns: readonly string[];
  readonly key: readonly string[];
  readonly json: readonly string[];
}

/** Copies the rows of a damaged file into a new one, which is made by `form` first. */
export const salvage = async (damaged: SqlFile, fresh: SqlFile, form: SqlForm): Promise<Salvaged> => {
  await fresh.run(form.tables, 'write');
  let rows = 0;
  let gaps = 0;
  for (const name of form.saved) {
    const saved = await new TableSalvage(damaged, fresh, await tableOf(fresh, name, form.json[name] ?? [])).run();
    rows += saved.rows;
    gaps += saved.gaps.length;
    const repairs = saved.gaps.flatMap((gap) => form.afterGap?.(name, gap) ?? []);
    if (repairs.length > 0) await fresh.run(repairs, 'write');
  }
  if (form.afterLoss) await fresh.run(form.afterLoss, 'write');
  return { rows, gaps };
};

const tableOf = async (file: SqlFile, name: string, json: readonly string[]): Promise<Table> => {
  const [info] = await file.run([`PRAGMA table_info(${name})`]);
  const columns = (info?.rows ?? []).map(({ name: column, pk }) => ({ column: String(column), place: Number(pk) }));
  const key = columns.filter(({ place }) => place > 0).sort((a, b) => a.place - b.place);
  return { name, columns: columns.map(({ column }) => column), key: key.map(({ column }) => column), json };
};

class TableSalvage {
  private readonly from: SqlFile;
  private readonly into: SqlFile;
  private readonly table: Table;
  private readonly gaps: Gap[] = [];
  private rows = 0;

  constructor(from: SqlFile, into: SqlFile, table: Table) {
    this.from = from;
    this.into = into;
    this.table = table;
  }

  async run(): Promise<{ readonly rows: number; readonly gaps: readonly Gap[] }> {
    const first = await this.walk('>', undefined);
    if (first.broken) {
      const last = await this.walk('<', undefined);
      await this.leap(first.at, last.at);
    }
    return { rows: this.rows, gaps: this.gaps };
  }

  /** Between two places that cannot be read there may be others that can. */
  private async leap(after: Key | undefined, before: Key | undefined): Promise<void> {
    const [from, to] = [after?.[0], before?.[0]];
    let edge = after;
    if (typeof from === 'number' && typeof to === 'number') {
      for (let next = from + 1; next < to; next++) {
        const read = await this.walk('>', [next], to);
        if (read.first) {
          this.gaps.push({ after: edge, before: read.first });
          edge = read.at;
          next = Number(edge?.[0]);
        }
        if (!read.broken) break;
      }
    }
    this.gaps.push({ after: edge, before });
  }

  /** Copies on from a key (a part of one will do, and is included), up to what cannot be read, to the number `until`, or
   *  to the end. */
  private async walk(direction: '>' | '<', start: Key | undefined, until?: number) {
    let at: Key | undefined;
    let first: Key | undefined;
    for (let many = AT_ONCE; ; ) {
      const rows = await this.read(at ? direction : `${direction}=`, at ?? start, many, until);
      if (!rows && many === 1) return { at, first, broken: true };
      if (!rows) {
        many = 1; // up to the very row
        continue;
      }
      await this.keep(rows);
      const [beginning, end] = [rows[0], rows.at(-1)];
      if (!beginning || !end) return { at, first, broken: false };
      first ??= this.keyOf(beginning);
      at = this.keyOf(end);
    }
  }

  private async read(
    compare: string,
    from: Key | undefined,
    many: number,
    until?: number,
  ): Promise<readonly Row[] | undefined> {
    const { name, key } = this.table;
    const order = compare.startsWith('<') ? ' DESC' : '';
    const named = key.slice(0, from?.length);
    const bounds = [
      ...(from ? [`(${named.join(', ')}) ${compare} (${from.map(() => '?').join(', ')})`] : []),
      ...(until === undefined ? [] : [`${key[0]} < ${until}`]),
    ];
    const sql = `SELECT * FROM ${name}${bounds.length > 0 ? ` WHERE ${bounds.join(' AND ')}` : ''}
      ORDER BY ${key.map((column) => column + order).join(', ')} LIMIT ${many}`;
    try {
      const [answer] = await this.from.run([{ sql, args: [...(from ?? [])] }]);
      return answer?.rows ?? [];
    } catch (error) {
      if (isDamage(error)) return undefined;
      throw error;
    }
  }

  private async keep(rows: readonly Row[]): Promise<void> {
    const { name, columns } = this.table;
    const whole = rows.filter((row) => this.isWhole(row));
    for (const row of rows) {
      const key = this.keyOf(row);
      if (!this.isWhole(row)) this.gaps.push({ after: key, before: key });
    }
    const places = columns.map(() => '?').join(', ');
    const inserts = whole.map(
      (row): SqlStatement => ({
        sql: `INSERT OR IGNORE INTO ${name} (${columns.join(', ')}) VALUES (${places})`,
        args: columns.map((column) => cellOf(row[column])),
      }),
    );
    if (inserts.length === 0) return;
    const answers = await this.into.run(inserts, 'write');
    this.rows += answers.reduce((sum, { changed }) => sum + changed, 0);
  }

  private isWhole(row: Row): boolean {
    return this.table.json.every((column) => row[column] === null || isJson(row[column]));
  }

  private keyOf(row: Row): Key {
    return this.table.key.map((column) => {
      const cell = cellOf(row[column]);
      return typeof cell === 'number' ? cell : String(cell);
    });
  }
}

const cellOf = (cell: unknown): SqlValue => {
  if (cell === null || typeof cell === 'string' || typeof cell === 'number') return cell;
  if (cell instanceof ArrayBuffer) return new Uint8Array(cell);
  throw new TypeError(`no store keeps a ${typeof cell}`);
};

const isJson = (cell: unknown): boolean => {
  try {
    JSON.parse(String(cell));
    return true;
  } catch {
    return false;
  }
};
