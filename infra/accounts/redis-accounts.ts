/** Accounts in Redis: for many processes. An account and a session are a hash each; names and e-mails that are taken
 *  point to their accounts. Whatever is more than one command is a script, hence one step.
 *
 *  Revocations are told to all processes at once by a channel. A process that could not hear for a while reads the whole
 *  (small) set again, and does so every few seconds in any case. */
import { z } from 'zod';
import { adoptUntagged } from '../redis/old-names.ts';
import type { Script } from '../redis/script.ts';
import { openInRedis, type RedisLine, type RedisStoreOptions } from '../redis/store-connection.ts';
import { type Ear, openEar } from '../redis/subscriber.ts';
import { StoreTooNew } from '../store-too-new.ts';
import {
  CHANGE,
  CLOSE_SESSION,
  CREATE,
  DELETE,
  OPEN_SESSION,
  REVOCATIONS,
  ROTATE,
  BY_EMAIL as SCRIPT_BY_EMAIL,
  SESSIONS,
} from './redis-scripts.ts';
import {
  type Account,
  type AccountChange,
  type AccountStore,
  EVERY_GENERATION,
  MOST_SESSIONS,
  type Revocation,
  type Session,
} from './store.ts';

const FORM = 1;
/** What was not heard is known after so long. */
const LOOK_AGAIN_MS = 5000;

const accountHash = z.object({
  id: z.string(),
  name: z.string(),
  skeleton: z.string(),
  kind: z.enum(['guest', 'member']),
  email: z.string().optional(),
  passwordHash: z.string().optional(),
  generation: z.coerce.number(),
  created: z.coerce.number(),
  seen: z.coerce.number(),
});
const sessionHash = z.object({
  id: z.string(),
  account: z.string(),
  current: z.string(),
  previous: z.string().optional(),
  rotated: z.coerce.number(),
  place: z.string(),
  until: z.coerce.number(),
});

/** An account as it is kept; nothing where no field is. */
const accountIn = (fields: Readonly<Record<string, string>>): Account | undefined =>
  Object.keys(fields).length === 0 ? undefined : accountHash.parse(fields);

/** `account:ID below until`, or `session:ID …`. */
const revocationIn = (line: string): Revocation | undefined => {
  const [, kind, id = '', below, until] = /^(account|session):(\S+) (\d+) (\d+)$/.exec(line) ?? [];
  if (kind === 'session') return { session: id, until: Number(until) };
  return kind === 'account' ? { account: id, below: Number(below), until: Number(until) } : undefined;
};

const fieldsOf = (given: object): (string | number)[] =>
  Object.entries(given).flatMap(([field, value]) => (value === undefined ? [] : [field, value]));

class RedisAccounts implements AccountStore {
  private readonly line: RedisLine;
  private ear: Ear | undefined;
  private readonly prefix: string;
  private readonly listeners: ((revocation: Revocation) => void)[] = [];
  private readonly looking: ReturnType<typeof setInterval>;

  constructor(line: RedisLine, prefix: string) {
    this.line = line;
    this.prefix = prefix;
    this.looking = setInterval(() => void this.lookAgain(), LOOK_AGAIN_MS);
    this.looking.unref();
  }

  /** From now on hears what all processes revoke. */
  async listening(): Promise<this> {
    this.ear = await openEar(this.line.place, `${this.prefix}revocations`, (line) => {
      const revocation = line === undefined ? undefined : revocationIn(line);
      if (revocation) this.tell(revocation);
      else void this.lookAgain();
    });
    return this;
  }

  async create(account: Account): Promise<'done' | 'name-taken' | 'email-taken'> {
    const { id, skeleton, email = '', seen, kind } = account;
    return this.run(CREATE, id, skeleton, email, seen, kind, ...fieldsOf(account));
  }

  async byId(id: string): Promise<Account | undefined> {
    return accountIn(await this.line.ask((redis) => redis.hGetAll(`${this.prefix}account:${id}`)));
  }

  async byEmail(email: string): Promise<Account | undefined> {
    return accountIn(await this.run(SCRIPT_BY_EMAIL, email));
  }

