/** Accounts in one SQL file: the embedded default, for one process. A thread of its own waits for the disk, as for the
 *  journal; each method is one transaction. */
import { z } from 'zod';
import { StoreTooNew } from '../journal/journal.ts';
import { sqlFileElsewhere } from '../sql/sql-elsewhere.ts';
import { type SqlAnswer, type SqlFile, type SqlMode, SqlProblem, type SqlStatement } from '../sql/sql-file.ts';
import type { SqlForm } from '../sql/sql-form.ts';
import { troubleOf } from '../sql/sql-trouble.ts';
import { StartProblem } from '../start-problem.ts';
import {
  type Account,
  type AccountChange,
  type AccountStore,
  EVERY_GENERATION,
  MOST_SESSIONS,
  type Revocation,
  type Session,
} from './store.ts';

/** The form in which the file keeps accounts. A change that older versions cannot read counts it up. */
const FORM = 1;

const TABLES = [
  `CREATE TABLE accounts (
    id TEXT PRIMARY KEY, name TEXT NOT NULL, skeleton TEXT NOT NULL UNIQUE, kind TEXT NOT NULL, email TEXT UNIQUE,
    password_hash TEXT, generation INTEGER NOT NULL, created INTEGER NOT NULL, seen INTEGER NOT NULL
  ) WITHOUT ROWID`,
  "CREATE INDEX guests ON accounts (seen) WHERE kind = 'guest'",
  `CREATE TABLE sessions (
    number INTEGER PRIMARY KEY AUTOINCREMENT, id TEXT NOT NULL UNIQUE, account TEXT NOT NULL, current TEXT NOT NULL,
    previous TEXT, rotated INTEGER NOT NULL, place TEXT NOT NULL, until INTEGER NOT NULL
  )`,
  'CREATE INDEX sessions_of ON sessions (account, number)',
  `CREATE TABLE revoked (
    kind TEXT NOT NULL, id TEXT NOT NULL, below INTEGER NOT NULL, until INTEGER NOT NULL, PRIMARY KEY (kind, id)
  ) WITHOUT ROWID`,
  'CREATE TABLE gone (id TEXT PRIMARY KEY, settled INTEGER NOT NULL) WITHOUT ROWID',
  `PRAGMA user_version = ${FORM}`,
];

export const ACCOUNTS_FORM: SqlForm = {
  form: FORM,
  tables: TABLES,
  json: {},
  saved: ['accounts', 'sessions', 'revoked', 'gone'],
  afterLoss: ['DELETE FROM sessions WHERE account NOT IN (SELECT id FROM accounts)'],
};

const CREATE = `INSERT INTO accounts (id, name, skeleton, kind, email, password_hash, generation, created, seen)
  VALUES (:id, :name, :skeleton, :kind, :email, :hash, :generation, :created, :seen) ON CONFLICT DO NOTHING`;
const BY_ID = 'SELECT * FROM accounts WHERE id = ?';
const BY_EMAIL = 'SELECT * FROM accounts WHERE email = ?';
const BY_SKELETON = 'SELECT * FROM accounts WHERE skeleton = ?';
const CHANGE = `UPDATE OR IGNORE accounts SET generation = generation + 1, name = coalesce(:name, name),
  skeleton = coalesce(:skeleton, skeleton), password_hash = coalesce(:hash, password_hash),
  email = coalesce(:email, email), kind = CASE WHEN :email IS NULL THEN kind ELSE 'member' END
  WHERE id = :id AND (:email IS NULL OR kind = 'guest')
  AND (:by IS NULL OR EXISTS (SELECT 1 FROM sessions WHERE id = :by AND account = :id))`;
/** Comes right after `CHANGE`; does nothing if that did nothing. */
const REVOKE_EARLIER = `INSERT INTO revoked (kind, id, below, until)
  SELECT 'account', id, generation, :until FROM accounts WHERE id = :id AND changes() = 1
  ON CONFLICT (kind, id) DO UPDATE SET below = excluded.below, until = excluded.until`;
/** Comes right after that; does nothing if that did nothing. */
const SIGN_OUT = 'DELETE FROM sessions WHERE account = :id AND :signsOut = 1 AND changes() = 1';
const REVOKE = `INSERT INTO revoked (kind, id, below, until) VALUES (:kind, :id, :below, :until)
  ON CONFLICT (kind, id) DO UPDATE SET below = excluded.below, until = excluded.until`;
const DELETE = 'DELETE FROM accounts WHERE id = ?';
const DEPART = 'INSERT INTO gone (id, settled) SELECT id, 0 FROM accounts WHERE id = ?';
const IDLE_GUESTS = "SELECT id FROM accounts WHERE kind = 'guest' AND seen < ? ORDER BY seen LIMIT ?";
const DEPARTURES = 'SELECT id FROM gone WHERE settled = 0';
const SETTLE = 'UPDATE gone SET settled = 1 WHERE id = ?';
const GONE = 'SELECT id FROM gone WHERE id IN (SELECT value FROM json_each(?))';
const OPEN_SESSION = `INSERT INTO sessions (id, account, current, previous, rotated, place, until)
  SELECT :id, id, :current, :previous, :rotated, :place, :until FROM accounts
  WHERE id = :account AND generation = :generation`;
