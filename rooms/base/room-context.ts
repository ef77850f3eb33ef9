/** What all rooms of a server share. */

import type { OneTimeOptions } from '../../infra/cluster/room-options.ts';
import type { RoomSettings } from '../../infra/config.ts';
import type { Incidents } from '../../infra/incidents/incidents.ts';
import type { Journal } from '../../infra/journal/journal.ts';
import type { Log } from '../../infra/log.ts';
import type { Tokens } from '../../infra/tokens.ts';
import type { KeptResult } from '../../league/ladder/settle.ts';
import type { Time } from '../clock/time.ts';
import type { GameRegistry } from '../games.ts';

export interface RoomContext {
  readonly log: Log;
  readonly tokens: Tokens;
  readonly settings: RoomSettings;
  readonly games: GameRegistry;
  /** What all clocks of all rooms run by. */
  readonly time: Time;
  /** Where every match is kept. */
  readonly journal: Journal;
  /** What went wrong and cost a match. */
  readonly incidents: Incidents;
  /** Where matches go that are over. */
  readonly results: ResultSink;
  /** What the server itself tells rooms that it opens: matches that it brought together, or that go on after a
   *  crash. */
  readonly roomOptions: OneTimeOptions;
  /** Draws the secret of a match: 64 hex digits. */
  readonly secret: () => string;
  /** Chance that decides nothing in a match: how long holds last and bots think, and what bots do. From 0 up to 1. */
  readonly random: () => number;
  /** Matches open on this server, by the id of their creator. */
  readonly open: MatchCount;
}

/** What a match says when it does not go on. */
export interface ResultSink {
  /** It was played to its end. Resolves with what it counted for; with nothing where it counts for nobody. */
  ended(match: string): Promise<KeptResult | undefined>;
  /** It broke through no fault of its players, and counts for nobody. */
  voided(match: string): Promise<void>;
}

/** Counts open matches by player, so that nobody can open more than his share. */
export class MatchCount {
  private readonly byPlayer = new Map<string, number>();

  /** Matches of all players. */
  total = 0;

  of(player: string): number {
    return this.byPlayer.get(player) ?? 0;
  }

  add(player: string): void {
    this.byPlayer.set(player, this.of(player) + 1);
    this.total++;
  }

  remove(player: string): void {
    const left = this.of(player) - 1;
    if (left > 0) this.byPlayer.set(player, left);
    else this.byPlayer.delete(player);
    this.total--;
  }
}
