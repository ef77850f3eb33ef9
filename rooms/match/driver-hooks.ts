/** What a match driver needs from its room, and what it tells the room: shapes alone. */
import type { BotKind } from '../../engine/bots/kinds.ts';
import type { Action, GameEvent, Seat } from '../../engine/core/game.ts';
import type { Refusal } from '../../engine/core/refusal.ts';
import type { Preset } from '../../protocol/presets.ts';
import type { Time } from '../clock/time.ts';
import type { MatchEntry, TakenEntry } from './match-entry.ts';
import type { RunningMatch } from './running-match.ts';

export type Taken =
  | { readonly step: number }
  | { readonly refusal: Refusal }
  /** The match broke; the incident's id. Nothing when it has only gone elsewhere. */
  | { readonly incident: string | undefined };

export interface DriverHooks {
  readonly running: RunningMatch;
  readonly time: Time;
  readonly preset: Preset;
  /** All seats stand together: nobody forfeits by letting time run out, and bots give up once all people would. */
  readonly coop: boolean;
  /** By seat: the bot that plays it, or nothing where a person sits. */
  readonly bots: readonly (BotKind | undefined)[];
  /** Draws how long a seat asked in a window is held before a pass of its own takes effect, in milliseconds. */
  holdMs(): number;
  /** Draws how long a bot seems to think. */
  botPauseMs(): number;
  /** What a bot does in the seat now. */
  decide(bot: BotKind, seat: Seat): Promise<Action>;
  /** Resolves when what the match has come to now is to be taken; nothing if that is at once. */
  round(): Promise<void> | undefined;
  /** Keeps what is about to happen; nobody sees it before this has resolved. A rejection ends the driving. */
  keep(entry: MatchEntry): Promise<void>;
  /** Keeps that the match sleeps from then on, for at most so many milliseconds. */
  keepAsleep(at: number, ms: number): Promise<void>;
  /** An action was taken. Resolves when everybody is shown it; nothing else happens in the match before. */
  onTaken(events: readonly GameEvent[], entry: TakenEntry): Promise<void>;
  /** Clocks, absence or pause changed without an action. */
  onClocks(): void;
  /** The seat's time is nearly out. */
  onWarning(seat: Seat, leftMs: number): void;
  /** Something threw that must not; returns the incident's id, or nothing when the match has only gone elsewhere. The
   *  driver has stopped by then. */
  onFailure(error: unknown, where: string): string | undefined;
}
