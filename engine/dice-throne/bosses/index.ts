/** The bosses that come with the game. */
import type { HeroDef } from '../vocabulary/words.ts';
import { fallenBarbarian } from './fallen-barbarian.ts';
import { fallenGunslinger } from './fallen-gunslinger.ts';
import { fallenMonk } from './fallen-monk.ts';
import { madKing } from './mad-king.ts';

export const BOSSES: readonly HeroDef[] = [fallenBarbarian, fallenGunslinger, fallenMonk, madKing];
