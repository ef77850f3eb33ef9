/** Matches with bosses by equal sensible bots: every boss against parties of random heroes, and every two bosses. Each cell
 *  is played in small batches, all cells in turn: a run that was interrupted has seen as much of each. */
import { seededStream, shuffle } from '../../engine/core/chance.ts';
import { ofKind } from '../../engine/core/kinds.ts';
import { diceThrone } from '../../engine/dice-throne/index.ts';
import { bossVsBoss, bossVsMany } from '../../engine/dice-throne/modes/bosses.ts';
import type { PlannedMatch } from './planned.ts';
import { checkIds } from './report.ts';
import { add, type Job, NO_TALLY, type Tally } from './tally.ts';

export interface BossQuestion {
  /** Of each cell. */
  readonly matches: number;
  readonly seed: string;
  /** Only these bosses; all, if left out. */
  readonly only?: readonly string[];
}

/** Matches that are counted together. `of`: how the share is to be read. */
export type Cell =
  | { readonly of: 'party'; readonly boss: string; readonly seats: number }
  | { readonly of: 'first'; readonly boss: string; readonly other: string };

const BATCH = 10;

/** Whom that asks for. Throws `BadInput` for bosses that there are not. */
export const bossesAsked = ({ only }: Pick<BossQuestion, 'only'>): string[] => {
  const all = ofKind(diceThrone, 'boss');
  checkIds('--only', 'boss', only ?? [], all);
  return all.filter((id) => only?.includes(id) ?? true);
};

const { minSeats, maxSeats } = bossVsMany;
export const SEATS: readonly number[] = Array.from({ length: maxSeats - minSeats + 1 }, (_, i) => minSeats + i);

/** A boss against each number of heroes, and every two bosses. */
export const cellsOf = (bosses: readonly string[]): Cell[] => [
  ...bosses.flatMap((boss) => SEATS.map((seats): Cell => ({ of: 'party', boss, seats }))),
  ...bosses.flatMap((boss, i) => bosses.slice(i + 1).map((other): Cell => ({ of: 'first', boss, other }))),
];

/** The two change seats from match to match. */
const isSwapped = (i: number): boolean => i % 2 === 1;

const planned = (cell: Cell, i: number, seed: string): PlannedMatch => {
  if (cell.of === 'first') {
    const { boss, other } = cell;
    return {
      game: diceThrone.id,
      mode: bossVsBoss.id,
      heroes: isSwapped(i) ? [other, boss] : [boss, other],
      seed: `${seed} ${boss} ${other} ${i}`,
    };
  }
  const { boss, seats } = cell;
  const own = `${seed} ${boss} ${seats} ${i}`;
  const heroes = ofKind(diceThrone, 'hero');
  shuffle(seededStream(`party ${own}`), heroes);
  return { game: diceThrone.id, mode: bossVsMany.id, heroes: [boss, ...heroes.slice(0, seats - 1)], seed: own };
};

const nameOf = (cell: Cell): string =>
  cell.of === 'first' ? `${cell.boss} against ${cell.other}` : `${cell.boss} with ${cell.seats} seats`;

const batchesIn = ({ matches }: BossQuestion): number => Math.ceil(matches / BATCH);

/** The jobs of all cells; `BossMatches` reads their tallies. */
export const bossJobs = (cells: readonly Cell[], question: BossQuestion): Job[] => {
  const { matches, seed } = question;
  return Array.from({ length: batchesIn(question) }, (_, batch) =>
    cells.map((cell): Job => {
      const from = batch * BATCH;
      const many = Math.min(BATCH, matches - from);
      return {
        name: `${nameOf(cell)}, from ${from}`,
        matches: Array.from({ length: many }, (_, i) => planned(cell, from + i, seed)),
        won: ({ winners }, i) => winners.includes(cell.of === 'party' ? 1 : Number(isSwapped(from + i))),
      };
    }),
  ).flat();
};

/** What came of the matches. */
export class BossMatches {
  readonly bosses: readonly string[];
  private readonly tallies: ReadonlyMap<string, Tally>;

  /** The tallies of `bossJobs`, in their order. */
  constructor(bosses: readonly string[], tallies: readonly Tally[]) {
    const cells = cellsOf(bosses);
    const sums = new Map<string, Tally>();
    for (const [i, tally] of tallies.entries()) {
      const cell = cells[i % cells.length];
      if (cell) sums.set(nameOf(cell), add(sums.get(nameOf(cell)) ?? NO_TALLY, tally));
    }
    this.bosses = bosses;
    this.tallies = sums;
  }

  /** All matches that were played. */
  get played(): number {
    return [...this.tallies.values()].reduce((sum, { matches }) => sum + matches, 0);
  }

  /** How a party of random heroes fared against the boss: in all, if no number of seats is given. */
  party(boss: string, seats?: number): Tally {
    return SEATS.filter((one) => seats === undefined || one === seats)
      .map((one) => this.of({ of: 'party', boss, seats: one }))
      .reduce(add, NO_TALLY);
  }

  /** How one boss fared against another, whichever of them sat in seat 0; a draw is half a win. */
  duel(one: string, other: string): { readonly won: number; readonly played: number } {
    const straight = this.of({ of: 'first', boss: one, other });
    if (straight.matches > 0) return { won: straight.won + straight.draws / 2, played: straight.matches };
    const turned = this.of({ of: 'first', boss: other, other: one });
    return { won: turned.matches - turned.won - turned.draws / 2, played: turned.matches };
  }

  /** All matches of two bosses. */
  duels(): Tally {
    return cellsOf(this.bosses)
      .filter(({ of }) => of === 'first')
      .map((cell) => this.of(cell))
      .reduce(add, NO_TALLY);
  }

  private of(cell: Cell): Tally {
    return this.tallies.get(nameOf(cell)) ?? NO_TALLY;
  }
}
