/** Who sits where in one match. A seat belongs to a player, not to a connection: a player who comes back gets it back.
 *  What others may know of a seat is written to its synchronized entry. */
import { randomBytes } from 'node:crypto';
import type { ArraySchema } from '@colyseus/schema';
import type { BotKind } from '../../engine/bots/kinds.ts';
import type { Seat } from '../../engine/core/game.ts';
import { unnamed } from '../../engine/core/player-names.ts';
import { DEFAULT_LANGUAGE, type Language } from '../../engine/core/words/language.ts';
import type { User } from '../../infra/tokens.ts';
import type { WindowPreference } from '../../protocol/messages.ts';
import { SeatState } from '../state/match-state.ts';
import { botName } from './journal/who-sat.ts';
import type { Opening } from './opening.ts';

/** A seat as the server knows it. `C` is whatever stands for a player's connection. */
export interface SeatRecord<C> {
  readonly seat: Seat;
  hero: string;
  /** Takes the seat while it is open. Only the match's creator learns it. */
  readonly code?: string;
  readonly bot?: BotKind;
  /** Of a bot. */
  readonly name?: string;
  player?: User;
  /** The player's share of the match's chance. */
  nonce?: string;
  /** How the player wants to be asked in windows, once they have said so. */
  preference?: WindowPreference;
  /** What the player reads on the connection there is; left out, what is spoken where nobody says. */
  language?: Language;
  /** The player's live connection. */
  connection?: C;
}

export class Seats<C> {
  private readonly records: SeatRecord<C>[];
  private readonly shown: ArraySchema<SeatState>;

  /** `codes` are those of a match that is taken up again; a new one draws them. */
  constructor(
    specs: Opening['seats'],
    creator: User,
    shown: ArraySchema<SeatState>,
    codes?: readonly (string | null)[],
  ) {
    this.shown = shown;
    this.records = specs.map((spec, seat) => {
      if (spec.player === 'me') return { seat, hero: spec.hero, player: creator };
      if (spec.player === 'given') return { seat, hero: spec.hero, player: spec.user };
      if (spec.player === 'bot') return { seat, hero: spec.hero, bot: spec.bot, name: botName(spec) };
      return { seat, hero: '', code: codes?.[seat] ?? randomBytes(12).toString('base64url') };
    });
    for (const record of this.records) {
      shown.push(new SeatState());
      this.show(record);
    }
  }

  get all(): readonly SeatRecord<C>[] {
    return this.records;
  }

  /** The name of its player. */
  nameOf(seat: Seat): string {
    return this.shown[seat]?.name || unnamed(seat);
  }

  /** What its player reads. */
  languageOf(seat: Seat): Language {
    return this.records[seat]?.language ?? DEFAULT_LANGUAGE;
  }

  /** By seat: the code that opens it, where it was opened for a friend. */
  get codes(): (string | null)[] {
    return this.records.map(({ code }) => code ?? null);
  }

  get filled(): boolean {
    return this.records.every((record) => record.player || record.bot);
  }

  /** Seats of people who are connected now. */
  get connected(): readonly SeatRecord<C>[] {
    return this.records.filter((record) => record.connection !== undefined);
  }

  get hasHumans(): boolean {
    return this.records.some((record) => record.bot === undefined);
  }

  /** The player's own seat. */
  of(player: string): SeatRecord<C> | undefined {
    return this.records.find((record) => record.player?.id === player);
  }

  /** The open seat of that invite code. */
  openBy(code: string): SeatRecord<C> | undefined {
    return this.open.find((record) => record.code === code);
  }

  /** Seats that still lack their player. */
  get open(): readonly SeatRecord<C>[] {
    return this.records.filter((record) => record.code !== undefined && !record.player);
  }

  /** Gives an open seat to a player. */
  give(record: SeatRecord<C>, player: User, hero: string): void {
    record.player = player;
    record.hero = hero;
    this.show(record);
  }

  /** Opens a seat again that was given by invite. */
  reopen(record: SeatRecord<C>): void {
    record.player = undefined;
    record.connection = undefined;
    record.preference = undefined;
    record.language = undefined;
    record.nonce = undefined;
    record.hero = '';
    this.show(record);
  }

  /** The player's connection came, or went. */
  connect(record: SeatRecord<C>, connection: C | undefined): void {
    record.connection = connection;
    this.show(record);
  }

  private show(record: SeatRecord<C>): void {
    const shown = this.shown[record.seat];
    if (!shown) return;
    shown.kind = record.bot ? 'bot' : record.player ? 'human' : 'open';
    shown.name = record.name ?? record.player?.name ?? '';
    shown.hero = record.hero;
    shown.connected = record.bot !== undefined || record.connection !== undefined;
  }
}
