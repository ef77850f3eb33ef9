/** Who sits at a match and who watches: people come by their token or an invite, drop, come back, ask for things, and go. */
import { StateView } from '@colyseus/schema';
import type { z } from 'zod';
import { DEFAULT_LANGUAGE, type Language } from '../../engine/core/words/language.ts';
import { CLOSE, DOOR, type InvitesAnswer, type JoinOptions } from '../../protocol/messages.ts';
import { BaseRoom, type PlayerClient, userOf } from '../base/base-room.ts';
import { DoorRefusal, inWords } from '../base/door-refusal.ts';
import type { Handler } from '../base/hearing.ts';
import type { GameEntry } from '../games.ts';
import type { MatchState } from '../state/match-state.ts';
import type { Projection } from '../state/projection.ts';
import type { Reader } from '../state/telling.ts';
import { type Refused, refused } from './answer.ts';
import { checkHero, checkStart, kindOfSeat, readJoin } from './door.ts';
import type { JournalWriter } from './journal/journal-writer.ts';
import { delayFrames } from './late-frames.ts';
import { isRanked, type Opening } from './opening.ts';
import type { SeatRecord, Seats } from './seats.ts';

/** How often one player may watch a match, in several tabs, broken lines included. */
const TABS = 3;
/** Lines that the server cut, and that are not resumed. */
const FOR_GOOD: ReadonlySet<number> = new Set([CLOSE.seatTaken, CLOSE.badTraffic, CLOSE.accountGone]);
/** Of all rooms: a client is in one alone. */
const spectators = new WeakSet<PlayerClient>();
const CONSENTED = 4000; // the close code of a client that says goodbye

export abstract class SeatedRoom extends BaseRoom<MatchState> {
  protected opening!: Opening;
  protected entry!: GameEntry;
  protected projection!: Projection;
  protected seats!: Seats<PlayerClient>;
  protected journal!: JournalWriter;
  /** The nonces are fixed: the match begins, or has begun. */
  protected started = false;

  /** Spectators share one view of the state, which shows what everybody may see, but those who read another language. */
  private readonly gallery = new StateView();
  private readonly watchedIn = new Set<Language>();

  /** The last open seat was taken. */
  protected abstract everybodySits(): Promise<void>;
  /** Somebody came or went. */
  protected abstract attend(): void;

  /** People of the table, or, where only bots play, somebody who watches. */
  protected get isAttended(): boolean {
    return this.seats.hasHumans ? this.seats.connected.length > 0 : this.clients.length > 0;
  }

  // ---- a client joins ----------------------------------------------------------------------------------------------

  override async onJoin(client: PlayerClient, options: unknown): Promise<void> {
    await this.atTheDoor('onJoin', async () => {
      const record = await this.seatFor(client, readJoin(options));
      if (record) this.sit(client, record);
      else this.admitSpectator(client);
      this.attend();
    });
  }

  /** The seat the client comes to: its own, or the one its invite opens; none for a spectator. */
  private async seatFor(
    client: PlayerClient,
    { code, hero }: JoinOptions,
  ): Promise<SeatRecord<PlayerClient> | undefined> {
    const player = userOf(client);
    const own = this.seats.of(player.id);
    if (own || code === undefined) return own;
    const open = this.seats.openBy(code);
    if (!open) throw new DoorRefusal(DOOR.badInvite, 'This invite opens no seat here, or not any more.');
    if (hero === undefined) throw new DoorRefusal(DOOR.badOptions, 'hero: choose one to take the seat.');
    checkHero(this.entry, hero, 'hero', { plays: kindOfSeat(this.entry, this.opening, open.seat) });
    this.seats.give(open, player, hero);
    try {
      if (this.seats.filled) checkStart(this.entry, this.opening, this.seats.all);
      await this.journal.write({ of: 'seat', seat: open.seat, player: { id: player.id, name: player.name }, hero });
    } catch (error) {
      this.seats.reopen(open);
      throw error;
    }
    if (this.seats.filled) await this.everybodySits();
    return open;
  }

  private sit(client: PlayerClient, record: SeatRecord<PlayerClient>): void {
    const before = record.connection;
    // The broken line's return has become pointless.
    this.giveUp((broken) => userOf(broken).id === userOf(client).id);
    client.view = new StateView();
    this.projection.reveal(client.view, record.seat);
    record.language = undefined;
    this.seats.connect(record, client);
    before?.leave(CLOSE.seatTaken, 'you came back from elsewhere');
    this.log.info({ seat: record.seat, player: userOf(client).id }, 'seated');
    this.broadcastPatch();
  }

  private admitSpectator(client: PlayerClient): void {
    const isOwn = (other: PlayerClient): boolean => userOf(other).id === userOf(client).id;
    // Whoever comes anew comes in place of a line that broke: a hall whose network drops is back at once.
    this.giveUp((broken) => spectators.has(broken) && isOwn(broken), 1);
    const others = this.holders.filter((other) => other !== client && spectators.has(other));
    const ofPlayer = others.filter(isOwn);
    const ofAddress = others.filter(({ auth }) => auth?.address !== undefined && auth.address === client.auth?.address);
    const { watchersPerMatch, watchersPerAddress } = this.context.settings;
    if (others.length >= watchersPerMatch) {
      throw new DoorRefusal(DOOR.tooMany, 'This match has as many spectators as it can take.');
    }
    if (ofPlayer.length >= TABS || ofAddress.length >= watchersPerAddress) {
      throw new DoorRefusal(DOOR.tooMany, 'As many as may watch from here watch this match already.');
    }
    client.view = this.gallery;
    spectators.add(client);
    if (this.watchDelay > 0) delayFrames(client, this.watchDelay, this.context.time);
  }

