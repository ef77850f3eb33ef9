/** All who fight in the game as it comes: its heroes, then its bosses. */
import { BOSSES } from './bosses/index.ts';
import { HEROES } from './heroes/index.ts';
import type { HeroDef } from './vocabulary/words.ts';

export const COMBATANTS: readonly HeroDef[] = [...HEROES, ...BOSSES];
