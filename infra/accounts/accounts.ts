/** What one can do with an account. Refusals are values; a store out of reach rejects with `StoreTrouble`, too many
 *  passwords at once with `TooBusy`. HTTP is in `routes.ts`, the devices that are signed in are in
 *  `sessions.ts`, the places that an account is known at in `sign-in-places.ts`. */
import { randomInt, randomUUID } from 'node:crypto';
import type { Refused } from '../../protocol/account-codes.ts';
import type {
  AccessAnswer,
  MeAnswer,
  RegisterRequest,
  SignedIn,
  SignInRequest,
  UpgradeAnswer,
} from '../../protocol/account-messages.ts';
import type { Holder, Tokens } from '../tokens.ts';
import { isCommon } from './common-passwords.ts';
import { nameToShow, numbered, reservedNames, skeletonOf } from './names.ts';
import { Passwords } from './passwords.ts';
import { type AccountLog, KEPT_MS, meOf, REVOKED_MS, Sessions } from './sessions.ts';
import type { Admitted, SignInLimits } from './sign-in-limits.ts';
import { type From, SignInPlaces } from './sign-in-places.ts';
import type { Account, AccountChange, AccountStore } from './store.ts';

export interface AccountParts {
  readonly store: AccountStore;
  readonly tokens: Tokens;
  readonly limits: SignInLimits;
  /** Keys everything that is derived; the one that signs tokens. */
  readonly secret: string;
  readonly log: AccountLog;
  /** Names that nobody may have, besides the usual ones. */
  readonly reserved?: readonly string[];
  /** Milliseconds since 1970. */
  readonly now?: () => number;
}

const IDLE_AT_ONCE = 200;

/** What stands behind a name that is taken: small numbers first, then ever longer ones at random. */
const digitsToTry = function* (): Generator<number | undefined> {
  yield undefined;
  for (const small of [2, 3, 4]) yield small;
  for (const length of [2, 2, 4, 4, 4, 4, 6, 6, 6, 6, 9, 9, 9, 9, 12, 12])
    yield randomInt(10 ** (length - 1), 10 ** length);
};

const PLAIN_GUEST = 'Guest';

export class Accounts {
  private readonly parts: AccountParts;
  private readonly now: () => number;
  private readonly isReserved: (name: string) => boolean;
  private readonly places: SignInPlaces;
  private readonly sessions: Sessions;
  private readonly passwords = new Passwords();
  private readonly listeners: ((id: string) => Promise<void> | void)[] = [];

  constructor(parts: AccountParts) {
    this.parts = parts;
    this.now = parts.now ?? Date.now;
    this.isReserved = reservedNames(parts.reserved);
    const { store, tokens, secret, log } = parts;
    this.places = new SignInPlaces(store, secret, this.now);
    this.sessions = new Sessions({ store, tokens, secret, log, places: this.places, now: this.now });
  }

  // ---- who somebody becomes ----------------------------------------------------------------------------------------

  /** A new guest; its name gets digits if it is taken. */
  async guest(wanted: string, from: From): Promise<SignedIn | Refused> {
    const name = nameToShow(wanted);
    if (name === undefined) return { refused: 'bad-name' };
    return this.makeGuest(`guest-${randomUUID()}`, name, from);
  }

  /** A new member. */
  async register({ email, password, name: wanted = '' }: RegisterRequest, from: From): Promise<SignedIn | Refused> {
    const name = nameToShow(wanted);
    if (name === undefined) return { refused: 'bad-name' };
    if (this.isReserved(name)) return { refused: 'name-taken' };
    if (isCommon(password, [email, name])) return { refused: 'common-password' };
    const passwordHash = await this.passwords.hash(password);
    const account = this.newAccount(`player-${randomUUID()}`, name, { kind: 'member', email, passwordHash });
    const made = await this.parts.store.create(account);
    return made === 'done' ? this.sessions.open(account, from) : { refused: made };
  }

  /** A guest becomes a member and stays who it is. */
  async upgrade(holder: Holder, { email, password }: RegisterRequest): Promise<UpgradeAnswer | Refused> {
    if (isCommon(password, [email, holder.name])) return { refused: 'common-password' };
    const passwordHash = await this.passwords.hash(password);
    const changed = await this.changed(holder, { passwordHash, upgradeTo: { email } });
    return 'refused' in changed ? changed : { ...changed, device: this.places.deviceOf(holder.id) };
  }

