/** The boss battles that there are: each boss that the game can play has its card (`automaton.battle`). */
import type { Difficulty } from '../state/scenario.ts';
import type { BattleDef, HeroDef } from '../vocabulary/words.ts';

export interface BattleCard extends BattleDef {
  readonly boss: string;
}

/** The cards of these bosses, by their scenarios. */
export const battleCards = (combatants: Iterable<HeroDef>): BattleCard[] =>
  [...combatants]
    .flatMap(({ id, automaton }) => (automaton ? [{ ...automaton.battle, boss: id }] : []))
    .sort((a, b) => a.scenario - b.scenario);

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
