/** The sixteen attack cards that every deck has. What the shields do is a house value. */
import { attackCard, block } from '../vocabulary/build.ts';
import { type AttackCardDef, COLOURS } from '../vocabulary/words.ts';

const numbered = (value: number, colours: readonly (typeof COLOURS)[number][]): AttackCardDef[] =>
  colours.map((colour) => attackCard(`atk-${value}-${colour}`, value, colour));

export const BASE_CARDS: readonly AttackCardDef[] = [
  ...numbered(1, ['green']),
  ...numbered(2, ['red', 'blue']),
  ...numbered(3, COLOURS),
  ...numbered(4, COLOURS),
  ...numbered(5, COLOURS),
  ...numbered(6, ['red', 'blue']),
  attackCard('shield-1', 0, 'green', block(1, 'self')),
  attackCard('shield-2', 0, 'green', block(1, 'self')),
];
