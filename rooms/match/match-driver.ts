/** Conducts one match through time: takes actions one after the other, lets windows last as long as they must, runs the
 *  clocks, plays the bots, and sits in for players who are gone. It knows no sockets, and time is handed in, so tests
 *  drive it as they like.
 *
 *  Why a pass waits: a window in which nobody can do anything must look like one in which somebody could. Each seat
 *  asked gets a hold, drawn alike for everybody before anything is known of its hand; no pass takes effect sooner, and
 *  a seat with nothing to play is passed when its hold ends. */
import { playBot } from '../../engine/bots/index.ts';
import type { BotKind } from '../../engine/bots/kinds.ts';
import type { Action, GameEvent, Seat, Waiting } from '../../engine/core/game.ts';
import { type Refusal, refuse } from '../../engine/core/refusal.ts';
import type { WindowPreference } from '../../protocol/messages.ts';
import type { SeatClock } from '../../protocol/seat-clock.ts';
import { SerialQueue } from '../base/serial-queue.ts';
import { SeatClocks } from '../clock/seat-clocks.ts';
import { MatchTime } from '../clock/time.ts';
import { TimedQueue } from '../clock/timed-queue.ts';
import type { DriverHooks, Taken } from './driver-hooks.ts';
import type { Actor, MatchEntry, TakenEntry } from './match-entry.ts';
import type { RunningMatch } from './running-match.ts';
import { type Due, type DueKind, keyOf, RANK, type SeatDriver, seatDriverFor } from './seat-driver.ts';

const DONE = 'done';
/** Plays on for people who are gone. */
const STAND_IN: BotKind = 'sensible';

export class MatchDriver {
  readonly time: MatchTime;
  private readonly parts: DriverHooks;
  private readonly running: RunningMatch;
  private readonly clocks: SeatClocks;
  private readonly queue: TimedQueue<Due>;
  private readonly serial = new SerialQueue();
  private readonly drivers: readonly SeatDriver[];
  /** With one person at the table there is nobody to hide a hand from. */
  private readonly holds: boolean;
  private stopped = false;
  private empty = false;
  private halt = false;

  /** With a `past`, the match goes on from there: time where the last entry left it, clocks as they were, and nobody
   *  connected yet. The outage costs nobody anything. */
  constructor(parts: DriverHooks, past: readonly MatchEntry[] = []) {
    this.parts = parts;
    this.running = parts.running;
    this.time = new MatchTime(parts.time, past.at(-1)?.at ?? 0);
    this.queue = new TimedQueue<Due>(this.time, (due) => void this.inTurn(due.kind, () => this.fallDue(due)));
    this.clocks = new SeatClocks(parts.preset, parts.bots.length);
    this.drivers = parts.bots.map(seatDriverFor);
    this.holds = parts.bots.filter((bot) => !bot).length > 1;
    this.clocks.update(this.running.waiting, 0);
    for (const entry of past) this.relive(entry);
    if (past.length > 0) this.awaitEverybody();
    this.arrange();
  }

  private relive(entry: MatchEntry): void {
    if ('action' in entry) {
      this.happen(entry);
      return;
    }
    const { seat, at, there } = entry;
    if (there) this.clocks.goOn(seat, at);
    else if (this.clocks.dropped(seat) > 0) this.clocks.stop(seat, at);
  }

  /** After an outage everybody has a grace to return, and it counts as no drop. */
  private awaitEverybody(): void {
    const [grace] = this.parts.preset.grace;
    const now = this.time.now();
    for (const [seat, driver] of this.drivers.entries()) {
      if (driver.bot) continue;
      driver.away = true;
      if (grace === undefined) continue;
      this.clocks.stop(seat, now);
      driver.graceEndsAt = now + grace;
      this.set('grace', seat, driver.graceEndsAt);
    }
  }

  // ---- what players do ---------------------------------------------------------------------------------------------

  /** Takes what a player sent, after everything that came before it. `seen` is the step the player saw; `key` names the
   *  message, so that a retry of it can be known. */
  async act(seat: Seat, value: unknown, seen: number | undefined, key?: string): Promise<Taken> {
    const answer = await this.inTurn('act', () => this.consider(seat, value, seen, key));
    return 'later' in answer ? answer.later : answer;
  }

  /** How the seat wants to be asked from now on. Nobody else learns it. */
  prefer(seat: Seat, preference: WindowPreference): Promise<unknown> {
    return this.inTurn('prefer', async () => {
      const driver = this.driverOf(seat);
      driver.preference = preference;
      if (preference !== 'until-my-turn') driver.usualPreference = preference;
      if (driver.hold?.over) await this.passUnasked(seat);
      return DONE;
    });
  }

