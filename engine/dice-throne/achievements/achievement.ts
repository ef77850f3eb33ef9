/** One deed of the list: what it is called, and the moment and test by which it is recognised. */
import type { Achievement, Seat } from '../../core/game.ts';
import type { DiceThroneEvent } from '../state/view-shape.ts';
import type { Story } from './match-history.ts';

export interface Deed extends Achievement {
  /** Events after which it is looked for; `settled`: when damage has been dealt and all dials have moved; `step`: when
   *  an action has been told whole. */
  readonly on: readonly string[];
  /** Whether `me` has just done it. Asked for every seat that has the deed's hero. */
  readonly done: (s: Story, e: DiceThroneEvent, me: Seat) => boolean;
}

export const deed = (
  id: string,
  name: string,
  text: string,
  on: string | readonly string[],
  done: Deed['done'],
): Deed => ({ id, name, text, on: typeof on === 'string' ? [on] : on, done });

/** Deeds of one hero's players. Their ids begin with the hero's. */
export const deedsOf = (hero: string, deeds: readonly Deed[]): Deed[] =>
  deeds.map((one) => ({ ...one, id: `${hero}-${one.id}`, hero }));

/** The match is over, and the seat is among the winners. */
export const wins = (e: DiceThroneEvent, me: Seat): boolean =>
  e.type === 'over' && Array.isArray(e.winners) && e.winners.includes(me);
