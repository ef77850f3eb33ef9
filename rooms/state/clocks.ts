/** A seat's time as it travels: its numbers in a fixed order, those last that are mostly zero. */
import { digits, numbersIn } from '../../protocol/packed/digits.ts';
import type { SeatClock } from '../../protocol/seat-clock.ts';

/** What is overdrawn is shown as used up. */
export const packedClock = ({ bank, endsAt, whole, left, graceEndsAt, standIn }: SeatClock): string =>
  digits([bank, endsAt, whole, left, graceEndsAt, Number(standIn)].map((n) => Math.max(0, n)));

export const clockIn = (packed: string): SeatClock => {
  const [bank = 0, endsAt = 0, whole = 0, left = 0, graceEndsAt = 0, standIn = 0] = numbersIn(packed);
  return { bank, endsAt, whole, left, graceEndsAt, standIn: standIn === 1 };
};