  private async consider(
    seat: Seat,
    value: unknown,
    seen: number | undefined,
    key: string | undefined,
  ): Promise<Taken | { readonly later: Promise<Taken> }> {
    const read = this.running.read(seat, value, seen);
    if ('refusal' in read) return read;
    const driver = this.driverOf(seat);
    const held = driver.hold !== undefined && !driver.hold.over && driver.hold.due > this.time.now();
    if (held && read.action.type === this.running.game.pass?.type) {
      return this.considerPass(seat, driver, read.action, key);
    }
    const taken = await this.take({ seat, action: read.action, by: 'player', ...(key !== undefined && { key }) });
    if ('step' in taken) this.withdraw(driver, answeredAlready('You did something else before this pass took effect.'));
    return taken;
  }

  /** A pass that comes before the hold has ended takes effect, and is answered, when it has. */
  private considerPass(
    seat: Seat,
    driver: SeatDriver,
    action: Action,
    key: string | undefined,
  ): Taken | { readonly later: Promise<Taken> } {
    if (driver.early) return { refusal: answeredAlready('You have passed already; it takes effect in a moment.') };
    const refusal = this.running.check(seat, action);
    if (refusal) return { refusal };
    const later = new Promise<Taken>((answer) => {
      driver.early = { seen: this.running.step, key, answer };
    });
    return { later };
  }

  private withdraw(driver: SeatDriver, refusal: Refusal): void {
    driver.early?.answer({ refusal });
    driver.early = undefined;
  }

  // ---- who is there ------------------------------------------------------------------------------------------------

  /** The seat's player is gone: its time stands still for a grace, then a bot sits in. */
  dropped(seat: Seat): void {
    const driver = this.driverOf(seat);
    if (this.running.over || driver.bot || driver.away) return;
    driver.away = true;
    const grace = this.clocks.dropped(seat);
    const now = this.time.now();
    this.note(seat, now, false);
    if (grace === 0) return;
    this.clocks.stop(seat, now);
    driver.graceEndsAt = now + grace;
    this.set('grace', seat, now + grace);
    this.arrange();
    this.parts.onClocks();
  }

  /** The seat's player is back: whoever sat in gives the seat back. */
  returned(seat: Seat): void {
    const driver = this.driverOf(seat);
    if (!driver.away) return;
    this.note(seat, this.time.now(), true);
    driver.away = false;
    driver.graceEndsAt = 0;
    driver.standIn = false;
    this.queue.cancel(keyOf('grace', seat));
    this.queue.cancel(keyOf('bot', seat));
    this.clocks.goOn(seat, this.time.now());
    this.arrange();
    this.parts.onClocks();
  }

  /** Who comes and goes is kept as well; nobody waits for that. */
  private note(seat: Seat, now: number, there: boolean): void {
    void this.inTurn('presence', async () => {
      if (!this.stopped && !this.running.over) await this.parts.keep({ at: whole(now), seat, there });
      return DONE;
    });
  }

  /** Whether anybody is there at all. While nobody is, time stands still, unless the preset lets it run. */
  attended(somebody: boolean): void {
    this.empty = !somebody && this.parts.preset.pausesWhenEmpty;
    this.pauseOrResume();
  }

  /** While nothing can be kept, time stands still, too. */
  halted(halted: boolean): void {
    this.halt = halted;
    this.pauseOrResume();
  }

  private pauseOrResume(): void {
    const pause = this.empty || this.halt;
    if (pause === this.time.paused) return;
    if (pause) this.time.pause();
    else this.time.resume();
    this.parts.onClocks();
  }

  /** Nothing falls due any more. */
  stop(): void {
    this.stopped = true;
    this.queue.clear();
  }

  // ---- what others see ---------------------------------------------------------------------------------------------

  clockOf(seat: Seat): SeatClock {
    const { graceEndsAt, standIn } = this.driverOf(seat);
    const { bank, whole: all, left } = this.clocks.shown(seat);
    const endsAt = this.clocks.dueOf(seat) ?? 0;
    return {
      bank: whole(bank),
      endsAt: whole(endsAt),
      whole: whole(all),
      left: endsAt === 0 ? whole(left) : 0,
      graceEndsAt: whole(graceEndsAt),
      standIn,
    };
  }

