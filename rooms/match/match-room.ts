/** One match: it begins, takes actions, shows what happened and ends. How it is opened is its base, `opened-room.ts`,
 *  who sits at it is the base of that, `seated-room.ts`; the rules are behind the face of the game, the way of an
 *  action is `match-driver.ts`. */

import type { MessageContext } from '@colyseus/core';
import { keyedStream } from '../../engine/core/chance.ts';
import { fairKey } from '../../engine/core/fair.ts';
import type { GameEvent, Seat } from '../../engine/core/game.ts';
import { sidesAt } from '../../engine/core/kinds.ts';
import { startOptionsOf } from '../../engine/core/mode-options.ts';
import { isRunaway } from '../../engine/core/refusal.ts';
import type { Language } from '../../engine/core/words/language.ts';
import { Fenced, type StoreTrouble } from '../../infra/journal/journal.ts';
import {
  actMessage,
  type CatalogueAnswer,
  CLOSE,
  catalogueMessage,
  languageMessage,
  nonceMessage,
  type PreferMessage,
  preferMessage,
  rematchMessage,
  type TimeMessage,
} from '../../protocol/messages.ts';
import { PRESETS } from '../../protocol/presets.ts';
import { readAct } from '../../protocol/read-act.ts';
import { emoteMessage, reportMessage, sayMessage } from '../../protocol/talk-requests.ts';
import { checkToken, type PlayerClient, userOf } from '../base/base-room.ts';
import { mayHaveCatalogue } from '../base/catalogues.ts';
import { inWords } from '../base/door-refusal.ts';
import { Hearing } from '../base/hearing.ts';
import { report } from '../base/incident.ts';
import type { RoomContext } from '../base/room-context.ts';
import { allOfTheRound } from '../base/rounds.ts';
import { sendTogether } from '../base/together.ts';
import { NO_SEAT } from '../state/match-state.ts';
import type { Views } from '../state/projection.ts';
import type { Told } from '../state/telling.ts';
import { type Answer, answerOf, type Refused, refused } from './answer.ts';
import { decisionOf } from './bot-decision.ts';
import { modeOf } from './door.ts';
import type { DriverHooks } from './driver-hooks.ts';
import { OneAddress } from './end/one-address.ts';
import { ratedSeats } from './end/rated.ts';
import { Rematch } from './end/rematch.ts';
import { IdempotencyCache } from './idempotency-cache.ts';
import { AT_ONCE, forgottenAt, runsAlone as runsOn } from './journal/due.ts';
import { WritingStopped } from './journal/journal-writer.ts';
import { keptKey } from './journal/packing.ts';
import { MatchDriver } from './match-driver.ts';
import type { MatchEntry } from './match-entry.ts';
import { MatchTalk, type MatchTalkParts } from './match-talk.ts';
import { OpenedRoom, type Past } from './opened-room.ts';
import { isRanked, paceOf } from './opening.ts';
import type { Rules } from './rules.ts';
import { RunningMatch } from './running-match.ts';
import type { SeatRecord } from './seats.ts';

/** How long the result of a match nobody looks at any more is kept. */
const EMPTY_AFTER_END_MS = 60_000;
/** Said to who talks and has no seat. */
const MUTE = 'only those who play talk.';

export abstract class MatchRoom extends OpenedRoom {
  private driver: MatchDriver | undefined;
  private running: RunningMatch | undefined;
  private readonly idempotency = new IdempotencyCache();
  private rematch!: Rematch;
  private talk!: MatchTalk;
  /** Of a ranked match. */
  private oneAddress: OneAddress | undefined;
  private emptySince: number | undefined;
  /** Why nothing of it can be kept now; undefined while it can. */
  trouble: string | undefined;
  /** It goes on elsewhere. */
  private lost = false;
  /** The incident by which it ends. */
  private ranAway: string | undefined;

  // ---- what is heard in it -----------------------------------------------------------------------------------------

