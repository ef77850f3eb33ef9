/** Passwords: hashed by scrypt with a salt of their own (@colyseus/auth). Each takes a good part of a tenth of a second
 *  and 16 MB, on purpose, so only a few are worked on at once and the others wait their turn. */
import { Hash } from '@colyseus/auth/Hash';

/** Node lends its four helper threads to everybody; two are left to the others. */
const AT_ONCE = 2;
/** Longer than this, nobody waits for a sign-in. */
const WAITING_MOST = 100;

/** There are too many passwords to check already. */
export class TooBusy extends Error {
  override readonly name = 'TooBusy';
}

export class Passwords {
  private working = 0;
  private readonly waiting: (() => void)[] = [];
  private nobodys: Promise<string> | undefined;

  /** What is kept of a password. Rejects with `TooBusy`. */
  hash(password: string): Promise<string> {
    return this.inTurn(() => Hash.make(plain(password)));
  }

  /** Whether it is the password of that hash. Without one the answer is no, after the same work. Rejects with `TooBusy`. */
  async matches(password: string, hash: string | undefined): Promise<boolean> {
    this.nobodys ??= Hash.make('nobody has this one');
    const against = hash ?? (await this.nobodys);
    const same = await this.inTurn(() => Hash.verify(plain(password), against));
    return same && hash !== undefined;
  }

  private async inTurn<T>(work: () => Promise<T>): Promise<T> {
    if (this.waiting.length >= WAITING_MOST) throw new TooBusy();
    if (this.working >= AT_ONCE) await new Promise<void>((turn) => this.waiting.push(turn));
    else this.working++;
    try {
      return await work();
    } finally {
      // Whoever waits takes over the place, so that nobody comes in between.
      const next = this.waiting.shift();
      if (next) next();
      else this.working--;
    }
  }
}

/** The same password, whichever way a keyboard writes its letters. */
const plain = (password: string): string => password.normalize('NFKC');
