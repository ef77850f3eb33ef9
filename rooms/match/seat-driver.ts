/** One seat of a match through time, besides its clock: how its player wants to be asked, what it holds back, the bot
 *  that plays it or sits in for a player who is gone, and what falls due for it.
 *
 *  Why a pass waits: a window in which nobody can do anything must look like one in which somebody could. Each seat
 *  asked gets a hold, drawn alike for everybody before anything is known of its hand; no pass takes effect sooner, and
 *  a seat with nothing to play is passed when its hold ends. */
import type { BotKind } from '../../engine/bots/kinds.ts';
import type { Action, Seat, Waiting } from '../../engine/core/game.ts';
import { type Refusal, refuse } from '../../engine/core/refusal.ts';
import type { SeatClock } from '../../protocol/seat-clock.ts';
import { DEFAULT_PREFERENCE, type WindowPreference } from '../../protocol/window-preference.ts';
import type { SeatClocks } from '../clock/seat-clocks.ts';
import { type Time, wholeMs } from '../clock/time.ts';
import type { TimedQueue } from '../clock/timed-queue.ts';
import type { DriverHooks, Taken } from './driver-hooks.ts';
import type { Actor, TakenEntry } from './match-entry.ts';
import { GONE } from './running-match.ts';

export type DueKind = 'hold' | 'bot' | 'expiry' | 'warning' | 'grace';
export interface Due {
  readonly kind: DueKind;
  readonly seat: Seat;
}
/** What falls due together comes in this order: a pass that is ready, before the time that runs out. */
const RANK: Readonly<Record<DueKind, number>> = { hold: 0, bot: 1, expiry: 2, warning: 3, grace: 4 };

/** Plays on for people who are gone. */
const STAND_IN: BotKind = 'sensible';

/** What the seats of a match share. */
export interface SeatDriverParts {
  readonly hooks: DriverHooks;
  readonly time: Time;
  readonly clocks: SeatClocks;
  readonly queue: TimedQueue<Due>;
  /** Whether passes wait: with one person at the table there is nobody to hide a hand from. */
  readonly holds: boolean;
  /** Has an action happen, if the rules allow it now. */
  take(what: Omit<TakenEntry, 'at'>): Promise<Taken>;
}

/** A pass that its player has sent and that waits for the end of the hold. */
interface EarlyPass {
  readonly key: string | undefined;
  answer(taken: Taken): void;
}

interface Hold {
  readonly since: number;
  readonly due: number;
  over: boolean;
}

export class SeatDriver {
  readonly seat: Seat;
  readonly bot: BotKind | undefined;
  private readonly parts: SeatDriverParts;
  private readonly dues: Readonly<Record<DueKind, Due>>;
  private preference: WindowPreference = DEFAULT_PREFERENCE;
  /** What the preference was before the player let everything pass until their turn. */
  private usualPreference: WindowPreference = DEFAULT_PREFERENCE;
  private hold: Hold | undefined;
  private early: EarlyPass | undefined;
  private isAway = false;
  private graceEndsAt = 0;
  private standIn = false;
  /** All people at the table would give up, and so does the bot here. */
  private givesUp = false;

  constructor(seat: Seat, bot: BotKind | undefined, parts: SeatDriverParts) {
    this.seat = seat;
    this.bot = bot;
    this.parts = parts;
    this.dues = duesOf(seat);
  }

  // ---- what the player sends ---------------------------------------------------------------------------------------

  /** How the player wants to be asked from now on. */
  async prefer(preference: WindowPreference): Promise<void> {
    this.preference = preference;
    if (preference !== 'until-my-turn') this.usualPreference = preference;
    if (this.hold?.over) await this.passUnasked();
  }

  /** A pass that the player sends now waits for the end of the hold. */
  get isHeld(): boolean {
    return this.hold !== undefined && !this.hold.over && this.hold.due > this.parts.time.now();
  }

  /** A pass that comes before the hold has ended takes effect when it has; then `later` resolves. */
  considerPass(action: Action, key: string | undefined): Taken | { readonly later: Promise<Taken> } {
    const { running } = this.parts.hooks;
    if (this.early) return { refusal: alreadyAnswered('You have passed already; it takes effect in a moment.') };
    const refusal = running.check(this.seat, action);
    if (refusal) return { refusal };
    const later = new Promise<Taken>((answer) => {
      this.early = { key, answer };
    });
    return { later };
  }

  /** The player did something else than pass. */
  acted(): void {
    this.withdraw(alreadyAnswered('You did something else before this pass took effect.'));
  }

