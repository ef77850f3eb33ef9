/** King of the Hill, 3 to 6 players: attack whom you like; a Leader gives a card (rulebook: 3 Player Games; ruling 2). */

import { leaders } from '../rules/amounts.ts';
import { drawCards } from '../rules/cards.ts';
import { emit, placeOf } from '../state/context.ts';
import { duel } from './duel.ts';
import type { Mode } from './mode.ts';

export const kingOfTheHill: Mode = {
  ...duel,
  id: 'king-of-the-hill',
  name: 'King of the Hill',
  text: 'Three to six players, 35 health each. Attack whom you like; attacking a Leader draws a card.',
  minSeats: 3,
  maxSeats: 6,
  health: () => 35,
  /** Being tied for the lead oneself does not matter; a sole Leader has nobody to earn a card from. */
  onAttackTargeted: (t, by, target) => {
    if (!leaders(t).includes(target)) return;
    emit(t, { type: 'leader-attacked', seat: placeOf(t, by), target: placeOf(t, target) });
    drawCards(t, by, 1);
  },
};