  /** The match waits for a seat and nobody will ever act for it. This must never be. */
  get stuck(): boolean {
    if (this.running.over || this.stopped || this.time.paused || !this.serial.idle) return false;
    const comes = (kind: DueKind, seat: Seat): boolean => this.queue.dueOf(keyOf(kind, seat)) !== undefined;
    return this.running.waiting.some(({ seat }) => {
      if (!this.isPlayedByPerson(seat)) return !comes('bot', seat);
      return this.driverOf(seat).away && !comes('grace', seat) && !comes('expiry', seat);
    });
  }

  // ---- what falls due ----------------------------------------------------------------------------------------------

  private async fallDue({ kind, seat }: Due): Promise<typeof DONE> {
    if (this.stopped || this.running.over) return DONE;
    if (kind === 'hold') await this.endHold(seat);
    else if (kind === 'bot') await this.letBotAct(seat);
    else if (kind === 'expiry') await this.expire(seat);
    else if (kind === 'warning') this.warn(seat);
    else this.sitIn(seat);
    return DONE;
  }

  private async endHold(seat: Seat): Promise<void> {
    const { hold, early } = this.driverOf(seat);
    // What came before in line may have changed what is asked; then another hold is due, or none.
    if (!hold || hold.over || hold.due > this.time.now()) return;
    hold.over = true;
    if (!early) return this.passUnasked(seat);
    this.driverOf(seat).early = undefined;
    early.answer(await this.pass(seat, 'player', early.key));
  }

  /** Passes for the seat if it wants that, or can do nothing else. */
  private async passUnasked(seat: Seat): Promise<void> {
    const wait = this.running.waiting.find((other) => other.seat === seat && other.why === 'window');
    if (wait && this.isPlayedByPerson(seat) && this.wantsToPass(seat, wait)) await this.pass(seat, 'hold');
  }

  private wantsToPass(seat: Seat, wait: Waiting): boolean {
    switch (this.driverOf(seat).preference) {
      case 'always':
        return false;
      case 'when-able':
        return this.running.onlyOneAction(seat);
      case 'last-call':
        return !wait.last || this.running.onlyOneAction(seat);
      case 'until-my-turn':
        return true;
    }
  }

  private pass(seat: Seat, by: Actor, key?: string): Promise<Taken> {
    const { pass } = this.running.game;
    if (!pass) throw new Error(`${this.running.game.id} has windows and no pass`);
    return this.take({ seat, action: pass, by, ...(key !== undefined && { key }) });
  }

  private async letBotAct(seat: Seat): Promise<void> {
    const { bot, standIn } = this.driverOf(seat);
    const kind = bot ?? (standIn ? STAND_IN : undefined);
    if (!kind || !this.running.waiting.some((wait) => wait.seat === seat)) return;
    const action = this.running.ask((game, match) => playBot(kind, game, match, seat, this.parts.random));
    const taken = await this.take({ seat, action, by: 'bot' });
    // A bot that errs must not hold up the table: its turn to speak passes, as if its time had run out.
    if ('refusal' in taken) await this.take({ seat, action: this.running.game.timeout, by: 'clock' });
  }

  private async expire(seat: Seat): Promise<void> {
    const due = this.clocks.dueOf(seat);
    if (due === undefined || due > this.time.now()) return;
    const { concede, timeout } = this.running.game;
    await this.take({ seat, action: this.clocks.expires(seat) ? concede : timeout, by: 'clock' });
  }

  private warn(seat: Seat): void {
    const due = this.clocks.dueOf(seat);
    if (due !== undefined) this.parts.onWarning(seat, Math.max(0, due - this.time.now()));
  }

  private sitIn(seat: Seat): void {
    const driver = this.driverOf(seat);
    if (driver.graceEndsAt === 0) return;
    driver.graceEndsAt = 0;
    driver.standIn = true;
    this.clocks.goOn(seat, this.time.now());
    this.arrange();
    this.parts.onClocks();
  }

  // ---- an action happens -------------------------------------------------------------------------------------------

  /** Checked, kept, done, shown: in this order, so that nothing that anybody saw is ever lost. */
  private async take(what: Omit<TakenEntry, 'at'>): Promise<Taken> {
    const refusal = this.running.check(what.seat, what.action);
    if (refusal) return { refusal };
    const entry = { ...what, at: whole(this.time.now()) };
    await this.parts.keep(entry);
    const events = this.happen(entry);
    // What happened is shown before timers are set: somebody waits for it.
    this.parts.onTaken(events, entry);
    this.arrange();
    return { step: this.running.step };
  }

