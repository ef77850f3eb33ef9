/** The scenario cards of the boss battles. The Fallen Barbarian's is printed; of the others only the order is known, and all
 *  figures are house values. Values by number of heroes, one first. */
import type { Difficulty } from '../state/scenario.ts';

export interface BattleCard {
  readonly scenario: number;
  readonly boss: string;
  readonly health: readonly number[];
  /** CP that upgrade cards are bought with before the battle. */
  readonly upgradeCp: readonly number[];
  readonly cp: number;
  readonly kingsHands: readonly number[];
  /** King's Hands that it spends from a hero's turn to the next at most, and the least that a chaos die must show. */
  readonly kingsHand: { readonly max: number; readonly from: number };
}

export const BATTLES: readonly BattleCard[] = [
  {
    scenario: 2,
    boss: 'fallen-barbarian',
    health: [70, 70, 75, 80],
    upgradeCp: [7, 8, 9, 10],
    cp: 2,
    kingsHands: [2, 2, 3, 4],
    kingsHand: { max: 1, from: 4 },
  },
  {
    scenario: 4,
    boss: 'fallen-gunslinger',
    health: [75, 75, 80, 85],
    upgradeCp: [10, 11, 12, 13],
    cp: 2,
    kingsHands: [2, 3, 3, 4],
    kingsHand: { max: 1, from: 4 },
  },
  {
    scenario: 6,
    boss: 'fallen-monk',
    health: [80, 80, 85, 90],
    upgradeCp: [14, 15, 16, 17],
    cp: 3,
    kingsHands: [3, 3, 4, 5],
    kingsHand: { max: 1, from: 3 },
  },
  {
    scenario: 8,
    boss: 'mad-king',
    health: [90, 90, 95, 105],
    upgradeCp: [20, 22, 24, 26],
    cp: 4,
    kingsHands: [3, 4, 5, 6],
    kingsHand: { max: 1, from: 2 },
  },
];

/** Health that a salve heals in a boss battle, and what the heroes share. */
const SALVE_HEALS = 6;
const WEAKER = 1;
export const salveIn = (difficulty: Difficulty): number => SALVE_HEALS - (difficulty === 'insane' ? WEAKER : 0);
export const HEROES_HEALTH: Readonly<Record<Difficulty, number>> = {
  normal: 50,
  veteran: 40,
  insane: 40,
  hardcore: 50,
};
