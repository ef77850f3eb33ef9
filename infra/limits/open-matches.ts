/** Which matches each player has open, at whatever process: a sorted set a player, of matches by when their process would
 *  have said again that they are open. One that died leaves its matches out within a minute; opened anew elsewhere, a match
 *  is the same one. */
import { z } from 'zod';
import { script } from '../redis/script.ts';
import type { RedisLine } from '../redis/store-connection.ts';

const LIFE_MS = 60_000;
const AGAIN_MS = 20_000;

/** KEYS the player's; ARGV match, life, the most. Answers how many there are where they are too many already, else 0. */
const TAKE = script(
  `
local time = redis.call('TIME')
local now = time[1] * 1000 + math.floor(time[2] / 1000)
redis.call('ZREMRANGEBYSCORE', KEYS[1], '-inf', now)
local open = redis.call('ZCARD', KEYS[1])
if open >= tonumber(ARGV[3]) and not redis.call('ZSCORE', KEYS[1], ARGV[1]) then return open end
redis.call('ZADD', KEYS[1], string.format('%.0f', now + ARGV[2]), ARGV[1])
redis.call('PEXPIRE', KEYS[1], ARGV[2])
return 0`,
  z.number(),
);

const keyOf = (player: string): string => `throneroom:open-matches:${player}`;

export class OpenMatches {
  private readonly line: RedisLine;
  /** Those of this process: match to player. */
  private readonly here = new Map<string, string>();
  private readonly again: ReturnType<typeof setInterval>;

  constructor(line: RedisLine) {
    this.line = line;
    this.again = setInterval(() => void this.sayAgain(), AGAIN_MS);
    this.again.unref();
  }

  /** Counts a match for that player, unless so many are open: then it resolves with how many. Rejects with `StoreTrouble`. */
  async take(match: string, player: string, most: number): Promise<number | undefined> {
    const open = await this.line.run(TAKE, [keyOf(player)], [match, LIFE_MS, most]);
    if (open > 0) return open;
    this.here.set(match, player);
    return undefined;
  }

  /** Counts one that goes on here, however many are open. */
  keep(match: string, player: string): void {
    this.take(match, player, Number.MAX_SAFE_INTEGER).catch(() => this.here.set(match, player)); // said again soon
  }

  /** It is open no more. */
  drop(match: string): void {
    const player = this.here.get(match);
    if (player === undefined) return;
    this.here.delete(match);
    this.line.ask((redis) => redis.zRem(keyOf(player), match)).catch(() => undefined); // it runs out
  }

  stop(): void {
    clearInterval(this.again);
  }

  private async sayAgain(): Promise<void> {
    for (const [match, player] of this.here) {
      const said = this.line.run(TAKE, [keyOf(player)], [match, LIFE_MS, Number.MAX_SAFE_INTEGER]);
      await said.catch(() => undefined);
    }
  }
}