  private static readonly hearing = new Hearing<MatchRoom>({
    messages: {
      act: (room, client, message, request) => room.onAct(client, message, request),
      prefer: MatchRoom.seatRequest(preferMessage, 'nothing is asked of you.', (room: MatchRoom, record, wish) =>
        room.prefer(record, wish),
      ),
      nonce: MatchRoom.seatRequest(nonceMessage, 'you have no share in chance.', (room: MatchRoom, record, nonce) =>
        room.takeNonce(record, nonce),
      ),
      rematch: MatchRoom.seatRequest(
        rematchMessage,
        'the rematch is for those who played.',
        (room: MatchRoom, record, { wanted }) => room.rematch.answer(record, wanted),
      ),
      talk: (room, client) => room.talk.standing(room.seats.of(userOf(client).id)),
      emote: MatchRoom.seatRequest(emoteMessage, MUTE, (room: MatchRoom, record, { emote }) =>
        room.talk.sign(record, emote),
      ),
      say: MatchRoom.seatRequest(sayMessage, MUTE, (room: MatchRoom, record, { text }) => room.talk.say(record, text)),
      report: MatchRoom.seatRequest(reportMessage, MUTE, (room: MatchRoom, record, { line }) =>
        room.talk.report(record, line),
      ),
      time: (room, client): TimeMessage => room.timeMessageFor(client),
      invites: (room, client) => room.invitesFor(client),
      catalogue: MatchRoom.request(catalogueMessage, (room: MatchRoom, client, asked): CatalogueAnswer | Refused =>
        mayHaveCatalogue(client)
          ? { catalogue: (room.running ?? room.entry).game.catalogue(asked?.language) }
          : refused('too-much', 'You have been sent the rules of this match often enough; join again for more.'),
      ),
      language: MatchRoom.request(languageMessage, (room: MatchRoom, client, { language }) =>
        room.speak(client, language),
      ),
    },
    other: (room, client, type) => room.refuseUnknown(client, type),
    onFailure: (room, error) => room.onFailure(error, 'onMessage'),
  });

  // ---- the match is opened -----------------------------------------------------------------------------------------

  override async onCreate(options: unknown): Promise<void> {
    await this.atTheDoor('onCreate', async () => {
      await this.openFor(options);
      this.rematch = this.rematchOf();
      this.talk = this.talkOf();
      this.oneAddress = this.oneAddressOf();
      MatchRoom.hearing.open(this);
      this.startWatching();
    });
  }

  /** The store cannot keep anything: all see that, and nothing happens until it can again. */
  protected override halt(trouble: StoreTrouble | undefined): void {
    const halted = trouble !== undefined;
    this.trouble = trouble?.message;
    if (halted) this.log.warn({ halted, why: trouble.message }, 'nothing can be kept; the match waits');
    else this.log.warn({ halted }, 'the match goes on');
    this.state.halted = halted;
    this.driver?.halted(halted);
    this.broadcastPatch();
    this.broadcast('time', this.timeMessage());
  }

  private talkOf(): MatchTalk {
    const { roomId: match, opening, seats, context } = this;
    const toAll: MatchTalkParts['toAll'] = (type, message) => this.broadcast(type, message);
    return new MatchTalk({ talk: context.talk, match, isPrivate: opening.pool === undefined, seats, toAll });
  }

  private rematchOf(): Rematch {
    const { opening, seats, state, context } = this;
    const onChange = (): void => void this.broadcastPatch();
    return new Rematch({ opening, seats: seats.all, state, open: context.order, onChange });
  }

  private oneAddressOf(): OneAddress | undefined {
    const { roomId: match, opening, entry, seats, context } = this;
    const mode = modeOf(entry.game, opening);
    if (!isRanked(opening) || !mode) return undefined;
    return new OneAddress(match, sidesAt(mode, seats.all.length), context.incidents);
  }

  // ---- the match begins --------------------------------------------------------------------------------------------

  /** The table stands, after everything that is past. */
  protected override begin(nonces: readonly string[], { past, at, asleepSince }: Past, rules: Rules): void {
    this.started = true;
    const { game } = rules;
    const seats = this.seats.all.map(({ seat, hero }) => ({ hero, name: this.seats.nameOf(seat) }));
    const key = fairKey(this.secret, nonces);
    const options = startOptionsOf(this.opening, seats);
    const begun = (): unknown => game.start(options, keyedStream(key));
    for (const [seat, nonce] of nonces.entries()) {
      const shown = this.state.seats[seat];
      if (shown) shown.nonce = nonce;
    }
    this.running = new RunningMatch(
      game,
      begun(),
      (seat) => this.seats.nameOf(seat),
      (seat) => this.seats.languageOf(seat),
      begun,
    );
    // The time of an outage is nobody's; that of a sleep runs on.
    const slept = asleepSince === undefined ? 0 : Math.max(0, Date.now() - asleepSince);
    this.driver = this.drive(this.running, rules, past, at + slept);
    this.journal.record(nonces, seats, past, rules);
    this.idempotency.knowAll(past, (seat) => this.seats.all[seat]?.player?.id);
    this.driver.attended(this.isAttended);
    for (const { seat, preference } of this.seats.all) if (preference) void this.driver.prefer(seat, preference);
    this.state.stage = this.running.over ? 'over' : 'playing';
    this.list();
    if (this.running.over) this.conclude(this.running);
    this.project(this.running, this.driver);
  }

