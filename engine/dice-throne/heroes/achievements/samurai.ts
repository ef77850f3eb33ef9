/** What players of the Samurai are remembered for. */
import { achievement, achievementsOf } from '../../achievements/achievement.ts';
import { attacker, dealtTo, laid } from '../../achievements/questions.ts';
import { samurai } from '../samurai.ts';

export const samuraiAchievements = achievementsOf(samurai.id, [
  achievement(
    'one-cut',
    'One Cut',
    'In one turn, deal 8 damage with Katana Slice, inflict Shame and gain Honor.',
    'token',
    (s, e, me) => {
      const { attack } = s.phase;
      if (e.seat !== me || e.token !== 'honor' || s.active !== me) return false;
      const isSlice = attack?.by === me && attack.ability === 'katana-slice';
      return isSlice && s.dealtToFoes >= 8 && (s.given.get('shame') ?? 0) > 0;
    },
  ),
  achievement(
    'nobody-spared',
    'Nobody Spared',
    'Inflict four Shame in one of your turns.',
    'token',
    (s, e, me) => e.token === 'shame' && s.active === me && (s.given.get('shame') ?? 0) >= 4,
  ),
  achievement(
    'honor-first',
    'Honor First',
    'End your first turn with two Honor.',
    'turn',
    (s, _, me) => s.before.active === me && s.turnsOf.get(me) === 1 && s.held(me, 'honor') >= 2,
  ),
  achievement('unbowed', 'Unbowed', 'Deal 6 damage while you defend.', 'settled', (s, _, me) => {
    const by = attacker(s, me);
    return by !== undefined && laid(s, by, me) >= 6 && dealtTo(s, by) >= 6;
  }),
  achievement(
    'saved-by-shame',
    'Saved by Shame',
    'Survive an Attack that would have brought you down without the Shame on your attacker.',
    'settled',
    (s, _, me) => {
      if (s.phase.target !== me) return false;
      const lowered = s.settled.mods.filter(({ op, source }) => op === 'less' && source === 'token:shame');
      const without = dealtTo(s, me) + lowered.reduce((sum, { n }) => sum + n, 0);
      return without >= (s.before.seats[me]?.health ?? 0) && lowered.length > 0 && (s.seat(me)?.health ?? 0) > 0;
    },
  ),
]);
