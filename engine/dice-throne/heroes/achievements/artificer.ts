/** What players of the Artificer are remembered for. */
import { achievement, achievementsOf } from '../../achievements/achievement.ts';
import { keyOf } from '../../achievements/match-history.ts';
import { artificer } from '../artificer.ts';

const BOTS = Object.keys(artificer.companions ?? {});

export const artificerAchievements = achievementsOf(artificer.id, [
  achievement(
    'first-day-at-work',
    'First Day at Work',
    'Have all three Bots built by the end of your first turn.',
    'companion',
    (s, e, me) => {
      const there = s.seat(me)?.companions.map(({ id }) => id) ?? [];
      return e.seat === me && s.active === me && s.turnsOf.get(me) === 1 && BOTS.every((bot) => there.includes(bot));
    },
  ),
  achievement('swarm', 'The Swarm', 'Deal 6 damage with Nanites in one of your turns.', 'settled', (s, _, me) => {
    const bites = s.settled.parcels.filter(({ to, source }) => source === 'token:nanite' && s.isFoe(to, me));
    const dealt = bites.reduce((sum, { to, n }) => sum + Math.min(n, s.settled.dealt.get(to) ?? 0), 0);
    return s.active === me && dealt >= 6;
  }),
  achievement(
    'burnt-out',
    'Nothing Left in the Box',
    'Spend eight Synth within one turn.',
    'token-lost',
    (s, e, me) => e.seat === me && s.counted(me, 'paid synth') >= 8,
  ),
  achievement(
    'infested',
    'Infested',
    'Inflict three Nanites in one of your turns.',
    'token',
    (s, _, me) => s.active === me && (s.given.get('nanite') ?? 0) >= 3,
  ),
  achievement(
    'all-the-tools',
    'All the Tools',
    'See each symbol come up with Spanner Strike in one match.',
    'rolled',
    (s, e, me) => e.seat === me && s.seen.get(keyOf(me, 'ability:spanner-strike'))?.size === 3,
  ),
]);
