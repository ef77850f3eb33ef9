/** A seat's time as it travels: its numbers alone, in a fixed order. */
import type { SeatClock } from '../../protocol/seat-clock.ts';

export type PackedClock = readonly [
  bank: number,
  endsAt: number,
  whole: number,
  left: number,
  graceEndsAt: number,
  standIn: number,
];

export const packedClock = ({ bank, endsAt, whole, left, graceEndsAt, standIn }: SeatClock): PackedClock => [
  bank,
  endsAt,
  whole,
  left,
  graceEndsAt,
  standIn ? 1 : 0,
];

/** Throws a `SyntaxError` for what no server wrote. */
export const clockIn = (packed: unknown): SeatClock => {
  if (!Array.isArray(packed) || packed.length !== 6)
    throw new SyntaxError(`a clock has six numbers, unlike ${JSON.stringify(packed)}`);
  const [bank = 0, endsAt = 0, whole = 0, left = 0, graceEndsAt = 0, standIn] = packed.map(Number);
  return { bank, endsAt, whole, left, graceEndsAt, standIn: standIn === 1 };
};
