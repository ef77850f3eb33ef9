/** What all rooms of a server share. */

import type { OneTimeOptions } from '../../infra/cluster/room-options.ts';
import type { RoomSettings } from '../../infra/config.ts';
import type { Incidents } from '../../infra/incidents/incidents.ts';
import type { Journal, KeptLines } from '../../infra/journal/journal.ts';
import type { Limits } from '../../infra/limits/limits.ts';
import type { OpenMatches } from '../../infra/limits/open-matches.ts';
import type { Log } from '../../infra/log.ts';
import type { Tokens } from '../../infra/tokens.ts';
import type { KeptResult } from '../../league/ladder/settle.ts';
import type { Time } from '../clock/time.ts';
import type { GameRegistry } from '../games.ts';
import type { Workers } from '../workers/workers.ts';
import type { Places } from './places.ts';
import type { Rounds } from './rounds.ts';
import type { Talk } from './talk.ts';

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
  /** What does what takes long. */
  readonly workers: Workers;
  /** Where matches go that are over. */
  readonly results: ResultSink;
  /** What the server itself tells rooms that it opens: matches that it brought together, or that go on after a
   *  crash. */
  readonly roomOptions: OneTimeOptions;
  /** Has a match opened that the server itself brought together (`givenMatch`), where there is most room. Rejects with what the
   *  match refuses it with. */
  readonly order: (match: unknown) => Promise<void>;
  /** What players say to each other. */
  readonly talk: Talk;
  /** Draws the secret of a match: 64 hex digits. */
  readonly secret: () => string;
  /** Chance that decides nothing in a match: how long holds last and bots think, and what bots do. From 0 up to 1. */
  readonly random: () => number;
  /** What players may do so often, on the whole server. */
  readonly limits: Limits;
  /** Matches open on this server, by the id of their creator. */
  readonly open: MatchCount;
  /** Places in all rooms of this process. */
  readonly places: Places;
  /** When the matches of this process act. */
  readonly rounds: Rounds;
}

/** What a match says when it does not go on. */
export interface ResultSink {
  /** It was played to its end, as its journal has it. Resolves with what it counted for; with nothing where it counts for
   *  nobody. */
  ended(match: string, kept: KeptLines): Promise<KeptResult | undefined>;
  /** It broke through no fault of its players, and counts for nobody. */
  voided(match: string): Promise<void>;
}

/** Counts open matches by player, so that nobody can open more than one's share. */
export class MatchCount {
  private readonly byPlayer = new Map<string, number>();
  private readonly elsewhere: () => number;
  private readonly everywhere: OpenMatches | undefined;
  private here = 0;

  /** `elsewhere`: how many are open at other processes; `everywhere`: whose they are, at all of them. */
  constructor(elsewhere: () => number = () => 0, everywhere?: OpenMatches) {
    this.elsewhere = elsewhere;
    this.everywhere = everywhere;
  }

  /** Matches of all players, at all processes: at others as they said last, half a second ago at most. */
  get total(): number {
    return this.here + this.elsewhere();
  }

  /** How many that player has open, if that is as many as one may; nothing where it may open one more, which is then to be added.
   *  Rejects with `StoreTrouble`. */
  async tooMany(match: string, player: string, most: number): Promise<number | undefined> {
    if (this.everywhere) return this.everywhere.take(match, player, most);
    const open = this.byPlayer.get(player) ?? 0;
    return open >= most ? open : undefined;
  }

  add(match: string, player: string): void {
    this.byPlayer.set(player, (this.byPlayer.get(player) ?? 0) + 1);
    this.here++;
    this.everywhere?.keep(match, player);
  }

  remove(match: string, player: string): void {
    const left = (this.byPlayer.get(player) ?? 0) - 1;
    if (left > 0) this.byPlayer.set(player, left);
    else this.byPlayer.delete(player);
    this.here--;
    this.everywhere?.drop(match);
  }
}
