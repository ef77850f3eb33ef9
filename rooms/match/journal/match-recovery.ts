/** Takes up matches whose room is gone: asked by a client that comes back, or when the match is due, because its time runs
 *  on without its players or because they forgot it. Nothing else is opened, at a start neither. */
import { randomUUID } from 'node:crypto';
import { matchMaker, Room } from '@colyseus/core';
import { type DueMatch, type OwnedJournal, StoreTrouble } from '../../../infra/journal/journal.ts';
import { messageOf } from '../../../infra/start-problem.ts';
import { report } from '../../base/incident.ts';
import type { RoomContext } from '../../base/room-context.ts';
import { SingleFlight } from '../../base/single-flight.ts';
import type { GameRegistry } from '../../games.ts';
import { forgottenAt, runsAlone } from './due.ts';
import { type PastMatch, Resumption, readPast, Voided } from './reader.ts';
import { whoSat } from './who-sat.ts';

/** What became of a match that somebody wants to go on with. */
export type RecoveryOutcome =
  /** It runs, here or elsewhere. */
  | 'live'
  /** Somebody else takes it up just now: ask again in a moment. */
  | 'pending'
  | 'unknown'
  | 'over'
  /** It can never go on, and was ended; the log has the incident. */
  | 'voided'
  /** As many matches are awake here as there may be: ask again later. */
  | 'full'
  /** It could not be opened, for another reason than what its journal says: it is left as it is. Ask again later. */
  | 'failed';

/** A claim lasts so long, should its holder die meanwhile. */
const CLAIM_MS = 3000;
/** So many due matches are looked at in one sweep: those that are awake count among them. */
const SWEPT = 10_000;
/** After a failure a match is not tried again for so long, however often it is asked for. */
const REST_MS = 2000;
/** A match that cannot be read is looked at again only after so long, or when somebody asks for it. */
const SET_ASIDE_MS = 86_400_000;

export class MatchRecovery {
  private readonly context: RoomContext;
  private readonly me = randomUUID();
  private readonly underWay = new SingleFlight<RecoveryOutcome>();
  /** So many of those under way may go on, and their rooms will come. */
  private opening = 0;
  private readonly resting = new Set<string>();
  /** Could not be opened, and why; nobody needs to be told again. */
  private readonly failed = new Map<string, string>();
  /** Whoever runs the server knows that the store does not take what happened last in them. */
  private stranded: ReadonlySet<string> = new Set();
  /** Found no place when they were asked for, since the last look at all that are due. */
  private readonly crowded = new Set<string>();
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
  reopen(id: string): Promise<RecoveryOutcome> {
    return this.underWay.once(id, () => this.reopenNow(id));
  }

  /** Matches that could not be taken up here when that was last tried, and why. */
  get waiting(): { readonly failed: ReadonlyMap<string, string>; readonly crowded: ReadonlySet<string> } {
    return { failed: this.failed, crowded: this.crowded };
  }

  private async reopenNow(id: string): Promise<RecoveryOutcome> {
    const outcome = await this.tryToReopen(id);
    if (outcome === 'full') this.crowded.add(id);
    else this.crowded.delete(id);
    // Of what is looked at by others, or comes to its end, nothing is to be said any more.
    if (outcome !== 'failed' && outcome !== 'full' && outcome !== 'pending') this.failed.delete(id);
    return outcome;
  }

  private async tryToReopen(id: string): Promise<RecoveryOutcome> {
    if (this.stopped) return 'pending';
    if (await this.isLive(id)) return 'live';
    if (this.resting.has(id)) return 'failed';
    const { journal, open, settings } = this.context;
    const kept = await journal.read(id).catch((error: unknown) => this.leave(id, error));
    if (kept === 'failed') return 'failed';
    if (!kept) return 'unknown';
    if (kept.ending !== undefined) return 'over';
    if (open.total + this.opening >= settings.maxMatches) return 'full';
    this.opening++;
    try {
      return await this.claimAndOpen(id);
    } finally {
      this.opening--;
    }
  }

  private async claimAndOpen(id: string): Promise<RecoveryOutcome> {
    const { journal } = this.context;
    if (!(await journal.claim(`match:${id}`, this.me, CLAIM_MS))) return 'pending';
    try {
      return (await this.isLive(id)) ? 'live' : await this.takeOver(id);
    } finally {
      await journal.unclaim(`match:${id}`, this.me);
    }
  }