  /** A pass that waits will not be. */
  withdraw(refusal: Refusal): void {
    this.early?.answer({ refusal });
    this.early = undefined;
  }

  // ---- whether the player is there ---------------------------------------------------------------------------------

  /** The player's connection is gone. */
  get away(): boolean {
    return this.isAway;
  }

  /** The player goes: the seat's time stands still for a grace. Returns whether there is one. */
  leave(now: number): boolean {
    this.isAway = true;
    const grace = this.parts.clocks.dropped(this.seat, now);
    if (grace === undefined) return false;
    this.waitFor(grace, now);
    return true;
  }

  /** Nobody is connected yet after an outage: the player has that grace to return, which counts as no drop. */
  awaitReturn(grace: number | undefined, now: number): void {
    if (this.bot) return;
    this.isAway = true;
    if (grace !== undefined) this.waitFor(grace, now);
  }

  /** The player comes back, and has the seat from the bot that sat in. */
  comeBack(now: number): void {
    this.isAway = false;
    this.graceEndsAt = 0;
    this.standIn = false;
    this.cancel('grace');
    this.cancel('bot');
    this.parts.clocks.goOn(this.seat, now);
  }

  /** The grace is over: a bot sits in. Returns whether it does; not if the player came back just before. */
  sitIn(): boolean {
    if (this.graceEndsAt === 0) return false;
    this.graceEndsAt = 0;
    this.standIn = true;
    this.parts.clocks.goOn(this.seat, this.parts.time.now());
    return true;
  }

  /** The player does something, though a bot sits in for time that ran out: it has the seat again. Returns whether it is so. */
  wake(now: number): boolean {
    if (!this.standIn || this.isAway) return false;
    this.comeBack(now);
    return true;
  }

  private waitFor(grace: number, now: number): void {
    this.parts.clocks.stop(this.seat, now);
    this.graceEndsAt = now + grace;
    this.set('grace', this.graceEndsAt);
  }

  // ---- what others see ---------------------------------------------------------------------------------------------

  get clock(): SeatClock {
    const { clocks } = this.parts;
    const { bank, whole, left } = clocks.shown(this.seat);
    const endsAt = clocks.dueOf(this.seat) ?? 0;
    return {
      bank: wholeMs(bank),
      endsAt: wholeMs(endsAt),
      whole: wholeMs(whole),
      left: endsAt === 0 ? wholeMs(left) : 0,
      graceEndsAt: wholeMs(this.graceEndsAt),
      standIn: this.standIn,
    };
  }

  /** Until when only the seat's clock runs; the past, while anything else is to come. */
  get quietUntil(): number {
    const busy = (['hold', 'bot', 'grace'] as const).some((kind) => this.comes(kind));
    return busy ? Number.NEGATIVE_INFINITY : (this.parts.clocks.dueOf(this.seat) ?? Number.POSITIVE_INFINITY);
  }

  /** The match waits for the seat, and nobody will ever act for it. This must never be. */
  get isStuck(): boolean {
    if (!this.isPlayedByPerson) return !this.comes('bot');
    return this.isAway && !this.comes('grace') && !this.comes('expiry');
  }

  // ---- what falls due ----------------------------------------------------------------------------------------------

  async fallDue(kind: Exclude<DueKind, 'grace'>): Promise<void> {
    if (kind === 'hold') await this.endHold();
    else if (kind === 'bot') await this.letBotAct();
    else if (kind === 'expiry') await this.expire();
    else this.warn();
  }

  private async endHold(): Promise<void> {
    const { hold, early } = this;
    // What came before in turn may have changed what is asked; then another hold is due, or none.
    if (!hold || hold.over || hold.due > this.parts.time.now()) return;
    hold.over = true;
    if (!early) return this.passUnasked();
    this.early = undefined;
    early.answer(await this.pass('player', early.key));
  }

  /** Passes for the seat if it wants that, or can do nothing else. */
  private async passUnasked(): Promise<void> {
    const { waiting } = this.parts.hooks.running;
    const wait = waiting.find(({ seat, why }) => seat === this.seat && why === 'window');
    if (wait && this.isPlayedByPerson && this.wantsToPass(wait)) await this.pass('hold');
  }

  private wantsToPass(wait: Waiting): boolean {
    const { running } = this.parts.hooks;
    switch (this.preference) {
      case 'always':
        return false;
      case 'when-it-matters':
        return !running.matters(this.seat);
      case 'when-able':
        return running.onlyOneAction(this.seat);
      case 'last-call':
        return !wait.last || running.onlyOneAction(this.seat);
      case 'until-my-turn':
        return true;
    }
  }

