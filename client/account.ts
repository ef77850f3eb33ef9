/** A player's account as a client has it: becomes a guest, signs in, keeps the tokens, and has a new access token ready
 *  whenever one is needed. The page, the load tests and clients of your own share it. */
import type { Me, MeAnswer } from '../protocol/account-messages.ts';

/** What a device keeps of its player. */
export interface Player extends Me {
  readonly token: string;
  /** When the token runs out, by this device's clock, in milliseconds since 1970. */
  readonly until: number;
  /** Good once; empty for a guest of an older version, whose token is traded in instead. */
  readonly refresh: string;
  readonly device?: string;
}

/** Where a device keeps it. */
export interface PlayerStore {
  read(): Player | undefined;
  write(player: Player | undefined): void;
}

/** The store of a client that forgets with its process. */
export const storeInMemory = (): PlayerStore => {
  let kept: Player | undefined;
  return {
    read: () => kept,
    write: (player) => {
      kept = player;
    },
  };
};

/** An access token that is good for a while. `notThis` is one that was just refused. */
export type TokenSource = (notThis?: string) => Promise<string>;

/** The server said no, in its own words. */
export class AccountRefusal extends Error {
  override readonly name = 'AccountRefusal';
  /** One of `AccountCode`. */
  readonly code: string;
  readonly status: number;
  constructor(code: string, status: number, message: string) {
    super(message);
    this.code = code;
    this.status = status;
  }
}

/** This device is not signed in any more, or never was: somebody must sign in. */
export class SignedOut extends Error {
  override readonly name = 'SignedOut';
  readonly code = 'signed-out';
  constructor() {
    super('This device is signed out.');
  }
}

/** A token with less than this left is replaced before it is used: joining a match may take a moment. */
const SPARE_MS = 60_000;
const ANSWER_PATIENCE_MS = 5000;
const WORDS = { 'Content-Type': 'application/json' };

/** Does one such work at a time. */
export type Alone = (work: () => Promise<string>) => Promise<string>;

type Method = 'GET' | 'POST' | 'DELETE';

export class PlayerAccount {
  private readonly endpoints: readonly string[];
  private readonly store: PlayerStore;
  private readonly alone: Alone;
  private refreshing: Promise<string> | undefined;

  /** `endpoints` are the addresses of the server's processes; the first that answers is asked. `alone` keeps those who
   *  share the store (tabs of one browser) from replacing the token at the same time; without it a used token may come
   *  twice within moments, which the server forgives. */
  constructor(endpoints: readonly string[], store: PlayerStore, alone: Alone = (work) => work()) {
    this.endpoints = endpoints;
    this.store = store;
    this.alone = alone;
  }

  /** Who this device plays as. */
  get player(): Player | undefined {
    return this.store.read();
  }

  /** An access token with some minutes left. Rejects with `SignedOut`, and as `fetch` does when no server answers. */
  readonly token: TokenSource = async (notThis) => {
    const good = this.goodToken(notThis);
    if (good !== undefined) return good;
    this.refreshing ??= this.alone(() => this.refresh(notThis)).finally(() => {
      this.refreshing = undefined;
    });
    return this.refreshing;
  };

  async becomeGuest(name: string): Promise<Player> {
    return this.keep(await this.ask('POST', '/api/guest', { name }));
  }

  async register(name: string, email: string, password: string): Promise<Player> {
    return this.keep(await this.ask('POST', '/api/account/register', { name, email, password }));
  }

  /** The guest of this device becomes a member, and stays who it is. */
  async upgrade(email: string, password: string): Promise<Player> {
    return this.keep(await this.asMyself('POST', '/api/account/register', { email, password }));
  }

  async signIn(email: string, password: string, device?: string): Promise<Player> {
    return this.keep(await this.ask('POST', '/api/account/sign-in', { email, password, device }));
  }

  /** Forgets who plays here, even when the server cannot be told. */
  async signOut(everywhere = false): Promise<void> {
    const refresh = this.player?.refresh;
    if (refresh && everywhere) await this.ask('POST', '/api/account/sign-out', { refresh, everywhere });
    this.store.write(undefined);
    if (refresh && !everywhere) await this.ask('POST', '/api/account/sign-out', { refresh }).catch(() => undefined);
  }

  async rename(name: string): Promise<Player> {
    return this.keep(await this.asMyself('POST', '/api/account/name', { name }));
  }

