/** What players of the Gunslinger are remembered for. */
import { achievement, achievementsOf } from '../../achievements/achievement.ts';
import { keyOf } from '../../achievements/match-history.ts';
import { foes } from '../../achievements/questions.ts';
import { gunslinger } from '../gunslinger.ts';

export const gunslingerAchievements = achievementsOf(gunslinger.id, [
  achievement('both-barrels', 'Both Barrels', 'Add 6 damage to an Attack with Reload.', 'settled', (s, _, me) => {
    if (s.phase.attack?.by !== me) return false;
    const added = s.settled.mods.filter(({ op, source }) => op === 'add' && source === 'token:reload');
    return added.reduce((sum, { n }) => sum + n, 0) >= 6;
  }),
  achievement(
    'steady-hand',
    'Steady Hand',
    'Re-roll the dice of two Reload in one turn.',
    'die-rerolled',
    (s, e, me) => e.seat === me && (s.rolledAgain.get(keyOf(me, 'token:reload')) ?? 0) >= 2,
  ),
  achievement(
    'high-noon',
    'High Noon',
    'Throw a 6 for Showdown while your opponent throws a 1.',
    'damage',
    (s, e, me) =>
      e.from === me &&
      e.source === 'ability:showdown' &&
      s.thrownBefore?.seat === me &&
      s.thrownBefore.values[0] === 6 &&
      s.thrown.get('ability:showdown')?.values[0] === 1,
  ),
  achievement('second-shot', 'Second Shot', 'Win a Duel with Better D!', ['damage', 'modified'], (s, e, me) => {
    if (e.source !== 'ability:duel' || s.phase.defence?.by !== me) return false;
    const isWon = e.type === 'modified' || (e.n ?? 0) > 1;
    return isWon && s.phase.defenceChanged?.get('card:better-d') === me;
  }),
  achievement(
    'two-posters',
    'Two Posters',
    'Have a Bounty on two opponents at once.',
    'step',
    (s, _, me) => foes(s, me).filter((seat) => s.held(seat, 'bounty') > 0).length >= 2,
  ),
]);
