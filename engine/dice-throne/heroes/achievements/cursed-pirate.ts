/** What players of the Cursed Pirate are remembered for. */

import type { Seat } from '../../../core/game.ts';
import { achievement, achievementsOf, wins } from '../../achievements/achievement.ts';
import type { MatchHistory } from '../../achievements/match-history.ts';
import { cursedPirate } from '../cursed-pirate.ts';

/** What the cursed side costs its owner in each upkeep. */
const CURSE = 4;
const isCursed = (s: MatchHistory, me: Seat): boolean =>
  s.seat(me)?.abilities.some(({ id }) => cursedPirate.boards?.cursed?.abilities[id] !== undefined) ?? false;

export const cursedPirateAchievements = achievementsOf(cursedPirate.id, [
  achievement(
    'no-looking-back',
    'No Looking Back',
    'Win after you have flipped your board in your first turn.',
    'over',
    (s, e, me) => wins(s, e, me) && s.turnedIn.get(me) === 1,
  ),
  achievement(
    'only-human',
    'Only Human',
    'Win without ever flipping your board.',
    'over',
    (s, e, me) => wins(s, e, me) && !isCursed(s, me),
  ),
  achievement(
    'powder-everywhere',
    'Powder Everywhere',
    'Have a Powder Keg before everybody, yourself included.',
    'step',
    (s) => s.after.seats.filter(({ out }) => !out).every(({ seat }) => s.held(seat, 'powder-keg') > 0),
  ),
  achievement(
    'coin-on-the-ground',
    'A Coin on the Ground',
    'Gain a Cursed Doubloon in a turn of yours that you began without any.',
    'token',
    (s, e, me) =>
      e.seat === me &&
      e.token === 'cursed-doubloon' &&
      s.active === me &&
      s.held(me, 'cursed-doubloon', s.turnBegan) === 0,
  ),
  achievement(
    'last-breath',
    'Last Breath',
    'Win when the curse would have taken you at your next upkeep.',
    'over',
    (s, e, me) => wins(s, e, me) && isCursed(s, me) && (s.seat(me)?.health ?? 0) <= CURSE,
  ),
]);
