/** Devices and addresses that an account was signed in from: a wrong password counts for less where the account is known,
 *  and nobody who reads the store can read an address in it. */
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { householdOf } from '../household.ts';
import type { AccountStore } from './store.ts';

/** Where a request came from. */
export interface From {
  readonly address: string;
}

export class SignInPlaces {
  private readonly store: Pick<AccountStore, 'sessions'>;
  private readonly secret: string;
  private readonly now: () => number;

  constructor(store: Pick<AccountStore, 'sessions'>, secret: string, now: () => number) {
    this.store = store;
    this.secret = secret;
    this.now = now;
  }

  /** How the limits call a place where the account was signed in before. */
  async known(account: string, device: string | undefined, from: From): Promise<string | undefined> {
    if (device !== undefined && this.isDeviceOf(account, device)) return `device ${device}`;
    const here = this.of(from);
    const sessions = await this.store.sessions(account, this.now());
    return sessions.some(({ place }) => place === here) ? here : undefined;
  }

  /** What a device of the account is to keep, to be known by at its next sign-in. */
  deviceOf(account: string): string {
    const own = randomBytes(16).toString('base64url');
    return `${own}.${this.keyed(`device ${own} of ${account}`)}`;
  }

  private isDeviceOf(account: string, device: string): boolean {
    // Nothing may stand behind it: each text that is known counts as a place of its own.
    const [own = '', ...rest] = device.split('.');
    const seal = rest.join('.');
    const [given, ours] = [Buffer.from(seal), Buffer.from(this.keyed(`device ${own} of ${account}`))];
    return given.length === ours.length && timingSafeEqual(given, ours);
  }

  /** An address as it is kept: nobody can read it back. Of an IPv6 address the part that names a household. */
  of({ address }: From): string {
    return this.keyed(`place ${householdOf(address)}`);
  }

  /** The text as a keyed hash. */
  keyed(text: string): string {
    return createHmac('sha256', this.secret).update(text).digest('base64url');
  }
}
