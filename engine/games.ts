/** The games that this server plays. */
import type { AnyGame } from './core/game.ts';
import { BadInput } from './core/refusal.ts';
import { diceClash } from './dice-clash/index.ts';
import { diceThrone } from './dice-throne/index.ts';
import { dicebornHeroes } from './diceborn-heroes/index.ts';

export const GAMES: readonly AnyGame[] = [diceThrone, diceClash, dicebornHeroes];

/** The game of that id. Throws `BadInput` where there is none. */
export const gameNamed = (id: string): AnyGame => {
  const game = GAMES.find((one) => one.id === id);
  if (!game) throw new BadInput('game', `there is no game ${id}`);
  return game;
};
