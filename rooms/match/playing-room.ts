/** How a match is played in its room: it begins, what happens is shown, and it ends. What is heard in it is the match room's
 *  (`match-room.ts`). */

import { keyedStream } from '../../engine/core/chance.ts';
import { fairKey } from '../../engine/core/fair.ts';
import type { GameEvent, Seat } from '../../engine/core/game.ts';
import { startOptionsOf } from '../../engine/core/mode-options.ts';
import { isRunaway } from '../../engine/core/refusal.ts';
import type { Language } from '../../engine/core/words/language.ts';
import { Fenced, type StoreTrouble } from '../../infra/journal/journal.ts';
import { CLOSE, type TimeMessage } from '../../protocol/messages.ts';
import { PRESETS } from '../../protocol/presets.ts';
import type { PlayerClient } from '../base/base-room.ts';
import { report } from '../base/incident.ts';
import { allOfTheRound } from '../base/rounds.ts';
import { sendTogether } from '../base/together.ts';
import { NO_SEAT } from '../state/match-state.ts';
import type { Views } from '../state/projection.ts';
import type { Told } from '../state/telling.ts';
import { decisionOf } from './bots/decision.ts';
import { modeOf } from './door.ts';
import type { DriverHooks } from './driver-hooks.ts';
import { ratedSeats } from './end/rated.ts';
import { IdempotencyCache } from './idempotency-cache.ts';
import { WritingStopped } from './journal/journal-writer.ts';
import { MatchDriver } from './match-driver.ts';
import type { MatchEntry } from './match-entry.ts';
import { OpenedRoom, type Past } from './opened-room.ts';
import { paceOf } from './opening.ts';
import type { Rules } from './rules.ts';
import { RunningMatch } from './running-match.ts';

export abstract class PlayingRoom extends OpenedRoom {
  protected driver: MatchDriver | undefined;
  protected running: RunningMatch | undefined;
  protected readonly idempotency = new IdempotencyCache();
  /** Why nothing of it can be kept now; undefined while it can. */
  trouble: string | undefined;
  /** It goes on elsewhere. */
  protected lost = false;
  /** The incident by which it ends. */
  private ranAway: string | undefined;

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

  // ---- what stops it -----------------------------------------------------------------------------------------------

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

  /** What the client may read already is said anew. */
  protected override speak(client: PlayerClient, language: Language): object {
    const answer = super.speak(client, language);
    if (this.running && this.driver) this.project(this.running, this.driver);
    this.broadcastPatch();
    return answer;
  }
}
