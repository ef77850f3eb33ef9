/** What one can do with an account. Refusals are values; a store out of reach rejects with `StoreTrouble`, too many
 *  passwords at once with `TooBusy`. HTTP is in `routes.ts`.
 *
 *  An access token is believed by rooms for half an hour without asking anybody; a refresh token gets the next one, and
 *  is itself replaced each time. */
import { createHmac, randomBytes, randomInt, randomUUID, timingSafeEqual } from 'node:crypto';
import type { Refused } from '../../protocol/account-codes.ts';
import type {
  AccessAnswer,
  Me,
  MeAnswer,
  RegisterRequest,
  SignedIn,
  SignInRequest,
  UpgradeAnswer,
} from '../../protocol/account-messages.ts';
import { ACCESS_SECONDS, type Holder, type Tokens } from '../tokens.ts';
import { nameToShow, numbered, reservedNames, skeletonOf } from './names.ts';
import { Passwords } from './passwords.ts';
import { hashOf, isTokenOf, type RefreshTokens, refreshTokens } from './refresh-token.ts';
import type { Admitted, SignInLimits } from './sign-in-limits.ts';
import type { Account, AccountChange, AccountStore, Session } from './store.ts';

/** Where a request came from. */
export interface From {
  readonly address: string;
}

export interface AccountParts {
  readonly store: AccountStore;
  readonly tokens: Tokens;
  readonly limits: SignInLimits;
  /** Keys everything that is derived; the one that signs tokens. */
  readonly secret: string;
  readonly log: Readonly<Record<'info' | 'warn' | 'error', (fields: object, message: string) => void>>;
  /** Names that nobody may have, besides the usual ones. */
  readonly reserved?: readonly string[];
  /** Milliseconds since 1970. */
  readonly now?: () => number;
}

