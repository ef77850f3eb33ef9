/** Achievements that are open to everybody, and those of tokens that heroes share. */
import { type AchievementDef, achievement, wins } from '../../achievements/achievement.ts';
import { keyOf } from '../../achievements/match-history.ts';
import { foes } from '../../achievements/questions.ts';

export const battlefieldAchievements: readonly AchievementDef[] = [
  achievement(
    'six-cards',
    'Full Hands',
    'Draw six cards or more within one turn.',
    'drawn',
    (s, e, me) => e.seat === me && (s.drawn.get(me) ?? 0) >= 6,
  ),
  achievement('own-mirror', 'Only One of Us', 'Beat opponents who all play your own hero.', 'over', (s, e, me) => {
    const beaten = foes(s, me);
    return wins(s, e, me) && beaten.length > 0 && beaten.every((seat) => s.seat(seat)?.hero === s.seat(me)?.hero);
  }),
  achievement(
    'ultimate-undone',
    'Not Today',
    "Change two dice with Twice as Wild! so that an opponent's Ultimate does not happen.",
    ['activated', 'phase'],
    (s, e, me) =>
      s.phase.ultimateChanged?.get('card:twice-as-wild') === me &&
      s.isFoe(s.active, me) &&
      (e.type === 'phase' ? e.phase === 'main-2' && !s.phase.attack : !e.ultimate),
  ),
  achievement(
    'ultimate-tipped',
    'One Nudge',
    'Turn a die of yours with Tip It! and activate your Ultimate with it.',
    'activated',
    (s, e, me) => e.seat === me && e.ultimate && s.phase.ownChanged?.get('card:tip-it') === me,
  ),
  achievement(
    'hardly-a-scratch',
    'Hardly a Scratch',
    'Win with more than 25 health left.',
    'over',
    (s, e, me) => wins(s, e, me) && (s.seat(me)?.health ?? 0) > 25,
  ),
];

export const backFromTheBrink = achievement(
  'back-from-the-brink',
  'Back from the Brink',
  'Win in the turn after Blessing of Divinity has saved you.',
  'over',
  (s, e, me) =>
    wins(s, e, me) &&
    s.active === me &&
    s.savedIn.get(keyOf(me, 'token:blessing-of-divinity')) === (s.turnsOf.get(me) ?? 0) - 1,
);

export const stunsTwice = achievement(
  'stuns-twice',
  'Lights Out, Twice',
  'Stun opponents two times in one of your turns.',
  'token',
  (s, _, me) => s.active === me && (s.given.get('stun') ?? 0) >= 2,
);
