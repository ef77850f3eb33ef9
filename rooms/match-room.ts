/** One match: people, bots and spectators around one game, told in the order of a client's life. The room carries
 *  actions in and views out; the rules are behind the face of the game, the way of an action is `table.ts`. */
import { randomBytes } from 'node:crypto';
import type { Deferred, MessageContext } from '@colyseus/core';
import { StateView } from '@colyseus/schema';
import { keyedStream } from '../engine/core/chance.ts';
import { commitmentTo, fairKey } from '../engine/core/fair.ts';
import type { GameEvent } from '../engine/core/game.ts';
import { BadInput } from '../engine/core/refusal.ts';
import { type Answer, Answers } from './answers.ts';
import { BaseRoom, checkToken, DoorRefusal, type PlayerClient } from './base-room.ts';
import { PRESETS } from './clock/presets.ts';
import type { Taken } from './conducted.ts';
import { Conductor } from './conductor.ts';
import type { GameEntry } from './games.ts';
import type { House } from './house.ts';
import { checkHero, entryFor, inWords, type Opening, presetFor, readJoin, readOpening } from './opening.ts';
import {
  actMessage,
  CLOSE,
  DOOR,
  type InvitesAnswer,
  type JoinOptions,
  preferMessage,
  type TimeMessage,
  type WireCode,
} from './protocol.ts';
import { Recorder } from './recorder.ts';
import { type MatchState, showClocks } from './schema/match-state.ts';
import { type SeatRecord, Seats } from './seats.ts';
import { Table } from './table.ts';

const SPECTATORS = 50;
/** How long the result of a match nobody looks at any more is kept. */
const EMPTY_AFTER_END_MS = 60_000;
const CONSENTED = 4000; // the close code of a client that says goodbye

export abstract class MatchRoom extends BaseRoom<MatchState> {
  private opening!: Opening;
  private entry!: GameEntry;
  private seats!: Seats<PlayerClient>;
  private conductor: Conductor | undefined;
  private table: Table | undefined;
  private keep: Recorder | undefined;

  private readonly answers = new Answers();
  private readonly resuming = new Map<string, Deferred>();
  /** Spectators share one view of the state: it shows what everybody may see. */
  private readonly gallery = new StateView();
  private counted = false;
  private emptySince: number | undefined;

  // ---- the match is opened -----------------------------------------------------------------------------------------

  override onCreate(options: unknown): void {
    this.atTheDoor('onCreate', () => {
      this.opening = readOpening(options);
      this.entry = entryFor(this.opening, this.house.games);
      this.count();
      this.state = this.entry.projection.createState();
      this.state.game = this.opening.game;
      this.state.mode = this.opening.mode;
      this.seats = new Seats(this.opening.seats, this.opening.creator, this.state.seats);
      this.state.clock = presetFor(this.opening);
      this.onMessage('act', (client, message: unknown, context) => this.onAct(client, message, context));
      this.onMessage('prefer', (client, message: unknown, context) => this.onPrefer(client, message, context));
      this.onMessage('time', (): TimeMessage => this.timeMessage());
      this.onMessage('invites', (client) => this.invitesFor(client));
      this.onMessage('*', (client, type) => this.refuseUnknown(client, type));
      if (this.seats.filled) this.start();
      this.startWatching();
      this.log.info({ game: this.opening.game, mode: this.opening.mode, by: this.opening.creator.id }, 'opened');
    });
  }

  private count(): void {
    const { open, settings } = this.house;
    const { id } = this.opening.creator;
    if (open.total >= settings.maxMatches) throw new DoorRefusal(DOOR.full, 'The server is full; try again later.');
    if (open.of(id) >= settings.matchesPerPlayer) {
      throw new DoorRefusal(DOOR.tooMany, `You have ${open.of(id)} matches open; finish one first.`);
    }
    open.add(id);
    this.counted = true;
  }

  // ---- a client joins ----------------------------------------------------------------------------------------------

  override onJoin(client: PlayerClient, options: unknown): void {
    this.atTheDoor('onJoin', () => {
      const record = this.seatFor(client, readJoin(options));
      if (record) this.sit(client, record);
      else this.admitSpectator(client);
      this.attend();
    });
  }

  /** The seat the client comes to: its own, or the one its invite opens; none for a spectator. */
  private seatFor(client: PlayerClient, { code, hero }: JoinOptions): SeatRecord<PlayerClient> | undefined {
    const own = this.seats.of(userOf(client).id);
    if (own || code === undefined) return own;
    const open = this.seats.openBy(code);
    if (!open) throw new DoorRefusal(DOOR.badInvite, 'This invite opens no seat here, or not any more.');
    if (hero === undefined) throw new DoorRefusal(DOOR.badOptions, 'hero: choose one to take the seat.');
    checkHero(this.entry, hero, 'hero');
    this.seats.give(open, userOf(client), hero);
    if (this.seats.filled) this.startOrReopen(open);
    return open;
  }

