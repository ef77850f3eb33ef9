/** The games that this server plays. */
import type { AnyGame } from './core/game.ts';
import { diceClash } from './dice-clash/index.ts';
import { diceThrone } from './dice-throne/index.ts';

export const GAMES: readonly AnyGame[] = [diceThrone, diceClash];
