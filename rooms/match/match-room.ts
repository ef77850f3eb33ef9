/** One match: it begins, takes actions, shows what happened and ends. How it is opened is its base, `opened-room.ts`,
 *  who sits at it is the base of that, `seated-room.ts`; the rules are behind the face of the game, the way of an
 *  action is `match-driver.ts`. */

import type { MessageContext } from '@colyseus/core';
import { keyedStream } from '../../engine/core/chance.ts';
import { fairKey } from '../../engine/core/fair.ts';
import type { GameEvent } from '../../engine/core/game.ts';
import { startOptionsOf } from '../../engine/core/mode-options.ts';
import { isRunaway } from '../../engine/core/refusal.ts';
import { Fenced } from '../../infra/journal/journal.ts';
import { actMessage, type CatalogueAnswer, CLOSE, preferMessage, type TimeMessage } from '../../protocol/messages.ts';
import { PRESETS } from '../../protocol/presets.ts';
import { checkToken, type PlayerClient, userOf } from '../base/base-room.ts';
import { inWords } from '../base/door-refusal.ts';
import { report } from '../base/incident.ts';
import type { RoomContext } from '../base/room-context.ts';
import { showClocks } from '../state/match-state.ts';
import { type Answer, answerOf, refused } from './answer.ts';
import type { DriverHooks } from './driver-hooks.ts';
import { IdempotencyCache } from './idempotency-cache.ts';
import { WritingStopped } from './journal/journal-writer.ts';
import { MatchDriver } from './match-driver.ts';
import type { MatchEntry } from './match-entry.ts';
import { OpenedRoom } from './opened-room.ts';
import { ratedSeats } from './rated.ts';
import type { Rules } from './rules.ts';
import { RunningMatch } from './running-match.ts';

/** How long the result of a match nobody looks at any more is kept. */
const EMPTY_AFTER_END_MS = 60_000;

export abstract class MatchRoom extends OpenedRoom {
  private driver: MatchDriver | undefined;
  private running: RunningMatch | undefined;
  private readonly idempotency = new IdempotencyCache();
  private emptySince: number | undefined;
  /** The incident by which it ends. */
  private ranAway: string | undefined;

  // ---- the match is opened -----------------------------------------------------------------------------------------

  override async onCreate(options: unknown): Promise<void> {
    await this.atTheDoor('onCreate', async () => {
      await this.openFor(options);
      this.onMessage('act', (client, message: unknown, request) => this.onAct(client, message, request));
      this.onMessage('prefer', (client, message: unknown, request) => this.onPrefer(client, message, request));
      this.onMessage('nonce', (client, message: unknown, request) => this.onNonce(client, message, request));
      this.onMessage('time', (): TimeMessage => this.timeMessage());
      this.onMessage('invites', (client) => this.invitesFor(client));
      this.onMessage('catalogue', (): CatalogueAnswer => ({ catalogue: (this.running ?? this.entry).game.catalogue }));
      this.onMessage('*', (client, type) => this.refuseUnknown(client, type));
      this.startWatching();
    });
  }

  /** The store cannot keep anything: all see that, and nothing happens until it can again. */
  protected override halt(halted: boolean): void {
    this.log.warn({ halted }, halted ? 'nothing can be kept; the match waits' : 'the match goes on');
    this.state.halted = halted;
    this.driver?.halted(halted);
    this.broadcastPatch();
    this.broadcast('time', this.timeMessage());
  }

  // ---- the match begins --------------------------------------------------------------------------------------------

  /** The table stands, after everything that is past. */
  protected override begin(nonces: readonly string[], past: readonly MatchEntry[], rules: Rules): void {
    this.started = true;
    const { game } = rules;
    const seats = this.seats.all.map(({ seat, hero }) => ({ hero, name: this.seats.nameOf(seat) }));
    const key = fairKey(this.secret, nonces);
    const match = game.start(startOptionsOf(this.opening, seats), keyedStream(key));
    for (const [seat, nonce] of nonces.entries()) {
      const shown = this.state.seats[seat];
      if (shown) shown.nonce = nonce;
    }
    this.running = new RunningMatch(game, match, (seat) => this.seats.nameOf(seat));
    this.driver = this.drive(this.running, past);
    this.journal.record(nonces, seats, past, rules);
    this.rememberAnswers(past);
    this.driver.attended(this.isAttended);
    for (const { seat, preference } of this.seats.all) if (preference) void this.driver.prefer(seat, preference);
    this.state.stage = this.running.over ? 'over' : 'playing';
    if (this.running.over) this.conclude(this.running);
    this.project(this.running, this.driver);
  }

