/** The devices on which an account is signed in, and their tokens. An access token is believed by rooms for half an hour
 *  without asking anybody; a refresh token gets the next one, and is itself replaced each time. */
import type { Refused } from '../../protocol/account-codes.ts';
import type { AccessAnswer, Me, SignedIn } from '../../protocol/account-messages.ts';
import { ACCESS_SECONDS, type Tokens } from '../tokens.ts';
import { hashOf, isTokenOf, type RefreshTokens, refreshTokens } from './refresh-token.ts';
import type { From, SignInPlaces } from './sign-in-places.ts';
import type { Account, AccountStore, Session } from './store.ts';

export type AccountLog = Readonly<Record<'info' | 'warn' | 'error', (fields: object, message: string) => void>>;

export interface SessionParts {
  readonly store: AccountStore;
  readonly tokens: Pick<Tokens, 'sign'>;
  readonly places: SignInPlaces;
  /** Keys the refresh tokens. */
  readonly secret: string;
  readonly log: AccountLog;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

const DAY_MS = 86_400_000;
/** A device that did not ask for so long is signed out, and a guest whom nobody used for so long is deleted. */
export const KEPT_MS = 90 * DAY_MS;
/** So long a request may be repeated whose answer got lost, without counting as a stolen token. */
export const LOST_ANSWER_MS = 30_000;
/** A revocation outlives every access token that was made before it. */
export const REVOKED_MS = (ACCESS_SECONDS + 60) * 1000;

export class Sessions {
  private readonly parts: SessionParts;
  private readonly refreshTokens: RefreshTokens;

  constructor(parts: SessionParts) {
    this.parts = parts;
    this.refreshTokens = refreshTokens(parts.secret);
  }

  /** Signs a device in, unless the account has changed since it was read. */
  async open(account: Account, from: From): Promise<SignedIn | Refused> {
    const now = this.parts.now();
    const { session, token } = this.refreshTokens.first();
    const opened: Session = {
      id: session,
      account: account.id,
      current: hashOf(token),
      rotated: now,
      place: this.parts.places.of(from),
      until: now + KEPT_MS,
    };
    if (!(await this.parts.store.openSession(opened, account.generation))) return { refused: 'signed-out' };
    const device = account.kind === 'member' && { device: this.parts.places.deviceOf(account.id) };
    return { ...(await this.signedIn(account, token)), ...device };
  }

  /** A new access token of that session. */
  async access(account: Account, session: string): Promise<AccessAnswer> {
    const { id, name, generation } = account;
    const token = await this.parts.tokens.sign({ id, name, session, generation });
    return { token, expiresIn: ACCESS_SECONDS, ...meOf(account) };
  }

  /** A refresh token for the next one and a new access token. One that was used before signs its device out: two must
   *  hold it. Only right after its use it may come again, from a device that did not get the
   *  answer. `no-session`: the token names no session. */
  async refresh(token: string, from: From): Promise<SignedIn | Refused | 'no-session'> {
    const { store } = this.parts;
    const now = this.parts.now();
    const id = this.refreshTokens.sessionOf(token);
    const session = id === undefined ? undefined : await store.session(id);
    const account = session && session.until > now ? await store.byId(session.account) : undefined;
    if (id === undefined) return 'no-session';
    if (!session || !account) return { refused: 'signed-out' };
    const next = this.refreshTokens.next(token);
    if (isTokenOf(token, session.current)) {
      const place = this.parts.places.of(from);
      const to = { current: hashOf(next), rotated: now, place, until: now + KEPT_MS };
      const rotated = await store.rotate(session.id, session.current, to);
      // Somebody else was quicker by a moment, with the same token: as if the answer had got lost.
      return rotated ? this.signedIn(account, next) : this.refresh(token, from);
    }
    if (isTokenOf(token, session.previous) && now - session.rotated <= LOST_ANSWER_MS) {
      // Looked at once more behind the account: one that is changed already may have closed it in the same step.
      return (await store.session(session.id)) ? this.signedIn(account, next) : { refused: 'signed-out' };
    }
    this.parts.log.warn({ account: account.id }, 'a refresh token was used twice; its device is signed out');
    await store.closeSession(session.id, now + REVOKED_MS);
    return { refused: 'signed-out' };
  }

  /** Signs out this device, or all of the account's. Does nothing if it is already. */
  async signOut(token: string, everywhere: boolean): Promise<void> {
    const { store } = this.parts;
    const id = this.refreshTokens.sessionOf(token);
    const session = id === undefined ? undefined : await store.session(id);
    if (!session) return;
    const until = this.parts.now() + REVOKED_MS;
    if (everywhere) await store.change(session.account, { signsOut: true }, until);
    else await store.closeSession(session.id, until);
  }

  private async signedIn(account: Account, refresh: string): Promise<SignedIn> {
    return { ...(await this.access(account, this.refreshTokens.sessionOf(refresh) ?? '')), refresh };
  }
}

/** Who somebody is, as they see it themselves. */
export const meOf = ({ id, name, kind, email }: Account): Me => ({
  id,
  name,
  kind,
  ...(email !== undefined && { email }),
});
