/** Where things lie on the screen: dice by their pools, spaces by their grids. */
import type { Seat } from '../../../../engine/core/game.ts';
import type { DieView } from '../../../../engine/dice-clash/state/view-shape.ts';
import { middleOf, type Point } from '../../../table/flights.ts';
import { nameOf } from '../words.ts';

export const spaceAt = (seat: Seat, space: number): Element | null =>
  document.querySelector(`[data-grid="${seat}"] > :nth-child(${space}) .space`);
export const poolOf = (seat: Seat): Element | null => document.querySelector(`[data-pool="${seat}"]`);
export const diceIn = (seat: Seat): Element[] => [...document.querySelectorAll(`[data-pool="${seat}"] [data-die]`)];
export const plateOf = (seat: Seat): Element | null =>
  document.querySelector(`[data-testid="seat"][data-seat="${seat}"]`);

/** Where the dice of the pools lie now. */
export class Spots {
  private readonly dice = new Map<Seat, { readonly name: string; readonly held: boolean; readonly at: Point }[]>();
  private readonly pools = new Map<Seat, Point>();

  constructor(seats: readonly Seat[]) {
    for (const seat of seats) {
      const pool = poolOf(seat);
      if (pool) this.pools.set(seat, middleOf(pool));
      this.dice.set(
        seat,
        diceIn(seat).map((die) => ({
          name: die.getAttribute('data-die') ?? '',
          held: die.classList.contains('held'),
          at: middleOf(die),
        })),
      );
    }
  }

  /** Where a die comes from that leaves the pool: the one that is held, one that shows the same, one of its colour that is
   *  hidden, or the pool itself, which changes a die as it is placed. */
  of(seat: Seat, die: DieView): Point | undefined {
    const dice = this.dice.get(seat) ?? [];
    const colour = dice.filter(({ name }) => name.startsWith(`${die.colour}:`));
    const found =
      colour.find(({ held }) => held) ??
      colour.find(({ name }) => name === nameOf(die)) ??
      colour.find(({ name }) => name.endsWith(':0')) ??
      colour[0];
    return found?.at ?? this.pools.get(seat);
  }
}