  /** Whether the match has its room, here or elsewhere. */
  async isLive(id: string): Promise<boolean> {
    // Colyseus finds what every object has, too.
    const room: unknown = matchMaker.getLocalRoomById(id);
    return room instanceof Room || this.isElsewhere(id);
  }

  /** What goes wrong with one match keeps nobody from looking after the others; a store out of reach does. */
  private async alone(id: string, look: () => Promise<void>): Promise<void> {
    await look().catch((error: unknown) => {
      if (error instanceof StoreTrouble) throw error;
      this.context.log.error({ err: error, match: id }, 'a kept match could not be looked after');
    });
  }

  /** Looks after matches that are due and run nowhere, the longest due first: those whose time runs on go on, and those
   *  that were forgotten are ended. */
  async sweep(): Promise<void> {
    this.crowded.clear();
    const due = await this.context.journal.dueBy(Date.now(), SWEPT);
    this.tellOfStranded();
    for (const match of due) {
      if (this.stopped) return;
      await this.alone(match.id, () => this.lookAfter(match));
    }
  }

  private tellOfStranded(): void {
    const { stranded = new Map<string, string>() } = this.context.journal;
    for (const [id, why] of stranded) {
      if (this.stranded.has(id)) continue;
      const words = 'the store does not take what was kept last of a match; it is safe beside it, and tried again';
      report(this.context, { error: new Error(why), room: id, where: 'kept', words });
    }
    for (const id of this.stranded) {
      if (!stranded.has(id)) this.context.log.warn({ match: id }, 'the store has taken what was kept last of a match');
    }
    this.stranded = new Set(stranded.keys());
  }

  private async lookAfter(match: DueMatch): Promise<void> {
    const { id } = match;
    if (await this.isLive(id)) return;
    const { journal, log } = this.context;
    const due = await this.dueIn(id).catch((error: unknown) => {
      this.tellOnce(id, error);
      return Date.now() + SET_ASIDE_MS;
    });
    if (due === undefined || due === 'reopen') {
      if (due === 'reopen') await this.reopen(id);
      return;
    }
    if (due > Date.now()) return journal.postpone(match, due);
    if (!(await journal.claim(`match:${id}`, this.me, CLAIM_MS))) return;
    // Somebody may have come back to it meanwhile.
    if (await this.isLive(id)) return;
    const taken = await journal.takeOver(id);
    if (!taken) return;
    await this.context.results.ended(id, taken.kept); // it may have been over already, and only its process died too early
    await taken.owned.end({ forgotten: true });
    this.failed.delete(id);
    log.info({ match: id }, 'forgotten by its players, and ended');
  }

  /** When a match that runs nowhere counts as forgotten, or that it must go on now: its time runs on, or it is over and
   *  only its process died too early. One that cannot be read is reopened: that ends it, with its incident. */
  private async dueIn(id: string): Promise<number | 'reopen' | undefined> {
    const kept = await this.context.journal.read(id);
    if (!kept) return undefined;
    try {
      const { head, lastSeen, nonces, isOver } = readPast(kept, this.context.games);
      const goesOn = nonces !== undefined && (runsAlone(head.opening) || isOver());
      return goesOn ? 'reopen' : forgottenAt(lastSeen, head.opening, this.context.settings);
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
      const past = readPast(kept, games);
      const { rules } = past;
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

  /** A full disk, a fault of ours, a line that this version cannot make out: the next try, or the next version, may open
   *  it. */
  private leave(id: string, why: unknown): 'failed' {
    this.tellOnce(id, why);
    this.resting.add(id);
    this.context.time.after(REST_MS, () => this.resting.delete(id));
    return 'failed';
  }

  /** However often it is tried, there is one incident of it. Throws what a store out of reach threw. */
  private tellOnce(id: string, error: unknown): void {
    if (error instanceof StoreTrouble) throw error;
    if (this.failed.has(id)) return;
    this.failed.set(id, messageOf(error));
    const words = 'a kept match could not be opened, and is left as it is';
    report(this.context, { error, room: id, where: 'taken up again', words });
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