  private startOrReopen(last: SeatRecord<PlayerClient>): void {
    try {
      this.start();
    } catch (error) {
      this.seats.reopen(last);
      throw error;
    }
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

  private invitesFor(client: PlayerClient): InvitesAnswer {
    if (userOf(client).id !== this.opening.creator.id) return { invites: [] };
    return { invites: this.seats.open.map(({ seat, code = '' }) => ({ seat, code })) };
  }

  // ---- the match begins --------------------------------------------------------------------------------------------

  private start(): void {
    const { game } = this.entry;
    const seats = this.seats.all.map(({ hero }) => ({ hero }));
    const secret = randomBytes(32).toString('hex');
    const nonces = seats.map(() => '');
    let match: unknown;
    try {
      match = game.start({ mode: this.opening.mode, seats }, keyedStream(fairKey(secret, nonces)));
    } catch (error) {
      if (error instanceof BadInput) throw new DoorRefusal(DOOR.badOptions, error.message);
      throw error;
    }
    this.table = new Table(game, match, (seat) => this.seats.nameOf(seat));
    this.keep = this.recorder(secret, nonces);
    this.conductor = this.conduct(this.table);
    this.conductor.attended(this.isAttended);
    for (const { seat, wish } of this.seats.all) if (wish) void this.conductor.prefer(seat, wish);
    this.state.stage = 'playing';
    this.project(this.table, this.conductor);
    this.broadcast('time', this.timeMessage());
    this.log.info({ content: game.contentHash, clock: this.state.clock }, 'started');
  }

  /** Writes the match down as it goes, where the settings ask for that. */
  private recorder(secret: string, nonces: readonly string[]): Recorder | undefined {
    const { recordsDir } = this.house.settings;
    if (recordsDir === undefined) return undefined;
    const { game, mode } = this.opening;
    const seats = this.seats.all.map(({ seat, hero }) => ({ hero, name: this.seats.nameOf(seat) }));
    const content = this.entry.game.contentHash;
    return new Recorder(recordsDir, {
      record: 1,
      match: this.roomId,
      game,
      content,
      mode,
      clock: this.state.clock,
      secret,
      nonces: [...nonces],
      commitment: commitmentTo(secret),
      seats,
    });
  }

  private conduct(table: Table): Conductor {
    const { settings, time, random } = this.house;
    // A length of time that varies by half of it to either side.
    const around = (ms: number): number => ms * (0.5 + random());
    return new Conductor({
      table,
      time,
      preset: PRESETS[this.state.clock],
      bots: this.seats.all.map(({ bot }) => bot),
      holdMs: () => around(settings.holdMs),
      botPauseMs: () => around(settings.botDelayMs),
      random,
      onTaken: (events, entry) => {
        this.keep?.add(entry);
        this.show(events);
      },
      onClocks: () => this.showClocks(),
      onWarning: (seat, left) => this.seats.all[seat]?.connection?.send('hurry', { left }),
      onFailure: (error, where) => this.fail(error, where),
    });
  }

  // ---- an action ---------------------------------------------------------------------------------------------------

  private async onAct(client: PlayerClient, message: unknown, context: MessageContext): Promise<unknown> {
    const answer = await this.answerTo(client, message);
    if ('accepted' in answer) return answer.accepted;
    if (context.id === undefined) client.send('refused', answer.refused);
    return context.reject(answer.refused);
  }

  private answerTo(client: PlayerClient, message: unknown): Answer | Promise<Answer> {
    const read = actMessage.safeParse(message);
    if (!read.success) return refused('bad-message', inWords(read.error));
    const player = userOf(client).id;
    const record = this.seats.of(player);
    const { conductor } = this;
    if (!record) return refused('not-seated', 'You are watching: only seats act.');
    if (!conductor) return refused('not-started', 'The match has not begun: a seat is still open.');
    const { key, action, step } = read.data;
    return this.answers.once(player, key, async () => answerOf(await conductor.act(record.seat, action, step)));
  }

  private async onPrefer(client: PlayerClient, message: unknown, context: MessageContext): Promise<unknown> {
    const read = preferMessage.safeParse(message);
    if (!read.success) return context.reject(refused('bad-message', inWords(read.error)).refused);
    const record = this.seats.of(userOf(client).id);
    if (!record) return context.reject(refused('not-seated', 'You are watching: nothing is asked of you.').refused);
    record.wish = read.data.windows;
    await this.conductor?.prefer(record.seat, read.data.windows);
    return {};
  }

  /** A message sent without asking for an answer, of a type there is not. */
  private refuseUnknown(client: PlayerClient, type: string | number): void {
    const { refused: refusal } = refused('bad-message', `There is no message "${String(type).slice(0, 40)}".`);
    client.send('refused', refusal);
  }

  // ---- what happened is shown --------------------------------------------------------------------------------------

  private show(events: readonly GameEvent[]): void {
    const { table, conductor } = this;
    if (!table || !conductor) return;
    if (table.over) this.state.stage = 'over';
    this.project(table, conductor);
    this.broadcastPatch();
    for (const client of this.clients) {
      client.send('events', table.tell(events, this.seats.of(userOf(client).id)?.seat ?? 'public'));
    }
    if (table.over) this.log.info({ step: table.step }, 'over');
  }

  private project(table: Table, conductor: Conductor): void {
    const people = this.seats.all.filter((record) => record.player).map((record) => record.seat);
    this.entry.projection.project(table.views(people), this.state);
    showClocks(this.state, (seat) => conductor.clockOf(seat));
  }

  private showClocks(): void {
    const { conductor } = this;
    if (!conductor) return;
    showClocks(this.state, (seat) => conductor.clockOf(seat));
    this.broadcastPatch();
  }

  private timeMessage(): TimeMessage {
    const time = this.conductor?.time;
    return { now: Math.round(time?.now() ?? 0), paused: time?.paused ?? true };
  }

  // ---- who is there ------------------------------------------------------------------------------------------------

  /** People of the table, or, where only bots play, somebody who watches. */
  private get isAttended(): boolean {
    return this.seats.hasHumans ? this.seats.connected.length > 0 : this.clients.length > 0;
  }

  /** Tells the conductor who is there now. */
  private attend(): void {
    const { conductor } = this;
    if (!conductor || this.table?.over) return;
    const before = conductor.time.paused;
    conductor.attended(this.isAttended);
    if (conductor.time.paused !== before) this.broadcast('time', this.timeMessage());
    for (const { seat, bot, connection } of this.seats.all) {
      if (bot) continue;
      if (connection) conductor.returned(seat);
      else conductor.dropped(seat);
    }
  }

  // ---- a client goes, and comes back -------------------------------------------------------------------------------

  /** The connection broke. It may resume in place for a while; joining again works as long as the match is open. */
  override onDrop(client: PlayerClient, code?: number): void {
    this.vacate(client);
    if (code === CLOSE.seatTaken || code === CLOSE.badTraffic) return;
    const resuming = this.allowReconnection(client, this.house.settings.reconnectSeconds);
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
    const invited = record?.code !== undefined && !this.table;
    if (record && invited && code === CONSENTED) this.seats.reopen(record);
    this.broadcastPatch();
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

  // ---- the match is closed -----------------------------------------------------------------------------------------

  protected override noLongerNeeded(now: number): string | undefined {
    if (this.isAttended) {
      this.emptySince = undefined;
      return undefined;
    }
    this.emptySince ??= now;
    const empty = now - this.emptySince;
    if (this.table?.over && this.clients.length === 0 && empty > EMPTY_AFTER_END_MS) return 'over, and nobody looks';
    return empty > this.house.settings.abandonedSeconds * 1000 ? 'none of its players came back' : undefined;
  }

  override onDispose(): void {
    super.onDispose();
    this.conductor?.stop();
    // Nobody resumes a match that is gone, and their timers must not outlive it.
    for (const player of [...this.resuming.keys()]) this.stopResuming(player);
    if (this.counted) this.house.open.remove(this.opening.creator.id);
    this.log.info('closed for good');
  }
}

/** The match room of one server, to be registered as `match`. */
export const matchRoomOf = (house: House) =>
  class extends MatchRoom {
    static override onAuth = checkToken(house.tokens);
    protected override readonly house = house;
  };

const userOf = (client: PlayerClient) => {
  if (!client.auth) throw new Error('a client without a token came past the door');
  return client.auth;
};

/** What the conductor made of an action, as the client is told. */
const answerOf = (taken: Taken): Answer => {
  if ('step' in taken) return { accepted: { step: taken.step } };
  if ('refusal' in taken) return { refused: taken.refusal };
  return refused('match-failed', `The match broke and was closed (incident ${taken.incident}).`);
};

const refused = (code: WireCode, message: string) => ({ refused: { code, message } });
