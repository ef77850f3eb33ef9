/** Who sits where in a mode: what each seat plays, and which seats the game fills by itself. */
import type { HeroInfo, ModeInfo, Seat } from '../../engine/core/game.ts';
import type { GameInfo } from '../api.ts';

export interface Place {
  readonly seat: Seat;
  /** The kind of hero that sits there: `hero`, `warrior`, `legend`. */
  readonly plays: string;
  readonly heroes: readonly HeroInfo[];
  /** The game itself acts there: a bot fills the seat, and nobody else may. */
  readonly automaton: boolean;
}

/** Every place of a mode with so many seats, in seat order. */
export const placesOf = ({ heroes }: GameInfo, mode: ModeInfo, seats: number): Place[] => {
  const sides = mode.formats[seats - mode.minSeats] ?? mode.formats[0] ?? [];
  return Array.from({ length: seats }, (_, seat): Place => {
    const plays = sides.find((side) => side.seats.includes(seat))?.plays ?? heroes[0]?.kind ?? '';
    const there = heroes.filter(({ kind }) => kind === plays);
    return { seat, plays, heroes: there, automaton: there.some(({ automaton }) => automaton) };
  });
};

/** The place of whoever opens the match: the first that a person may take. */
export const ownPlace = (places: readonly Place[]): Place | undefined => places.find(({ automaton }) => !automaton);