  /** The same answer, after the same work, for a wrong password and for an e-mail that nobody has. */
  async signIn({ email, password, device }: SignInRequest, from: From): Promise<SignedIn | Refused> {
    const account = await this.parts.store.byEmail(email);
    const known = await this.places.known(account?.id ?? 'nobody', device, from);
    const place = known ?? this.places.of(from);
    const right = await this.tryPassword(
      password,
      account?.passwordHash,
      this.places.keyed(`email ${email}`),
      place,
      !!known,
    );
    if (right !== true) return right ?? { refused: 'bad-credentials' };
    return account ? this.sessions.open(account, from) : { refused: 'bad-credentials' };
  }

  // ---- tokens ------------------------------------------------------------------------------------------------------

  /** A refresh token for the next one and a new access token (`Sessions.refresh`). */
  async refresh(token: string, from: From): Promise<SignedIn | Refused> {
    const refreshed = await this.sessions.refresh(token, from);
    return refreshed === 'no-session' ? this.adopt(token, from) : refreshed;
  }

  /** A guest from before guests were kept becomes an account the first time it is seen, and keeps its matches. */
  private async adopt(token: string, from: From): Promise<SignedIn | Refused> {
    const { store, tokens } = this.parts;
    const former = await tokens.formerGuestOf(token);
    if (!former || (await store.byId(former.id)) || (await store.gone([former.id])).length > 0) {
      return { refused: 'signed-out' };
    }
    return this.makeGuest(former.id, nameToShow(former.name) ?? PLAIN_GUEST, from);
  }

  /** Signs out this device, or all of the account's. Does nothing if it is already. */
  signOut(token: string, everywhere: boolean): Promise<void> {
    return this.sessions.signOut(token, everywhere);
  }

  // ---- what somebody does with it ----------------------------------------------------------------------------------

  async me({ id }: Holder): Promise<MeAnswer | Refused> {
    const account = await this.parts.store.byId(id);
    if (!account) return { refused: 'signed-out' };
    const devices = (await this.parts.store.sessions(id, this.now())).length;
    return { ...meOf(account), created: account.created, devices };
  }

  /** A guest gets digits if the name is taken, a member is refused. */
  async rename(holder: Holder, wanted: string): Promise<AccessAnswer | Refused> {
    const account = await this.parts.store.byId(holder.id);
    const name = nameToShow(wanted);
    if (!account) return { refused: 'signed-out' };
    if (name === undefined) return { refused: 'bad-name' };
    const renamed = (shown: string) => this.changed(holder, { name: { shown, skeleton: skeletonOf(shown) } });
    if (account.kind === 'guest') return this.numbering(name, renamed);
    return this.isReserved(name) ? { refused: 'name-taken' } : renamed(name);
  }

  /** Every device is signed out; this one gets new tokens. */
  async changePassword(holder: Holder, current: string, next: string, from: From): Promise<SignedIn | Refused> {
    const checked = await this.ownPassword(holder, current);
    if ('refused' in checked) return checked;
    if (isCommon(next, [checked.email ?? '', checked.name])) return { refused: 'common-password' };
    const passwordHash = await this.passwords.hash(next);
    const change = { passwordHash, by: holder.session, signsOut: true };
    const account = await this.parts.store.change(holder.id, change, this.now() + REVOKED_MS);
    if (typeof account === 'string') return { refused: 'signed-out' };
    return this.sessions.open(account, from);
  }

  /** Deletes the account and all that others keep of it. A member must say the password. */
  async delete(holder: Holder, password: string | undefined): Promise<{ readonly deleted: true } | Refused> {
    const account = await this.parts.store.byId(holder.id);
    if (!account) return { refused: 'signed-out' };
    if (account.kind === 'member') {
      const checked = await this.ownPassword(holder, password ?? '');
      if ('refused' in checked) return checked;
    }
    await this.remove(holder.id);
    return { deleted: true };
  }

  // ---- who is gone -------------------------------------------------------------------------------------------------

  /** Calls `listener` with the id of each account that is deleted. It is called again, perhaps by another process, until it
   *  succeeds; so it must not mind being called twice. */
  onDeleted(listener: (id: string) => Promise<void> | void): void {
    this.listeners.push(listener);
  }

