/** What an SQL file is made of, for whoever looks whether it is whole and saves what is left of one that is not. */
import type { SqlFile, SqlStatement } from './sql-file.ts';

export interface SqlForm {
  /** What `user_version` says of a file of this form. */
  readonly form: number;
  /** Makes it: tables, indexes, and the number of its form. */
  readonly tables: readonly string[];
  /** Columns that hold JSON, by table. */
  readonly json: Readonly<Record<string, readonly string[]>>;
  /** Tables whose rows are worth something without those that are lost, in the order in which they are saved. */
  readonly saved: readonly string[];
  /** Sets right what is left when these rows of a saved table could not be read. */
  readonly afterGap?: (table: string, gap: Gap) => readonly SqlStatement[];
  /** Sets right what is left of a damaged file, whatever was lost. */
  readonly afterLoss?: readonly string[];
}

/** The form of a file: 0 for a new one. */
export const formOf = async (file: SqlFile): Promise<number> => {
  const [version] = await file.run(['PRAGMA user_version']);
  return Number(version?.rows[0]?.user_version);
};

/** The columns of a row's primary key. */
export type Key = readonly (string | number)[];

/** Rows that could not be read: those between these two, and nobody knows how many. Left out, it is the end of the
 *  table. The same key twice is one row, which was read and is not what it should be. */
export interface Gap {
  readonly after?: Key | undefined;
  readonly before?: Key | undefined;
}