  private pass(by: Actor, key?: string): Promise<Taken> {
    const { id, pass } = this.parts.hooks.running.game;
    if (!pass) throw new Error(`${id} has windows and no pass`);
    return this.take(pass, by, key);
  }

  private async letBotAct(): Promise<void> {
    const { running } = this.parts.hooks;
    const kind = this.bot ?? (this.standIn ? STAND_IN : undefined);
    if (kind && this.givesUp) return void (await this.take(running.game.concede, 'bot'));
    if (!kind || !running.waiting.some(({ seat }) => seat === this.seat)) return;
    const action = await this.parts.hooks.decide(kind, this.seat);
    // Its player may have come back while it thought.
    if (this.isPlayedByPerson) return;
    const taken = await this.take(action, 'bot');
    // A bot that errs must not hold up the table: its turn to speak passes, as if its time had run out.
    if ('refusal' in taken) await this.take(running.game.timeout, 'clock');
  }

  private async expire(): Promise<void> {
    const { clocks, time, hooks } = this.parts;
    const due = clocks.dueOf(this.seat);
    if (due === undefined || due > time.now()) return;
    const { concede, forfeit = concede, timeout } = hooks.running.game;
    const lapses = clocks.expires(this.seat);
    if (lapses && hooks.coop) this.standIn = true;
    await this.take(lapses && !hooks.coop ? forfeit : timeout, 'clock');
  }

  private warn(): void {
    const { clocks, time, hooks } = this.parts;
    const due = clocks.dueOf(this.seat);
    if (due !== undefined) hooks.onWarning(this.seat, Math.max(0, due - time.now()));
  }

  private take(action: Action, by: Actor, key?: string): Promise<Taken> {
    return this.parts.take({ seat: this.seat, action, by, key });
  }

  // ---- when something falls due ------------------------------------------------------------------------------------

  /** Sets everything that falls due for the seat, by what the match waits for it to do; `wait` is left out if it does
   *  not. `givesUp`: whoever plays it for a person, or as a bot, concedes. */
  arrange(wait: Waiting | undefined, now: number, givesUp: boolean): void {
    this.givesUp = givesUp;
    this.arrangeHold(wait, now);
    this.arrangeBot(wait, now);
    this.arrangeClock(now);
    if (wait?.why === 'move') this.preference = this.usualPreference;
  }

  private arrangeHold(wait: Waiting | undefined, now: number): void {
    const { hooks, holds } = this.parts;
    const asked = wait?.why === 'window' && hooks.running.game.pass ? wait : undefined;
    if (asked && this.hold?.since === asked.since) return;
    if (this.early) this.withdraw(GONE);
    if (!asked) {
      this.hold = undefined;
      this.cancel('hold');
      return;
    }
    const due = now + (holds && !asked.open ? hooks.holdMs() : 0);
    this.hold = { since: asked.since, due, over: false };
    this.set('hold', due);
  }

  private arrangeBot(wait: Waiting | undefined, now: number): void {
    if (this.isPlayedByPerson) this.cancel('bot');
    else if (this.givesUp) this.set('bot', now);
    else if (!wait) this.cancel('bot');
    else if (!this.comes('bot')) this.set('bot', now + this.parts.hooks.botPauseMs());
  }

  private arrangeClock(now: number): void {
    const due = this.parts.clocks.dueOf(this.seat);
    const warning = due === undefined ? undefined : due - this.parts.hooks.preset.warning;
    this.setOrCancel('expiry', due);
    this.setOrCancel('warning', warning !== undefined && warning > now ? warning : undefined);
  }

  get isPlayedByPerson(): boolean {
    return !this.bot && !this.standIn;
  }

  private setOrCancel(kind: DueKind, due: number | undefined): void {
    if (due === undefined) this.cancel(kind);
    else this.set(kind, due);
  }

  private set(kind: DueKind, due: number): void {
    this.parts.queue.set({ what: this.dues[kind], due, rank: RANK[kind], place: this.seat });
  }

  private cancel(kind: DueKind): void {
    this.parts.queue.cancel(this.dues[kind]);
  }

  private comes(kind: DueKind): boolean {
    return this.parts.queue.dueOf(this.dues[kind]) !== undefined;
  }
}

const alreadyAnswered = (message: string): Refusal => refuse('already-answered', message);

const duesOf = (seat: Seat): Record<DueKind, Due> => {
  const due = (kind: DueKind): Due => ({ kind, seat });
  return { hold: due('hold'), bot: due('bot'), expiry: due('expiry'), warning: due('warning'), grace: due('grace') };
};
