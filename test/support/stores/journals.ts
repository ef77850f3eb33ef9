/** Both stores of the journal, each sentence on a fresh one: an SQL file of its own, or a prefix of its own in Redis. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Journal } from '../../../infra/journal/journal.ts';
import { journalOn } from '../../../infra/journal/open.ts';
import { openRedisJournal } from '../../../infra/journal/redis-journal.ts';
import { Tail } from '../../../infra/journal/tail.ts';
import { TailedJournal } from '../../../infra/journal/tailed-journal.ts';
import { openSqlFile } from '../../../infra/sql/sql-file.ts';
import { PATIENCE_MS } from '../eventually.ts';
import { ALONE, dumpOf, lookInto, type RedisKind } from './redis-kinds.ts';

export interface Store {
  /** One more journal on this store, as another process would have. */
  open(): Promise<Journal>;
  /** Everything kept in the store, as text: to see that nothing changed. */
  everything(): Promise<string>;
  /** Makes the store look as if a version that is newer by that much had written it. */
  age(by: number): Promise<void>;
}

export interface StoreKind {
  readonly name: string;
  /** One process at a time has such a store. */
  readonly isOnesOwn?: true;
  fresh(): Promise<Store>;
  end(): Promise<void>;
}

export const sqlStores = (): StoreKind =>
  // Without the thread that it has in a server: starting one takes longer than most sentences.
  storesInFiles('one SQL file', (file) => journalOn(openSqlFile(file), file));

export const tailedStores = (): StoreKind => {
  const open = async (file: string): Promise<Journal> =>
    new TailedJournal(await journalOn(openSqlFile(file, 'process'), file), new Tail(file));
  return { ...storesInFiles('one SQL file with a tail', open), isOnesOwn: true };
};

const storesInFiles = (name: string, open: (file: string) => Promise<Journal>): StoreKind => {
  const folder = mkdtempSync(join(tmpdir(), 'throneroom-journal-'));
  let made = 0;
  const on = async (file: string, sql: string): Promise<unknown[][]> => {
    const opened = openSqlFile(file);
    const [answer] = await opened.run([sql]);
    await opened.close();
    return answer?.rows.map((row) => Object.values(row)) ?? [];
  };
  return {
    name,
    fresh: async () => {
      // A name that a careless URL would cut short.
      const file = join(folder, `store ${made++} #1?.db`);
      const opened: Journal[] = [];
      return {
        open: async () => {
          const journal = await open(file);
          opened.push(journal);
          return journal;
        },
        everything: async () => {
          for (const journal of opened) await journal.dueBy(0, 0); // what is due is looked for in the file
          const tables = await on(
            file,
            "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite%'",
          );
          const rows = await Promise.all(tables.map(([table]) => on(file, `SELECT * FROM ${table}`)));
          return JSON.stringify(rows);
        },
        age: async (by) => {
          const [[form] = []] = await on(file, 'PRAGMA user_version');
          await on(file, `PRAGMA user_version = ${Number(form) + by}`);
        },
      };
    },
    end: async () => rmSync(folder, { recursive: true, force: true }),
  };
};

export const redisStores = async (kind: RedisKind = ALONE): Promise<StoreKind> => {
  const url = await kind.borrow();
  const redis = lookInto(url, kind);
  let made = 0;
  return {
    name: kind.name,
    fresh: async () => {
      const prefix = `journal${made++}:`;
      return {
        open: () => openRedisJournal({ url, prefix, patienceMs: PATIENCE_MS }),
        everything: async () => JSON.stringify(await dumpOf(redis, prefix)),
        age: async (by) => {
          await redis.incrby(`${prefix}form`, by);
        },
      };
    },
    end: async () => {
      redis.disconnect();
      kind.giveBack();
    },
  };
};
