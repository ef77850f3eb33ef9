/** What players of the Monk are remembered for. */
import type { Seat } from '../../../core/game.ts';
import { achievement, achievementsOf, wins } from '../../achievements/achievement.ts';
import type { MatchHistory } from '../../achievements/match-history.ts';
import { unaided } from '../../achievements/questions.ts';
import { monk } from '../monk.ts';

/** What tokens deal to their holder at the beginning of the next turn. */
const HARM: Readonly<Record<string, (held: number) => number>> = {
  poison: (held) => held,
  burn: (held) => (held > 0 ? 2 : 0),
};
const harmAhead = (s: MatchHistory, me: Seat): number =>
  Object.entries(HARM).reduce((sum, [token, harm]) => sum + harm(s.held(me, token, s.before)), 0);

export const monkAchievements = achievementsOf(monk.id, [
  achievement(
    'one-to-six',
    'From One to Six',
    'Pay 2 Chi in a Tempest Rush and turn a 1 into a 6.',
    'rolled',
    (s, e, me) => {
      const again = e.again?.[0];
      if (e.seat !== me || e.for !== 'ability:tempest-rush' || again === undefined) return false;
      return s.thrownBefore?.values[again] === 1 && s.thrown.get('ability:tempest-rush')?.values[again] === 6;
    },
  ),
  achievement(
    'tempest-sixes',
    'Perfect Storm',
    'Throw nothing but sixes for Tempest Rush, without a card.',
    'damage',
    (s, e, me) => unaided(s, e, me, 'ability:tempest-rush', 18),
  ),
  achievement(
    'calm',
    'At Rest',
    'Win with six Chi unspent.',
    'over',
    (s, e, me) => wins(s, e, me) && s.held(me, 'chi') >= 6,
  ),
  achievement(
    'chi-alone',
    'Nothing but Breath',
    'Prevent all of the damage that is coming with Chi alone.',
    'settled',
    (s, _, me) => {
      const waited = s.settled.parcels.some(({ to, n }) => to === me && n > 0);
      const prevented = s.settled.mods.filter(({ on, op }) => on === me && op !== 'add');
      return (
        waited &&
        s.settled.dealt.get(me) === 0 &&
        prevented.length > 0 &&
        prevented.every(({ source }) => source === 'token:chi')
      );
    },
  ),
  achievement(
    'cured',
    'Cured',
    'Cleanse a status effect that would have brought you down at your next upkeep.',
    'token-lost',
    (s, e, me) => {
      const { token, n } = e;
      const harm = HARM[token];
      if (e.seat !== me || e.paid || !harm || s.used.get(me) !== 'token:cleanse') return false;
      const health = s.before.seats[me]?.health ?? 0;
      const held = s.held(me, token, s.before);
      const ahead = harmAhead(s, me);
      return ahead >= health && ahead - harm(held) + harm(held - n) < health;
    },
  ),
]);
