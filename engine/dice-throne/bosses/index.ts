/** The bosses that come with the game. */
import type { HeroDef } from '../vocabulary/words.ts';
import { fallenBarbarian } from './fallen-barbarian.ts';

export const BOSSES: readonly HeroDef[] = [fallenBarbarian];
