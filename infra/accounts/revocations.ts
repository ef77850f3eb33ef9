/** Access tokens that are not believed though they are well signed and young: their device was signed out, their account
 *  was changed since, or deleted. Every door asks, so the answer comes from memory; the store tells all processes what is
 *  new. A revocation is forgotten when the last token that it concerns has run out by itself. */
import type { AccountStore, Revocation } from './store.ts';

/** Forgetting is cheap, but need not happen at each new one. */
const TIDY_EVERY = 1000;

export class Revocations {
  /** Those that the store knows, and from now on each new one. */
  static async of(store: AccountStore, now: () => number = Date.now): Promise<Revocations> {
    const revocations = new Revocations(now);
    store.onRevoked((revocation) => revocations.add(revocation));
    for (const revocation of await store.revocations(now())) revocations.add(revocation);
    return revocations;
  }

  private readonly now: () => number;
  private readonly sessions = new Map<string, number>();
  private readonly accounts = new Map<string, { readonly below: number; readonly until: number }>();
  private added = 0;

  constructor(now: () => number) {
    this.now = now;
  }

  /** Whether that token is not to be believed. */
  has({ id, session, generation }: { readonly id: string; readonly session: string; readonly generation: number }) {
    const account = this.accounts.get(id);
    return this.sessions.has(session) || (account !== undefined && generation < account.below);
  }

  private add(revocation: Revocation): void {
    if ('session' in revocation) this.sessions.set(revocation.session, revocation.until);
    // Words may overtake each other on their way: an account's lowest generation only rises.
    else if (revocation.below >= (this.accounts.get(revocation.account)?.below ?? 0))
      this.accounts.set(revocation.account, revocation);
    if (++this.added % TIDY_EVERY === 0) this.forgetOld();
  }

  private forgetOld(): void {
    const now = this.now();
    for (const [id, until] of this.sessions) if (until <= now) this.sessions.delete(id);
    for (const [id, { until }] of this.accounts) if (until <= now) this.accounts.delete(id);
  }
}
