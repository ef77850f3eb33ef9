/** What a mode of play may say differently from a duel. A mode file states only its difference. */
import type { Outcome, Seat } from '../../core/game.ts';
import type { Match } from '../state.ts';
import type { Table } from '../table.ts';

export interface Mode {
  readonly id: string;
  readonly name: string;
  readonly text: string;
  readonly minSeats: number;
  readonly maxSeats: number;
  /** Start health of a dial, by number of seats. */
  readonly health: (seats: number) => number;
  readonly teamOf: (seat: Seat, seats: number) => number;
  /** Teams share one dial. */
  readonly sharedDial: boolean;
  /** Seats in the order of turns, from any seat on; out ones are skipped by the rules. */
  readonly turnOrder: (seats: number) => readonly Seat[];
  /** How a target is found when there is more than one opponent. */
  readonly targeting: 'choose' | 'die';
  readonly skipsFirstIncome: (m: Match) => boolean;
  readonly outcome: (t: Table) => Outcome | undefined;
}