  private drive(running: RunningMatch, rules: Rules, past: readonly MatchEntry[], from: number): MatchDriver {
    const { settings, time, random } = this.context;
    // A length of time that varies by half of it to either side.
    const around = (ms: number): number => ms * (0.5 + random());
    const parts: DriverHooks = {
      running,
      time,
      preset: PRESETS[this.state.clock],
      coop: modeOf(rules.game, this.opening)?.coop === true,
      bots: this.seats.all.map(({ bot }) => bot),
      holdMs: () => around(settings.holdMs),
      botPauseMs: () => around(settings.botDelayMs * paceOf(this.opening)),
      decide: (bot, seat) => decisionOf(bot, seat, running, rules, this.context),
      keep: (entry) => this.journal.keep(entry, running),
      round: () => this.context.rounds.turnOf(this.roomId),
      keepAsleep: (at, ms) => this.journal.sleep(at, ms),
      onTaken: (events, { seat, by }) => this.show(events, by === 'player' ? seat : undefined),
      onClocks: () => this.showClocks(),
      onWarning: (seat, left) => this.seats.all[seat]?.connection?.send('hurry', { left }),
      onFailure: (error, where) => this.failOrGo(error, where),
    };
    return new MatchDriver(parts, past, from);
  }

  /** What keeps the match from going on here: it goes on elsewhere, or it broke. */
  protected override failOrGo(error: unknown, where: string): string | undefined {
    if (error instanceof WritingStopped) return undefined;
    if (this.ranAway !== undefined) return this.ranAway;
    if (isRunaway(error)) return this.runAway(error, where);
    if (!(error instanceof Fenced)) return this.fail(error, where);
    this.log.warn({ where }, 'the match goes on elsewhere; this room lets go of it');
    this.lost = true;
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
      await this.journal.end({ voided: incident }, await this.journal.kept());
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
    const read = readAct(message);
    if (!read) return refused('bad-message', wordsFor(message));
    const player = userOf(client).id;
    const record = this.seats.of(player);
    const { driver } = this;
    if (!record) return refused('not-seated', 'You are watching: only seats act.');
    if (!driver) return refused('not-started', 'The match has not begun: a seat is still open.');
    const { key, action, step } = read;
    const kept = keptKey(key);
    return this.idempotency.once(player, kept, async () => answerOf(await driver.act(record.seat, action, step, kept)));
  }

  /** What the client may read already is said anew. */
  protected override speak(client: PlayerClient, language: Language): object {
    const answer = super.speak(client, language);
    if (this.running && this.driver) this.project(this.running, this.driver);
    this.broadcastPatch();
    return answer;
  }

  private async prefer(record: SeatRecord<PlayerClient>, { windows }: PreferMessage): Promise<undefined> {
    record.preference = windows;
    await this.driver?.prefer(record.seat, windows);
  }

  /** A message sent without asking for an answer, of a type there is not. */
  private refuseUnknown(client: PlayerClient, type: unknown): void {
    const { refused: refusal } = refused('bad-message', `There is no message "${String(type).slice(0, 40)}".`);
    client.send('refused', refusal);
  }

  // ---- what happened is shown --------------------------------------------------------------------------------------

  /** What an action brought. `actor`: the seat whose player waits for an answer, too. Who acted knows it already and is shown it
   *  last: what that one may see and do besides, mostly the greater part, holds nobody else up. */
  private async show(events: readonly GameEvent[], actor: Seat | undefined): Promise<void> {
    const { running, driver, readers } = this;
    if (!running || !driver) return;
    const connection = actor === undefined ? undefined : this.seats.all[actor]?.connection;
    const views = running.views(connection ? readers.filter((reader) => reader !== actor) : readers);
    await allOfTheRound;
    const told = running.tell(events, readers);
    await allOfTheRound;
    this.write(running, views, told);
    await allOfTheRound;
    this.projection.showClocks((seat) => driver.clockOf(seat));
    if (running.over) this.conclude(running);
    if (actor === undefined || !connection) return void this.broadcastPatch();
    this.broadcastPatchLastTo(connection, () => {
      sendTogether(connection);
      this.projection.showTo(actor, running.ownView(actor, views.everybody), views.everybody, told);
    });
  }

  /** The match is over: its secret may be known, and its journal is closed. */
  private conclude(running: RunningMatch): void {
    this.state.stage = 'over';
    this.state.secret = this.secret;
    const report = running.report();
    if (report !== undefined) this.state.report = JSON.stringify(report);
    this.state.score = running.score() ?? 0;
    this.list();
    this.log.info({ step: running.step }, 'over');
    const outcome = running.ask((game, match) => game.outcome(match));
    this.settle({ outcome }).catch((error: unknown) => this.failOrGo(error, 'the end'));
  }

