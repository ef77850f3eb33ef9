/** The processes that are one server together. Each writes to Redis twice a second where it is and how busy; what it
 *  said expires, so that a process that died or stands still is missed within two seconds, whatever clocks say. */
import { z } from 'zod';
import type { RedisClient } from '../redis/client.ts';

const BEAT_MS = 500;
const LIFE_MS = 2000;

/** Keys of these names stand behind the prefix of the line. The ids of all processes that ever beat and were neither closed nor reaped. */
export const MEMBERS_KEY = 'processes';
/** What a process said last; the key is gone when it has been silent for too long. */
export const beatKey = (id: string): string => `process:${id}`;
/** Colyseus' own counts of rooms by process. */
export const ROOM_COUNTS_KEY = 'roomcount';

const said = z.object({
  address: z.string(),
  matches: z.number(),
  /** Whether it takes new matches: it neither starts nor goes down, and is not full. */
  open: z.boolean(),
});
/** What a process says of itself. */
export type Said = z.infer<typeof said>;

/** One look at all processes. */
export interface Roster {
  readonly alive: ReadonlyMap<string, Said>;
  /** Ids that left traces, alive or not. */
  readonly known: ReadonlySet<string>;
}

export interface ProcessesParts {
  readonly redis: RedisClient;
  readonly id: string;
  /** What to tell. */
  readonly self: () => Said;
  /** After each beat, with what all others said. */
  readonly onRoster: (roster: Roster) => void;
  /** Redis could not be asked: silence of others means nothing now. */
  readonly onBlind: () => void;
  /** This process had been silent so long that others may have taken it for dead. */
  readonly onReturn: () => void;
}

export class Processes {
  private readonly parts: ProcessesParts;
  private timer: NodeJS.Timeout | undefined;
  private beating: Promise<void> | undefined;
  private entered = false;
  /** The last look at all processes, half a second old at most while Redis answers. */
  roster: Roster = { alive: new Map(), known: new Set() };

  constructor(parts: ProcessesParts) {
    this.parts = parts;
  }

  /** Becomes one of the processes. */
  async enter(): Promise<void> {
    await this.beat();
    this.entered = true;
    this.timer = setInterval(() => {
      if (this.beating || this.parts.redis.status !== 'ready') this.parts.onBlind();
      else this.beat().catch(() => this.parts.onBlind());
    }, BEAT_MS);
  }

  /** Says so now. */
  async beat(): Promise<void> {
    await this.beating?.catch(() => undefined);
    this.beating = this.beatOnce().finally(() => {
      this.beating = undefined;
    });
    await this.beating;
  }

  private async beatOnce(): Promise<void> {
    const { redis, id, self, onRoster, onReturn } = this.parts;
    const own = beatKey(id);
    const life = JSON.stringify(self());
    const results = await redis
      .multi()
      .get(own)
      .set(own, life, 'PX', LIFE_MS)
      .sadd(MEMBERS_KEY, id)
      .smembers(MEMBERS_KEY)
      .hkeys(ROOM_COUNTS_KEY)
      .exec();
    const [before, , , members, counted] = answers.parse(results?.map(([, value]) => value));
    if (this.entered && before === null) onReturn();
    this.roster = { alive: await this.wordsOf(members), known: new Set([...members, ...counted]) };
    onRoster(this.roster);
  }

  private async wordsOf(members: readonly string[]): Promise<Map<string, Said>> {
    const words = await this.parts.redis.mget(...members.map(beatKey));
    return new Map(members.flatMap((id, i) => (words[i] ? [[id, readSaid(words[i])]] : [])));
  }

  /** Whether that process beat lately, asked now. */
  async isAlive(id: string): Promise<boolean> {
    return (await this.parts.redis.exists(beatKey(id))) === 1;
  }

  /** Leaves nothing behind. */
  async leave(): Promise<void> {
    clearInterval(this.timer);
    await this.beating?.catch(() => undefined);
    await this.parts.redis.multi().srem(MEMBERS_KEY, this.parts.id).del(beatKey(this.parts.id)).exec();
  }
}

const ids = z.array(z.string());
const answers = z.tuple([z.string().nullable(), z.unknown(), z.unknown(), ids, ids]);

/** A process of another version may speak otherwise; it lives, and gets no matches from us. */
const readSaid = (word: string): Said => {
  const read = said.safeParse(JSON.parse(word));
  return read.success ? read.data : { address: '', matches: 0, open: false };
};
