/** What a game lets people play, by kind: heroes, and whoever else sits where a mode says so. */
import type { AnyGame, ModeInfo } from '../../engine/core/game.ts';

export const ofKind = ({ heroes }: Pick<AnyGame, 'heroes'>, kind: string): string[] =>
  heroes.filter((hero) => hero.kind === kind).map(({ id }) => id);

/** The kind that each seat plays in a mode with so many seats. */
export const kindsAt = ({ id, minSeats, formats }: ModeInfo, seats: number): string[] => {
  const sides = formats[seats - minSeats];
  if (!sides) throw new Error(`${id} has no ${seats} seats`);
  return Array.from({ length: seats }, (_, seat) => sides.find((side) => side.seats.includes(seat))?.plays ?? '');
};