  /** By id, the names of those that there are. */
  async namesOf(ids: readonly string[]): Promise<Readonly<Record<string, string>>> {
    const found = await Promise.all([...new Set(ids)].map((id) => this.parts.store.byId(id)));
    return Object.fromEntries(found.flatMap((account) => (account ? [[account.id, account.name]] : [])));
  }

  /** Which of these accounts were deleted. */
  async gone(ids: readonly string[]): Promise<ReadonlySet<string>> {
    return new Set(ids.length === 0 ? [] : await this.parts.store.gone(ids));
  }

  /** Deletes guests that nobody used for long, and finishes deletions that were cut short. To be called now and then. */
  async tidy(): Promise<void> {
    for (const id of await this.parts.store.idleGuests(this.now() - KEPT_MS, IDLE_AT_ONCE)) await this.remove(id);
    await this.finishDepartures();
  }

  private async remove(id: string): Promise<void> {
    await this.parts.store.delete(id, this.now() + REVOKED_MS);
    this.parts.log.info({ account: id }, 'deleted');
    await this.finishDepartures();
  }

  private async finishDepartures(): Promise<void> {
    for (const id of await this.parts.store.departures()) {
      try {
        for (const listener of this.listeners) await listener(id);
        await this.parts.store.settleDeparture(id);
      } catch (error) {
        this.parts.log.error({ err: error, account: id }, 'not everything of a deleted account is gone yet');
      }
    }
  }

  // ---- the parts of it ---------------------------------------------------------------------------------------------

  private newAccount(id: string, name: string, more: Pick<Account, 'kind' | 'email' | 'passwordHash'>): Account {
    const now = this.now();
    return { id, name, skeleton: skeletonOf(name), ...more, generation: 0, created: now, seen: now };
  }

  private makeGuest(id: string, name: string, from: From): Promise<SignedIn | Refused> {
    return this.numbering(name, async (free) => {
      const account = this.newAccount(id, free, { kind: 'guest' });
      const made = await this.parts.store.create(account);
      return made === 'done' ? this.sessions.open(account, from) : { refused: made };
    });
  }

  /** Tries a name, and then with digits. One that is reserved becomes a plain guest's. */
  private async numbering<T extends object>(
    name: string,
    take: (name: string) => Promise<T | Refused>,
  ): Promise<T | Refused> {
    const base = this.isReserved(name) ? PLAIN_GUEST : name;
    for (const digits of digitsToTry()) {
      const taken = await take(digits === undefined ? base : numbered(base, digits));
      if (!('refused' in taken) || taken.refused !== 'name-taken') return taken;
    }
    return { refused: 'name-taken' };
  }

  private async changed(holder: Holder, change: AccountChange): Promise<AccessAnswer | Refused> {
    // By a device that is signed in: a token of before is believed here for a moment after another process revoked it.
    const asked = { ...change, by: holder.session };
    const account = await this.parts.store.change(holder.id, asked, this.now() + REVOKED_MS);
    if (account === 'unknown') return { refused: 'signed-out' };
    return typeof account === 'string' ? { refused: account } : this.sessions.access(account, holder.session);
  }

  private async ownPassword(holder: Holder, password: string): Promise<Account | Refused> {
    const account = await this.parts.store.byId(holder.id);
    if (!account) return { refused: 'signed-out' };
    if (account.kind === 'guest') return { refused: 'not-a-member' };
    const place = `session ${holder.session}`;
    const right = await this.tryPassword(
      password,
      account.passwordHash,
      this.places.keyed(`id ${holder.id}`),
      place,
      true,
    );
    if (right === true) return account;
    return right ?? { refused: 'wrong-password' };
  }

  /** True if it is right, nothing if it is wrong. */
  private async tryPassword(
    password: string,
    hash: string | undefined,
    account: string,
    place: string,
    known: boolean,
  ): Promise<true | undefined | Refused> {
    const admitted = await this.parts.limits.enter({ account, place, known });
    if ('wait' in admitted) return { refused: 'too-many', wait: admitted.wait };
    if (!(await this.compare(password, hash, admitted))) {
      admitted.wrong();
      return undefined;
    }
    await admitted.right();
    return true;
  }

  private async compare(password: string, hash: string | undefined, admitted: Admitted): Promise<boolean> {
    try {
      return await this.passwords.matches(password, hash);
    } catch (error) {
      await admitted.notTried();
      throw error;
    }
  }
}