const CLOSE_OLDEST = `DELETE FROM sessions WHERE account = :account AND number NOT IN
  (SELECT number FROM sessions WHERE account = :account ORDER BY number DESC LIMIT ${MOST_SESSIONS})`;
const SESSION = 'SELECT * FROM sessions WHERE id = ?';
const SESSIONS = 'SELECT * FROM sessions WHERE account = ? AND until > ? ORDER BY number';
const ROTATE = `UPDATE sessions SET previous = current, current = :current, rotated = :rotated, place = :place,
  until = :until WHERE id = :id AND current = :from`;
const SEE = `UPDATE accounts SET seen = :rotated
  WHERE id = (SELECT account FROM sessions WHERE id = :id AND current = :current)`;
const CLOSE_SESSION = 'DELETE FROM sessions WHERE id = ?';
const CLOSE_SESSIONS = 'DELETE FROM sessions WHERE account = ?';
const REVOCATIONS = 'SELECT * FROM revoked WHERE until > ?';
const RUN_OUT = ['DELETE FROM revoked WHERE until <= ?', 'DELETE FROM sessions WHERE until <= ?'];

const text = z.string();
const time = z.number();
const accountRow = z.object({
  id: text,
  name: text,
  skeleton: text,
  kind: z.enum(['guest', 'member']),
  email: text.nullable(),
  password_hash: text.nullable(),
  generation: z.number(),
  created: time,
  seen: time,
});
const sessionRow = z.object({
  id: text,
  account: text,
  current: text,
  previous: text.nullable(),
  rotated: time,
  place: text,
  until: time,
});
const revokedRow = z.object({ kind: z.enum(['account', 'session']), id: text, below: z.number(), until: time });
const idRow = z.object({ id: text });

type Row = SqlAnswer['rows'][number];

const accountIn = (row: Row): Account => {
  const { email, password_hash: hash, ...rest } = accountRow.parse(row);
  return { ...rest, ...(email !== null && { email }), ...(hash !== null && { passwordHash: hash }) };
};

const sessionIn = (row: Row): Session => {
  const { previous, ...rest } = sessionRow.parse(row);
  return { ...rest, ...(previous !== null && { previous }) };
};

const idsIn = (answer: SqlAnswer | undefined): string[] => answer?.rows.map((row) => idRow.parse(row).id) ?? [];

class SqlAccounts implements AccountStore {
  private readonly file: SqlFile;
  private readonly listeners: ((revocation: Revocation) => void)[] = [];

  constructor(file: SqlFile) {
    this.file = file;
  }

  async create({ email, passwordHash, ...account }: Account): Promise<'done' | 'name-taken' | 'email-taken'> {
    const [created, sameEmail] = await this.run(
      [
        { sql: CREATE, args: { ...account, email: email ?? null, hash: passwordHash ?? null } },
        { sql: BY_EMAIL, args: [email ?? null] },
      ],
      'write',
    );
    if (created?.changed === 1) return 'done';
    return sameEmail?.rows.length === 1 ? 'email-taken' : 'name-taken';
  }

  async byId(id: string): Promise<Account | undefined> {
    const [found] = await this.run([{ sql: BY_ID, args: [id] }]);
    return found?.rows.map(accountIn)[0];
  }

  async byEmail(email: string): Promise<Account | undefined> {
    const [found] = await this.run([{ sql: BY_EMAIL, args: [email] }]);
    return found?.rows.map(accountIn)[0];
  }

  async change(id: string, { name, passwordHash, upgradeTo, by, signsOut }: AccountChange, until: number) {
    const email = upgradeTo?.email ?? null;
    const wanted = { name: name?.shown ?? null, skeleton: name?.skeleton ?? null, hash: passwordHash ?? null, email };
    const [changed, , , asks, now, sameName] = await this.run(
      [
        { sql: CHANGE, args: { id, ...wanted, by: by ?? null } },
        { sql: REVOKE_EARLIER, args: { id, until } },
        { sql: SIGN_OUT, args: { id, signsOut: signsOut ? 1 : 0 } },
        { sql: SESSION, args: [by ?? null] },
        { sql: BY_ID, args: [id] },
        { sql: BY_SKELETON, args: [wanted.skeleton] },
      ],
      'write',
    );
    const account = now?.rows.map(accountIn)[0];
    if (!account) return 'unknown';
    if (changed?.changed === 1) {
      this.tell({ account: id, below: account.generation, until });
      return account;
    }
    if (by !== undefined && !asks?.rows.some((row) => row.account === id)) return 'unknown';
    if (upgradeTo && account.kind === 'member') return 'member-already';
    return sameName?.rows.some((row) => row.id !== id) ? 'name-taken' : 'email-taken';
  }

