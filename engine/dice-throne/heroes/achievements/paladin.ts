/** What players of the Paladin are remembered for. */
import { achievement, achievementsOf } from '../../achievements/achievement.ts';
import { attacker, dealtTo, laid } from '../../achievements/questions.ts';
import { paladin } from '../paladin.ts';
import { backFromTheBrink } from './battlefield.ts';

const PALADIN_TOKENS = ['crit', 'accuracy', 'protect', 'retribution', 'blessing-of-divinity'];

export const paladinAchievements = achievementsOf(paladin.id, [
  achievement(
    'eye-for-an-eye',
    'More than an Eye',
    'Deal more damage than you receive while you defend.',
    'settled',
    (s, _, me) => {
      const by = attacker(s, me);
      return by !== undefined && laid(s, by, me) > 0 && s.settled.dealt.has(me) && dealtTo(s, by) > dealtTo(s, me);
    },
  ),
  backFromTheBrink,
  achievement('all-blessings', 'Every Blessing', 'Hold all five of your status effects at once.', 'step', (s, _, me) =>
    PALADIN_TOKENS.every((token) => s.held(me, token) > 0),
  ),
  achievement(
    'well-spent',
    'Well Spent',
    'With no roll left and no ability met, pay for Tithe and activate one after all.',
    'activated',
    (s, e, me) => e.seat === me && s.phase.desperate?.get('ability:tithe') === me,
  ),
  achievement(
    'bright-light',
    'Bright Light',
    'Heal 5 with Holy Light.',
    'heal',
    (_, e, me) => e.seat === me && e.source === 'ability:holy-light' && (e.n ?? 0) >= 5,
  ),
]);