  /** What the match counts for is reported first: once the journal is closed nobody takes it up again. It is worked out from what
   *  was kept, as it would be after a crash. */
  private async settle(ending: { readonly outcome: unknown }): Promise<void> {
    const kept = await this.journal.kept();
    const result = kept && (await this.context.results.ended(this.roomId, kept));
    if (result?.rated) {
      this.state.rated = JSON.stringify(ratedSeats(result));
      this.broadcastPatch();
    }
    await this.journal.end(ending, kept);
  }

  /** What the match looks like now, without anything having happened. */
  private project(running: RunningMatch, driver: MatchDriver): void {
    this.write(running, running.views(this.readers));
    this.projection.showClocks((seat) => driver.clockOf(seat));
  }

  private write(running: RunningMatch, views: Views<unknown>, told?: Told): void {
    this.projection.show(views, told);
    this.state.undoable = running.undoable ?? NO_SEAT;
  }

  private showClocks(): void {
    const { driver } = this;
    if (!driver) return;
    this.projection.showClocks((seat) => driver.clockOf(seat));
    this.broadcastPatch();
  }

  protected override timeMessage(): TimeMessage {
    const time = this.driver?.time;
    return { now: Math.round(time?.now() ?? 0), paused: time?.paused ?? true };
  }

  private timeMessageFor(client: PlayerClient): TimeMessage {
    const late = this.latenessOf(client);
    const { now, paused } = this.timeMessage();
    return late > 0 ? { now: Math.max(0, now - late), paused, late } : { now, paused };
  }

  // ---- who is there ------------------------------------------------------------------------------------------------

  /** Has the driver know who is there now. */
  protected override attend(): void {
    this.oneAddress
      ?.look(this.seats.all)
      .catch((error: unknown) => this.log.warn({ err: error }, 'opponents from one address could not be kept'));
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

  override onLeave(client: PlayerClient, code?: number): void {
    super.onLeave(client, code);
    const record = this.seats.of(userOf(client).id);
    if (record && !record.connection) this.rematch.left(record);
  }

  // ---- the match is closed -----------------------------------------------------------------------------------------

  protected override noLongerNeeded(now: number): string | undefined {
    // Where time runs on without anybody, the match does, awake or asleep.
    const runsAlone = this.driver !== undefined && !this.running?.over && runsOn(this.opening);
    if (this.isAttended || (runsAlone && this.clients.length > 0)) {
      this.emptySince = undefined;
      return undefined;
    }
    this.emptySince ??= now;
    const empty = now - this.emptySince;
    if (runsAlone) {
      if (empty > this.context.settings.sleepSeconds * 1000) this.fallAsleep();
      return undefined;
    }
    if (this.running?.over && this.clients.length === 0 && empty > EMPTY_AFTER_END_MS) return 'over, and nobody looks';
    return empty > this.context.settings.abandonedSeconds * 1000 ? 'none of its players came back' : undefined;
  }

  /** Nobody looks and nothing falls due for long: the room is closed, and the match goes on in its journal until it is
   *  due or somebody comes. Who comes in the last moment keeps it awake. */
  private fallAsleep(): void {
    const asleep = this.driver?.fallAsleep(() => this.clients.length === 0);
    void asleep?.then((sleeps) => {
      if (!sleeps) return;
      this.log.info('sleeps');
      this.close(CLOSE.restart);
    });
  }

  /** Nothing happens to the match until one of its players comes back. */
  private get rests(): boolean {
    return this.driver !== undefined && !this.running?.over && !this.lost && !runsOn(this.opening);
  }

  private rest(): void {
    const { journal, settings, log } = this.context;
    const asleep = journal.postpone({ id: this.roomId, due: AT_ONCE }, forgottenAt(Date.now(), this.opening, settings));
    asleep.catch((error: unknown) => log.debug({ err: error }, 'whoever sweeps finds out that nobody plays'));
  }

  override onDispose(): void {
    super.onDispose();
    this.driver?.stop();
    if (this.rests) this.rest();
    this.log.info('closed for good');
  }
}

/** What is wrong with what somebody sent as an action. */
const wordsFor = (message: unknown): string => {
  const { success, error } = actMessage.safeParse(message);
  if (success) throw new Error('an action was refused that can be read');
  return inWords(error, message);
};

/** The match room of one server, to be registered as `match`. */
export const matchRoomOf = (context: RoomContext) =>
  class extends MatchRoom {
    static override onAuth = checkToken(context.tokens);
    protected override readonly context = context;
  };
