/** How a game writes down what can happen in it: one table from event types to their fields, and from it the union that
 *  everything compiles against. Also the events that mean the same in every game. */
import type { Action, GameEvent, Seat } from './game.ts';

/** One event of a table of fields, by its type; without a type, any of them. */
export type EventOf<Fields, T extends keyof Fields = keyof Fields> = {
  readonly [K in T]: { readonly type: K } & Readonly<Fields[K]>;
}[T];

/** Something to be done or said for each event of a table: a type that is added there and left out here does not compile. */
export type ByType<Fields, Rest extends readonly unknown[], Result> = {
  readonly [K in keyof Fields]: (event: EventOf<Fields, K>, ...rest: Rest) => Result;
};

/** Where a turn begins, in a game that counts turns. */
export interface TurnFields {
  /** `seat`: whose turn it is. */
  turn: { turn: number; seat: Seat };
  /** `seat`: whose turn it is in. */
  phase: { phase: string; seat: Seat };
}

/** Where a round begins, in a game that counts those. */
export interface RoundFields {
  /** `seat`: who begins. */
  round: { round: number; seat: Seat };
}

/** Where a player leaves the match. */
export interface LeavingFields {
  /** `late`: its time has run out too often. */
  conceded: { seat: Seat; late?: true };
}

/** Where time runs out for a seat, in a game that tells of it. */
export interface TimeFields {
  'timed-out': { seat: Seat };
}

/** The life of an asking window (`core/window.ts`). Windows nest: all but `window` speak of the innermost one. */
export interface WindowFields {
  /** `seats`: those asked, in order of priority. */
  window: { moment: string; seats: readonly Seat[] };
  'window-closed': { moment: string };
  passed: { seat: Seat };
  /** The answer waits until all seats before have passed. */
  held: { seat: Seat; action: Action };
  /** A held answer is no longer possible: nothing is paid, and the seat is asked anew. */
  fizzled: { seat: Seat; action: Action };
}

/** Events as somebody may know them, each by `see`; the same list for who may know all of them (`Game.seen`). */
export const seenOf = <E>(events: readonly E[], see: (event: E) => E): readonly E[] => {
  const seen = events.map(see);
  return seen.every((event, n) => event === events[n]) ? events : seen;
};

/** What everybody understands who follows a match without knowing its game. A game gives these types no other fields:
 *  its own table extends those of the five that it needs. */
export type CommonFields = TurnFields & RoundFields & WindowFields & LeavingFields & TimeFields;
export type CommonEvent = EventOf<CommonFields>;

const COMMON: Readonly<Record<CommonEvent['type'], true>> = {
  turn: true,
  phase: true,
  round: true,
  window: true,
  'window-closed': true,
  passed: true,
  held: true,
  fizzled: true,
  conceded: true,
  'timed-out': true,
};

/** The event as one that means the same in every game; nothing where it is the game's own. */
export const commonOf = (event: GameEvent): CommonEvent | undefined => (isCommon(event) ? event : undefined);

/** Whether the event says that somebody's time has run out. */
export const tellsOfTime = (event: GameEvent): boolean => {
  const known = commonOf(event);
  return known?.type === 'timed-out' || (known?.type === 'conceded' && known.late === true);
};
const isCommon = (event: GameEvent): event is CommonEvent => Object.hasOwn(COMMON, event.type);
