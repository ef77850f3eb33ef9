/** What the cards of portal crawls say besides their maps. Health, gold and salves: printed; from which chaos die on King's Hands
 *  succeed: one source; from the third scenario on salves are what a campaign carries over: without one, as many as in the first
 *  (house value). */
import type { Difficulty } from '../../state/scenario.ts';

export interface CrawlCard {
  readonly scenario: number;
  /** Of the team, where the set-up names none. */
  readonly salves: number;
  /** King's Hands that are spent from a hero's turn to the next at most, and the least that a chaos die must show. */
  readonly kingsHand: { readonly max: number; readonly from: number };
}

export const CRAWLS: readonly CrawlCard[] = [
  { scenario: 1, salves: 2, kingsHand: { max: 1, from: 4 } },
  { scenario: 3, salves: 2, kingsHand: { max: 1, from: 4 } },
  { scenario: 5, salves: 2, kingsHand: { max: 1, from: 3 } },
  { scenario: 7, salves: 2, kingsHand: { max: 1, from: 2 } },
];

/** Gold of the team at the start, and health of each hero, by how many heroes there are. */
export const START_GOLD: readonly number[] = [15, 10, 5, 1];
const PRINTED: readonly number[] = [35, 18, 13, 10];
const LESS: readonly number[] = [25, 13, 10, 8];
const MORE: readonly number[] = [35, 20, 15, 11];
export const HERO_HEALTH: Readonly<Record<Difficulty, readonly number[]>> = {
  normal: PRINTED,
  veteran: LESS,
  insane: LESS,
  hardcore: MORE,
};

/** Health that a salve heals before a shard is found; where salves are weaker, one less, but always one. */
const SALVE_HEALS = 3;
export const salveBase = (difficulty: Difficulty): number => SALVE_HEALS - (difficulty === 'insane' ? 1 : 0);