  async changePassword(current: string, password: string): Promise<Player> {
    return this.keep(await this.asMyself('POST', '/api/account/password', { current, password }));
  }

  /** Deletes the account and everything of it; a member says the password. */
  async remove(password?: string): Promise<void> {
    await this.asMyself('DELETE', '/api/account', { password });
    this.store.write(undefined);
  }

  async me(): Promise<MeAnswer> {
    const answer = await this.asMyself('GET', '/api/account');
    return { ...meIn(answer), created: numberIn(answer, 'created'), devices: numberIn(answer, 'devices') };
  }

  /** Asks with our token; one that is refused is replaced, once. */
  async asMyself(method: Method, path: string, body?: object): Promise<Answer> {
    const token = await this.token();
    try {
      return await this.ask(method, path, body, token);
    } catch (error) {
      if (!(error instanceof AccountRefusal) || error.code !== 'no-token') throw error;
      return this.ask(method, path, body, await this.token(token));
    }
  }

  private goodToken(notThis: string | undefined): string | undefined {
    const { player } = this;
    if (!player) throw new SignedOut();
    return player.token !== notThis && player.until - Date.now() > SPARE_MS ? player.token : undefined;
  }

  private async refresh(notThis: string | undefined): Promise<string> {
    // Another tab may have been quicker.
    const good = this.goodToken(notThis);
    const before = this.player;
    if (good !== undefined || !before) return good ?? Promise.reject(new SignedOut());
    try {
      const answer = await this.ask('POST', '/api/account/refresh', {
        refresh: before.refresh || before.token,
      });
      return this.keep(answer).token;
    } catch (error) {
      if (!(error instanceof AccountRefusal) || error.code !== 'signed-out') throw error;
      const now = this.player;
      if (now && now.refresh !== before.refresh) return now.token;
      throw new SignedOut();
    }
  }

  /** Keeps what was answered; an answer without a new refresh token leaves the old one. */
  private keep(answer: Answer): Player {
    const me = meIn(answer);
    const before = this.player;
    const ours = before?.id === me.id ? before : undefined;
    const device = textIn(answer, 'device') ?? ours?.device;
    const player: Player = {
      ...me,
      token: needed(textIn(answer, 'token'), 'token'),
      until: Date.now() + numberIn(answer, 'expiresIn') * 1000,
      refresh: textIn(answer, 'refresh') ?? ours?.refresh ?? '',
      ...(device !== undefined && { device }),
    };
    this.store.write(player);
    return player;
  }

  /** The first address that answers does; what it refuses is refused. */
  private async ask(method: Method, path: string, body?: object, token?: string): Promise<Answer> {
    let failure: unknown;
    for (const endpoint of this.endpoints) {
      let response: Response;
      try {
        response = await fetch(`${endpoint}${path}`, {
          method,
          headers: { ...(body && WORDS), ...(token !== undefined && { Authorization: `Bearer ${token}` }) },
          ...(body && { body: JSON.stringify(body) }),
          signal: AbortSignal.timeout(ANSWER_PATIENCE_MS),
        });
      } catch (error) {
        failure = error;
        continue;
      }
      const answer = recordIn(await response.json().catch(() => ({})));
      if (response.ok) return answer;
      const message = textIn(answer, 'message') ?? 'The server refused this.';
      throw new AccountRefusal(textIn(answer, 'code') ?? 'refused', response.status, message);
    }
    throw failure;
  }
}

/** What the server answers, before it is looked at. */
type Answer = Readonly<Record<string, unknown>>;

const recordIn = (value: unknown): Answer => (typeof value === 'object' && value !== null ? { ...value } : {});

const textIn = (answer: Answer, name: string): string | undefined => {
  const value = answer[name];
  return typeof value === 'string' && value !== '' ? value : undefined;
};

const needed = <T>(value: T | undefined, name: string): T => {
  if (value === undefined) throw new Error(`The server's answer has no ${name}; is it a server of another kind?`);
  return value;
};

const numberIn = (answer: Answer, name: string): number => {
  const value = answer[name];
  return needed(typeof value === 'number' ? value : undefined, name);
};

const meIn = (answer: Answer): Me => {
  const email = textIn(answer, 'email');
  return {
    id: needed(textIn(answer, 'id'), 'id'),
    name: needed(textIn(answer, 'name'), 'name'),
    kind: answer.kind === 'member' ? 'member' : 'guest',
    ...(email !== undefined && { email }),
  };
};
