/** Clears away what dead processes left in Redis: the listings of their matches, their room counts, their membership.
 *  Every process does it, at its own pace; doing it twice does nothing.
 *
 *  A process is dead when its beat has expired and stays so for a while in which Redis answered us all along: after a
 *  restart of Redis everybody is silent for a moment. One that only stood still lists its matches again when it wakes. */
import type { MatchMakerDriver } from '@colyseus/core';
import { z } from 'zod';
import type { Log } from '../log.ts';
import type { RedisClient } from '../redis/client.ts';
import { beatKey, MEMBERS_KEY, ROOM_COUNTS_KEY, type Roster } from './processes.ts';

const SILENCE_MS = 1500;
/** How often one of the processes looks through all listings for owners that left no other trace. */
const SWEEP_MS = 10_000;
const SWEEP_KEY = 'sweep';
const LISTINGS_KEY = 'roomcaches';

/** Removes a dead process and those of the given listings that are still its own, if it still is dead: in one step, so
 *  that neither a process that wakes up nor a match that was opened anew elsewhere loses its listing. */
const REAP = `
  if redis.call('EXISTS', KEYS[1]) == 1 then return false end
  local reaped = {}
  for i = 2, #ARGV do
    local listing = redis.call('HGET', KEYS[2], ARGV[i])
    if listing and cjson.decode(listing).processId == ARGV[1] then
      redis.call('HDEL', KEYS[2], ARGV[i])
      reaped[#reaped + 1] = ARGV[i]
    end
  end
  redis.call('HDEL', KEYS[3], ARGV[1])
  redis.call('SREM', KEYS[4], ARGV[1])
  return reaped`;

export interface ReaperParts {
  readonly redis: RedisClient;
  readonly driver: MatchMakerDriver;
  readonly log: Log;
  /** Ids of rooms that died with their process. */
  readonly onReaped?: (rooms: readonly string[]) => void;
}

export class Reaper {
  private readonly parts: ReaperParts;
  /** Since when each silent process has been missed. */
  private readonly missed = new Map<string, number>();
  /** Owners of listings that left no other trace. */
  private strangers: readonly string[] = [];
  private nextSweep = 0;

  constructor(parts: ReaperParts) {
    this.parts = parts;
  }

  /** Forgets who was missed: we could not see. */
  blind(): void {
    this.missed.clear();
  }

  /** Looks at a roster, and reaps whoever has been missed for long enough. `now` in milliseconds, only ever forward. */
  async look({ alive, known }: Roster, now: number): Promise<void> {
    const silent = new Set([...known, ...this.strangers].filter((id) => !alive.has(id)));
    for (const id of this.missed.keys()) if (!silent.has(id)) this.missed.delete(id);
    for (const id of silent) {
      const since = this.missed.get(id);
      if (since === undefined) this.missed.set(id, now);
      else if (now - since >= SILENCE_MS) await this.reap(id);
    }
    if (now >= this.nextSweep) await this.sweep({ alive, known }, now);
  }

  private async reap(id: string): Promise<void> {
    const { redis, driver, log, onReaped } = this.parts;
    this.missed.delete(id);
    this.strangers = this.strangers.filter((stranger) => stranger !== id);
    const listed = (await driver.query({ processId: id })).map(({ roomId }) => roomId);
    const keys = [beatKey(id), LISTINGS_KEY, ROOM_COUNTS_KEY, MEMBERS_KEY];
    const reaped = reapAnswer.parse(await redis.eval(REAP, keys.length, ...keys, id, ...listed));
    if (reaped === null) return; // it came back
    log.warn({ process: id, rooms: reaped.length }, 'cleared away what a dead process left');
    onReaped?.(reaped);
  }

  /** One process in turn looks for owners of listings that are neither members nor counted. */
  private async sweep({ alive, known }: Roster, now: number): Promise<void> {
    this.nextSweep = now + SWEEP_MS;
    const { redis, driver } = this.parts;
    if ((await redis.set(SWEEP_KEY, '1', 'PX', SWEEP_MS - 1000, 'NX')) === null) return;
    const owners = new Set((await driver.query({})).map(({ processId }) => processId));
    this.strangers = [...owners].filter((id) => !alive.has(id) && !known.has(id));
  }
}

const reapAnswer = z.array(z.string()).nullable();
