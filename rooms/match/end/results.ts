/** Results on their way to the ladder. A result is reported before the match's journal is closed: should the process
 *  die in between, the match is taken up again, is over still, and is reported again; the ladder counts it once. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { KeptLines } from '../../../infra/journal/journal.ts';
import type { Ladder } from '../../../infra/ladder/ladder.ts';
import type { Log } from '../../../infra/log.ts';
import type { Parties } from '../../../infra/parties/parties.ts';
import { StoreTrouble } from '../../../infra/store-trouble.ts';
import type { Tickets } from '../../../infra/tickets/tickets.ts';
import type { KeptResult } from '../../../league/ladder/settle.ts';
import type { ResultSink } from '../../base/room-context.ts';
import type { GameRegistry } from '../../games.ts';
import type { Workers } from '../../workers/workers.ts';
import { tableIn } from '../journal/reader.ts';
import { isServers } from '../opening.ts';
import { haveMet } from './result-of.ts';

export interface ResultsParts {
  readonly ladder: Ladder;
  readonly tickets: Tickets;
  readonly parties: Pick<Parties, 'ended'>;
  /** Campaigns whose scenarios matches are. */
  readonly scenarios: ScenarioSink;
  readonly games: GameRegistry;
  readonly workers: Workers;
  readonly log: Log;
}

/** Where matches that will not go on are told to the campaigns that wait for them. */
export interface ScenarioSink {
  /** It is over, or was given up. */
  ended(match: string): Promise<void>;
  /** It broke. */
  voided(match: string): Promise<void>;
}

const RETRY_MS = 500;

export class Results implements ResultSink {
  private readonly parts: ResultsParts;
  private stopped = false;

  constructor(parts: ResultsParts) {
    this.parts = parts;
  }

  /** The match is over, as its journal has it: everybody's record is brought up to date, and its players are free for another
   *  one. Resolves with what it counted for; with nothing for one that counts for nobody. While a store is out of reach it tries
   *  again and again. */
  async ended(match: string, lines: KeptLines): Promise<KeptResult | undefined> {
    const { opening, sat } = tableIn(lines);
    const kept = haveMet(sat) ? await this.patiently(() => this.tell(match, lines)) : undefined;
    // Nobody's queue, party or campaign waits for a match that a player opened.
    if (!isServers(opening)) return kept;
    if (opening.campaign !== undefined) await this.patiently(() => this.parts.scenarios.ended(match));
    await this.free(match);
    return kept;
  }

  /** The match broke through no fault of its players: it counts for nobody, now and ever. */
  async voided(match: string): Promise<void> {
    await this.patiently(() => this.parts.ladder.refund(match));
    await this.patiently(() => this.parts.scenarios.voided(match));
    await this.free(match);
  }

  /** From now on nothing is tried again: the process goes down, and others will tell what is left. */
  stop(): void {
    this.stopped = true;
  }

  /** A player who queues again looks whether the match is over, and so does a party; this only saves them the
   *  look. */
  private async free(match: string): Promise<void> {
    const { tickets, parties, log } = this.parts;
    const told = [tickets.ended(match), parties.ended(match, Date.now())];
    await Promise.all(told).catch((error: unknown) => log.warn({ err: error, match }, 'players are not freed yet'));
  }

  private async tell(match: string, { head, entries }: KeptLines): Promise<KeptResult | undefined> {
    const { ladder, games, workers } = this.parts;
    const finished = await workers.settle(games, { match, kept: { head, entries }, at: Date.now() });
    if (!finished) return undefined;
    const told = await ladder.finish(finished);
    return 'applied' in told ? told.applied : undefined;
  }

  private async patiently<T>(attempt: () => Promise<T>): Promise<T> {
    for (let tries = 0; ; tries++) {
      try {
        return await attempt();
      } catch (error) {
        if (this.stopped || !(error instanceof StoreTrouble)) throw error;
        if (tries === 0) this.parts.log.warn({ err: error }, 'a result cannot be kept now; trying until it can');
        await sleep(RETRY_MS);
      }
    }
  }
}
