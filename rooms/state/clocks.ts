/** The seats' time as it travels: the banks of all in one text, as two of them change with each turn and none else, and of each
 *  seat what runs, its numbers in a fixed order, those last that are mostly zero. To a hundredth of a second: nobody sees more
 *  of it, and a byte each is saved. */
import { digits, numbersIn } from '../../protocol/packed/digits.ts';
import type { Preset } from '../../protocol/presets.ts';
import type { SeatClock } from '../../protocol/seat-clock.ts';

const UNIT_MS = 10;

/** What is overdrawn is shown as used up. */
const units = (ms: number): number => Math.max(0, Math.round(ms / UNIT_MS));

/** What runs is mostly one of these from its beginning, and goes by its place among them; whatever else it may be follows
 *  behind them. */
const wholesOf = ({ window, choice, turnCap }: Preset, bank: number): readonly number[] => [
  0,
  window / UNIT_MS,
  choice / UNIT_MS,
  turnCap / UNIT_MS,
  bank,
];

/** Whether a seat's time is as it was. */
export const isSameClock = (a: SeatClock, b: SeatClock | undefined): boolean =>
  b !== undefined &&
  a.endsAt === b.endsAt &&
  a.bank === b.bank &&
  a.whole === b.whole &&
  a.left === b.left &&
  a.graceEndsAt === b.graceEndsAt &&
  a.standIn === b.standIn;

export const packedBanks = (clocks: readonly SeatClock[]): string => digits(clocks.map(({ bank }) => units(bank)));

export const packedRun = (clock: SeatClock, preset: Preset): string => {
  const whole = units(clock.whole);
  const wholes = wholesOf(preset, units(clock.bank));
  const known = wholes.indexOf(whole);
  const coded = known < 0 ? wholes.length + whole : known;
  const { endsAt, left, graceEndsAt, standIn } = clock;
  return digits([units(endsAt), coded, units(left), units(graceEndsAt), Number(standIn)]);
};

/** The time of that seat, of what was packed so. */
export const clockIn = (banks: string, seat: number, run: string, preset: Preset): SeatClock => {
  const bank = numbersIn(banks)[seat] ?? 0;
  const [endsAt = 0, coded = 0, left = 0, graceEndsAt = 0, standIn = 0] = numbersIn(run);
  const wholes = wholesOf(preset, bank);
  const ms = (n: number): number => n * UNIT_MS;
  return {
    bank: ms(bank),
    endsAt: ms(endsAt),
    whole: ms(wholes[coded] ?? coded - wholes.length),
    left: ms(left),
    graceEndsAt: ms(graceEndsAt),
    standIn: standIn === 1,
  };
};
