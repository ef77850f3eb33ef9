/** What players of the Pyromancer are remembered for. */
import { achievement, achievementsOf, wins } from '../../achievements/achievement.ts';
import { attacker, dealtTo, fellTo, laid } from '../../achievements/questions.ts';
import { pyromancer } from '../pyromancer.ts';
import { stunsTwice } from './battlefield.ts';

const FIRE_MASTERY = 5;

export const pyromancerAchievements = achievementsOf(pyromancer.id, [
  achievement('ashes', 'Ashes', 'Bring an opponent down by Burn.', 'defeated', fellTo('burn')),
  achievement(
    'inferno',
    'Inferno',
    'Deal 19 damage or more in one of your turns.',
    'settled',
    (s, _, me) => s.active === me && s.dealtToFoes >= 19,
  ),
  stunsTwice,
  achievement(
    'master-of-fire',
    'Master of Fire',
    'Win when you may hold seven Fire Mastery or more.',
    'over',
    (s, e, me) => wins(s, e, me) && FIRE_MASTERY + (s.raised.get(`${me}/fire-mastery`) ?? 0) >= 7,
  ),
  achievement('hot-to-the-touch', 'Hot to the Touch', 'Deal 5 damage with one defence.', 'settled', (s, _, me) => {
    const by = attacker(s, me);
    return by !== undefined && laid(s, by, me) >= 5 && dealtTo(s, by) >= 5;
  }),
]);
