/** The base of every room. An exception in one room closes that room, with an incident id in the log, and touches no
 *  other; nobody comes in without a token; nobody floods it; a room that nobody needs is closed by the watchdog. */
import { type AuthContext, type Client, type Deferred, Room, type RoomException } from '@colyseus/core';
import type { Schema } from '@colyseus/schema';
import { atMost, type Log } from '../../infra/log.ts';
import { StoreTrouble } from '../../infra/store-trouble.ts';
import type { Tokens, User } from '../../infra/tokens.ts';
import { CLOSE, DOOR } from '../../protocol/messages.ts';
import { DoorRefusal } from './door-refusal.ts';
import { guardFrames } from './frames.ts';
import { cutSilent } from './handshakes.ts';
import { report } from './incident.ts';
import { guardPlaces, type Limit, type RoomPlaces } from './places.ts';
import type { RoomContext } from './room-context.ts';
import { SharingSerializer } from './sharing-serializer.ts';
import { startWatching, stopWatching, type Watched, watchedRooms } from './watchdog.ts';

/** Who comes in, and from which address, as limits count it. */
export interface Visitor extends User {
  readonly address?: string | undefined;
}

/** A connection of a known player. */
export type PlayerClient = Client<{ auth: Visitor }>;

/** A line that broke, and may be resumed. */
interface BrokenLine {
  readonly client: PlayerClient;
  readonly resumed: Deferred<PlayerClient>;
}

/** Patches go out with each change, never by time: a room without changes costs nothing. (`null` and 0 would make
 *  Colyseus tick 60 times a second; this is the longest a timer may wait.) */
const NEVER = 2 ** 31 - 1;

const REFUSED_PLACE: Readonly<Record<Limit, string>> = {
  player: 'a player has as many places as one may have',
  address: 'an address has as many places as one may have; behind a reverse proxy see THRONEROOM_PROXIES',
};
const COMPLAINTS_A_MINUTE = 10;
const mayComplain = atMost(COMPLAINTS_A_MINUTE);

export abstract class BaseRoom<S extends object> extends Room<{ state: S; client: PlayerClient }> implements Watched {
  override patchRate = NEVER;
  override autoDispose = false;

  protected abstract readonly context: RoomContext;
  private ownLog: Log | undefined;
  /** By the token that resumes each. */
  private readonly broken = new Map<string, BrokenLine>();
  private readonly places: RoomPlaces;
  private serializer: SharingSerializer<Schema> | undefined;

  constructor() {
    super();
    guardFrames(this, {
      perSecond: () => this.context.settings.messagesPerSecond,
      onBadTraffic: (client, reason) => {
        this.log.info({ client: client.sessionId, reason }, 'closed a connection');
        client.leave(CLOSE.badTraffic, reason.slice(0, 100));
      },
    });
    this.places = guardPlaces(this, {
      places: () => this.context.places,
      isSeated: (player) => this.isSeated(player),
      onRefused: (limit) => {
        if (mayComplain()) this.log.warn({ limit }, REFUSED_PLACE[limit]);
      },
    });
  }

  /** Colyseus brings one with each state. */
  override setSerializer(): void {
    this.serializer = new SharingSerializer();
    super.setSerializer(this.serializer);
  }

  /** Shows what has changed to all others first, then to that client; `write` changes what it alone sees, in between. */
  protected broadcastPatchLastTo(client: PlayerClient, write: () => void): void {
    if (!this.serializer) throw new Error('a room without state has nothing to show: give it one first');
    this.serializer.last = { client, write };
    this.broadcastPatch();
  }

  /** The log, with this room's id on every line. */
  protected get log(): Log {
    this.ownLog ??= this.context.log.child({ room: this.roomName, match: this.roomId });
    return this.ownLog;
  }

  /** Why the room should be closed now, or nothing. Asked once a second. */
  protected abstract noLongerNeeded(now: number): string | undefined;

  // ---- who may resume a line ---------------------------------------------------------------------------------------

  /** Whether that reconnection token is one of the player's own. */
  isResumedBy(player: string, token: string): boolean {
    const live = this.clients.find(({ reconnectionToken }) => reconnectionToken === token);
    const client = live ?? this.broken.get(token)?.client;
    return client !== undefined && userOf(client).id === player;
  }

  /** Keeps the place of a line that broke. Colyseus 0.18 would leave its timer running when the line is resumed or given up,
   *  and with it the room in memory; so the timer is ours. */
  override allowReconnection(client: PlayerClient, seconds: number | 'manual'): Deferred<PlayerClient> {
    const { reconnectionToken } = client;
    const resumed = super.allowReconnection(client, 'manual');
    const late = (): void => resumed.reject(new Error('too late'));
    const timer = seconds === 'manual' ? undefined : setTimeout(late, seconds * 1000);
    const settled = (): void => {
      clearTimeout(timer);
      this.broken.delete(reconnectionToken);
    };
    this.broken.set(reconnectionToken, { client, resumed });
    Promise.resolve(resumed).then(settled, settled);
    return resumed;
  }

  /** Connections and broken lines: whoever holds a place that was taken. */
  protected get holders(): readonly PlayerClient[] {
    return [...this.clients, ...[...this.broken.values()].map(({ client }) => client)];
  }

