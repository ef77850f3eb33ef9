/** What players of the Tactician are remembered for. */
import type { Seat } from '../../../core/game.ts';
import { achievement, achievementsOf } from '../../achievements/achievement.ts';
import { keyOf, type MatchHistory } from '../../achievements/match-history.ts';
import { foes } from '../../achievements/questions.ts';
import { tactician } from '../tactician.ts';

const ADVANTAGE = 'token:tactical-advantage';
const PRINTED_LIMIT = 5;

/** Somebody else than these two has one of the token less than before the step. */
const takenFromAnother = (s: MatchHistory, token: string, ...but: Seat[]): boolean =>
  s.after.seats.some(({ seat }) => !but.includes(seat) && s.held(seat, token) < s.held(seat, token, s.before));

export const tacticianAchievements = achievementsOf(tactician.id, [
  achievement(
    'wide-net',
    'Wide Net',
    'Hit two opponents or more with one Carpet Bomb.',
    'settled',
    (s, _, me) =>
      foes(s, me).filter((foe) =>
        s.settled.parcels.some(({ to, from, source }) => to === foe && from === me && source === 'ability:carpet-bomb'),
      ).length >= 2,
  ),
  achievement(
    'business-is-good',
    'Business Is Good',
    'Activate Profiteer three times in one turn.',
    'activated',
    (s, { seat, ability }, me) => seat === me && ability === 'profiteer' && s.counted(me, 'ability:profiteer') >= 3,
  ),
  achievement(
    'better-hands',
    'In Better Hands',
    "Move another player's status effect to a teammate with Tactical Advantage.",
    'token',
    (s, { seat, token }, me) =>
      seat !== me && !s.isFoe(seat, me) && s.used.get(me) === ADVANTAGE && takenFromAnother(s, token, me, seat),
  ),
  achievement(
    'by-the-book',
    'By the Book',
    'Re-roll four dice in one turn with Tactical Advantage.',
    'die-rerolled',
    (s, { seat, source }, me) => seat === me && source === ADVANTAGE && s.counted(me, `re-rolled ${ADVANTAGE}`) >= 4,
  ),
  achievement(
    'grand-strategy',
    'Grand Strategy',
    'Raise your limit of Tactical Advantage to 7.',
    'limit',
    (s, { seat, token }, me) =>
      seat === me &&
      token === 'tactical-advantage' &&
      PRINTED_LIMIT + (s.raised.get(keyOf(me, 'tactical-advantage')) ?? 0) >= 7,
  ),
]);
