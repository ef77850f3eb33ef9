/** What players of the Shadow Thief are remembered for. */
import { achievement, achievementsOf } from '../../achievements/achievement.ts';
import { attacker, dealtTo, fellTo, foes, laid, target } from '../../achievements/questions.ts';
import { shadowThief } from '../shadow-thief.ts';

export const shadowThiefAchievements = achievementsOf(shadowThief.id, [
  achievement('early-riches', 'Early Riches', 'Have 15 CP before your second turn is over.', 'step', (s, _, me) => {
    const turns = s.turnsOf.get(me) ?? 0;
    return (turns < 2 || (turns === 2 && s.active === me)) && (s.seat(me)?.cp ?? 0) >= 15;
  }),
  achievement(
    'six-in-the-back',
    'Six in the Back',
    'Bring somebody down with a Sneak Attack that adds 6.',
    'defeated',
    (s, e, me) =>
      s.isFoe(e.seat, me) &&
      target(s, me) === e.seat &&
      s.settled.mods.some(({ op, n, source }) => op === 'add' && n === 6 && source === 'token:sneak-attack'),
  ),
  achievement('slow-death', 'Slow Death', 'Bring an opponent down by Poison.', 'defeated', fellTo('poison')),
  achievement(
    'nobody-there',
    'Nobody There',
    'Avoid 12 damage or more in one turn by what Shadow Defense gave you.',
    'settled',
    (s, _, me) => {
      const by = attacker(s, me);
      if (by === undefined || s.phase.defence?.ability !== 'shadow-defense') return false;
      const isHidden = s.settled.mods.some(
        ({ on, op, source }) => on === me && op === 'all' && source === 'token:shadows',
      );
      const added = s.settled.mods
        .filter(({ on, op }) => on === undefined && op === 'add')
        .reduce((sum, { n }) => sum + n, 0);
      return isHidden && laid(s, me, by) + added - dealtTo(s, me) >= 12;
    },
  ),
  achievement(
    'both-poisoned',
    'Something in the Wine',
    'Have two opponents at once with three Poison each.',
    'step',
    (s, _, me) => foes(s, me).filter((seat) => s.held(seat, 'poison') >= 3).length >= 2,
  ),
]);