  /** The match and its clocks move on. The same entries move them to the same place. */
  private happen({ at, seat, action, by }: TakenEntry): readonly GameEvent[] {
    const asked = new Map(this.running.waiting.map((wait) => [wait.seat, wait.since]));
    if (by === 'clock') this.clocks.expired(seat);
    const events = this.running.apply(seat, action);
    if (by === 'player') this.clocks.acted(seat);
    if (by !== 'clock' && action.type !== this.running.game.pass?.type) this.giveTimeToAnswer(seat, asked, at);
    this.clocks.update(this.running.waiting, at);
    return events;
  }

  /** A seat has answered in a window; those still asked in it have at least the preset's time to answer that. */
  private giveTimeToAnswer(actor: Seat, asked: ReadonlyMap<Seat, number>, now: number): void {
    for (const { seat, since, why } of this.running.waiting) {
      if (why === 'window' && seat !== actor && asked.get(seat) === since) {
        this.clocks.atLeast(seat, this.parts.preset.answer, now);
      }
    }
  }

  /** Sets everything that falls due by whom the match waits for now. */
  private arrange(): void {
    if (this.stopped) return;
    if (this.running.over) {
      this.queue.clear();
      for (const driver of this.drivers) this.withdraw(driver, refuse('match-over', 'The match is over.'));
      return;
    }
    const now = this.time.now();
    const waits = this.running.waiting;
    this.clocks.update(waits, now);
    this.queue.batch(() => {
      for (const seat of this.drivers.keys()) {
        const wait = waits.find((other) => other.seat === seat);
        this.arrangeHold(seat, wait, now);
        this.arrangeBot(seat, wait, now);
        this.arrangeClock(seat, now);
        if (wait?.why === 'move') this.driverOf(seat).preference = this.driverOf(seat).usualPreference;
      }
    });
  }

  private arrangeHold(seat: Seat, wait: Waiting | undefined, now: number): void {
    const driver = this.driverOf(seat);
    if (wait?.why !== 'window' || !this.running.game.pass) {
      if (driver.early) this.withdraw(driver, this.running.gone(driver.early.seen));
      driver.hold = undefined;
      this.queue.cancel(keyOf('hold', seat));
      return;
    }
    if (driver.hold?.since === wait.since) return;
    if (driver.early) this.withdraw(driver, this.running.gone(driver.early.seen));
    const due = now + (this.holds ? this.parts.holdMs() : 0);
    driver.hold = { since: wait.since, due, over: false };
    this.set('hold', seat, due);
  }

  private arrangeBot(seat: Seat, wait: Waiting | undefined, now: number): void {
    if (!wait || this.isPlayedByPerson(seat)) this.queue.cancel(keyOf('bot', seat));
    else if (this.queue.dueOf(keyOf('bot', seat)) === undefined) {
      this.set('bot', seat, now + this.parts.botPauseMs());
    }
  }

  private arrangeClock(seat: Seat, now: number): void {
    const due = this.clocks.dueOf(seat);
    const warning = due === undefined ? undefined : due - this.parts.preset.warning;
    this.setOrCancel('expiry', seat, due);
    this.setOrCancel('warning', seat, warning !== undefined && warning > now ? warning : undefined);
  }

  private setOrCancel(kind: DueKind, seat: Seat, due: number | undefined): void {
    if (due === undefined) this.queue.cancel(keyOf(kind, seat));
    else this.set(kind, seat, due);
  }

  private set(kind: DueKind, seat: Seat, due: number): void {
    this.queue.set({
      key: keyOf(kind, seat),
      due,
      rank: RANK[kind],
      place: seat,
      what: this.driverOf(seat).dues[kind],
    });
  }

  // ---- small things ------------------------------------------------------------------------------------------------

  /** One thing after the other. What throws breaks the match: it is closed, and whoever asked learns the incident. */
  private inTurn<T>(what: string, task: () => Promise<T>): Promise<T | { readonly incident: string | undefined }> {
    return this.serial.run(async () => {
      try {
        return await task();
      } catch (error) {
        this.stop();
        return { incident: this.parts.onFailure(error, what) };
      }
    });
  }

  private isPlayedByPerson(seat: Seat): boolean {
    const { bot, standIn } = this.driverOf(seat);
    return !bot && !standIn;
  }

  private driverOf(seat: Seat): SeatDriver {
    const driver = this.drivers[seat];
    if (!driver) throw new RangeError(`there is no seat ${seat}`);
    return driver;
  }
}

const answeredAlready = (message: string): Refusal => refuse('already-answered', message);
/** Whole milliseconds; time without end is shown as none. */
const whole = (ms: number): number => (Number.isFinite(ms) ? Math.round(ms) : 0);