  /** A retry of what was accepted before the outage gets the first answer. */
  private rememberAnswers(past: readonly MatchEntry[]): void {
    let step = 0;
    for (const entry of past) {
      if (!('action' in entry)) continue;
      step++;
      const player = this.seats.all[entry.seat]?.player?.id;
      if (entry.key !== undefined && player !== undefined)
        this.idempotency.know(player, entry.key, { accepted: { step } });
    }
  }

  private drive(running: RunningMatch, past: readonly MatchEntry[]): MatchDriver {
    const { settings, time, random } = this.context;
    // A length of time that varies by half of it to either side.
    const around = (ms: number): number => ms * (0.5 + random());
    const parts: DriverHooks = {
      running,
      time,
      preset: PRESETS[this.state.clock],
      bots: this.seats.all.map(({ bot }) => bot),
      holdMs: () => around(settings.holdMs),
      botPauseMs: () => around(settings.botDelayMs),
      random,
      keep: (entry) => this.journal.keep(entry),
      onTaken: (events) => this.show(events),
      onClocks: () => this.showClocks(),
      onWarning: (seat, left) => this.seats.all[seat]?.connection?.send('hurry', { left }),
      onFailure: (error, where) => this.failOrGo(error, where),
    };
    return new MatchDriver(parts, past);
  }

  /** What keeps the match from going on here: it goes on elsewhere, or it broke. */
  protected override failOrGo(error: unknown, where: string): string | undefined {
    if (error instanceof WritingStopped) return undefined;
    if (this.ranAway !== undefined) return this.ranAway;
    if (isRunaway(error)) return this.runAway(error, where);
    if (!(error instanceof Fenced)) return this.fail(error, where);
    this.log.warn({ where }, 'the match goes on elsewhere; this room lets go of it');
    // The listing is the new owner's by now: without its id this room's disposal does not remove it.
    Reflect.set(Object(Reflect.get(this, '_listing')), 'roomId', undefined);
    this.close(CLOSE.restart);
    return undefined;
  }

  /** The content never comes to rest, and never would in another room: the match ends for good, and counts for nobody. */
  private runAway(error: unknown, where: string): string {
    const words = 'the content of the match ran away; the match is ended';
    const incident = report(this.context, { error, room: this.roomId, where, words }, this.log);
    this.ranAway = incident;
    const ended = async (): Promise<void> => {
      await this.context.results.voided(this.roomId);
      await this.journal.end({ voided: incident });
    };
    ended()
      .catch((failed: unknown) => this.log.error({ err: failed, incident }, 'the match could not be ended'))
      .finally(() => this.close(CLOSE.matchClosed));
    return incident;
  }

  // ---- an action ---------------------------------------------------------------------------------------------------

  private async onAct(client: PlayerClient, message: unknown, request: MessageContext): Promise<unknown> {
    const answer = await this.answerTo(client, message);
    if ('accepted' in answer) return answer.accepted;
    if (request.id === undefined) client.send('refused', answer.refused);
    return request.reject(answer.refused);
  }

  private answerTo(client: PlayerClient, message: unknown): Answer | Promise<Answer> {
    const read = actMessage.safeParse(message);
    if (!read.success) return refused('bad-message', inWords(read.error));
    const player = userOf(client).id;
    const record = this.seats.of(player);
    const { driver } = this;
    if (!record) return refused('not-seated', 'You are watching: only seats act.');
    if (!driver) return refused('not-started', 'The match has not begun: a seat is still open.');
    const { key, action, step } = read.data;
    return this.idempotency.once(player, key, async () => answerOf(await driver.act(record.seat, action, step, key)));
  }

