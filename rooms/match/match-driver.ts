/** Drives one match through time: takes actions one after the other, lets windows last as long as they must, runs the
 *  clocks, plays the bots, and sits in for players who are gone. It knows no sockets, and time is handed in, so tests
 *  drive it as they like. What concerns one seat alone is in `seat-driver.ts`. */
import type { GameEvent, Seat, Waiting } from '../../engine/core/game.ts';
import { refuse } from '../../engine/core/refusal.ts';
import type { SeatClock } from '../../protocol/seat-clock.ts';
import type { WindowPreference } from '../../protocol/window-preference.ts';
import { SerialQueue } from '../base/serial-queue.ts';
import { SeatClocks } from '../clock/seat-clocks.ts';
import { MatchTime, wholeMs } from '../clock/time.ts';
import { TimedQueue } from '../clock/timed-queue.ts';
import type { DriverHooks, Taken } from './driver-hooks.ts';
import { mustHaveBeenAllowed } from './journal/reader.ts';
import type { MatchEntry, TakenEntry } from './match-entry.ts';
import type { RunningMatch } from './running-match.ts';
import { type Due, SeatDriver, type SeatDriverParts } from './seat-driver.ts';

const DONE = 'done';
/** A shorter sleep is not worth being woken from. */
const SLEEP_FOR_MS = 300_000;

export class MatchDriver {
  readonly time: MatchTime;
  private readonly hooks: DriverHooks;
  private readonly running: RunningMatch;
  private readonly clocks: SeatClocks;
  private readonly queue: TimedQueue<Due>;
  private readonly serial = new SerialQueue();
  private readonly seats: readonly SeatDriver[];
  /** Seats that have conceded, where one alone decides nothing by it. */
  private readonly gaveUp = new Set<Seat>();
  private stopped = false;
  private empty = false;
  private halt = false;
  private fallingAsleep = false;

  /** With a `past`, the match goes on from there: its time is `from`, where the last entry left it if not given, clocks
   *  are as they were, and nobody is connected yet. */
  constructor(hooks: DriverHooks, past: readonly MatchEntry[] = [], from = past.at(-1)?.at ?? 0) {
    this.hooks = hooks;
    this.running = hooks.running;
    this.time = new MatchTime(hooks.time, from);
    this.queue = new TimedQueue<Due>(this.time, (due) => void this.inRound(due.kind, () => this.fallDue(due)));
    this.clocks = new SeatClocks(hooks.preset, hooks.bots.length);
    const parts: SeatDriverParts = {
      hooks,
      time: this.time,
      clocks: this.clocks,
      queue: this.queue,
      holds: hooks.bots.filter((bot) => !bot).length > 1,
      take: (what) => this.take(what),
    };
    this.seats = hooks.bots.map((bot, seat) => new SeatDriver(seat, bot, parts));
    this.clocks.update(this.running.waiting, 0);
    for (const [n, entry] of past.entries()) this.relive(entry, n);
    const now = this.time.now();
    if (past.length > 0) for (const seat of this.seats) seat.awaitReturn(hooks.preset.grace[0], now);
    this.arrange();
  }

  /** Throws `Voided` for what the rules refuse. */
  private relive(entry: MatchEntry, n: number): void {
    if ('action' in entry) {
      const { seat, action } = entry;
      mustHaveBeenAllowed(this.running.game, action, (read) => this.running.check(seat, read), `entry ${n}`);
      this.happen(entry);
      return;
    }
    const { seat, at, there } = entry;
    if (there) this.clocks.goOn(seat, at);
    else if (this.clocks.dropped(seat, at) !== undefined) this.clocks.stop(seat, at);
  }

  // ---- what players do ---------------------------------------------------------------------------------------------

  /** Takes what a player sent, after everything that came before it. `seen` is the step the player saw; `key` names the
   *  message, so that a retry of it can be known. */
  async act(seat: Seat, value: unknown, seen: number | undefined, key?: string): Promise<Taken> {
    const taken = await this.inRound('act', () => this.consider(seat, value, seen, key));
    return 'later' in taken ? taken.later : taken;
  }

