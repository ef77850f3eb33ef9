/** Where accounts are kept: who plays, which devices are signed in, which tokens are not to be believed any more, and
 *  whose data is gone. Two stores stand behind this one interface, Redis and one SQL file; each method is one step of
 *  the store, so that two who want the same name or e-mail at once do not both get it.
 *
 *  All times are milliseconds since 1970. Every method rejects with `StoreTrouble` when the store cannot be reached. */

import type { AccountKind } from '../../protocol/account-messages.ts';

export interface Account {
  /** For good: upgrades and new names leave it as it is. */
  readonly id: string;
  /** As it is shown. */
  readonly name: string;
  /** What the name looks like (`names.ts`); no two accounts have the same. */
  readonly skeleton: string;
  readonly kind: AccountKind;
  /** A member's, in lower case; no two accounts have the same. */
  readonly email?: string;
  readonly passwordHash?: string;
  /** Counted up by each change: access tokens of an earlier generation are refused from then on. */
  readonly generation: number;
  readonly created: number;
  /** When one of its devices last asked for a token. */
  readonly seen: number;
}

/** One device that is signed in: a family of refresh tokens, each of which replaced the one before. */
export interface Session {
  readonly id: string;
  readonly account: string;
  /** Hash of the refresh token that is good now, and of the one that it replaced. */
  readonly current: string;
  readonly previous?: string;
  /** When it was replaced. */
  readonly rotated: number;
  /** Keyed hash of the address it was last used from. */
  readonly place: string;
  readonly until: number;
}

/** What changes about an account; what is left out stays. */
export interface AccountChange {
  readonly name?: { readonly shown: string; readonly skeleton: string };
  readonly passwordHash?: string;
  /** Makes a guest a member. An account that is one already is not changed. */
  readonly upgradeTo?: { readonly email: string };
  /** The session that asks for it: nothing is changed when it is closed. */
  readonly by?: string;
  /** Signs out every device of the account, in the same step: none is left that could ask for tokens of the new
   *  generation. */
  readonly signsOut?: boolean;
}

/** Tokens that are not to be believed until then: those of one session, or those of an account below a generation. */
export type Revocation =
  | { readonly session: string; readonly until: number }
  | { readonly account: string; readonly below: number; readonly until: number };

/** Of a deleted account, no generation is believed. */
export const EVERY_GENERATION = Number.MAX_SAFE_INTEGER;

/** Devices of one account that are signed in at once; whoever signs in on one more signs out the oldest. */
export const MOST_SESSIONS = 20;

export interface AccountStore {
  /** A new account; its id is new. */
  create(account: Account): Promise<'done' | 'name-taken' | 'email-taken'>;
  byId(id: string): Promise<Account | undefined>;
  byEmail(email: string): Promise<Account | undefined>;
  /** Changes an account, counts its generation up and revokes the access tokens of earlier ones until `until`. Answers
   *  the account as it is then; `unknown` where there is none, or not for the session that asks. */
  change(
    id: string,
    change: AccountChange,
    until: number,
  ): Promise<Account | 'unknown' | 'name-taken' | 'email-taken' | 'member-already'>;
  /** Removes an account with its name, e-mail and sessions, and revokes its access tokens. Its id is remembered as
   *  gone, and waits among the `departures`. False when there is none. */
  delete(id: string, until: number): Promise<boolean>;
  /** Guests that nobody used since then, at most that many. */
  idleGuests(before: number, most: number): Promise<string[]>;

  /** Ids of deleted accounts of which other parts of the server may still keep something. */
  departures(): Promise<string[]>;
  /** Nothing is kept of that account any more. */
  settleDeparture(id: string): Promise<void>;
  /** Those of the ids whose accounts were deleted. */
  gone(ids: readonly string[]): Promise<string[]>;

  /** Signs a device in. False, and nothing is done, when the account is gone or not of that generation any more: who was
   *  let in by a password that has been replaced since is not. */
  openSession(session: Session, generation: number): Promise<boolean>;
  session(id: string): Promise<Session | undefined>;
  /** Those of an account that have not run out, oldest first. */
  sessions(account: string, now: number): Promise<Session[]>;
  /** Replaces the session's refresh token, if `from` is still the current one's hash; its account counts as seen. */
  rotate(id: string, from: string, to: Pick<Session, 'current' | 'rotated' | 'place' | 'until'>): Promise<boolean>;
  /** Signs a device out; its access tokens are revoked until `until`. */
  closeSession(id: string, until: number): Promise<void>;

  /** What is revoked and has not run out. */
  revocations(now: number): Promise<Revocation[]>;
  /** Called with whatever is revoked from now on, by this process or another one. */
  onRevoked(listener: (revocation: Revocation) => void): void;
  close(): Promise<void>;
}
