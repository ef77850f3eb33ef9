/** Both stores of accounts, each sentence on a fresh one: an SQL file of its own, or a prefix of its own in Redis. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openRedisAccounts } from '../../../infra/accounts/redis-accounts.ts';
import { accountsOn } from '../../../infra/accounts/sql-accounts.ts';
import type { AccountStore } from '../../../infra/accounts/store.ts';
import { openSqlFile } from '../../../infra/sql/sql-file.ts';
import { PATIENCE_MS } from '../eventually.ts';
import { ALONE, dumpOf, lookInto, type RedisKind } from './redis-kinds.ts';

export interface KeptAccounts {
  /** One more door to this store, as another process would have. */
  open(): Promise<AccountStore>;
  /** Everything kept in it, as text: to see that something is gone. */
  everything(): Promise<string>;
}

export interface AccountStoreKind {
  readonly name: string;
  /** Whether what one process revokes is told to the others. */
  readonly shared: boolean;
  fresh(): Promise<KeptAccounts>;
  end(): Promise<void>;
}

export const sqlAccountStores = (): AccountStoreKind => {
  const folder = mkdtempSync(join(tmpdir(), 'throneroom-accounts-'));
  let made = 0;
  return {
    name: 'one SQL file',
    shared: false,
    fresh: async () => {
      const path = join(folder, `accounts ${made++}.db`);
      return {
        // Without the thread that it has in a server: starting one takes longer than most sentences.
        open: () => accountsOn(openSqlFile(path), path),
        everything: async () => {
          const file = openSqlFile(path);
          const rows: unknown[] = [];
          for (const table of ['accounts', 'sessions', 'revoked', 'gone']) {
            const [answer] = await file.run([`SELECT * FROM ${table}`]);
            rows.push(answer?.rows);
          }
          await file.close();
          return JSON.stringify(rows);
        },
      };
    },
    end: async () => rmSync(folder, { recursive: true, force: true }),
  };
};

export const redisAccountStores = async (kind: RedisKind = ALONE): Promise<AccountStoreKind> => {
  const url = await kind.borrow();
  const redis = lookInto(url, kind);
  let made = 0;
  return {
    name: kind.name,
    shared: true,
    fresh: async () => {
      const prefix = `{accounts${made++}}:`;
      return {
        open: () => openRedisAccounts({ url, prefix, patienceMs: PATIENCE_MS }),
        everything: async () => (await dumpOf(redis, prefix)).map((each) => each.join(' ')).join('\n'),
      };
    },
    end: async () => {
      redis.disconnect();
      kind.giveBack();
    },
  };
};
