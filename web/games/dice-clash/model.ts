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
import type { Placement } from './lines.ts';

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
  /** Of either side. */
  powerName(hero: string, id: string): string {
    return this.fighter(hero)?.sides.find(({ power }) => power.id === id)?.power.name ?? plainWords(id);
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

type Placements = ReadonlyMap<number, readonly Placement[]> | undefined;

/** The space where the chosen die strikes hardest, of those where its landing is known; the first of several. */
export const hardestBlow = (placements: Placements): number | undefined => best(placements, 'attack');
/** Where it guards best. */
export const safestGuard = (placements: Placements): number | undefined => best(placements, 'defence');

function best(placements: Placements, what: 'attack' | 'defence'): number | undefined {
  let found: number | undefined;
  let most = Number.NEGATIVE_INFINITY;
  for (const [space, ways] of placements ?? []) {
    for (const { landing } of ways) {
      if (!landing || landing[what] <= most) continue;
      most = landing[what];
      found = space;
    }
  }
  return found;
}
