/** Takes up matches whose room is gone: asked by whoever comes back, by the start of a server, or by its sweep. */
import { randomUUID } from 'node:crypto';
import { matchMaker } from '@colyseus/core';
import type { House } from './house.ts';
import { readPast, Voided } from './resumption.ts';

/** What became of the wish to go on with a match. */
export type Reopened =
  /** It runs, here or elsewhere. */
  | 'live'
  /** Somebody else takes it up just now: ask again in a moment. */
  | 'pending'
  | 'unknown'
  | 'over'
  /** It cannot go on, and was ended; the log has the incident. */
  | 'voided';

/** A claim lasts so long, should its holder die meanwhile. */
const CLAIM_MS = 3000;

export class Reopener {
  private readonly house: House;
  private readonly me = randomUUID();

  constructor(house: House) {
    this.house = house;
  }

  async reopen(id: string): Promise<Reopened> {
    if (this.isHere(id)) return 'live';
    const { journal } = this.house;
    const kept = await journal.read(id);
    if (!kept) return 'unknown';
    if (kept.ending !== undefined) return 'over';
    if (!(await journal.claim(`match:${id}`, this.me, CLAIM_MS))) return 'pending';
    try {
      return this.isHere(id) ? 'live' : await this.takeOver(id);
    } finally {
      await journal.unclaim(`match:${id}`, this.me);
    }
  }

  /** Takes up every unfinished match that runs nowhere; for a server that is the only one on its store. */
  async reopenAll(): Promise<number> {
    let live = 0;
    for (const id of await this.house.journal.unfinished()) if ((await this.reopen(id)) === 'live') live++;
    return live;
  }

  private isHere(id: string): boolean {
    return matchMaker.getLocalRoomById(id) !== undefined;
  }

  private async takeOver(id: string): Promise<Reopened> {
    const { journal, resumptions, games, log } = this.house;
    const taken = await journal.takeOver(id);
    if (!taken) return 'unknown';
    const { kept, owned } = taken;
    if (kept.ending !== undefined) return 'over';
    try {
      const past = readPast(kept);
      const game = games.get(past.head.opening.game)?.game;
      if (game?.contentHash !== past.head.content) throw new Voided('it was begun under other rules');
      await matchMaker.handleCreateRoom('match', resumptions.ticketFor({ match: id, past, owned }));
      return 'live';
    } catch (error) {
      const incident = randomUUID().slice(0, 8);
      log.error({ err: error, incident, match: id }, 'a kept match cannot go on and is ended');
      await owned.end({ voided: incident });
      return 'voided';
    }
  }
}
