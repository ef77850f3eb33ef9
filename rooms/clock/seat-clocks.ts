/** The time of each seat: what runs now, what is left, and whose turns lapse. Pure: it is told the time and arms
 *  nothing.
 *
 *  A seat's moves use its bank, at most so much a turn. An answer in a window, and a choice forced on a seat out of its
 *  own turn, have an allowance of their own and cost no bank. A seat whose connection dropped stands still. */
import type { Seat, Waiting } from '../../engine/core/game.ts';
import type { Preset } from '../../protocol/presets.ts';

/** What runs for a seat that is waited for. */
interface Run {
  readonly since: number;
  readonly uses: 'bank' | 'allowance';
  /** The most it ever had. */
  whole: number;
  /** Left when it began to run, or when it was stopped. */
  left: number;
  /** When it began to run; nothing while it stands still. */
  startedAt: number | undefined;
}

interface SeatTime {
  bank: number;
  /** What the moves of the present turn have used. */
  turnUsed: number;
  run: Run | undefined;
  stopped: boolean;
  /** Its turn, in a game that numbers them. */
  turn: number | undefined;
  /** The seat did something itself in the present turn of its own. */
  acted: boolean;
  /** Its time has run out in the present turn of its own. */
  expired: boolean;
  lapses: number;
  drops: number;
  /** How much longer the seat's time may stand still for drops, all together. */
  graceLeft: number;
  /** Its time stands still for a drop: since when, and at most how long. */
  away: { readonly since: number; readonly grace: number } | undefined;
}

export class SeatClocks {
  private readonly preset: Preset;
  private readonly seats: SeatTime[];
  /** Whose turn ran last, in a game of one turn at a time. */
  private turnOf: Seat | undefined;

  constructor(preset: Preset, seats: number) {
    this.preset = preset;
    this.seats = Array.from({ length: seats }, () => ({
      bank: preset.bank,
      turnUsed: 0,
      run: undefined,
      stopped: false,
      turn: undefined,
      acted: false,
      expired: false,
      lapses: 0,
      drops: 0,
      graceLeft: preset.grace.reduce((all, each) => all + each, 0),
      away: undefined,
    }));
  }

  /** Whom the match waits for now. A wait that goes on keeps what is left of it; one that begins anew has its whole
   *  allowance. */
  update(waits: readonly Waiting[], now: number): void {
    for (const wait of waits) if (wait.why === 'move' && wait.clock === 'turn') this.move(wait, now);
    for (let seat = 0; seat < this.seats.length; seat++) {
      const wait = waits.find((other) => other.seat === seat);
      const time = this.at(seat);
      const uses = wait?.clock === 'turn' ? 'bank' : 'allowance';
      if (wait && time.run?.since === wait.since && time.run.uses === uses) continue;
      this.endRun(time, now);
      if (wait) this.beginRun(time, wait, uses, now);
    }
  }

  /** When the seat's time runs out, or nothing while nothing runs out for it. */
  dueOf(seat: Seat): number | undefined {
    const { run } = this.at(seat);
    if (!run || run.startedAt === undefined || run.left === Number.POSITIVE_INFINITY) return undefined;
    return run.startedAt + run.left;
  }

  /** What does not change while the time runs: the bank and what is left as they were when it began to run, and how
   *  much there was of what runs. */
  shown(seat: Seat): { readonly bank: number; readonly whole: number; readonly left: number } {
    const { bank, run } = this.at(seat);
    return { bank, whole: run?.whole ?? 0, left: run?.left ?? 0 };
  }

  /** A later seat's intent is held and shown: the earlier ones have at least so much time to answer it. */
  atLeast(seat: Seat, ms: number, now: number): void {
    const { run } = this.at(seat);
    if (!run || run.uses === 'bank') return;
    run.left = Math.max(run.left - this.used(run, now), ms);
    run.whole = Math.max(run.whole, run.left);
    if (run.startedAt !== undefined) run.startedAt = now;
  }

