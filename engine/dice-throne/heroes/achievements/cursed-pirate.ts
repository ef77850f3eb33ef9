/** What players of the Cursed Pirate are remembered for. */

import type { Seat } from '../../../core/game.ts';
import { deed, deedsOf, wins } from '../../achievements/achievement.ts';
import type { Story } from '../../achievements/match-history.ts';
import { cursedPirate } from '../cursed-pirate.ts';

/** What the cursed side costs its owner in each upkeep. */
const CURSE = 4;
const isCursed = (s: Story, me: Seat): boolean =>
  s.seat(me)?.abilities.some(({ id }) => cursedPirate.boards?.cursed?.abilities[id] !== undefined) ?? false;

export const cursedPirateDeeds = deedsOf(cursedPirate.id, [
  deed(
    'no-looking-back',
    'No Looking Back',
    'Win after you have flipped your board in your first turn.',
    'over',
    (s, e, me) => wins(e, me) && s.turnedIn.get(me) === 1,
  ),
  deed(
    'only-human',
    'Only Human',
    'Win without ever flipping your board.',
    'over',
    (s, e, me) => wins(e, me) && !isCursed(s, me),
  ),
  deed(
    'powder-everywhere',
    'Powder Everywhere',
    'Have a Powder Keg before everybody, yourself included.',
    'step',
    (s) => s.after.seats.filter(({ out }) => !out).every(({ seat }) => s.held(seat, 'powder-keg') > 0),
  ),
  deed(
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
  deed(
    'last-breath',
    'Last Breath',
    'Win when the curse would have taken you at your next upkeep.',
    'over',
    (s, e, me) => wins(e, me) && isCursed(s, me) && (s.seat(me)?.health ?? 0) <= CURSE,
  ),
]);
