/** Who may sit where: heroes by their kind, and the kind that each seat of a mode plays. */
import type { AnyGame, ModeInfo, Side } from './game.ts';

/** Ids of all that people may play of one kind: `hero`, `boss`. */
export const ofKind = ({ heroes }: Pick<AnyGame, 'heroes'>, kind: string): string[] =>
  heroes.filter((hero) => hero.kind === kind).map(({ id }) => id);

type Formats = Pick<ModeInfo, 'id' | 'minSeats' | 'formats'>;

/** Who stands against whom in a mode with so many seats; throws where the mode has no such number. */
export const sidesAt = ({ id, minSeats, formats }: Formats, seats: number): readonly Side[] => {
  const sides = formats[seats - minSeats];
  if (!sides) throw new Error(`${id} is not for ${seats} seats`);
  return sides;
};

/** The kind that each seat plays there. */
export const kindsAt = (mode: Formats, seats: number): string[] => {
  const sides = sidesAt(mode, seats);
  return Array.from({ length: seats }, (_, seat) => sides.find((side) => side.seats.includes(seat))?.plays ?? '');
};
