/** Where the ladder, parties, campaigns and settings keep what they know. Two stores stand behind this one interface,
 *  one SQL file and Redis; neither knows what a rating or a party is. They keep documents (JSON, by key, with a version
 *  that every change counts up) and rankings (members by score). Names of keys, rankings and members are any text
 *  without a NUL.
 *
 *  Whoever writes says which versions he has read. If one of them is another by now, nothing at all is written: he
 *  reads again and decides anew. So two processes that change the same player lose neither change, and what belongs
 *  together is there together or not at all, wherever a process dies. */

export interface Documents {
  /** The documents of these keys, in order. What is not there has version 0 and no value. */
  read(keys: readonly string[]): Promise<Kept[]>;
  /** Writes everything, or nothing when a version is not as expected: then false. Rejects with `StoreTrouble` when the
   *  store could not be asked; whether it was written is not known then. */
  write(change: Change): Promise<boolean>;
  /** Members of a ranking from a place on (0 the first), highest score first; equal ones by their names. */
  page(ranking: string, from: number, count: number): Promise<Ranked[]>;
  /** How many members a ranking has. */
  size(ranking: string): Promise<number>;
  /** The place of a member, 0 the first; undefined when it is not in it. */
  place(ranking: string, member: string): Promise<number | undefined>;
  /** Calls back with every `tell` that was written, by whatever process; with nothing when some may have been missed. */
  listen(listener: (told: string | undefined) => void): () => void;
  close(): Promise<void>;
}

export interface Kept {
  readonly version: number;
  readonly value: unknown;
}

export interface Ranked {
  readonly member: string;
  readonly score: number;
}

export interface Change {
  /** Versions that must still hold, by key. */
  readonly expected: Readonly<Record<string, number>>;
  /** New documents by key; undefined removes one, and its version is 0 again. */
  readonly put: Readonly<Record<string, unknown>>;
  readonly rank: readonly RankChange[];
  /** Told to all who listen, if it was written. */
  readonly tell?: string;
}

export interface RankChange {
  readonly ranking: string;
  readonly member: string;
  /** Left out, the member leaves. */
  readonly score?: number;
}
