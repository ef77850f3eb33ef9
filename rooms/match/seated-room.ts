/** Who sits at a match and who watches: people come by their token or an invite, drop, come back, and go. */
import type { Deferred } from '@colyseus/core';
import { StateView } from '@colyseus/schema';
import { CLOSE, DOOR, type InvitesAnswer, type JoinOptions } from '../../protocol/messages.ts';
import { BaseRoom, type PlayerClient, userOf } from '../base/base-room.ts';
import { DoorRefusal } from '../base/door-refusal.ts';
import type { GameEntry } from '../games.ts';
import type { MatchState } from '../state/match-state.ts';
import type { JournalWriter } from './journal/journal-writer.ts';
import { checkHero, kindOfSeat, type Opening, readJoin } from './opening.ts';
import type { SeatRecord, Seats } from './seats.ts';

const SPECTATORS = 50;
/** Lines that the server cut, and that are not resumed. */
const FOR_GOOD: ReadonlySet<number> = new Set([CLOSE.seatTaken, CLOSE.badTraffic, CLOSE.accountGone]);
const CONSENTED = 4000; // the close code of a client that says goodbye

export abstract class SeatedRoom extends BaseRoom<MatchState> {
  protected opening!: Opening;
  protected entry!: GameEntry;
  protected seats!: Seats<PlayerClient>;
  protected journal!: JournalWriter;
  /** The nonces are fixed: the match begins, or has begun. */
  protected started = false;

  private readonly resuming = new Map<string, Deferred>();
  /** Spectators share one view of the state: it shows what everybody may see. */
  private readonly gallery = new StateView();

  /** Refuses, at the door, what no match can begin with. */
  protected abstract checkStart(): void;
  /** The last open seat was taken. */
  protected abstract everybodySits(): Promise<void>;
  /** Somebody came or went. */
  protected abstract attend(): void;
  protected abstract failOrGo(error: unknown, where: string): string | undefined;

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
      if (this.seats.filled) this.checkStart();
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
    this.stopResuming(userOf(client).id);
    client.view = new StateView();
    this.entry.projection.reveal(this.state, client.view, record.seat);
    this.seats.connect(record, client);
    before?.leave(CLOSE.seatTaken, 'you came back from elsewhere');
    this.log.info({ seat: record.seat, player: userOf(client).id }, 'seated');
    this.broadcastPatch();
  }

  private admitSpectator(client: PlayerClient): void {
    if (this.clients.length - this.seats.connected.length > SPECTATORS) {
      throw new DoorRefusal(DOOR.tooMany, 'This match has as many spectators as it can take.');
    }
    client.view = this.gallery;
  }

  protected invitesFor(client: PlayerClient): InvitesAnswer {
    if (userOf(client).id !== this.opening.creator.id) return { invites: [] };
    return {
      invites: this.seats.open.map(({ seat, code = '' }) => {
        return { seat, code, plays: kindOfSeat(this.entry, this.opening, seat) };
      }),
    };
  }

  // ---- a client goes, and comes back -------------------------------------------------------------------------------

  /** The connection broke. It may resume in place for a while; joining again works as long as the match is open. */
  override onDrop(client: PlayerClient, code?: number): void {
    this.vacate(client);
    if (code !== undefined && FOR_GOOD.has(code)) return;
    const resuming = this.allowReconnection(client, this.context.settings.reconnectSeconds);
    resuming.catch(() => undefined); // too late, replaced by a new connection, or the room ends
    if (client.view !== this.gallery) this.resuming.set(userOf(client).id, resuming);
  }

  override onReconnect(client: PlayerClient): void {
    const record = this.seats.of(userOf(client).id);
    if (record) {
      this.resuming.delete(userOf(client).id);
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

  /** A new connection of the player makes the broken one's return pointless. */
  private stopResuming(player: string): void {
    this.resuming.get(player)?.reject?.(new Error('replaced'));
    this.resuming.delete(player);
  }

  override onDispose(): void {
    super.onDispose();
    // Nobody resumes a match that is gone, and their timers must not outlive it.
    for (const player of [...this.resuming.keys()]) this.stopResuming(player);
  }
}