  /** Nobody comes back on the broken lines of which that is true, or on the first `most` of them. */
  protected giveUp(which: (client: PlayerClient) => boolean, most = Number.POSITIVE_INFINITY): void {
    const those = [...this.broken].filter(([, { client }]) => which(client)).slice(0, most);
    for (const [token, { resumed }] of those) {
      this.broken.delete(token);
      resumed.reject(new Error('given up'));
    }
  }

  /** Whether the player has a seat here. */
  protected isSeated(_player: string): boolean {
    return false;
  }

  /** Colyseus asks this for the session that a token resumes, and cuts its line if it is still live: only for its own
   *  player, who is named along with it (`resumptionBy`). */
  override checkReconnectionToken(asked: string): string {
    const at = asked.indexOf(' ');
    const token = asked.slice(at + 1);
    return this.isResumedBy(asked.slice(0, Math.max(at, 0)), token) ? super.checkReconnectionToken(token) : '';
  }

  /** Cuts every line of an account that is gone. */
  sendAway(player: string): void {
    for (const client of [...this.clients]) if (client.auth?.id === player) client.leave(CLOSE.accountGone);
    this.giveUp((client) => userOf(client).id === player);
  }

  /** Runs what lets somebody in. What it throws on purpose reaches the client; anything else is an incident. */
  protected async atTheDoor<T>(what: string, enter: () => T | Promise<T>): Promise<T> {
    try {
      return await enter();
    } catch (error) {
      if (error instanceof DoorRefusal) throw error;
      if (error instanceof StoreTrouble) throw new DoorRefusal(DOOR.full, 'Nothing can be kept now; try again later.');
      const incident = this.failOrGo(error, what);
      if (incident === undefined) throw new DoorRefusal(DOOR.full, 'It goes on in another process; try again.');
      throw new DoorRefusal(DOOR.failed, `Something went wrong on the server (incident ${incident}).`);
    }
  }

  /** Closes the room after something that must not happen, and returns the incident's id. A room that may go on in another process
   *  returns nothing when that is all that happened. */
  protected failOrGo(error: unknown, where: string): string | undefined {
    return this.fail(error, where);
  }

  /** Closes the room after something that must not happen, and returns the incident's id. */
  protected fail(error: unknown, where: string): string {
    const words = 'the room failed and is closed';
    const incident = report(this.context, { error, room: this.roomId, where, words }, this.log);
    // After the answer to the request that failed, so that its sender learns the incident.
    setImmediate(() => this.close(CLOSE.matchClosed));
    return incident;
  }

  /** Sends everybody away and ends the room. */
  protected close(code: number): void {
    // It throws while the room is being created, when Colyseus discards the room by itself.
    try {
      this.disconnect(code).catch((error: unknown) => this.log.error({ err: error }, 'the room did not end cleanly'));
    } catch (error) {
      this.log.debug({ err: error }, 'closed while being created');
    }
  }

  watch(now: number): void {
    try {
      this.clock.tick();
      this.places.tidy();
      for (const { sessionId } of cutSilent(this.clients, now)) this.log.info({ client: sessionId }, 'never came in');
      const reason = this.noLongerNeeded(now);
      if (!reason) return;
      this.log.info({ reason }, 'closed');
      this.close(CLOSE.matchClosed);
    } catch (error) {
      this.fail(error, 'watch');
    }
  }

  /** Colyseus hands every exception of a handler to this; without it the process would end. */
  override onUncaughtException(error: RoomException, where: string): void {
    this.onFailure(error.cause ?? error, where);
  }

  /** Something threw that nobody caught. */
  protected onFailure(error: unknown, where: string): void {
    if (!(error instanceof DoorRefusal)) this.failOrGo(error, where);
  }

  override onBeforeShutdown(): void {
    this.close(CLOSE.restart);
  }

  override onDispose(): void {
    this.giveUp(() => true);
    this.places.close();
    stopWatching(this);
  }

  protected startWatching(): void {
    startWatching(this);
  }
}

/** A reconnection token and who would use it, as one text. */
export const resumptionBy = (player: string, token: string): string => `${player} ${token}`;

/** Cuts every line that the account has on this process. */
export const sendAway = (player: string): void => {
  for (const room of watchedRooms()) if (room instanceof BaseRoom) room.sendAway(player);
};

/** The token check of a room class: who comes in becomes `client.auth`. Colyseus gives a new room's `onCreate` nothing
 *  of its creator but the options, so the creator is put among them, over anything a client may have put there. */
export const checkToken =
  (tokens: Tokens) =>
  async (token: string, options: unknown, { ip }: AuthContext): Promise<Visitor> => {
    const user = await tokens.read(token);
    if (!user)
      throw new DoorRefusal(
        DOOR.unknownPlayer,
        'No valid token: get one from POST /api/account/refresh, or as a guest from POST /api/guest.',
      );
    if (typeof options !== 'object' || options === null || Array.isArray(options)) {
      throw new DoorRefusal(DOOR.badOptions, 'The options must be an object.');
    }
    Object.assign(options, { creator: user });
    // The door has put there what limits count (`guardFrontDoor`).
    return { ...user, address: typeof ip === 'string' ? ip : undefined };
  };

/** Who speaks on a connection. */
export const userOf = (client: PlayerClient): Visitor => {
  if (!client.auth) throw new Error('a client without a token came past the door');
  return client.auth;
};
