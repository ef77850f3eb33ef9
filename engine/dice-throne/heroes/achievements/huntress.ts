/** What players of the Huntress are remembered for. */
import { achievement, achievementsOf, wins } from '../../achievements/achievement.ts';
import { keyOf } from '../../achievements/match-history.ts';
import { attacker, dealtTo, laid } from '../../achievements/questions.ts';
import { huntress } from '../huntress.ts';

export const huntressAchievements = achievementsOf(huntress.id, [
  achievement(
    'never-down',
    'Never Down',
    'Win without Nyra once having been Inactive.',
    'over',
    (s, e, me) => wins(s, e, me) && !s.turned.has(keyOf(me, 'nyra/inactive')),
  ),
  achievement(
    'good-as-new',
    'Good as New',
    'Heal Nyra by 7 within one turn.',
    'heal',
    (s, e, me) => e.seat === me && s.counted(me, 'healed nyra') >= 7,
  ),
  achievement('bites-back', 'Bites Back', 'Deal 6 damage or more while you defend.', 'settled', (s, _, me) => {
    const by = attacker(s, me);
    return by !== undefined && laid(s, by, me) >= 6 && dealtTo(s, by) >= 6;
  }),
  achievement(
    'broad-back',
    'A Broad Back',
    'Have Nyra bear 12 damage or more of one Attack.',
    'borne',
    (_, e, me) => e.seat === me && e.companion === 'nyra' && e.n >= 12,
  ),
  achievement(
    'in-your-place',
    'In Your Place',
    'Survive an Attack that would have brought you down, since Nyra fell instead.',
    'became',
    (s, e, me) => {
      const health = s.seat(me)?.health ?? 0;
      const borne = s.borne.get(keyOf(me, e.companion)) ?? 0;
      return e.seat === me && e.side === 'inactive' && health > 0 && borne >= health;
    },
  ),
]);
