/** One achievement of the list: what it is called, and the moment and test by which it is recognised. */
import type { Achievement, Seat } from '../../core/game.ts';
import type { DiceThroneEvent } from '../state/events.ts';
import type { MatchHistory } from './match-history.ts';

/** What achievements are looked for after: events, and two moments that are none. */
export type Cue =
  | DiceThroneEvent
  /** Damage has been dealt, and all dials have moved. */
  | { readonly type: 'settled' }
  /** An action has been told whole. */
  | { readonly type: 'step' };
type CueType = Cue['type'];
type CueOf<T extends CueType> = Extract<Cue, { readonly type: T }>;

export interface AchievementDef extends Achievement {
  /** After what it is looked for. */
  readonly on: readonly CueType[];
  /** Whether `me` has just done it. Asked for every seat that has its hero. */
  readonly done: (s: MatchHistory, e: Cue, me: Seat) => boolean;
}

export const achievement = <T extends CueType>(
  id: string,
  name: string,
  text: string,
  on: T | readonly T[],
  done: (s: MatchHistory, e: CueOf<T>, me: Seat) => boolean,
): AchievementDef => {
  const types = typeof on === 'string' ? [on] : on;
  return { id, name, text, on: types, done: (s, e, me) => isOneOf(types, e) && done(s, e, me) };
};
const isOneOf = <T extends CueType>(types: readonly T[], e: Cue): e is CueOf<T> =>
  types.some((type) => type === e.type);

/** Achievements of one hero's players. Their ids begin with the hero's. */
export const achievementsOf = (hero: string, all: readonly AchievementDef[]): AchievementDef[] =>
  all.map((one) => ({ ...one, id: `${hero}-${one.id}`, hero }));

/** The match is over, and the seat is among the winners of one that was played: who gives up before everybody has had two
 *  turns gives nobody anything to be remembered for. */
export const wins = (s: MatchHistory, e: DiceThroneEvent<'over'>, me: Seat): boolean =>
  e.winners.includes(me) && !(s.step?.action.type === 'concede' && s.turn <= 2 * s.after.seats.length);