  /** How late spectators see what happens, in milliseconds. */
  private get watchDelay(): number {
    const { watchDelaySeconds, rankedWatchDelaySeconds } = this.context.settings;
    return (isRanked(this.opening) ? rankedWatchDelaySeconds : watchDelaySeconds) * 1000;
  }

  /** By how much the client sees the match late, in milliseconds. */
  protected latenessOf(client: PlayerClient): number {
    return spectators.has(client) ? this.watchDelay : 0;
  }

  /** The client reads that language from now on. */
  protected speak(client: PlayerClient, language: Language): object {
    const record = this.seats.of(userOf(client).id);
    if (record) record.language = language;
    else if (language === DEFAULT_LANGUAGE) client.view = this.gallery;
    else {
      client.view = new StateView();
      this.projection.reveal(client.view, language);
      this.watchedIn.add(language);
    }
    return {};
  }

  /** All who are shown something else than everybody. */
  protected get readers(): Reader[] {
    const readers: Reader[] = [];
    for (const { player, seat } of this.seats.all) if (player) readers.push(seat);
    readers.push(...this.watchedIn);
    return readers;
  }

  protected invitesFor(client: PlayerClient): InvitesAnswer {
    if (userOf(client).id !== this.opening.creator.id) return { invites: [] };
    return {
      invites: this.seats.open.map(({ seat, code = '' }) => {
        return { seat, code, plays: kindOfSeat(this.entry, this.opening, seat) };
      }),
    };
  }

  // ---- a client asks for something ---------------------------------------------------------------------------------

  /** Answers requests, but those that cannot be read. */
  protected static request<R extends SeatedRoom, T>(
    form: z.ZodType<T>,
    answer: (room: R, client: PlayerClient, message: T) => object | Refused,
  ): Handler<R> {
    return (room, client, message, request) => {
      const read = form.safeParse(message);
      const said = read.success
        ? answer(room, client, read.data)
        : refused('bad-message', inWords(read.error, message));
      return 'refused' in said ? request.reject(said.refused) : said;
    };
  }

  /** The same of a seat: with `{}`, or with why they are refused. `watching` is said to who has no seat. */
  protected static seatRequest<R extends SeatedRoom, T>(
    form: z.ZodType<T>,
    watching: string,
    answer: (room: R, record: SeatRecord<PlayerClient>, message: T) => Promise<Refused | undefined>,
  ): Handler<R> {
    return async (room, client, message, request) => {
      const read = form.safeParse(message);
      if (!read.success) return request.reject(refused('bad-message', inWords(read.error, message)).refused);
      const record = room.seats.of(userOf(client).id);
      const wrong = record
        ? await answer(room, record, read.data)
        : refused('not-seated', `You are watching: ${watching}`);
      return wrong ? request.reject(wrong.refused) : {};
    };
  }

  // ---- a client goes, and comes back -------------------------------------------------------------------------------

  /** The connection broke. It may resume in place for a while; joining again works as long as the match is open. */
  override onDrop(client: PlayerClient, code?: number): void {
    this.vacate(client);
    if (code !== undefined && FOR_GOOD.has(code)) return;
    // Who sees the match late joins anew: a line resumed would begin with what is now.
    if (this.latenessOf(client) > 0) return;
    const resumed = this.allowReconnection(client, this.context.settings.reconnectSeconds);
    resumed.catch(() => undefined); // too late, replaced by a new connection, or the room ends
  }

  override onReconnect(client: PlayerClient): void {
    const record = this.seats.of(userOf(client).id);
    if (record) {
      this.seats.connect(record, client);
      this.log.info({ seat: record.seat }, 'reconnected');
      this.broadcastPatch();
    }
    this.attend();
  }

  /** The client said goodbye, or did not resume in time. */
  override onLeave(client: PlayerClient, code?: number): void {
    const record = this.vacate(client);
    if (client.view !== this.gallery) client.view?.dispose();
    const invited = record?.code !== undefined && !this.started;
    if (record && invited && code === CONSENTED) this.standUp(record);
    this.broadcastPatch();
  }

  private standUp(record: SeatRecord<PlayerClient>): void {
    this.seats.reopen(record);
    const line = { of: 'seat' as const, seat: record.seat, player: null, hero: '' };
    this.journal.write(line).catch((error: unknown) => this.failOrGo(error, 'a seat given back'));
  }

  /** Takes the connection off its seat, if it still is the one that sits there. */
  private vacate(client: PlayerClient): SeatRecord<PlayerClient> | undefined {
    const record = this.seats.of(userOf(client).id);
    if (record?.connection !== client) return undefined;
    this.seats.connect(record, undefined);
    this.log.info({ seat: record.seat }, 'left');
    this.attend();
    this.broadcastPatch();
    return record;
  }

  protected override isSeated(player: string): boolean {
    return this.seats.of(player) !== undefined;
  }
}
