/** Balance by simulation: whole matches of equal sensible bots over as many processes as asked for, and what came of them
 *  as a table. A mode of unequal sides shows how often its last side wins, by number of seats; any other, how often whoever
 *  begins does. */
import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { seededStream, shuffle } from '../../engine/core/chance.ts';
import type { AnyGame, ModeInfo } from '../../engine/core/game.ts';
import { kindsAt, ofKind } from '../../engine/core/kinds.ts';
import type { PlannedMatch, PlayedMatch } from './balance-match.ts';
import { wilson } from './wilson.ts';

export interface BalanceRow {
  readonly mode: string;
  readonly seats: number;
  /** Whose wins are counted: a role, or `starter`. */
  readonly of: string;
  readonly wins: number;
  readonly draws: number;
  readonly matches: number;
  /** Players' turns a match, on average. */
  readonly turns: number;
}

interface Runner {
  play(match: PlannedMatch): Promise<PlayedMatch>;
  stop(): void;
}

const startRunner = (): Runner => {
  const extension = import.meta.url.endsWith('.ts') ? 'ts' : 'js';
  const child: ChildProcess = fork(fileURLToPath(new URL(`balance-worker.${extension}`, import.meta.url)));
  let waits: { readonly give: (played: PlayedMatch) => void; readonly fail: (error: Error) => void } | undefined;
  child.on('message', (played: PlayedMatch) => waits?.give(played));
  child.once('exit', (code) => waits?.fail(new Error(`a worker ended with ${code}`)));
  return {
    play: (match) =>
      new Promise((give, fail) => {
        waits = { give, fail };
        child.send(match);
      }),
    stop: () => {
      if (child.connected) child.disconnect();
    },
  };
};

export interface BalanceOptions {
  readonly matches: number;
  readonly workers: number;
  readonly seed: string;
  /** Told as soon as a number of seats has been played. */
  readonly onRow?: (row: BalanceRow) => void;
}

/** Plays `matches` of the mode with every number of seats that it has, `workers` of them at once. */
export const balanceOf = async (
  game: AnyGame,
  mode: ModeInfo,
  { matches, workers, seed, onRow }: BalanceOptions,
): Promise<BalanceRow[]> => {
  const runners = Array.from({ length: workers }, startRunner);
  try {
    const rows: BalanceRow[] = [];
    for (let seats = mode.minSeats; seats <= mode.maxSeats; seats++) {
      const played: PlayedMatch[] = [];
      let next = 0;
      const work = async (runner: Runner): Promise<void> => {
        while (next < matches) played.push(await runner.play(planned(game, mode, seats, `${seed} ${next++}`)));
      };
      await Promise.all(runners.map(work));
      const row = rowOf(mode, seats, played);
      rows.push(row);
      onRow?.(row);
    }
    return rows;
  } finally {
    for (const runner of runners) runner.stop();
  }
};

/** Who plays what is drawn evenly from all of the kind that sits there; nobody twice while there are others. */
const planned = (game: AnyGame, mode: ModeInfo, seats: number, seed: string): PlannedMatch => {
  const chance = seededStream(`seats ${mode.id} ${seats} ${seed}`);
  const left = new Map<string, string[]>();
  const draw = (kind: string): string => {
    const from = left.get(kind) ?? [];
    if (from.length === 0) {
      from.push(...ofKind(game, kind));
      shuffle(chance, from);
    }
    left.set(kind, from);
    return from.pop() ?? '';
  };
  return { mode: mode.id, heroes: kindsAt(mode, seats).map(draw), seed: `${mode.id} ${seats} ${seed}` };
};

const rowOf = (mode: ModeInfo, seats: number, played: readonly PlayedMatch[]): BalanceRow => {
  const sides = mode.formats[seats - mode.minSeats] ?? [];
  const counted = sides.at(-1);
  const unequal = new Set(sides.map(({ role }) => role)).size > 1;
  const won = ({ winners, starter }: PlayedMatch): boolean =>
    winners.some((seat) => (unequal ? counted?.seats.includes(seat) : seat === starter));
  return {
    mode: mode.id,
    seats,
    of: unequal ? (counted?.role ?? '') : 'starter',
    wins: played.filter(won).length,
    draws: played.filter(({ winners }) => winners.length === 0).length,
    matches: played.length,
    turns: played.reduce((sum, { turns }) => sum + turns, 0) / Math.max(1, played.length),
  };
};

const percent = (share: number): string => (share * 100).toFixed(1);

/** The rows as lines of text, a heading first. */
export const balanceTable = (rows: readonly BalanceRow[]): string[] => {
  const cells = rows.map(({ mode, seats, of, wins, draws, matches, turns }) => {
    const { low, high } = wilson(wins, matches);
    const share = `${percent(wins / Math.max(1, matches))} %`;
    return [
      mode,
      `${seats}`,
      of,
      share,
      `${percent(low)} to ${percent(high)}`,
      `${draws}`,
      `${matches}`,
      turns.toFixed(1),
    ];
  });
  const table = [['mode', 'seats', 'wins of', 'share', '95 % interval', 'draws', 'matches', 'turns'], ...cells];
  const widths = table[0]?.map((_, i) => Math.max(...table.map((row) => row[i]?.length ?? 0))) ?? [];
  return table.map((row) =>
    row
      .map((cell, i) => cell.padEnd(widths[i] ?? 0))
      .join('  ')
      .trimEnd(),
  );
};
