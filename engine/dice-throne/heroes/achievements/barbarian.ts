/** What players of the Barbarian are remembered for. */
import { achievement, achievementsOf } from '../../achievements/achievement.ts';
import { dealtTo, laid, target, unaided } from '../../achievements/questions.ts';
import { barbarian } from '../barbarian.ts';
import { stunsTwice } from './battlefield.ts';

export const barbarianAchievements = achievementsOf(barbarian.id, [
  stunsTwice,
  achievement(
    'overpower-sixes',
    'Eighteen',
    'Throw nothing but sixes for Overpower, without a card.',
    'damage',
    (s, e, me) => unaided(s, e, me, 'ability:overpower', 18),
  ),
  achievement(
    'overpower-ones',
    'Powerless',
    'Throw nothing but ones for Overpower.',
    'damage',
    (_, e, me) => e.from === me && e.source === 'ability:overpower' && e.n === 3,
  ),
  achievement(
    'smack-through',
    'Straight Through',
    'Deal 10 undefendable damage with Smack III.',
    'settled',
    (s, _, me) => {
      const at = target(s, me);
      const { attack, type } = s.phase;
      if (at === undefined || attack?.ability !== 'smack' || attack.level !== 3 || type !== 'undefendable')
        return false;
      return laid(s, at, me, 'ability:smack') >= 10 && dealtTo(s, at) >= 10;
    },
  ),
  achievement(
    'reckless-indeed',
    'Reckless Indeed',
    'Hurt yourself more with Reckless than your opponent.',
    'settled',
    (s, _, me) => {
      const at = target(s, me);
      if (at === undefined || s.phase.attack?.ability !== 'reckless') return false;
      return laid(s, me, me, 'ability:reckless') > 0 && dealtTo(s, me) > dealtTo(s, at);
    },
  ),
]);
