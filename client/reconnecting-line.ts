/** A line to a room that comes back: it notices when nobody answers any more, and knocks again, ever more slowly, until the
 *  line lives in a room again or is closed for good. What is said on it, and where to knock, is its owner's business.
 *
 *  The SDK's own reconnection is off: it knocks only at the same process with a token that dies with it. */
import type { Room } from '@colyseus/sdk';
import { Pulse } from './pulse.ts';

/** How a line stands. */
export type LineState<Why extends string> =
  | { readonly state: 'live' }
  | { readonly state: 'returning'; readonly tries: number }
  | { readonly state: 'closed'; readonly why: Why | 'left' };

/** What knocking once came to: the line lives again, or is closed, or the next knock follows after at most so many
 *  milliseconds. */
export type Knocked<Why extends string> = 'live' | { readonly closed: Why } | { readonly againWithin: number };

export interface LineOwner<S, Why extends string> {
  /** Begins a way back; what it gives knocks once each time it is called, and never rejects. */
  startKnocking(): () => Promise<Knocked<Why>>;
  /** Asks the room for anything. Rejects when no answer comes in time. */
  echo(room: Room<unknown, S>): Promise<void>;
  /** The line stands otherwise. */
  changed(): void;
}

/** The first knock comes at once, the next ones ever more slowly; each varies, so that a full server's clients do not
 *  come all in the same moment. */
const FIRST_WAIT_MS = 20;
/** An outage is noticed to be over after half of its length again, at the latest after this. */
const WAIT_GROWTH = 1.5;
export const LONGEST_WAIT_MS = 3000;
/** A line may die without a word (a server that stands still, a network that is gone): it is looked at so often. */
const LOOK_EVERY_MS = 20_000;

/** The page, which is told when the network is gone; Node is not. */
const around: unknown = globalThis;
const page = around instanceof EventTarget ? around : undefined;

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

export class ReconnectingLine<S, Why extends string> {
  state: LineState<Why> = { state: 'live' };
  /** The room it lives in, or lived in last. */
  room!: Room<unknown, S>;
  private readonly owner: LineOwner<S, Why>;
  private readonly waiters = new Set<() => void>();
  private leaving = false;
  private pulse = new Pulse(LOOK_EVERY_MS, Date.now());
  private heartbeat: ReturnType<typeof setInterval> | undefined;

  constructor(owner: LineOwner<S, Why>) {
    this.owner = owner;
  }

  /** Nobody wants the line any more. */
  get left(): boolean {
    return this.leaving;
  }

  /** Makes a room the one this line speaks to. */
  moveTo(room: Room<unknown, S>): void {
    room.reconnection.enabled = false;
    this.room = room;
    room.onStateChange(() => this.pulse.hear());
  }

  /** The room has shown what it must: the line lives. */
  isLive(): void {
    this.set({ state: 'live' });
  }

  /** Leaves for good. */
  leave(): void {
    if (this.leaving) return;
    this.leaving = true;
    this.set({ state: 'closed', why: 'left' });
    void this.room.leave();
  }

  close(why: Why): void {
    this.set({ state: 'closed', why });
  }

  /** Knocks until the line lives again, or is closed. */
  async comeBack(): Promise<void> {
    if (this.state.state === 'returning') return;
    const knock = this.owner.startKnocking();
    let wait = FIRST_WAIT_MS;
    let pausing = wait * Math.random();
    for (let tries = 1; !this.leaving; tries++) {
      this.set({ state: 'returning', tries });
      await pause(pausing);
      if (this.leaving) return;
      const knocked = await knock();
      if (this.leaving) return;
      if (knocked === 'live') return this.isLive();
      if ('closed' in knocked) return this.close(knocked.closed);
      wait = Math.min(wait * WAIT_GROWTH, knocked.againWithin);
      pausing = wait * (0.75 + Math.random() / 2);
    }
  }

  /** Looks for another way when nobody answers on this one. */
  async tryOut(): Promise<void> {
    const { room } = this;
    try {
      await this.owner.echo(room);
    } catch {
      // A line that closed meanwhile has said so by itself.
      if (this.room === room && this.state.state === 'live') this.giveUp();
    }
  }

  /** Believes this way to be dead, whatever it says, and looks for another one. */
  private readonly giveUp = (): void => {
    void this.room.leave(false);
    void this.comeBack();
  };

  /** Waits for a live line; false when it does not come back in time. */
  async backBefore(deadline: number): Promise<boolean> {
    if (this.state.state === 'live') await this.tryOut();
    while (this.state.state === 'returning' && Date.now() < deadline) await this.nextChange(deadline);
    return this.state.state === 'live' && Date.now() < deadline;
  }

  private nextChange(deadline: number): Promise<void> {
    return new Promise((resolve) => {
      const done = (): void => {
        clearTimeout(timer);
        this.waiters.delete(done);
        resolve();
      };
      const timer = setTimeout(done, deadline - Date.now());
      this.waiters.add(done);
    });
  }

  private set(state: LineState<Why>): void {
    this.state = state;
    clearInterval(this.heartbeat);
    page?.removeEventListener('offline', this.giveUp);
    if (state.state === 'live') {
      // The SDK closes what is open when the network goes, but only every second: what closes leaves the list that it goes through.
      page?.addEventListener('offline', this.giveUp);
      this.pulse = new Pulse(LOOK_EVERY_MS, Date.now());
      this.heartbeat = setInterval(() => this.pulse.isToBeTried(Date.now()) && void this.tryOut(), LOOK_EVERY_MS);
    }
    this.owner.changed();
    for (const wake of this.waiters) wake();
  }
}