  /** How the seat wants to be asked from now on. Nobody else learns it. */
  prefer(seat: Seat, preference: WindowPreference): Promise<unknown> {
    return this.inTurn('prefer', async () => {
      await this.at(seat).prefer(preference);
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
    const { action } = read;
    const driver = this.at(seat);
    if (driver.wake(this.time.now())) this.arrangeAndShow();
    if (driver.isHeld && action.type === this.running.game.pass?.type) return driver.considerPass(action, key);
    const taken = await this.take({ seat, action, by: 'player', key });
    if ('step' in taken) driver.acted();
    return taken;
  }

  // ---- who is there ------------------------------------------------------------------------------------------------

  /** The seat's player is gone: its time stands still for a grace, then a bot sits in. */
  dropped(seat: Seat): void {
    const driver = this.at(seat);
    if (this.running.over || driver.bot || driver.away) return;
    const now = this.time.now();
    this.note(seat, now, false);
    if (driver.leave(now)) this.arrangeAndShow();
  }

  /** The seat's player is back: a bot that sat in gives the seat back. */
  returned(seat: Seat): void {
    const driver = this.at(seat);
    if (!driver.away) return;
    const now = this.time.now();
    this.note(seat, now, true);
    driver.comeBack(now);
    this.arrangeAndShow();
  }

  /** Who comes and goes is kept as well; nobody waits for that. */
  private note(seat: Seat, now: number, there: boolean): void {
    void this.inTurn('presence', async () => {
      if (!this.stopped && !this.running.over) await this.hooks.keep({ at: wholeMs(now), seat, there });
      return DONE;
    });
  }

  /** Whether anybody is there at all. While nobody is, time stands still, unless the preset lets it run, or all people have
   *  given up: then nobody will come, and bots still have to follow them. */
  attended(somebody: boolean): void {
    this.empty = !somebody && this.hooks.preset.pausesWhenEmpty;
    this.pauseOrResume();
  }

  /** While nothing can be kept, time stands still, too. */
  halted(halted: boolean): void {
    this.halt = halted;
    this.pauseOrResume();
  }

  private pauseOrResume(): void {
    const pause = (this.empty && !this.allPeopleGaveUp) || this.halt;
    if (pause === this.time.paused) return;
    if (pause) this.time.pause();
    else this.time.resume();
    this.hooks.onClocks();
  }

  /** Keeps that the match sleeps, and stops it, if nothing falls due for long and `mayStill` when that is kept. Returns
   *  whether it sleeps. */
  async fallAsleep(mayStill: () => boolean): Promise<boolean> {
    if (this.fallingAsleep || this.quietFor() < SLEEP_FOR_MS) return false;
    this.fallingAsleep = true;
    const slept = await this.inTurn('sleep', async () => {
      const quiet = this.quietFor();
      if (this.stopped || this.running.over || quiet < SLEEP_FOR_MS || !mayStill()) return 'awake';
      await this.hooks.keepAsleep(wholeMs(this.time.now()), quiet);
      if (!mayStill()) return 'awake';
      this.stop();
      return 'asleep';
    });
    this.fallingAsleep = false;
    return slept === 'asleep';
  }

  /** How long only clocks run, in milliseconds: nobody's answer is held, no bot thinks, no grace ends. */
  private quietFor(): number {
    const now = this.time.now();
    return this.seats.reduce((least, seat) => Math.min(least, seat.quietUntil - now), Number.POSITIVE_INFINITY);
  }

  /** Nothing falls due any more. */
  stop(): void {
    this.stopped = true;
    this.queue.clear();
  }

  // ---- what others see ---------------------------------------------------------------------------------------------

  clockOf(seat: Seat): SeatClock {
    return this.at(seat).clock;
  }

  /** The match waits for a seat and nobody will ever act for it. This must never be. */
  get stuck(): boolean {
    if (this.running.over || this.stopped || this.time.paused || !this.serial.idle) return false;
    return this.running.waiting.some(({ seat }) => this.at(seat).isStuck);
  }

  // ---- an action happens -------------------------------------------------------------------------------------------

  private async fallDue({ kind, seat }: Due): Promise<typeof DONE> {
    if (this.stopped || this.running.over) return DONE;
    const driver = this.at(seat);
    if (kind !== 'grace') await driver.fallDue(kind);
    else if (driver.sitIn()) this.arrangeAndShow();
    return DONE;
  }

  /** Checked, kept, done, shown: in this order, so that nothing that anybody saw is ever lost. */
  private async take({ seat, action, by, key }: Omit<TakenEntry, 'at'>): Promise<Taken> {
    const refusal = this.running.check(seat, action);
    if (refusal) return { refusal };
    const entry = { at: wholeMs(this.time.now()), seat, action, by, key };
    await this.hooks.keep(entry);
    const events = this.happen(entry);
    // What happened is shown before timers are set: somebody waits for it.
    await this.hooks.onTaken(events, entry);
    this.arrange();
    return { step: this.running.step };
  }

  /** The match and its clocks move on. The same entries move them to the same place. */
  private happen({ at, seat, action, by }: TakenEntry): readonly GameEvent[] {
    const asked = this.running.waiting;
    if (by === 'clock') this.clocks.expired(seat);
    if (this.hooks.coop && action.type === this.running.game.concede.type) this.gaveUp.add(seat);
    const events = this.running.apply(seat, action);
    if (by === 'player') this.clocks.acted(seat);
    if (by !== 'clock' && action.type !== this.running.game.pass?.type) this.giveTimeToAnswer(seat, asked, at);
    this.clocks.update(this.running.waiting, at);
    return events;
  }

  /** A seat has answered in a window; those still asked in it have at least the preset's time to answer that. */
  private giveTimeToAnswer(actor: Seat, asked: readonly Waiting[], now: number): void {
    for (const { seat, since, why } of this.running.waiting) {
      if (why !== 'window' || seat === actor) continue;
      if (asked.find((before) => before.seat === seat)?.since === since)
        this.clocks.atLeast(seat, this.hooks.preset.answer, now);
    }
  }

  /** Sets everything that falls due by whom the match waits for now. */
  private arrange(): void {
    if (this.stopped) return;
    if (this.running.over) {
      this.queue.clear();
      for (const driver of this.seats) driver.withdraw(refuse('match-over', 'The match is over.'));
      return;
    }
    const now = this.time.now();
    const waits = this.running.waiting;
    this.clocks.update(waits, now);
    const lost = this.allPeopleGaveUp;
    this.queue.batch(() => {
      for (const driver of this.seats) {
        const wait = waits.find(({ seat }) => seat === driver.seat);
        driver.arrange(wait, now, lost && !this.gaveUp.has(driver.seat));
      }
    });
  }

  private get allPeopleGaveUp(): boolean {
    const people = this.seats.filter((driver) => driver.isPlayedByPerson);
    return people.length > 0 && people.every(({ seat }) => this.gaveUp.has(seat));
  }

  private arrangeAndShow(): void {
    this.arrange();
    this.hooks.onClocks();
  }

  // ---- small things ------------------------------------------------------------------------------------------------

  /** One thing after the other. What throws breaks the match: it is closed, and the caller gets the incident. */
  private inTurn<T>(what: string, task: () => Promise<T>): Promise<T | { readonly incident: string | undefined }> {
    return this.serial.run(async () => {
      try {
        return await task();
      } catch (error) {
        this.stop();
        return { incident: this.hooks.onFailure(error, what) };
      }
    });
  }

  /** The same, together with what comes to other matches meanwhile. What comes to this one later waits behind it. */
  private inRound<T>(what: string, task: () => Promise<T>): Promise<T | { readonly incident: string | undefined }> {
    return this.inTurn(what, async () => {
      await this.hooks.round();
      return task();
    });
  }

  private at(seat: Seat): SeatDriver {
    const driver = this.seats[seat];
    if (!driver) throw new RangeError(`there is no seat ${seat}`);
    return driver;
  }
}
