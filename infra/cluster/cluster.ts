/** What makes this process one of several: Colyseus on Redis, a beat that lets the others know of it, placement, a
 *  reaper. */

import { setTimeout as sleep } from 'node:timers/promises';
import { matchMaker } from '@colyseus/core';
import type { Log } from '../log.ts';
import { isHeard, type RedisClient } from '../redis/client.ts';
import { CalmDriver, CalmPresence, RedisLines } from '../redis/connections.ts';
import { StoreTrouble } from '../store-trouble.ts';
import { Placement } from './placement.ts';
import { Processes, ROOM_COUNTS_KEY } from './processes.ts';
import { Reaper } from './reaper.ts';
import type { OneTimeOptions } from './room-options.ts';
import { openMatches } from './standing-rooms.ts';

/** How long a process that stands still may take to answer for its room. */
const ANSWER_MS = 250;
/** How long Redis may take to say whether anybody listens for a room. */
const REDIS_MS = 800;
/** How long rooms may take to close, and how long the process answers their players after that. */
const DRAIN_MS = 4000;
const LINGER_MS = 1000;

export interface ClusterParts {
  readonly redisUrl: string;
  /** Where clients reach this process. */
  readonly address: string;
  readonly maxMatches: number;
  readonly log: Log;
  readonly roomOptions: OneTimeOptions;
}

export class Cluster {
  /** Reaches Redis, or throws a `StartProblem`. */
  static async open(parts: ClusterParts): Promise<Cluster> {
    return new Cluster(parts, await RedisLines.open(parts.redisUrl, parts.log));
  }

  private readonly parts: ClusterParts;
  private readonly lines: RedisLines;
  private readonly redis: RedisClient;
  private processes: Processes | undefined;
  private placement: Placement | undefined;
  private stage: 'starting' | 'open' | 'draining' = 'starting';

  private constructor(parts: ClusterParts, lines: RedisLines) {
    this.parts = parts;
    this.lines = lines;
    this.redis = lines.connect();
  }

  /** What Colyseus is started with. Each part has connections of its own, because each ends its own. */
  options() {
    return {
      presence: new CalmPresence(this.lines),
      driver: new CalmDriver(this.lines.connect()),
      publicAddress: this.parts.address,
      // Only `Placement` passes matches on.
      selectProcessIdToCreateRoom: async () => matchMaker.processId,
    };
  }

  /** Becomes known to the others, once Colyseus is set up. They send no matches yet. */
  async enter(): Promise<void> {
    const { log } = this.parts;
    const reaper = new Reaper({ redis: this.redis, driver: matchMaker.driver, log });
    const complain = (error: unknown): void => log.error({ err: error }, 'the processes could not be looked after');
    this.processes = new Processes({
      redis: this.redis,
      id: matchMaker.processId,
      self: () => ({ address: this.parts.address, matches: this.matches, open: this.stage === 'open' && !this.isFull }),
      onRoster: (roster) => {
        placement.renewed();
        reaper.look(roster, performance.now()).catch(complain);
      },
      onBlind: () => reaper.blind(),
      onReturn: () => {
        log.warn('this process was silent for too long; listing its matches again');
        matchMaker.restoreMissingRoomCaches().catch(complain);
        matchMaker.stats.persist(true);
      },
    });
    const placement = new Placement({
      redis: this.redis,
      processes: this.processes,
      isConnected: () => this.lines.reachable,
      isDraining: () => this.stage === 'draining',
      isFull: () => this.isFull,
      roomOptions: this.parts.roomOptions,
    });
    this.placement = placement;
    await this.processes.enter();
    await placement.install();
  }

  /** Whether some process answers for that room. A dead one is known at once, because Redis has lost its line; one that
   *  stands still has a moment to answer. Rejects with `StoreTrouble` when Redis does not say. */
  async holds(roomId: string): Promise<boolean> {
    if (!(await this.promptly(() => isHeard(this.redis, `$${roomId}`)))) return false;
    const asked: Promise<unknown> = matchMaker.remoteRoomCall(roomId, 'roomId', undefined, ANSWER_MS);
    return asked.then(
      (answer) => answer === roomId,
      () => false,
    );
  }

  /** The line itself would wait until Redis is back. */
  private async promptly<T>(ask: () => Promise<T>): Promise<T> {
    if (!this.lines.reachable) throw new StoreTrouble('Redis is out of reach');
    const waited = new AbortController();
    const tooLate = sleep(REDIS_MS, undefined, { signal: waited.signal }).then(() => {
      throw new StoreTrouble('Redis does not answer');
    });
    try {
      return await Promise.race([ask(), tooLate]);
    } finally {
      tooLate.catch(() => undefined);
      waited.abort();
    }
  }

  /** Opens a room that the server itself orders, where there is most room. Throws what the room refuses it with. */
  async order(name: string, order: unknown): Promise<void> {
    if (!this.placement) throw new Error('nothing is ordered before the server is open');
    await this.placement.order(name, order);
  }

  /** From now on others may send matches here. */
  async opened(): Promise<void> {
    this.stage = 'open';
    await this.processes?.beat();
  }

  /** From now on they may not. Closes the rooms of this process, and goes on answering for a moment, so that players
   *  who ask it for their match are shown to where it went. */
  async drain(): Promise<void> {
    this.stage = 'draining';
    if (!this.lines.reachable) return;
    await this.processes?.beat();
    const players = matchMaker.stats.local.ccu > 0;
    const listed = await matchMaker.driver.query({ processId: matchMaker.processId });
    for (const { roomId } of listed) matchMaker.getLocalRoomById(roomId)?.onBeforeShutdown();
    const deadline = performance.now() + DRAIN_MS;
    while (this.matches > 0 && performance.now() < deadline) await sleep(20);
    if (players) await sleep(LINGER_MS);
  }

  /** Takes every trace of this process away. */
  async leave(): Promise<void> {
    this.lines.closed();
    await this.processes?.leave();
    await this.redis.hdel(ROOM_COUNTS_KEY, matchMaker.processId);
    await this.redis.quit();
  }

  private get matches(): number {
    return openMatches();
  }

  /** Matches open at other processes, as they said last. */
  get matchesElsewhere(): number {
    const others = [...(this.processes?.roster.alive ?? [])].filter(([id]) => id !== matchMaker.processId);
    return others.reduce((sum, [, { matches }]) => sum + matches, 0);
  }

  /** The limit is the whole server's. */
  private get isFull(): boolean {
    return this.matches + this.matchesElsewhere >= this.parts.maxMatches;
  }
}
