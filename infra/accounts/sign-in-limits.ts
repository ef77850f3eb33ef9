/** How often a password may be tried, so that guessing does not pay and yet nobody can lock an owner out.
 *
 *  Tries are counted by account and place together: after a few wrong ones, each next one from that place waits twice
 *  as long, up to some minutes, and all of it fades within the hour. Someone who guesses from elsewhere counts for
 *  their own place. Against guesses from very many places there is also a limit by account, and against one place that
 *  tries very many accounts a limit by place; both hold only for places that the account was never signed in from.
 *  Tries count when they begin, so a hundred at once are a hundred. */

import { type RateLimiterAbstract, RateLimiterRes } from 'rate-limiter-flexible';
import { limiterOn } from '../limits/redis-limiter.ts';
import type { RedisLine } from '../redis/store-connection.ts';

/** A password is to be tried. All texts are keyed hashes: nobody reads addresses out of a limit. */
export interface Try {
  /** The account, or the e-mail it would have if there were one. */
  readonly account: string;
  /** The device or the address. */
  readonly place: string;
  /** The account was signed in from there before. */
  readonly known: boolean;
}

/** What became of a try. One that nobody reports back counts as wrong. */
export interface Admitted {
  right(): Promise<void>;
  wrong(): void;
  /** The password was not looked at. */
  notTried(): Promise<void>;
}

export interface SignInLimits {
  /** Lets a try begin, or returns how many seconds it must wait. */
  enter(attempt: Try): Promise<Admitted | { readonly wait: number }>;
  close(): Promise<void>;
}

export interface Pace {
  /** Wrong tries from one place without any wait. */
  readonly free: number;
  /** The first wait and the longest, in seconds. */
  readonly firstWait: number;
  readonly longestWait: number;
  /** After that many seconds, what was counted is forgotten. */
  readonly fades: number;
  /** Wrong tries within that time from one place, and for one account, where the account is not known there. */
  readonly perPlace: number;
  readonly perAccount: number;
}

const PACE: Pace = { free: 5, firstWait: 2, longestWait: 300, fades: 3600, perPlace: 60, perAccount: 200 };

/** After so long most of what is under way has been looked at. */
const JUDGED_WITHIN_MS = 2000;
/** Never reached: such a limiter only counts. */
const UNLIMITED = 1_000_000_000;

class Limits implements SignInLimits {
  private readonly pace: Pace;
  private readonly wrong: RateLimiterAbstract;
  private readonly waits: RateLimiterAbstract;
  private readonly places: RateLimiterAbstract;
  private readonly accounts: RateLimiterAbstract;
  private readonly line: RedisLine | undefined;
  /** How many tries are under way in this process, by what they are counted under: they count, and may yet be right. */
  private readonly underWay = new Map<string, number>();

  constructor(pace: Pace, line: RedisLine | undefined) {
    this.pace = pace;
    this.line = line;
    this.wrong = this.limiter('wrong', UNLIMITED);
    this.waits = this.limiter('wait', 1);
    this.places = this.limiter('place', pace.perPlace);
    this.accounts = this.limiter('account', pace.perAccount);
  }

  async enter({ account, place, known }: Try): Promise<Admitted | { readonly wait: number }> {
    const here = `${account} ${place}`;
    const counted: [RateLimiterAbstract, string][] = [];
    const takenBack = async (): Promise<void> => {
      for (const [limiter, key] of counted) await limiter.reward(key);
    };
    counted.push([this.wrong, here]);
    const { consumedPoints } = await this.wrong.penalty(here);
    let wait = await this.waitHere(here, consumedPoints);
    const further: typeof counted = known
      ? []
      : [
          [this.places, place],
          [this.accounts, account],
        ];
    for (const [limiter, key] of further) {
      if (wait !== undefined) break;
      wait = await taken(limiter, key);
      // A crowd that signs in at once from one address is told to come again in a moment, not in an hour.
      if (wait !== undefined && this.underWay.has(key)) wait = Math.min(wait, JUDGED_WITHIN_MS);
      counted.push([limiter, key]);
    }
    if (wait !== undefined) {
      await takenBack();
      return { wait: Math.max(1, Math.ceil(wait / 1000)) };
    }
    const judged = this.begin(further.map(([, key]) => key));
    const notTried = async (): Promise<void> => {
      judged();
      await takenBack();
    };
    const right = async (): Promise<void> => {
      await notTried();
      await this.wrong.delete(here);
      await this.waits.delete(here);
    };
    return { right, wrong: judged, notTried };
  }

  /** Returns how to say that the try is under way no more. */
  private begin(keys: readonly string[]): () => void {
    const { underWay } = this;
    for (const key of keys) underWay.set(key, (underWay.get(key) ?? 0) + 1);
    return () => {
      for (const key of keys) {
        const left = (underWay.get(key) ?? 0) - 1;
        if (left > 0) underWay.set(key, left);
        else underWay.delete(key);
      }
    };
  }

  async close(): Promise<void> {
    await this.line?.close();
  }

  /** The wait in milliseconds after that many tries from there; the first that comes after a wait begins the next
   *  one. */
  private async waitHere(here: string, tries: number): Promise<number | undefined> {
    const { free, firstWait, longestWait } = this.pace;
    if (tries <= free) return undefined;
    const customDuration = Math.min(longestWait, firstWait * 2 ** (tries - free - 1));
    return taken(this.waits, here, { customDuration });
  }

  private limiter(name: string, points: number): RateLimiterAbstract {
    return limiterOn(this.line, { points, duration: this.pace.fades, keyPrefix: `throneroom:sign-in:${name}` });
  }
}

/** Takes one point. Returns the milliseconds to wait when none is left. */
const taken = async (
  limiter: RateLimiterAbstract,
  key: string,
  options?: { readonly customDuration: number },
): Promise<number | undefined> => {
  try {
    await limiter.consume(key, 1, options);
    return undefined;
  } catch (error) {
    if (error instanceof RateLimiterRes) return error.msBeforeNext;
    throw error;
  }
};

/** Limits of this process alone, or with Redis of all of them. */
export const openSignInLimits = async (redisUrl?: string, pace: Partial<Pace> = {}): Promise<SignInLimits> => {
  const whole = { ...PACE, ...pace };
  if (redisUrl === undefined) return new Limits(whole, undefined);
  const { RedisLine } = await import('../redis/store-connection.ts');
  return new Limits(whole, await RedisLine.open({ url: redisUrl }));
};
