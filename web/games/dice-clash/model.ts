/** What a table of Dice Clash shows, and the words of the game looked up by id. */
import type { Seat } from '../../../engine/core/game.ts';
import type {
  DiceClashCatalogue,
  DiceClashView,
  FighterInfo,
  FighterView,
  SideInfo,
} from '../../../engine/dice-clash/state/view-shape.ts';
import { plainWords, type StartedPicture as Started } from '../../table/picture.ts';

export type StartedPicture = Started<DiceClashView>;

export class Lexicon {
  private readonly catalogue: DiceClashCatalogue;
  constructor(catalogue: DiceClashCatalogue) {
    this.catalogue = catalogue;
  }

  get parriedFrom(): number {
    return this.catalogue.parriedFrom;
  }
  fighter(id: string): FighterInfo | undefined {
    return this.catalogue.fighters.find((one) => one.id === id);
  }
  name(id: string): string {
    return this.fighter(id)?.name ?? plainWords(id);
  }
  isLegend(id: string): boolean {
    return this.fighter(id)?.kind === 'legend';
  }
  /** The side of card and grid that lies up. */
  side({ hero, adrenaline }: FighterView): SideInfo | undefined {
    return this.fighter(hero)?.sides[adrenaline ? 1 : 0];
  }
}

/** Rounds that a seat has won: each is one that the other has lost. */
export const roundsWon = ({ fighters, outcome }: DiceClashView, seat: Seat): number => {
  const foe = fighters.find((other) => other.seat !== seat);
  if (!foe?.adrenaline) return 0;
  return outcome?.winners.includes(seat) ? 2 : 1;
};

/** A fight ends with the second round that somebody loses. */
export const ROUNDS_TO_WIN = 2;
