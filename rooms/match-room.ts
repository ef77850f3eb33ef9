/** One match: people, bots and spectators around one game, told in the order of a client's life. The room carries
 *  actions in and views out; the rules are behind the face of the game, the way of an action is `table.ts`. */
import type { Deferred, MessageContext } from '@colyseus/core';
import { StateView } from '@colyseus/schema';
import { keyedStream, seededStream } from '../engine/core/chance.ts';
import { commitmentTo, fairKey } from '../engine/core/fair.ts';
import type { GameEvent } from '../engine/core/game.ts';
import { BadInput } from '../engine/core/refusal.ts';
import { Fenced, type OwnedJournal } from '../infra/journal/journal.ts';
import { type Answer, Answers } from './answers.ts';
import { BaseRoom, checkToken, DoorRefusal, type PlayerClient } from './base-room.ts';
import { Chronicle } from './chronicle.ts';
import { PRESETS } from './clock/presets.ts';
import type { Conducted, HistoryEntry, Taken } from './conducted.ts';
import { Conductor } from './conductor.ts';
import type { GameEntry } from './games.ts';
import type { HistoryHead } from './history.ts';
import type { House } from './house.ts';
import { KeepingEnded } from './keeper.ts';
import { checkHero, entryFor, inWords, type Opening, presetFor, readJoin, readOpening } from './opening.ts';
import {
  actMessage,
  CLOSE,
  DOOR,
  type InvitesAnswer,
  type JoinOptions,
  nonceMessage,
  preferMessage,
  type TimeMessage,
  type WireCode,
} from './protocol.ts';
import type { Resumption } from './resumption.ts';
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
  private chronicle!: Chronicle;
  private secret = '';
  /** The nonces are fixed: the match begins, or has begun. */
  private started = false;

  private readonly answers = new Answers();
  private readonly resuming = new Map<string, Deferred>();
  /** Spectators share one view of the state: it shows what everybody may see. */
  private readonly gallery = new StateView();
  private counted = false;
  private emptySince: number | undefined;

  // ---- the match is opened -----------------------------------------------------------------------------------------

  override async onCreate(options: unknown): Promise<void> {
    await this.atTheDoor('onCreate', async () => {
      const resumption = this.house.resumptions.claim(options);
      if (resumption) this.takeUp(resumption);
      else await this.open(readOpening(options));
      this.onMessage('act', (client, message: unknown, context) => this.onAct(client, message, context));
      this.onMessage('prefer', (client, message: unknown, context) => this.onPrefer(client, message, context));
      this.onMessage('nonce', (client, message: unknown, context) => this.onNonce(client, message, context));
      this.onMessage('time', (): TimeMessage => this.timeMessage());
      this.onMessage('invites', (client) => this.invitesFor(client));
      this.onMessage('*', (client, type) => this.refuseUnknown(client, type));
      this.startWatching();
    });
  }

  private async open(opening: Opening): Promise<void> {
    this.setUp(opening, this.house.secret());
    this.count();
    const codes = this.seats.codes;
    const content = this.entry.game.contentHash;
    const head: HistoryHead = { version: 1, opening, content, codes, secret: this.secret, opened: Date.now() };
    this.chronicle = this.chronicleOf(head, await this.house.journal.begin(this.roomId, head), 0);
    if (this.seats.filled) {
      this.checkStart();
      await this.gatherNonces();
    }
    this.log.info({ game: opening.game, mode: opening.mode, by: opening.creator.id }, 'opened');
  }

  /** Goes on with a match whose room is gone: everything is as its journal says. */
  private takeUp({ match, past, owned }: Resumption): void {
    this.roomId = match;
    const { head, seats, nonces } = past;
    this.setUp(head.opening, head.secret, head.codes);
    this.house.open.add(head.opening.creator.id);
    this.counted = true;
    for (const { seat, player, hero } of seats) {
      const record = this.seats.all[seat];
      if (record && player) this.seats.give(record, player, hero);
      else if (record) this.seats.reopen(record);
    }
    this.chronicle = this.chronicleOf(head, owned, past.lines);
    if (nonces) this.begin(nonces, past.past);
    else if (this.seats.filled) void this.gatherNonces();
    this.log.info({ lines: past.lines }, 'taken up again');
  }

  private setUp(opening: Opening, secret: string, codes?: readonly (string | null)[]): void {
    this.opening = opening;
    this.secret = secret;
    this.entry = entryFor(opening, this.house.games);
    this.state = this.entry.projection.createState();
    this.state.game = opening.game;
    this.state.mode = opening.mode;
    this.state.clock = presetFor(opening);
    this.state.commitment = commitmentTo(secret);
    this.seats = new Seats(opening.seats, opening.creator, this.state.seats, codes);
  }

  private chronicleOf(head: HistoryHead, journal: OwnedJournal, lines: number): Chronicle {
    const { house } = this;
    return new Chronicle({
      house,
      match: this.roomId,
      head,
      journal,
      lines,
      onTrouble: (trouble) => this.halt(trouble),
    });
  }

  /** The store cannot keep anything: everybody is told, and nothing happens until it can again. */
  private halt(halted: boolean): void {
    this.log.warn({ halted }, halted ? 'nothing can be kept; the match waits' : 'the match goes on');
    this.state.halted = halted;
    this.conductor?.halted(halted);
    this.broadcastPatch();
    this.broadcast('time', this.timeMessage());
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
    checkHero(this.entry, hero, 'hero');
    this.seats.give(open, player, hero);
    try {
      if (this.seats.filled) this.checkStart();
      await this.chronicle.write({ of: 'seat', seat: open.seat, player: { id: player.id, name: player.name }, hero });
    } catch (error) {
      this.seats.reopen(open);
      throw error;
    }
    if (this.seats.filled) await this.gatherNonces();
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

  private invitesFor(client: PlayerClient): InvitesAnswer {
    if (userOf(client).id !== this.opening.creator.id) return { invites: [] };
    return { invites: this.seats.open.map(({ seat, code = '' }) => ({ seat, code })) };
  }

  // ---- the match begins --------------------------------------------------------------------------------------------

  /** Refuses, at the door, what no match can begin with. */
  private checkStart(): void {
    const seats = this.seats.all.map(({ hero }) => ({ hero }));
    try {
      this.entry.game.start({ mode: this.opening.mode, seats }, seededStream('only to see whether it can begin'));
    } catch (error) {
      if (error instanceof BadInput) throw new DoorRefusal(DOOR.badOptions, error.message);
      throw error;
    }
  }

  /** Everybody sits: whoever wants a share in chance has a moment to send it, now that the commitment is known. */
  private async gatherNonces(): Promise<void> {
    const { nonceMs } = this.house.settings;
    if (nonceMs === 0 || this.everyNonce) return this.start();
    this.house.time.after(nonceMs, () => void this.start());
  }

  private get everyNonce(): boolean {
    return this.seats.all.every(({ bot, nonce }) => bot || nonce !== undefined);
  }

  private async onNonce(client: PlayerClient, message: unknown, context: MessageContext): Promise<unknown> {
    const read = nonceMessage.safeParse(message);
    if (!read.success) return context.reject(refused('bad-message', inWords(read.error)).refused);
    const record = this.seats.of(userOf(client).id);
    if (!record) return context.reject(refused('not-seated', 'You are watching: you have no share in chance.').refused);
    if (this.started || record.nonce !== undefined) {
      return context.reject(
        refused('not-allowed-now', 'A seat has one share in chance, before the match begins.').refused,
      );
    }
    record.nonce = read.data.nonce;
    if (this.seats.filled && this.everyNonce) await this.start();
    return {};
  }

  private async start(): Promise<void> {
    if (this.started || !this.seats.filled) return;
    this.started = true;
    const nonces = this.seats.all.map(({ nonce = '' }) => nonce);
    await this.chronicle.write({ of: 'start', nonces });
    this.begin(nonces, []);
    this.broadcastPatch();
    this.attend();
    this.broadcast('time', this.timeMessage());
    this.log.info({ content: this.entry.game.contentHash, clock: this.state.clock }, 'started');
  }

  /** The table stands, after everything that is past. */
  private begin(nonces: readonly string[], past: readonly HistoryEntry[]): void {
    this.started = true;
    const { game } = this.entry;
    const seats = this.seats.all.map(({ seat, hero }) => ({ hero, name: this.seats.nameOf(seat) }));
    const key = fairKey(this.secret, nonces);
    const match = game.start({ mode: this.opening.mode, seats: seats.map(({ hero }) => ({ hero })) }, keyedStream(key));
    this.chronicle.record(nonces, seats, past);
    for (const [seat, nonce] of nonces.entries()) {
      const shown = this.state.seats[seat];
      if (shown) shown.nonce = nonce;
    }
    this.table = new Table(game, match, (seat) => this.seats.nameOf(seat));
    this.conductor = this.conduct(this.table, past);
    this.rememberAnswers(past);
    this.conductor.attended(this.isAttended);
    for (const { seat, wish } of this.seats.all) if (wish) void this.conductor.prefer(seat, wish);
    this.state.stage = this.table.over ? 'over' : 'playing';
    if (this.table.over) this.conclude(this.table);
    this.project(this.table, this.conductor);
  }

  /** Whoever sends again what was accepted before the outage gets its first answer. */
  private rememberAnswers(past: readonly HistoryEntry[]): void {
    let step = 0;
    for (const entry of past) {
      if (!('action' in entry)) continue;
      step++;
      const player = this.seats.all[entry.seat]?.player?.id;
      if (entry.key !== undefined && player !== undefined) this.answers.know(player, entry.key, { accepted: { step } });
    }
  }

  private conduct(table: Table, past: readonly HistoryEntry[]): Conductor {
    const { settings, time, random } = this.house;
    // A length of time that varies by half of it to either side.
    const around = (ms: number): number => ms * (0.5 + random());
    const parts: Conducted = {
      table,
      time,
      preset: PRESETS[this.state.clock],
      bots: this.seats.all.map(({ bot }) => bot),
      holdMs: () => around(settings.holdMs),
      botPauseMs: () => around(settings.botDelayMs),
      random,
      keep: (entry) => this.chronicle.keep(entry),
      onTaken: (events) => this.show(events),
      onClocks: () => this.showClocks(),
      onWarning: (seat, left) => this.seats.all[seat]?.connection?.send('hurry', { left }),
      onFailure: (error, where) => this.failOrGo(error, where),
    };
    return new Conductor(parts, past);
  }

  /** What keeps the match from going on here: it goes on elsewhere, or it broke. */
  private failOrGo(error: unknown, where: string): string | undefined {
    if (error instanceof KeepingEnded) return undefined;
    if (!(error instanceof Fenced)) return this.fail(error, where);
    this.log.warn({ where }, 'the match goes on elsewhere; this room lets go of it');
    // The listing is the new owner's by now: without its id this room's disposal does not remove it.
    Reflect.set(Object(Reflect.get(this, '_listing')), 'roomId', undefined);
    this.close(CLOSE.restart);
    return undefined;
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
    return this.answers.once(player, key, async () => answerOf(await conductor.act(record.seat, action, step, key)));
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
    if (table.over) this.conclude(table);
    this.project(table, conductor);
    this.broadcastPatch();
    for (const client of this.clients) {
      client.send('events', table.tell(events, this.seats.of(userOf(client).id)?.seat ?? 'public'));
    }
  }

  /** The match is over: its secret may be known, and its journal is closed. */
  private conclude(table: Table): void {
    this.state.stage = 'over';
    this.state.secret = this.secret;
    this.log.info({ step: table.step }, 'over');
    const outcome = table.ask((game, match) => game.outcome(match));
    this.chronicle.end({ outcome }).catch((error: unknown) => this.failOrGo(error, 'the end'));
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
    const invited = record?.code !== undefined && !this.started;
    if (record && invited && code === CONSENTED) this.standUp(record);
    this.broadcastPatch();
  }

  private standUp(record: SeatRecord<PlayerClient>): void {
    this.seats.reopen(record);
    const line = { of: 'seat' as const, seat: record.seat, player: null, hero: '' };
    this.chronicle.write(line).catch((error: unknown) => this.failOrGo(error, 'a seat given back'));
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
    // Where time runs on without anybody, the match does.
    const runsAlone = this.conductor && !this.table?.over && !PRESETS[this.state.clock].pausesWhenEmpty;
    if (this.isAttended || runsAlone) {
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
    this.chronicle?.stop();
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
const answerOf = (taken: Taken): Answer | Promise<Answer> => {
  if ('step' in taken) return { accepted: { step: taken.step } };
  if ('refusal' in taken) return { refused: taken.refusal };
  // The connection is closed in a moment; the client asks again where the match has gone.
  if (taken.incident === undefined) return new Promise(() => undefined);
  return refused('match-failed', `The match broke and was closed (incident ${taken.incident}).`);
};

const refused = (code: WireCode, message: string) => ({ refused: { code, message } });
