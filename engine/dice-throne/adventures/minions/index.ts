/** All minions of Adventures: 52, and 13 of the deeper decks. */
import { asCombatant, type MinionDef } from './define.ts';
import { LEVEL_1 } from './level-1.ts';
import { LEVEL_2 } from './level-2.ts';
import { LEVEL_3 } from './level-3.ts';
import { LEVEL_4 } from './level-4.ts';

export const MINIONS: readonly MinionDef[] = [...LEVEL_1, ...LEVEL_2, ...LEVEL_3, ...LEVEL_4];
/** The same as what fights in the game. */
export const MINION_COMBATANTS = MINIONS.map(asCombatant);

const byId = new Map(MINIONS.map((minion) => [minion.id, minion]));
export const minionNamed = (id: string): MinionDef | undefined => byId.get(id);
