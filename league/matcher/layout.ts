/** A format as the search needs it: what is asked of its sides again and again, worked out once. */
import type { Side } from '../../engine/core/game.ts';
import type { Formats } from '../../protocol/pool.ts';

export interface Layout {
  readonly sides: readonly Side[];
  /** Of all sides together. */
  readonly seats: number;
  /** By side: the number of its role (`roleNames`). */
  readonly roles: readonly number[];
  /** By side: those before it that are like it. */
  readonly twins: readonly (readonly number[])[];
}

/** The roles that sides of these formats have. By their numbers in here, what is known by role lies in arrays. */
export const roleNames = (formats: Formats): string[] => [
  ...new Set(formats.flatMap((sides) => sides.map(({ role }) => role))),
];

/** The layouts of a pool's formats, in the same order. */
export const layoutsOf = (formats: Formats): Layout[] => {
  const names = roleNames(formats);
  return formats.map((sides) => ({
    sides,
    seats: seatsOf(sides),
    roles: sides.map(({ role }) => names.indexOf(role)),
    twins: sides.map((side, i) => [...sides.keys()].filter((k) => k < i && areAlike(sides[k] ?? side, side))),
  }));
};

export const seatsOf = (sides: readonly Side[]): number => sides.reduce((sum, { seats }) => sum + seats.length, 0);

export const areAlike = (a: Side, b: Side): boolean =>
  a.plays === b.plays && a.role === b.role && a.seats.length === b.seats.length;
