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
  /** By side: all that are like it, itself among them. */
  readonly alike: readonly (readonly number[])[];
}

/** The roles that sides of these formats have. By their numbers in here, what is known by role lies in arrays. */
export const roleNames = (formats: Formats): string[] => [
  ...new Set(formats.flatMap((sides) => sides.map(({ role }) => role))),
];

/** The layouts of a pool's formats, in the same order. */
export const layoutsOf = (formats: Formats): Layout[] => {
  const names = roleNames(formats);
  return formats.map((sides) => {
    const alike = sides.map((side) => [...sides.keys()].filter((k) => areAlike(sides[k] ?? side, side)));
    return {
      sides,
      seats: sides.reduce((sum, { seats }) => sum + seats.length, 0),
      roles: sides.map(({ role }) => names.indexOf(role)),
      twins: alike.map((own, i) => own.filter((k) => k < i)),
      alike,
    };
  });
};

export const areAlike = (a: Side, b: Side): boolean =>
  a.plays === b.plays && a.role === b.role && a.seats.length === b.seats.length;
