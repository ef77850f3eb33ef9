/** The games that this server plays. */
import { diceThroneCampaign } from './campaign/index.ts';
import type { AnyGame } from './core/game.ts';
import { BadInput } from './core/refusal.ts';
import { diceClash } from './dice-clash/index.ts';
import { diceThrone } from './dice-throne/index.ts';
import { dicebornHeroes } from './diceborn-heroes/index.ts';

export const GAMES: readonly AnyGame[] = [diceThrone, diceClash, dicebornHeroes];

/** What is behind the same face and has no table: what goes on between matches. Scenarios and batteries play these too;
 *  nobody opens a room for one. */
export const TABLELESS: readonly AnyGame[] = [diceThroneCampaign];

/** The game of that id. Throws `BadInput` where there is none. */
export const gameNamed = (id: string): AnyGame => {
  const game = GAMES.find((one) => one.id === id);
  if (!game) throw new BadInput('game', `there is no game ${id}; there are ${GAMES.map((one) => one.id).join(', ')}`);
  return game;
};
