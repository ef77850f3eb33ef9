/** What all rooms of a server share. */

import type { Orders } from '../../infra/cluster/room-options.ts';
import type { RoomSettings } from '../../infra/config.ts';
import type { Incidents } from '../../infra/incidents/incidents.ts';
import type { Journal } from '../../infra/journal/journal.ts';
import type { Log } from '../../infra/log.ts';
import type { Tokens } from '../../infra/tokens.ts';
import type { Time } from '../clock/time.ts';
import type { GameRegistry } from '../games.ts';
import type { Resumptions } from '../match/journal/reader.ts';
import type { Results } from '../match/results.ts';

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
  /** Matches that are taken up again, on their way to their rooms. */
  readonly resumptions: Resumptions;
  /** Where matches that are over are told. */
  readonly results: Pick<Results, 'ended' | 'voided'>;
  /** Rooms that the server itself opens. */
  readonly orders: Orders;
  /** Draws the secret of a match: 64 hex digits. */
  readonly secret: () => string;
  /** Chance that decides nothing in a match: how long holds last and bots think, and what bots do. From 0 up to 1. */
  readonly random: () => number;
  /** Matches open on this server, by the id of whoever created them. */
  readonly open: MatchCount;
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
