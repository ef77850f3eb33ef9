/** Which dice went where between two views of a match: from a pool to a space, from a space to another or back. Told from
 *  the views alone, since they come before the events that say why. */
import type { Seat } from '../../../../engine/core/game.ts';
import type { DiceClashView, DieView, FighterView } from '../../../../engine/dice-clash/state/view-shape.ts';

/** A space of the grid, 1 … 9, or the pool. */
export type Spot = number | 'pool';

export interface DieMove {
  readonly seat: Seat;
  readonly from: Spot;
  readonly to: Spot;
  /** As it lies where it came to. */
  readonly die: DieView;
}

/** In the order in which they are drawn: who was on turn before comes first. */
export function diceMoves(before: DiceClashView, now: DiceClashView): readonly DieMove[] {
  // A new round clears both grids at once.
  if (before.round !== now.round) return [];
  return now.fighters
    .flatMap((fighter) => movesOf(fighter, before.fighters.find(({ seat }) => seat === fighter.seat) ?? fighter))
    .sort((a, b) => Number(b.seat === before.active) - Number(a.seat === before.active));
}

function movesOf(now: FighterView, before: FighterView): DieMove[] {
  const { seat } = now;
  const left = before.grid.flatMap((die, at) => (die && !isSame(die, now.grid[at]) ? [{ at, die }] : []));
  const moves: DieMove[] = [];
  for (const [at, die] of now.grid.entries()) {
    if (!die || isSame(die, before.grid[at])) continue;
    const origin = left.findIndex((one) => one.at !== at && isSame(one.die, die));
    const [gone] = origin < 0 ? [] : left.splice(origin, 1);
    // A die that is turned to another value where it lies goes nowhere.
    if (!gone && before.grid[at]?.colour === die.colour && offGrid(now) === offGrid(before)) continue;
    moves.push({ seat, from: gone ? gone.at + 1 : 'pool', to: at + 1, die });
  }
  // What left the grid and is still there was taken back; the rest is gone for this round.
  const open = left.filter(({ at }) => !now.grid[at]);
  const back = Math.max(0, open.length - Math.max(0, all(before) - all(now)));
  return [...moves, ...open.slice(0, back).map(({ at, die }): DieMove => ({ seat, from: at + 1, to: 'pool', die }))];
}

const isSame = (a: DieView, b: DieView | null | undefined): boolean =>
  b != null && a.colour === b.colour && a.value === b.value;

const offGrid = ({ pool, aside, taken, rolled }: FighterView): number =>
  pool.length + aside.length + (taken ? 1 : 0) + (rolled ? 1 : 0);
const all = (fighter: FighterView): number => offGrid(fighter) + fighter.grid.filter(Boolean).length;