  /** The seat's time stands still, or goes on. */
  stop(seat: Seat, now: number): void {
    const time = this.at(seat);
    time.stopped = true;
    this.halt(time, now);
  }
  goOn(seat: Seat, now: number): void {
    const time = this.at(seat);
    const { away } = time;
    if (away) time.graceLeft -= Math.min(away.grace, Math.max(0, now - away.since));
    time.away = undefined;
    time.stopped = false;
    if (time.run) time.run.startedAt ??= now;
  }

  /** Counts a drop and returns how long the seat's time stands still for it; nothing where drops change nothing. What all
   *  drops of a match may take together is bounded, so that nobody can stop the own time for ever by coming and going. */
  dropped(seat: Seat, now: number): number | undefined {
    const time = this.at(seat);
    const { grace } = this.preset;
    const most = grace[Math.min(time.drops, grace.length - 1)];
    if (most === undefined) return undefined;
    time.drops++;
    const left = Math.min(most, time.graceLeft);
    time.away = { since: now, grace: left };
    return left;
  }

  /** The seat has acted itself. */
  acted(seat: Seat): void {
    const time = this.at(seat);
    time.acted = true;
    time.lapses = 0;
  }

  /** Whether the seat forfeits now that its time has run out: it has let it run out too often. */
  expires(seat: Seat): boolean {
    return this.at(seat).lapses >= this.preset.lapses;
  }

  /** The seat's time has run out. */
  expired(seat: Seat): void {
    const time = this.at(seat);
    const isItsTurn = seat === this.turnOf || time.turn !== undefined;
    if (isItsTurn && time.run?.uses === 'bank') time.expired = true;
  }

  /** The seat is to move: a turn of its own begins, or goes on. */
  private move({ seat, turn }: Waiting, now: number): void {
    const time = this.at(seat);
    if (turn === undefined) {
      if (seat === this.turnOf) return;
      if (this.turnOf !== undefined) this.endTurn(this.at(this.turnOf), now);
      this.turnOf = seat;
    } else {
      if (turn === time.turn) return;
      if (time.turn !== undefined) this.endTurn(time, now);
      time.turn = turn;
    }
    this.beginTurn(time);
  }

  private endTurn(time: SeatTime, now: number): void {
    this.endRun(time, now);
    time.lapses = time.expired && !time.acted ? time.lapses + 1 : 0;
  }

  private beginTurn(time: SeatTime): void {
    time.bank = Math.min(this.preset.most, Math.max(0, time.bank) + this.preset.increment);
    time.turnUsed = 0;
    time.acted = false;
    time.expired = false;
  }

  private beginRun(time: SeatTime, { since, why }: Waiting, uses: Run['uses'], now: number): void {
    const { turnCap, window, choice } = this.preset;
    const left =
      uses === 'bank' ? Math.max(0, Math.min(time.bank, turnCap - time.turnUsed)) : why === 'window' ? window : choice;
    time.run = { since, uses, whole: left, left, startedAt: time.stopped ? undefined : now };
  }

  private endRun(time: SeatTime, now: number): void {
    if (!time.run) return;
    this.halt(time, now);
    time.run = undefined;
  }

  /** Takes off the bank what has been used so far. */
  private halt(time: SeatTime, now: number): void {
    const { run } = time;
    if (!run || run.startedAt === undefined) return;
    const used = this.used(run, now);
    run.left -= used;
    run.startedAt = undefined;
    if (run.uses !== 'bank') return;
    time.bank -= used;
    time.turnUsed += used;
  }

  private used(run: Run, now: number): number {
    return run.startedAt === undefined ? 0 : now - run.startedAt;
  }

  private at(seat: Seat): SeatTime {
    const time = this.seats[seat];
    if (!time) throw new RangeError(`there is no seat ${seat}`);
    return time;
  }
}