const DAY_MS = 86_400_000;
/** A device that did not ask for so long is signed out, and a guest whom nobody used for so long is deleted. */
export const KEPT_MS = 90 * DAY_MS;
/** So long a request may be repeated whose answer got lost, without counting as a stolen token. */
export const LOST_ANSWER_MS = 30_000;
/** A revocation outlives every access token that was made before it. */
const REVOKED_MS = (ACCESS_SECONDS + 60) * 1000;
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
  private readonly refreshTokens: RefreshTokens;
  private readonly passwords = new Passwords();
  private readonly listeners: ((id: string) => Promise<void> | void)[] = [];

  constructor(parts: AccountParts) {
    this.parts = parts;
    this.now = parts.now ?? Date.now;
    this.isReserved = reservedNames(parts.reserved);
    this.refreshTokens = refreshTokens(parts.secret);
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
    const passwordHash = await this.passwords.hash(password);
    const account = this.newAccount(`player-${randomUUID()}`, name, { kind: 'member', email, passwordHash });
    const made = await this.parts.store.create(account);
    return made === 'done' ? this.openSession(account, from) : { refused: made };
  }

  /** A guest becomes a member and stays who it is. */
  async upgrade(holder: Holder, { email, password }: RegisterRequest): Promise<UpgradeAnswer | Refused> {
    const passwordHash = await this.passwords.hash(password);
    const changed = await this.changed(holder, { passwordHash, upgradeTo: { email } });
    return 'refused' in changed ? changed : { ...changed, device: this.deviceOf(holder.id) };
  }

  /** The same answer, after the same work, for a wrong password and for an e-mail that nobody has. */
  async signIn({ email, password, device }: SignInRequest, from: From): Promise<SignedIn | Refused> {
    const account = await this.parts.store.byEmail(email);
    const known = await this.knownPlace(account?.id ?? 'nobody', device, from);
    const place = known ?? this.placeOf(from);
    const right = await this.tryPassword(password, account?.passwordHash, this.keyed(`email ${email}`), place, !!known);
    if (right !== true) return right ?? { refused: 'bad-credentials' };
    return account ? this.openSession(account, from) : { refused: 'bad-credentials' };
  }

  // ---- tokens ------------------------------------------------------------------------------------------------------

  /** A refresh token for the next one and a new access token. One that was used before signs its device out: two must
   *  hold it. Only right after its use it may come again, from whoever did not hear the answer. */
  async refresh(token: string, from: From): Promise<SignedIn | Refused> {
    const { store } = this.parts;
    const now = this.now();
    const id = this.refreshTokens.sessionOf(token);
    const session = id === undefined ? undefined : await store.session(id);
    const account = session && session.until > now ? await store.byId(session.account) : undefined;
    if (id === undefined) return this.adopt(token, from);
    if (!session || !account) return { refused: 'signed-out' };
    const next = this.refreshTokens.next(token);
    if (isTokenOf(token, session.current)) {
      const place = this.placeOf(from);
      const to = { current: hashOf(next), rotated: now, place, until: now + KEPT_MS };
      const rotated = await store.rotate(session.id, session.current, to);
      // Somebody else was quicker by a moment, with the same token: as if the answer had got lost.
      return rotated ? this.signedIn(account, next) : this.refresh(token, from);
    }
    if (isTokenOf(token, session.previous) && now - session.rotated <= LOST_ANSWER_MS)
      return this.signedIn(account, next);
    this.parts.log.warn({ account: account.id }, 'a refresh token was used twice; its device is signed out');
    await store.closeSession(session.id, now + REVOKED_MS);
    return { refused: 'signed-out' };
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
  async signOut(token: string, everywhere: boolean): Promise<void> {
    const { store } = this.parts;
    const id = this.refreshTokens.sessionOf(token);
    const session = id === undefined ? undefined : await store.session(id);
    if (!session) return;
    const until = this.now() + REVOKED_MS;
    await store.closeSession(session.id, until);
    if (!everywhere) return;
    await store.change(session.account, {}, until);
    await store.closeSessions(session.account);
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
    const passwordHash = await this.passwords.hash(next);
    const account = await this.parts.store.change(holder.id, { passwordHash }, this.now() + REVOKED_MS);
    if (typeof account === 'string') return { refused: 'signed-out' };
    await this.parts.store.closeSessions(holder.id);
    return this.openSession(account, from);
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

  /** Calls that with the id of each account that is deleted. It is called again, perhaps by another process, until it
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
      return made === 'done' ? this.openSession(account, from) : { refused: made };
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
    const account = await this.parts.store.change(holder.id, change, this.now() + REVOKED_MS);
    if (account === 'unknown') return { refused: 'signed-out' };
    return typeof account === 'string' ? { refused: account } : this.access(account, holder.session);
  }

  private async ownPassword(holder: Holder, password: string): Promise<Account | Refused> {
    const account = await this.parts.store.byId(holder.id);
    if (!account) return { refused: 'signed-out' };
    if (account.kind === 'guest') return { refused: 'not-a-member' };
    const place = `session ${holder.session}`;
    const right = await this.tryPassword(password, account.passwordHash, this.keyed(`id ${holder.id}`), place, true);
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
    if (!(await this.compare(password, hash, admitted))) return undefined;
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

  private async openSession(account: Account, from: From): Promise<SignedIn> {
    const now = this.now();
    const { session, token } = this.refreshTokens.first();
    const opened: Session = {
      id: session,
      account: account.id,
      current: hashOf(token),
      rotated: now,
      place: this.placeOf(from),
      until: now + KEPT_MS,
    };
    await this.parts.store.openSession(opened);
    const device = account.kind === 'member' && { device: this.deviceOf(account.id) };
    return { ...(await this.signedIn(account, token)), ...device };
  }

  private async signedIn(account: Account, refresh: string): Promise<SignedIn> {
    return { ...(await this.access(account, this.refreshTokens.sessionOf(refresh) ?? '')), refresh };
  }

  private async access(account: Account, session: string): Promise<AccessAnswer> {
    const { id, name, generation } = account;
    const token = await this.parts.tokens.sign({ id, name, session, generation });
    return { token, expiresIn: ACCESS_SECONDS, ...meOf(account) };
  }

  // ---- devices and addresses that an account was signed in from ----------------------------------------------------

  /** How the limits call a place where the account was signed in before. */
  private async knownPlace(account: string, device: string | undefined, from: From): Promise<string | undefined> {
    if (device !== undefined && this.isDeviceOf(account, device)) return `device ${device}`;
    const here = this.placeOf(from);
    const sessions = await this.parts.store.sessions(account, this.now());
    return sessions.some(({ place }) => place === here) ? here : undefined;
  }

  private deviceOf(account: string): string {
    const own = randomBytes(16).toString('base64url');
    return `${own}.${this.keyed(`device ${own} of ${account}`)}`;
  }

  private isDeviceOf(account: string, device: string): boolean {
    const [own = '', seal = ''] = device.split('.');
    const [given, ours] = [Buffer.from(seal), Buffer.from(this.keyed(`device ${own} of ${account}`))];
    return given.length === ours.length && timingSafeEqual(given, ours);
  }

  /** An address as it is kept: nobody can read it back. Of an IPv6 address the part that names a household. */
  private placeOf({ address }: From): string {
    return this.keyed(`place ${householdOf(address)}`);
  }

  private keyed(text: string): string {
    return createHmac('sha256', this.parts.secret).update(text).digest('base64url');
  }
}

const meOf = ({ id, name, kind, email }: Account): Me => ({ id, name, kind, ...(email !== undefined && { email }) });

/** The first 64 bits of an IPv6 address; an IPv4 address as it is, however it is written. */
const householdOf = (address: string): string => {
  const four = /(?:^|:)(\d+\.\d+\.\d+\.\d+)$/.exec(address)?.[1];
  if (four !== undefined || !address.includes(':')) return four ?? address;
  const [head = '', tail = ''] = address.split('::');
  const groups = [head.split(':').filter(Boolean), tail.split(':').filter(Boolean)];
  const [before = [], after = []] = groups;
  const zeros = address.includes('::') ? Array<string>(Math.max(0, 8 - before.length - after.length)).fill('0') : [];
  return [...before, ...zeros, ...after].slice(0, 4).join(':');
};
