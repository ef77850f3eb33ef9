/** Takes up matches whose room is gone: asked by a client that comes back, by the start of a server, or by its
 *  sweep. */
import { randomUUID } from 'node:crypto';
import { matchMaker } from '@colyseus/core';
import { type OwnedJournal, StoreTrouble } from '../../../infra/journal/journal.ts';
import { PRESETS } from '../../../protocol/presets.ts';
import { report } from '../../base/incident.ts';
import type { RoomContext } from '../../base/room-context.ts';
import type { GameRegistry } from '../../games.ts';
import { presetFor } from '../opening.ts';
import { rulesOf } from '../rules.ts';
import { whoSat } from '../seats.ts';
import { type PastMatch, Resumption, readPast, Voided } from './reader.ts';

/** What became of the preference to go on with a match. */
export type RecoveryOutcome =
  /** It runs, here or elsewhere. */
  | 'live'
  /** Somebody else takes it up just now: ask again in a moment. */
  | 'pending'
  | 'unknown'
  | 'over'
  /** It can never go on, and was ended; the log has the incident. */
  | 'voided'
  /** It could not be opened, for another reason than what its journal says: it is left as it is. Ask again later. */
  | 'failed';

/** A claim lasts so long, should its holder die meanwhile. */
const CLAIM_MS = 3000;
const HOUR_MS = 3_600_000;
/** After a failure a match is not tried again for so long, however often it is asked for. */
const REST_MS = 2000;

export class MatchRecovery {
  private readonly context: RoomContext;
  private readonly me = randomUUID();
  private readonly underWay = new Map<string, Promise<RecoveryOutcome>>();
  private readonly resting = new Set<string>();
  private stopped = false;

  private readonly isElsewhere: (id: string) => Promise<boolean>;

  constructor(context: RoomContext, isElsewhere: (id: string) => Promise<boolean>) {
    this.context = context;
    this.isElsewhere = isElsewhere;
  }

  /** From now on nothing is taken up here: the process goes down. */
  stop(): void {
    this.stopped = true;
  }

  /** All who ask for a match while it is being taken up get one answer: a claim keeps out other processes, not us. */
  async reopen(id: string): Promise<RecoveryOutcome> {
    const underWay = this.underWay.get(id);
    if (underWay) return underWay;
    const asked = this.reopenNow(id).finally(() => this.underWay.delete(id));
    this.underWay.set(id, asked);
    return asked;
  }

  private async reopenNow(id: string): Promise<RecoveryOutcome> {
    if (this.stopped) return 'pending';
    if (await this.isLive(id)) return 'live';
    if (this.resting.has(id)) return 'failed';
    const { journal } = this.context;
    const kept = await journal.read(id);
    if (!kept) return 'unknown';
    if (kept.ending !== undefined) return 'over';
    if (!(await journal.claim(`match:${id}`, this.me, CLAIM_MS))) return 'pending';
    try {
      return (await this.isLive(id)) ? 'live' : await this.takeOver(id);
    } finally {
      await journal.unclaim(`match:${id}`, this.me);
    }
  }

  /** Whether the match has its room, here or elsewhere. */
  async isLive(id: string): Promise<boolean> {
    return matchMaker.getLocalRoomById(id) !== undefined || this.isElsewhere(id);
  }

  /** Takes up every unfinished match that runs nowhere; for a server that is the only one on its store. */
  async reopenAll(): Promise<number> {
    let live = 0;
    for (const id of await this.context.journal.unfinished()) {
      await this.alone(id, async () => {
        if ((await this.reopen(id)) === 'live') live++;
      });
    }
    return live;
  }

  /** What goes wrong with one match keeps nobody from looking after the others; a store out of reach does. */
  private async alone(id: string, look: () => Promise<void>): Promise<void> {
    await look().catch((error: unknown) => {
      if (error instanceof StoreTrouble) throw error;
      this.context.log.error({ err: error, match: id }, 'a kept match could not be looked after');
    });
  }

  /** Looks after matches that nobody asks for: those whose time runs on without players go on, and those that were
   *  forgotten are ended. */
  async sweep(): Promise<void> {
    for (const id of await this.context.journal.unfinished()) await this.alone(id, () => this.lookAfter(id));
  }

  private async lookAfter(id: string): Promise<void> {
    if (await this.isLive(id)) return;
    const { journal, log, settings } = this.context;
    const care = await this.careFor(id, settings.forgetHours * HOUR_MS);
    if (care === 'reopen') await this.reopen(id);
    if (care !== 'end' || !(await journal.claim(`match:${id}`, this.me, CLAIM_MS))) return;
    const taken = await journal.takeOver(id);
    await this.context.results.ended(id); // it may have been over already, and only its process died too early
    await taken?.owned.end({ forgotten: true });
    log.info({ match: id }, 'forgotten by its players, and ended');
  }

  /** What a match needs that runs nowhere. One that cannot be read is reopened: that ends it, with its incident. */
  private async careFor(id: string, forgottenMs: number): Promise<'reopen' | 'end' | 'nothing'> {
    const kept = await this.context.journal.read(id);
    if (!kept) return 'nothing';
    try {
      const { head, lastSeen, nonces } = readPast(kept);
      if (nonces && !PRESETS[presetFor(head.opening)].pausesWhenEmpty) return 'reopen';
      return Date.now() - lastSeen > forgottenMs ? 'end' : 'nothing';
    } catch (error) {
      if (error instanceof Voided) return 'reopen';
      throw error;
    }
  }

  private async takeOver(id: string): Promise<RecoveryOutcome> {
    const { journal, roomOptions, games } = this.context;
    const taken = await journal.takeOver(id);
    if (!taken) return 'unknown';
    const { kept, owned } = taken;
    if (kept.ending !== undefined) return 'over';
    let resumption: Resumption | undefined;
    try {
      const past = readPast(kept);
      const rules = rulesOf(past, games);
      if (!rules) throw new Voided('it was begun under other rules');
      checkHeroes(past, games);
      resumption = new Resumption(id, past, rules, owned);
      // The listing of a process that died; the new room lists itself.
      await matchMaker.driver.remove(id);
      await matchMaker.handleCreateRoom('match', roomOptions.issue(resumption));
      return 'live';
    } catch (thrown) {
      const error = resumption?.failure ?? thrown;
      return error instanceof Voided ? this.end(id, owned, error) : this.leave(id, error);
    }
  }

  /** What the journal says cannot be gone on with, by nobody and never. */
  private async end(id: string, owned: OwnedJournal, why: Voided): Promise<RecoveryOutcome> {
    const words = 'a kept match cannot go on and is ended';
    const incident = report(this.context, { error: why, room: id, where: 'taken up again', words });
    await this.context.results.voided(id);
    await owned.end({ voided: incident });
    return 'voided';
  }

  /** A full disk, a fault of ours: the next try, or the next version, may open it. */
  private leave(id: string, why: unknown): RecoveryOutcome {
    this.context.log.error({ err: why, match: id }, 'a kept match could not be opened, and is left as it is');
    this.resting.add(id);
    this.context.time.after(REST_MS, () => this.resting.delete(id));
    return 'failed';
  }
}

/** A hero from outside whose file is gone takes its matches along. */
const checkHeroes = ({ head, seats }: PastMatch, games: GameRegistry): void => {
  const heroes = games.get(head.opening.game)?.game.heroes ?? [];
  for (const { hero } of whoSat(head.opening, seats)) {
    if (hero !== '' && !heroes.some(({ id }) => id === hero))
      throw new Voided(`its hero ${hero} is gone from this server`);
  }
};
