/** What a mode of play may say differently from a duel. A mode file states only its difference. */
import type { Outcome, Seat } from '../../core/game.ts';
import type { BodyId, Match } from '../state.ts';
import type { Table } from '../table.ts';

/** Who decides a target: the die itself, the attacker, or the opponents together (ruling 6). */
export type Aim = { readonly target: BodyId } | 'attacker chooses' | 'opponents choose';

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
  /** Seats in the order of turns; the rules skip whoever is out. */
  readonly turnOrder: (seats: number) => readonly Seat[];
  /** What a targeting die means, for opponents in clockwise order from the attacker. Left out: the attacker chooses. */
  readonly targetingDie?: (value: number, foes: readonly BodyId[]) => Aim;
  /** What happens as soon as an Attack has its target, before any other effect. */
  readonly onAttackTargeted?: (t: Table, by: BodyId, target: BodyId) => void;
  readonly skipsFirstIncome: (m: Match) => boolean;
  readonly outcome: (t: Table) => Outcome | undefined;
}
