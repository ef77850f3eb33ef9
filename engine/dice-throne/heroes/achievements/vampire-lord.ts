/** What players of the Vampire Lord are remembered for. */
import { achievement, achievementsOf } from '../../achievements/achievement.ts';
import { dealtTo, fellTo, foes, target } from '../../achievements/questions.ts';
import { vampireLord } from '../vampire-lord.ts';

export const vampireLordAchievements = achievementsOf(vampireLord.id, [
  achievement(
    'last-drop',
    'The Last Drop',
    'Bring somebody down who would have lived but for the 2 damage of Blood Power.',
    'defeated',
    (s, { seat }, me) => {
      const health = s.before.seats[seat]?.health ?? 0;
      const added = s.settled.mods.find(({ op, source }) => op === 'add' && source === 'token:blood-power');
      return added !== undefined && target(s, me) === seat && dealtTo(s, seat) - added.n < health;
    },
  ),
  achievement(
    'red-floor',
    'Red Floor',
    'Have four Bleed before your opponents at once.',
    'step',
    (s, _, me) => foes(s, me).reduce((sum, seat) => sum + s.held(seat, 'bleed'), 0) >= 4,
  ),
  achievement('bled-dry', 'Bled Dry', 'Bring an opponent down by Bleed.', 'defeated', fellTo('bleed', ['huntress'])),
  achievement(
    'well-fed',
    'Well Fed',
    'Gain 12 health or more in one turn.',
    'health',
    (s, { seats }, me) => seats.includes(me) && s.counted(me, 'health') >= 12,
  ),
  achievement(
    'look-at-me',
    'Look at Me',
    'Re-roll a die of an announced ability with Mesmerize, and the opponent activates none.',
    'phase',
    (s, { phase }, me) =>
      phase === 'main-2' &&
      s.isFoe(s.active, me) &&
      !s.phase.attack &&
      s.phase.disturbed?.get('token:mesmerize') === me,
  ),
]);
