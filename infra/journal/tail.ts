/** The tail of a journal's SQL file: what was kept of running matches and does not stand in the file yet, a line an entry,
 *  in two plain files beside it. One takes what comes while the other's lines go into the SQL file, and then is emptied.
 *
 *  A line is its checksum and a list of JSON: match, owner's mark, number, when the match is due (or null), and the bytes
 *  of the entry as they will stand in a row. A line that a power cut tore fails its checksum and counts for nothing. */
import { closeSync, existsSync, ftruncateSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs';
import { crc32 } from 'node:zlib';
import { z } from 'zod';
import { reasonOf } from '../start-problem.ts';
import { StoreTrouble } from '../store-trouble.ts';
import { entryOf } from './entries.ts';
import type { KeptMatch } from './journal.ts';

/** What stands beside the SQL file. */
export const TAILS = ['-tail-0', '-tail-1'] as const;

export interface TailEntry {
  readonly id: string;
  readonly owner: string;
  readonly n: number;
  readonly due: number | undefined;
  readonly row: Uint8Array;
}

const line = z.tuple([z.string(), z.string(), z.number(), z.number().nullable(), z.base64()]);

/** The entry of one line; none where the line is torn. */
const entryIn = (text: string): TailEntry | undefined => {
  const space = text.indexOf(' ');
  const said = text.slice(space + 1);
  if (space < 0 || text.slice(0, space) !== crc32(said).toString(16)) return undefined;
  const [id, owner, n, due, row] = line.parse(JSON.parse(said));
  return { id, owner, n, due: due ?? undefined, row: new Uint8Array(Buffer.from(row, 'base64')) };
};

/** Everything that the tail of this SQL file has, a match's entries in their order, which may be none. A running server
 *  may write meanwhile. Throws what the system says of a file that cannot be read. */
export const readTail = (path: string): TailEntry[] =>
  TAILS.map((suffix) => path + suffix)
    .filter((file) => existsSync(file))
    .flatMap((file) => readFileSync(file, 'utf8').split('\n').slice(0, -1))
    .flatMap((text) => entryIn(text) ?? [])
    .sort((a, b) => a.n - b.n);

/** Of the tail's entries of one match, in their order, those that follow `count` kept ones without a gap. */
export const following = <Entry extends Pick<TailEntry, 'n'>>(entries: readonly Entry[], count: number): Entry[] => {
  const next: Entry[] = [];
  for (const entry of entries) if (entry.n === count + next.length) next.push(entry);
  return next;
};

/** What is kept of a match, in the SQL file as it was read after the tail, and in the tail. */
export const withTail = (
  kept: KeptMatch | undefined,
  tail: readonly Pick<TailEntry, 'n' | 'row'>[],
): KeptMatch | undefined => {
  if (!kept || kept.ending !== undefined) return kept;
  const more = following(tail, kept.entries.length).map(({ row }) => entryOf(row));
  return { ...kept, entries: [...kept.entries, ...more] };
};

/** Removes a tail whose entries stand in the SQL file. */
export const removeTail = (path: string): void => {
  for (const suffix of TAILS) rmSync(path + suffix, { force: true });
};

/** How all lines of one owner of a match begin. */
export const beginningOf = (id: string, owner: string): string => `[${JSON.stringify(id)},${JSON.stringify(owner)}`;

const troubleOf = (error: unknown): StoreTrouble =>
  new StoreTrouble(`the journal's tail cannot be written (${reasonOf(error)})`, { cause: error });

/** One of the two files. */
class TailFile {
  private readonly fd: number;
  private length = 0;
  /** More may stand in it than was kept. */
  private torn = false;

  /** Throws what the system says. */
  constructor(path: string) {
    this.fd = openSync(path, 'ax', 0o600);
  }

  /** Hands a line to the system. Throws what the system says; then nothing of it will ever be read. */
  append(text: string): void {
    if (this.torn) this.cut();
    const bytes = Buffer.from(text);
    this.torn = true;
    const written = writeSync(this.fd, bytes);
    if (written < bytes.length) {
      this.cut();
      throw new Error('the disk is full');
    }
    this.torn = false;
    this.length += bytes.length;
  }

  get isEmpty(): boolean {
    return this.length === 0;
  }

  empty(): void {
    this.length = 0;
    this.cut();
  }

  close(): void {
    closeSync(this.fd);
  }

  private cut(): void {
    ftruncateSync(this.fd, this.length);
    this.torn = false;
  }
}

/** The tail as the one server writes it that has the SQL file. */
export class Tail {
  private readonly path: string;
  private readonly files: readonly [TailFile, TailFile];
  private now: 0 | 1 = 0;
  private isClosed = false;

  /** There must be none. Throws what the system says. */
  constructor(path: string) {
    this.path = path;
    const [zero, one] = TAILS;
    this.files = [new TailFile(path + zero), new TailFile(path + one)];
  }

  /** Hands an entry to the system, which keeps it whatever becomes of this process. Throws `StoreTrouble`, and then has
   *  nothing of it. */
  append(beginning: string, n: number, row: Uint8Array, due: number | undefined): void {
    if (this.isClosed) throw new StoreTrouble("the journal's tail is closed");
    const base64 = Buffer.from(row.buffer, row.byteOffset, row.length).toString('base64');
    const said = `${beginning},${n},${due ?? null},"${base64}"]`;
    try {
      this.files[this.now].append(`${crc32(said).toString(16)} ${said}\n`);
    } catch (error) {
      throw troubleOf(error);
    }
  }

  /** Whether nothing came since the last turn. */
  get isEmpty(): boolean {
    return this.files[this.now].isEmpty;
  }

  /** What comes from now on goes into the other file, which is empty. */
  turn(): void {
    this.now = this.now === 0 ? 1 : 0;
  }

  /** What came before the last turn stands in the SQL file. Throws `StoreTrouble`; what is left then does no harm. */
  drop(): void {
    try {
      this.files[this.now === 0 ? 1 : 0].empty();
    } catch (error) {
      throw troubleOf(error);
    }
  }

  /** `isFolded`: everything stands in the SQL file, and nothing is to be left here. */
  close(isFolded: boolean): void {
    if (this.isClosed) return;
    this.isClosed = true;
    for (const file of this.files) file.close();
    if (isFolded) removeTail(this.path);
  }
}
