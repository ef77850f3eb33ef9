/** What players of the Seraph are remembered for. */
import { achievement, achievementsOf } from '../../achievements/achievement.ts';
import { keyOf } from '../../achievements/match-history.ts';
import { seraph } from '../seraph.ts';
import { backFromTheBrink } from './battlefield.ts';

export const seraphAchievements = achievementsOf(seraph.id, [
  achievement(
    'off-the-ground',
    'Off the Ground',
    'Survive, by Flight, an Attack that would have brought you down.',
    'settled',
    (s, _, me) => s.settled.dodged.includes(keyOf(me, 'token:flight')) && (s.seat(me)?.health ?? 0) > 0,
  ),
  backFromTheBrink,
  achievement(
    'twice-present',
    'Twice Present',
    'Gain two Holy Presence within one turn.',
    'token',
    (s, e, me) => e.seat === me && s.counted(me, 'gained holy-presence') >= 2,
  ),
  achievement(
    'second-wind',
    'Second Wind',
    'Make your Attack undefendable with the second Flight of a turn.',
    'attack-type',
    (s, e, me) =>
      e.damage === 'undefendable' &&
      s.active === me &&
      s.used.get(me) === 'token:flight' &&
      s.counted(me, 'spent flight') >= 2,
  ),
  achievement('wings-for-two', 'Wings for Two', 'Have a teammate avoid damage by Flight.', 'modified', (s, e, me) => {
    const saved = e.source === 'token:flight' && e.of !== 'attack' && 'in' in e.of ? e.of.in : undefined;
    return saved !== undefined && saved !== me && !s.isFoe(saved, me);
  }),
]);
