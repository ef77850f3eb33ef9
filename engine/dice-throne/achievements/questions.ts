/** What achievements ask of a match's history, again and again. */
import type { Seat } from '../../core/game.ts';
import type { DiceThroneEvent } from '../state/events.ts';
import type { MatchHistory } from './match-history.ts';

export const foes = (s: MatchHistory, me: Seat): Seat[] =>
  s.after.seats.map(({ seat }) => seat).filter((seat) => s.isFoe(seat, me));
export const dealtTo = (s: MatchHistory, seat: Seat): number => s.settled.dealt.get(seat) ?? 0;
/** Damage laid on a seat, from one, by an ability where it is named. */
export const laid = (s: MatchHistory, to: Seat, from: Seat, source?: string): number =>
  s.settled.parcels
    .filter((parcel) => parcel.to === to && parcel.from === from && (source === undefined || parcel.source === source))
    .reduce((sum, { n }) => sum + n, 0);
/** The seat attacks, and its Attack's target. */
export const target = (s: MatchHistory, me: Seat): Seat | undefined =>
  s.phase.attack?.by === me ? (s.phase.target ?? onlyFoe(s, me)) : undefined;
const onlyFoe = (s: MatchHistory, me: Seat): Seat | undefined => {
  const all = foes(s, me);
  return all.length === 1 ? all[0] : undefined;
};
/** Whoever attacks a seat that defends. */
export const attacker = (s: MatchHistory, me: Seat): Seat | undefined =>
  s.phase.defence?.by === me ? s.phase.attack?.by : undefined;

/** Dice of an effect that came to a sum of damage, without a card's help. */
export const unaided = (
  s: MatchHistory,
  e: DiceThroneEvent<'damage'>,
  me: Seat,
  source: string,
  n: number,
): boolean => {
  const thrown = s.thrown.get(source);
  return e.source === source && e.n === n && thrown?.seat === me && !thrown.assisted;
};

/** A seat fell to damage of that token, and this seat alone among its opponents has such tokens to give: of those who play
 *  its hero, or another of the heroes that have it. */
export const fellTo =
  (token: string, others: readonly string[] = []) =>
  (s: MatchHistory, { seat: victim }: DiceThroneEvent<'defeated'>, me: Seat): boolean => {
    if (!s.isFoe(victim, me)) return false;
    if (!s.settled.parcels.some(({ to, source }) => to === victim && source === `token:${token}`)) return false;
    const givers = [s.seat(me)?.hero, ...others];
    return foes(s, victim).filter((seat) => givers.includes(s.seat(seat)?.hero)).length === 1;
  };

export const isOn = ({ of }: DiceThroneEvent<'modified'>, me: Seat): boolean =>
  of !== 'attack' && 'in' in of && of.in === me;