  async delete(id: string, until: number): Promise<boolean> {
    const [, , , deleted] = await this.run(
      [
        { sql: DEPART, args: [id] },
        { sql: REVOKE, args: { kind: 'account', id, below: EVERY_GENERATION, until } },
        { sql: CLOSE_SESSIONS, args: [id] },
        { sql: DELETE, args: [id] },
      ],
      'write',
    );
    // What was overwritten in the file still stands in the write-ahead log, until that is folded in and cut.
    await this.run(['PRAGMA wal_checkpoint(TRUNCATE)']);
    this.tell({ account: id, below: EVERY_GENERATION, until });
    return deleted?.changed === 1;
  }

  async idleGuests(before: number, most: number): Promise<string[]> {
    const [found] = await this.run([{ sql: IDLE_GUESTS, args: [before, most] }]);
    return idsIn(found);
  }

  async departures(): Promise<string[]> {
    const [found] = await this.run([DEPARTURES]);
    return idsIn(found);
  }

  async settleDeparture(id: string): Promise<void> {
    await this.run([{ sql: SETTLE, args: [id] }]);
  }

  async gone(ids: readonly string[]): Promise<string[]> {
    const [found] = await this.run([{ sql: GONE, args: [JSON.stringify(ids)] }]);
    return idsIn(found);
  }

  async openSession({ previous, ...session }: Session, generation: number): Promise<boolean> {
    const statements: SqlStatement[] = [
      { sql: OPEN_SESSION, args: { ...session, previous: previous ?? null, generation } },
      { sql: CLOSE_OLDEST, args: { account: session.account } },
    ];
    const [opened] = await this.run(statements, 'write');
    return opened?.changed === 1;
  }

  async session(id: string): Promise<Session | undefined> {
    const [found] = await this.run([{ sql: SESSION, args: [id] }]);
    return found?.rows.map(sessionIn)[0];
  }

  async sessions(account: string, now: number): Promise<Session[]> {
    const [found] = await this.run([{ sql: SESSIONS, args: [account, now] }]);
    return found?.rows.map(sessionIn) ?? [];
  }

  async rotate(id: string, from: string, to: Pick<Session, 'current' | 'rotated' | 'place' | 'until'>) {
    const [rotated] = await this.run(
      [
        { sql: ROTATE, args: { id, from, ...to } },
        { sql: SEE, args: { id, current: to.current, rotated: to.rotated } },
      ],
      'write',
    );
    return rotated?.changed === 1;
  }

  async closeSession(id: string, until: number): Promise<void> {
    const statements: SqlStatement[] = [
      { sql: CLOSE_SESSION, args: [id] },
      { sql: REVOKE, args: { kind: 'session', id, below: EVERY_GENERATION, until } },
    ];
    await this.run(statements, 'write');
    this.tell({ session: id, until });
  }

  async revocations(now: number): Promise<Revocation[]> {
    const statements = [...RUN_OUT, REVOCATIONS].map((sql) => ({ sql, args: [now] }));
    const found = (await this.run(statements, 'write')).at(-1);
    return (found?.rows ?? []).map((row) => {
      const { kind, id, below, until } = revokedRow.parse(row);
      return kind === 'session' ? { session: id, until } : { account: id, below, until };
    });
  }

  onRevoked(listener: (revocation: Revocation) => void): void {
    this.listeners.push(listener);
  }

  async close(): Promise<void> {
    await this.file.close();
  }

  private tell(revocation: Revocation): void {
    for (const listener of this.listeners) listener(revocation);
  }

  private async run(statements: readonly SqlStatement[], mode?: SqlMode): Promise<SqlAnswer[]> {
    try {
      return await this.file.run(statements, mode);
    } catch (error) {
      throw troubleOf(error, "the accounts' file");
    }
  }
}

/** The accounts that this file keeps. Throws `StoreTooNew`. */
export const accountsOn = async (file: SqlFile, name: string): Promise<AccountStore> => {
  const [version] = await file.run(['PRAGMA user_version']);
  const form = Number(version?.rows[0]?.user_version); // 0 for a new file
  if (form > FORM) throw new StoreTooNew(name, form, FORM);
  await file.run(['PRAGMA journal_mode = WAL']);
  if (form === 0) await file.run(TABLES, 'write');
  return new SqlAccounts(file);
};

/** Opens the accounts kept in that file, and makes the file if there is none. Throws `StoreTooNew`, and a
 *  `StartProblem` for a file that cannot be used. */
export const openSqlAccounts = async (path: string): Promise<AccountStore> => {
  const file = sqlFileElsewhere(path);
  try {
    return await accountsOn(file, path);
  } catch (error) {
    await file.close().catch(() => undefined);
    if (error instanceof SqlProblem) throw new StartProblem(`${path} cannot be used for accounts (${error.reason}).`);
    throw error;
  }
};
