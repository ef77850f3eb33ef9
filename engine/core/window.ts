/** Asking windows: collect, then order.
 *
 *  All seats asked are asked at once. Whose turn it is decides, not who clicked first: an intent of a later seat is
 *  held, and shown, until every earlier seat has passed. Held intents resolve in order of priority, each checked again
 *  when its turn comes. After something has resolved, passes are forgotten and the window asks again; other held
 *  intents stay held. */
import type { Seat } from './game.ts';

export interface Asked<A> {
  readonly seat: Seat;
  passed: boolean;
  held?: A;
}

export interface AskingWindow<A> {
  /** In order of priority: the player whose turn it is, then clockwise. */
  seats: Asked<A>[];
}

export const openWindow = <A>(seats: readonly Seat[]): AskingWindow<A> => ({
  seats: seats.map((seat) => ({ seat, passed: false, held: undefined })),
});

/** The seat may answer now: it was asked, has not passed and holds no intent. */
export const mayAnswer = <A>(window: AskingWindow<A>, seat: Seat): boolean => {
  for (const asked of window.seats) if (asked.seat === seat && !asked.passed && asked.held === undefined) return true;
  return false;
};

/** Seats whose answer is still awaited, in order of priority. */
export const awaited = <A>(window: AskingWindow<A>): Seat[] => {
  const seats: Seat[] = [];
  for (const asked of window.seats) if (!asked.passed && asked.held === undefined) seats.push(asked.seat);
  return seats;
};

export const pass = <A>(window: AskingWindow<A>, seat: Seat): void => {
  for (const asked of window.seats) if (asked.seat === seat) asked.passed = true;
};

export const hold = <A>(window: AskingWindow<A>, seat: Seat, intent: A): void => {
  for (const asked of window.seats) if (asked.seat === seat) asked.held = intent;
};

/** What comes next: an intent to resolve, `wait` for an answer, or `closed` when all have passed. */
export const nextInWindow = <A>(window: AskingWindow<A>): { seat: Seat; intent: A } | 'wait' | 'closed' => {
  for (const asked of window.seats) {
    if (asked.passed) continue;
    if (asked.held === undefined) return 'wait';
    return { seat: asked.seat, intent: asked.held };
  }
  return 'closed';
};

/** Takes the seat's held intent away, to resolve it or because it fizzled. */
export const release = <A>(window: AskingWindow<A>, seat: Seat): void => {
  for (const asked of window.seats) if (asked.seat === seat) asked.held = undefined;
};

/** After something has resolved: passes are forgotten, held intents stay. */
export const askAgain = <A>(window: AskingWindow<A>): void => {
  for (const asked of window.seats) asked.passed = false;
};

/** Seats that may be asked by now join in their place. `seats`: all that may be asked, in order of priority, those of the window
 *  among them. */
export const joinSeats = <A>(window: AskingWindow<A>, seats: readonly Seat[]): void => {
  if (seats.length === window.seats.length) return;
  const known = window.seats;
  window.seats = openWindow<A>(seats).seats.map((fresh) => known.find(({ seat }) => seat === fresh.seat) ?? fresh);
};

/** Seats that may no longer be asked drop out, with whatever they held. */
export const dropSeats = <A>(window: AskingWindow<A>, silent: (seat: Seat) => boolean): void => {
  for (const { seat } of window.seats) {
    if (!silent(seat)) continue;
    window.seats = window.seats.filter((asked) => !silent(asked.seat));
    return;
  }
};
