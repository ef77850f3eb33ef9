/** Accounts of a running server, put together: the store, the tokens that it vouches for, the limits, and the sweep. */
import { join } from 'node:path';
import type { Log } from '../log.ts';
import { STORE_FILES } from '../store-files.ts';
import { createTokens, type Tokens } from '../tokens.ts';
import { Accounts } from './accounts.ts';
import { Revocations } from './revocations.ts';
import { openSignInLimits } from './sign-in-limits.ts';
import { openSqlAccounts } from './sql-accounts.ts';
import { EVERY_GENERATION } from './store.ts';

const TIDY_MS = 10 * 60_000;

export interface AccountsOptions {
  /** The data folder. Not used with Redis. */
  readonly folder: string;
  readonly redisUrl?: string;
  readonly secret: string;
  readonly log: Log;
  /** Names that no player may have. */
  readonly reserved: readonly string[];
}

export interface OpenAccounts {
  readonly accounts: Accounts;
  readonly tokens: Tokens;
  /** Takes up what a killed process left undone, and from then on tidies now and then. To be called once everybody who
   *  wants to hear of deleted accounts has said so. */
  begin(): void;
  /** Calls `listener`, on every process, with the id of an account that was deleted: perhaps more than once. */
  onGone(listener: (id: string) => void): void;
  close(): Promise<void>;
}

/** Throws a `StartProblem` for a store that cannot be used. */
export const openAccounts = async ({
  folder,
  redisUrl,
  secret,
  log,
  reserved,
}: AccountsOptions): Promise<OpenAccounts> => {
  const store =
    redisUrl === undefined
      ? await openSqlAccounts(join(folder, STORE_FILES.accounts.file))
      : await (await import('./redis-accounts.ts')).openRedisAccounts({ url: redisUrl });
  const limits = await openSignInLimits(redisUrl);
  const revocations = await Revocations.of(store);
  const tokens = createTokens(secret, { isRevoked: (holder) => revocations.has(holder) });
  const accounts = new Accounts({ store, tokens, limits, secret, log, reserved });
  const tidy = (): void => {
    accounts.tidy().catch((error: unknown) => log.warn({ err: error }, 'the accounts could not be tidied'));
  };
  let tidying: ReturnType<typeof setInterval> | undefined;
  return {
    accounts,
    tokens,
    onGone: (listener) => {
      store.onRevoked((revocation) => {
        if ('account' in revocation && revocation.below === EVERY_GENERATION) listener(revocation.account);
      });
    },
    begin: () => {
      tidy();
      tidying = setInterval(tidy, TIDY_MS);
      tidying.unref();
    },
    close: async () => {
      clearInterval(tidying);
      await limits.close();
      await store.close();
    },
  };
};