  async change(
    id: string,
    { name, passwordHash = '', upgradeTo, by = '', signsOut = false }: AccountChange,
    until: number,
  ) {
    const { shown = '', skeleton = '' } = name ?? {};
    const wanted = [shown, skeleton, passwordHash, upgradeTo?.email ?? '', by, signsOut ? 'yes' : 'no'];
    const answer = await this.run(CHANGE, id, until, ...wanted);
    return typeof answer === 'string' ? answer : (accountIn(answer) ?? 'unknown');
  }

  async delete(id: string, until: number): Promise<boolean> {
    return (await this.run(DELETE, id, EVERY_GENERATION, until)) === 'done';
  }

  idleGuests(before: number, most: number): Promise<string[]> {
    const key = `${this.prefix}guests`;
    const LIMIT = { offset: 0, count: most };
    return this.line.ask((redis) => redis.zRange(key, '-inf', `(${before}`, { BY: 'SCORE', LIMIT }));
  }

  departures(): Promise<string[]> {
    return this.line.ask((redis) => redis.sMembers(`${this.prefix}departures`));
  }

  async settleDeparture(id: string): Promise<void> {
    await this.line.ask((redis) => redis.sRem(`${this.prefix}departures`, id));
  }

  async gone(ids: readonly string[]): Promise<string[]> {
    if (ids.length === 0) return [];
    const are = await this.line.ask((redis) => redis.smIsMember(`${this.prefix}gone`, [...ids]));
    return ids.filter((_, i) => are[i] === 1);
  }

  async openSession(session: Session, generation: number): Promise<boolean> {
    const { id, account, until } = session;
    const fields = fieldsOf(session);
    return (await this.run(OPEN_SESSION, id, account, until, MOST_SESSIONS, generation, ...fields)) === 'done';
  }

  async session(id: string): Promise<Session | undefined> {
    const kept = await this.line.ask((redis) => redis.hGetAll(`${this.prefix}session:${id}`));
    return Object.keys(kept).length === 0 ? undefined : sessionHash.parse(kept);
  }

  async sessions(account: string, now: number): Promise<Session[]> {
    const found = await this.run(SESSIONS, account);
    return found.map((fields) => sessionHash.parse(fields)).filter(({ until }) => until > now);
  }

  async rotate(id: string, from: string, to: Pick<Session, 'current' | 'rotated' | 'place' | 'until'>) {
    return (await this.run(ROTATE, id, from, to.current, to.rotated, to.place, to.until)) === 'done';
  }

  async closeSession(id: string, until: number): Promise<void> {
    await this.run(CLOSE_SESSION, id, EVERY_GENERATION, until);
  }

  async revocations(now: number): Promise<Revocation[]> {
    return (await this.run(REVOCATIONS, now)).flatMap((line) => revocationIn(line) ?? []);
  }

  onRevoked(listener: (revocation: Revocation) => void): void {
    this.listeners.push(listener);
  }

  async close(): Promise<void> {
    clearInterval(this.looking);
    this.ear?.close();
    await this.line.close();
  }

  private tell(revocation: Revocation): void {
    for (const listener of this.listeners) listener(revocation);
  }

  private async lookAgain(): Promise<void> {
    try {
      for (const revocation of await this.revocations(Date.now())) this.tell(revocation);
    } catch {
      // Out of reach: nothing can be revoked either, and we look again.
    }
  }

  private run<T>(script: Script<T>, ...args: (string | number)[]): Promise<T> {
    return this.line.run(script, [this.prefix], args);
  }
}

/** Opens the accounts in that Redis. Throws `StoreTooNew`, and a `StartProblem` when Redis cannot be reached. Once open,
 *  it reconnects by itself. */
export const openRedisAccounts = ({
  prefix = 'throneroom:{accounts}:',
  ...at
}: RedisStoreOptions): Promise<AccountStore> =>
  openInRedis(at, async (line) => {
    await adoptUntagged(line.redis, prefix);
    const form = Number((await line.redis.get(`${prefix}form`)) ?? FORM);
    if (form > FORM) throw new StoreTooNew(`The accounts in Redis at ${new URL(at.url).host}`, form, FORM);
    await line.redis.setNX(`${prefix}form`, String(FORM));
    return await new RedisAccounts(line, prefix).listening();
  });
