/** The balance of Dice Throne: each number of seats of some modes. A mode of unequal sides shows how often its last side
 *  wins; any other, how often whoever begins does. */
import { seededStream, shuffle } from '../../engine/core/chance.ts';
import type { ModeInfo } from '../../engine/core/game.ts';
import { kindsAt, ofKind, sidesAt } from '../../engine/core/kinds.ts';
import { BadInput } from '../../engine/core/refusal.ts';
import { diceThrone } from '../../engine/dice-throne/index.ts';
import type { PlannedMatch } from './planned.ts';
import { checkIds, type PlanBalance } from './report.ts';
import type { Job, Tally } from './tally.ts';
import { percent, wilson } from './wilson.ts';

const MATCHES = 400;
const MODES = ['boss-vs-many', 'boss-vs-boss'];

/** Who plays what is drawn evenly from all of the kind that sits there; nobody twice while there are others. */
const planned = (mode: ModeInfo, seats: number, seed: string): PlannedMatch => {
  const chance = seededStream(`seats ${mode.id} ${seats} ${seed}`);
  const left = new Map<string, string[]>();
  const draw = (kind: string): string => {
    const from = left.get(kind) ?? [];
    if (from.length === 0) {
      from.push(...ofKind(diceThrone, kind));
      shuffle(chance, from);
    }
    left.set(kind, from);
    return from.pop() ?? '';
  };
  const heroes = kindsAt(mode, seats).map(draw);
  return { game: diceThrone.id, mode: mode.id, heroes, seed: `${mode.id} ${seats} ${seed}` };
};

interface Row {
  readonly mode: string;
  readonly seats: number;
  /** Whose wins are counted: a role, or `starter`. */
  readonly of: string;
  readonly job: Job;
}

const rowFor = (mode: ModeInfo, seats: number, matches: number, seed: string): Row => {
  const sides = sidesAt(mode, seats);
  const last = sides.at(-1);
  const unequal = new Set(sides.map(({ role }) => role)).size > 1;
  return {
    mode: mode.id,
    seats,
    of: unequal ? (last?.role ?? '') : 'starter',
    job: {
      name: `${mode.id} with ${seats} seats`,
      matches: Array.from({ length: matches }, (_, i) => planned(mode, seats, `${seed} ${i}`)),
      won: ({ winners, starter }) => winners.some((seat) => (unequal ? last?.seats.includes(seat) : seat === starter)),
    },
  };
};

const cellsOf = ({ mode, seats, of }: Omit<Row, 'job'>, { won, draws, matches, counts }: Tally): string[] => {
  const { low, high } = wilson(won, matches);
  return [
    mode,
    `${seats}`,
    of,
    `${percent(won / Math.max(1, matches))} %`,
    `${percent(low)} to ${percent(high)}`,
    `${draws}`,
    `${matches}`,
    ((counts.turns ?? 0) / Math.max(1, matches)).toFixed(1),
  ];
};

/** The rows as lines of text, a heading first. */
export const tableOf = (rows: readonly (readonly [Omit<Row, 'job'>, Tally])[]): string[] => {
  const head = ['mode', 'seats', 'wins of', 'share', '95 % interval', 'draws', 'matches', 'turns'];
  const table = [head, ...rows.map(([row, tally]) => cellsOf(row, tally))];
  const widths = head.map((_, i) => Math.max(...table.map((row) => row[i]?.length ?? 0)));
  return table.map((row) =>
    row
      .map((cell, i) => cell.padEnd(widths[i] ?? 0))
      .join('  ')
      .trimEnd(),
  );
};

export const planDiceThrone: PlanBalance = ({ matches = MATCHES, soloMatches, modes = MODES, only, seed }) => {
  if (only) throw new BadInput('--only', 'is for dice-clash and --heroes');
  if (soloMatches !== undefined) throw new BadInput('--solo-matches', 'is for dice-clash');
  const known = diceThrone.modes;
  checkIds(
    '--mode',
    'mode',
    modes,
    known.map(({ id }) => id),
  );
  const rows = modes
    .flatMap((id) => known.filter((mode) => mode.id === id))
    .flatMap((mode) =>
      Array.from({ length: mode.maxSeats - mode.minSeats + 1 }, (_, i) =>
        rowFor(mode, mode.minSeats + i, matches, seed),
      ),
    );
  return {
    jobs: rows.map(({ job }) => job),
    report: (tallies) => tableOf(rows.flatMap((row, i) => (tallies[i] ? [[row, tallies[i]] as const] : []))),
  };
};
