/** The way back to a match whose line dropped, wherever the match lives by then.
 *
 *  A process is asked first to see that the match is open (`POST /api/matches/:id/resume`), since a match whose process
 *  died opens again only when somebody asks for it; then the match is joined by its id, and the server knows our seat by
 *  our token. One that ran out is replaced before we knock. A server that does not know the question is joined all the same. */
import type { Client, Room } from '@colyseus/sdk';
import { DOOR } from '../protocol/codes.ts';
import type { JoinOptions } from '../protocol/messages.ts';
import type { TokenSource } from './account.ts';
import { freshen } from './clients.ts';
import { inTime, TooLate } from './in-time.ts';

/** What knocking once at every address came to. */
export type Knock<S> =
  | { readonly room: Room<unknown, S> }
  /** The match is being opened; it is there in a moment. */
  | 'pending'
  /** No address knows the match. That may be wrong while it moves from one process to another. */
  | 'missing'
  /** The match is over, or was ended, and nobody holds it open. */
  | 'gone'
  /** The server will not have us, however often we ask. */
  | 'refused'
  /** No address gave an answer that helps. */
  | 'unreachable';

/** The server's word that there is no such match. */
const NO_SUCH_MATCH = 522;
const END_IT: readonly unknown[] = [DOOR.badOptions, DOOR.unknownPlayer, DOOR.badInvite];
/** A process that stands still answers nothing: the next address is asked after so long. */
const ASK_PATIENCE_MS = 1500;
/** So long a knock that was given up may still be let in. */
const LATE_MS = 60_000;
const PENDING = 202;
const GONE = 410;

export class WayBack<S> {
  private readonly id: string;
  private readonly enter: (client: Client, id: string, options: JoinOptions) => Promise<Room<unknown, S>>;
  /** The own address first; one that does not answer goes to the end. */
  private readonly clients: Client[];

  private readonly fresh: TokenSource | undefined;
  private lateUntil = 0;

  constructor(id: string, clients: readonly Client[], enter: WayBack<S>['enter'], fresh?: TokenSource) {
    this.id = id;
    this.enter = enter;
    this.clients = [...clients];
    this.fresh = fresh;
  }

  /** A knock of our own that was given up may be let in yet, and would take the seat from the line that came after it. */
  get mayComeLate(): boolean {
    return Date.now() < this.lateUntil;
  }

  /** Tries every address once. */
  async knock(): Promise<Knock<S>> {
    let missing = false;
    if (await this.isSignedOut()) return 'refused';
    for (const client of [...this.clients]) {
      const opened = await this.askToOpen(client);
      if (opened === 'pending' || opened === 'gone') return opened;
      const came = opened === 'unreachable' ? 'unreachable' : await this.join(client);
      if (typeof came === 'object' || came === 'refused') return came;
      if (came === 'unreachable') this.askLast(client);
      else missing = true;
    }
    return missing ? 'missing' : 'unreachable';
  }

  private async isSignedOut(notThis?: string): Promise<boolean> {
    return (await freshen(this.clients, this.fresh, notThis)) === 'signed-out';
  }

  private askLast(client: Client): void {
    this.clients.splice(this.clients.indexOf(client), 1);
    this.clients.push(client);
  }

  private async askToOpen(client: Client): Promise<'open' | 'pending' | 'gone' | 'unreachable'> {
    const path = `/api/matches/${encodeURIComponent(this.id)}/resume`;
    try {
      const { status } = await client.http.post(path, { signal: AbortSignal.timeout(ASK_PATIENCE_MS) });
      return status === PENDING ? 'pending' : 'open';
    } catch (error) {
      // Answered, but not as hoped: a server that cannot reopen matches, or not this one; joining shows which. One that
      // fails may do better in a moment.
      const status = wordIn(error, 'status');
      if (status === GONE) return 'gone';
      return typeof status === 'number' && status < 500 ? 'open' : 'unreachable';
    }
  }

  private async join(client: Client): Promise<Exclude<Knock<S>, 'pending' | 'gone'>> {
    try {
      return { room: await inTime(this.enter(client, this.id, {})) };
    } catch (error) {
      if (error instanceof TooLate) this.lateUntil = Date.now() + LATE_MS;
      const code = wordIn(error, 'code');
      if (code === NO_SUCH_MATCH) return 'missing';
      if (code === DOOR.unknownPlayer && this.fresh) {
        // Not for its age, then: the next knock comes with another token, or nobody of ours is signed in.
        return (await this.isSignedOut(client.auth.token)) ? 'refused' : 'unreachable';
      }
      return END_IT.includes(code) ? 'refused' : 'unreachable';
    }
  }
}

const wordIn = (error: unknown, name: 'code' | 'status'): unknown =>
  error instanceof Error ? Reflect.get(error, name) : undefined;