  private async onPrefer(client: PlayerClient, message: unknown, request: MessageContext): Promise<unknown> {
    const read = preferMessage.safeParse(message);
    if (!read.success) return request.reject(refused('bad-message', inWords(read.error)).refused);
    const record = this.seats.of(userOf(client).id);
    if (!record) return request.reject(refused('not-seated', 'You are watching: nothing is asked of you.').refused);
    record.preference = read.data.windows;
    await this.driver?.prefer(record.seat, read.data.windows);
    return {};
  }

  /** A message sent without asking for an answer, of a type there is not. */
  private refuseUnknown(client: PlayerClient, type: string | number): void {
    const { refused: refusal } = refused('bad-message', `There is no message "${String(type).slice(0, 40)}".`);
    client.send('refused', refusal);
  }

  // ---- what happened is shown --------------------------------------------------------------------------------------

  private show(events: readonly GameEvent[]): void {
    const { running, driver } = this;
    if (!running || !driver) return;
    if (running.over) this.conclude(running);
    this.project(running, driver);
    this.broadcastPatch();
    for (const client of this.clients) {
      client.send('events', running.tell(events, this.seats.of(userOf(client).id)?.seat ?? 'public'));
    }
  }

  /** The match is over: its secret may be known, and its journal is closed. */
  private conclude(running: RunningMatch): void {
    this.state.stage = 'over';
    this.state.secret = this.secret;
    this.log.info({ step: running.step }, 'over');
    const outcome = running.ask((game, match) => game.outcome(match));
    this.settle({ outcome }).catch((error: unknown) => this.failOrGo(error, 'the end'));
  }

  /** What the match counts for is reported first: once the journal is closed nobody takes it up again. */
  private async settle(ending: { readonly outcome: unknown }): Promise<void> {
    const kept = await this.context.results.ended(this.roomId);
    if (kept?.rated) {
      this.state.rated = JSON.stringify(ratedSeats(kept));
      this.broadcastPatch();
    }
    await this.journal.end(ending);
  }

  private project(running: RunningMatch, driver: MatchDriver): void {
    const people = this.seats.all.filter((record) => record.player).map((record) => record.seat);
    this.entry.projection.project(running.views(people), this.state);
    showClocks(this.state, (seat) => driver.clockOf(seat));
  }

  private showClocks(): void {
    const { driver } = this;
    if (!driver) return;
    showClocks(this.state, (seat) => driver.clockOf(seat));
    this.broadcastPatch();
  }

  protected override timeMessage(): TimeMessage {
    const time = this.driver?.time;
    return { now: Math.round(time?.now() ?? 0), paused: time?.paused ?? true };
  }

  // ---- who is there ------------------------------------------------------------------------------------------------

  /** Has the driver know who is there now. */
  protected override attend(): void {
    const { driver } = this;
    if (!driver || this.running?.over) return;
    const before = driver.time.paused;
    driver.attended(this.isAttended);
    if (driver.time.paused !== before) this.broadcast('time', this.timeMessage());
    for (const { seat, bot, connection } of this.seats.all) {
      if (bot) continue;
      if (connection) driver.returned(seat);
      else driver.dropped(seat);
    }
  }

  // ---- the match is closed -----------------------------------------------------------------------------------------

  protected override noLongerNeeded(now: number): string | undefined {
    // Where time runs on without anybody, the match does.
    const runsAlone = this.driver && !this.running?.over && !PRESETS[this.state.clock].pausesWhenEmpty;
    if (this.isAttended || runsAlone) {
      this.emptySince = undefined;
      return undefined;
    }
    this.emptySince ??= now;
    const empty = now - this.emptySince;
    if (this.running?.over && this.clients.length === 0 && empty > EMPTY_AFTER_END_MS) return 'over, and nobody looks';
    return empty > this.context.settings.abandonedSeconds * 1000 ? 'none of its players came back' : undefined;
  }

  override onDispose(): void {
    super.onDispose();
    this.driver?.stop();
    this.log.info('closed for good');
  }
}

/** The match room of one server, to be registered as `match`. */
export const matchRoomOf = (context: RoomContext) =>
  class extends MatchRoom {
    static override onAuth = checkToken(context.tokens);
    protected override readonly context = context;
  };
