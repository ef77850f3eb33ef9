/** What a mode of play may say differently from a duel. A mode file states only its difference. */
import type { Choosable, Outcome, Seat, SetupField, Side } from '../../core/game.ts';
import type { Body, BodyId, Match, Team } from '../state/match.ts';
import type { HeroKind, Library, Table } from '../state/table.ts';

/** Who decides a target: the die itself, another throw of it, the attacker, or the opponents together (ruling 6). */
export type Aim = { readonly target: BodyId } | 'roll again' | 'attacker chooses' | 'opponents choose';

/** The option of a mode by which all start with what the books say: whoever begins lacks nothing, and bosses have no handicap
 *  (rulings 67 and 68). */
export const EVEN_START = 'even-start';

/** As whom a seat is rated, and the kind of hero that it plays. */
export type SeatSide = Pick<Side, 'role'> & { readonly plays: HeroKind };

export interface Mode {
  readonly id: string;
  readonly name: string;
  readonly text: string;
  readonly minSeats: number;
  readonly maxSeats: number;
  /** Start health of a team's dials, by number of seats. */
  readonly health: (seats: number, team: Team) => number;
  readonly teamOf: (seat: Seat, seats: number) => Team;
  /** The same for all seats of a team. */
  readonly side: (seat: Seat) => SeatSide;
  /** Teams share one dial. */
  readonly sharedDial: boolean;
  /** Seats in the order of turns; the rules skip whoever is out. */
  readonly turnOrder: (seats: number) => readonly Seat[];
  /** The seat that always begins. Left out: dice decide. */
  readonly startPlayer?: Seat;
  /** What a targeting die means, for opponents in clockwise order from the attacker. Left out: the attacker chooses. */
  readonly targetingDie?: (value: number, foes: readonly BodyId[]) => Aim;
  /** What happens as soon as an Attack has its target, before any other effect. */
  readonly onAttackTargeted?: (t: Table, by: BodyId, target: BodyId) => void;
  /** Health that whoever begins lacks at the start, unless `EVEN_START` is chosen. Left out: none. */
  readonly starterLacks?: number;
  readonly skipsFirstIncome: (m: Match) => boolean;
  /** What may be chosen besides when a match is opened. */
  readonly options?: readonly Choosable[];
  readonly outcome: (t: Table) => Outcome | undefined;
  /** All players stand on one side, against what the game itself plays. */
  readonly coop?: true;
  /** The procedure that gives out turns. Left out: `round`. */
  readonly round?: string;
  /** At whom a body's abilities aim: at nobody, where none is there. Left out: its only opponent, or as `targetingDie` says. */
  readonly targetOf?: (t: Table, by: BodyId) => BodyId | 'attacker chooses' | undefined;
  /** The procedure that may answer an Ultimate before it is activated. Left out: none. */
  readonly answersUltimate?: string;
  /** Sides of the die by which it is rolled who begins. Left out: 6. */
  readonly startDie?: number;
  /** Brings what the game itself plays to the table: as `setup` has it, or where a position is scripted, as that says.
   *  Throws `BadInput` naming the field. Left out: the mode takes no set-up. */
  readonly setUp?: (t: Table, setup: unknown, scripted?: Scripted) => void;
  /** What people may choose of the set-up. Left out: nothing. */
  readonly asks?: (lib: Library) => readonly SetupField[];
  /** Before those whose health is gone fall: some may be saved. Left out: nobody is. */
  readonly rescue?: (t: Table) => void;
  /** What comes of it that bodies have fallen, where the match goes on. Left out: nothing. */
  readonly afterFall?: (t: Table, fallen: readonly Body[]) => void;
  /** With which step of its `round` a phase begins that a scripted position starts with. Left out: the same as in a boss
   *  battle. */
  readonly stepOf?: (t: Table, phase: 'salve' | 'move' | 'enemy' | 'turn') => string;
  /** What it reads of a scripted position besides what every mode does. Left out: nothing. */
  readonly scripts?: readonly (keyof Scripted)[];
  /** What a finished match leaves for the next one. Left out: nothing. */
  readonly report?: (t: Table) => unknown;
}

/** What a scripted position says of the things that the game itself plays: read by the mode that has them. */
export interface Scripted {
  readonly setup?: unknown;
  readonly boss?: unknown;
  readonly kh?: unknown;
  readonly setUp?: unknown;
  readonly map?: unknown;
  readonly shards?: unknown;
  readonly gold?: unknown;
  readonly minions?: unknown;
  readonly enemies?: unknown;
  readonly seats?: readonly ScriptedSeat[];
  readonly phase?: string | undefined;
}
/** What it says of a seat besides what every seat has. */
export interface ScriptedSeat {
  readonly at?: string | undefined;
  readonly unidentified?: readonly string[] | undefined;
}
