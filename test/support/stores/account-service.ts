/** Accounts on a store of their own, with time that a test moves by hand and a log that is remembered. */
import { Accounts } from '../../../infra/accounts/accounts.ts';
import { Revocations } from '../../../infra/accounts/revocations.ts';
import { openSignInLimits, type Pace } from '../../../infra/accounts/sign-in-limits.ts';
import type { AccountStore } from '../../../infra/accounts/store.ts';
import { createTokens, type Holder, type Tokens } from '../../../infra/tokens.ts';
import type { Refused } from '../../../protocol/account-codes.ts';

export const HOME = { address: '192.0.2.1' };
export const AWAY = { address: '198.51.100.7' };
export const EMAIL = 'ada@example.org';
export const PASSWORD = 'a long password';

export interface AccountService {
  readonly accounts: Accounts;
  readonly tokens: Tokens;
  readonly store: AccountStore;
  /** What the log was told, by its message. */
  readonly said: string[];
  /** Milliseconds since 1970. */
  now(): number;
  /** Lets so many milliseconds pass. */
  pass(ms: number): void;
  /** Whoever holds that token now. */
  holder(token: string): Promise<Holder>;
}

export const accountService = async (store: AccountStore, pace: Partial<Pace> = {}): Promise<AccountService> => {
  // From now on, as Redis lets sessions run out by its own clock.
  let at = Date.now();
  const now = (): number => at;
  const said: string[] = [];
  const hear = (_: object, message: string): void => {
    said.push(message);
  };
  const secret = 'a secret of at least thirty-two characters';
  const revocations = await Revocations.of(store, now);
  const tokens = createTokens(secret, { now, isRevoked: (holder) => revocations.has(holder) });
  const log = { warn: hear, error: hear, info: hear };
  const limits = await openSignInLimits(undefined, pace);
  const accounts = new Accounts({ store, tokens, limits, secret, log, reserved: ['Steady bot'], now });
  return {
    accounts,
    tokens,
    store,
    said,
    now,
    pass: (ms) => {
      at += ms;
    },
    holder: async (token) => {
      const holder = await tokens.holderOf(token);
      if (!holder) throw new Error('nobody holds that token');
      return holder;
    },
  };
};

/** What was answered, where it was no refusal. */
export const granted = <T extends object>(answer: T | Refused): T => {
  if ('refused' in answer) throw new Error(`refused: ${answer.refused}`);
  return answer;
};

/** Why it was refused. */
export const refusalIn = (answer: object): string => ('refused' in answer ? String(answer.refused) : 'granted');
