/** A match as a seat may imagine it: dice of the foe that it does not know show something else, and so do dice to come. */
import { rollDice, seededStream } from '../core/chance.ts';
import { clonePlain } from '../core/clone.ts';
import type { Seat } from '../core/game.ts';
import type { Match } from './state.ts';
import { byName, fighterOf, foeOf } from './table.ts';

export const imagineMatch = (m: Match, seat: Seat, key: string): Match => {
  const copy = clonePlain(m);
  copy.chance = seededStream(`imagined ${key}`);
  const { pool } = fighterOf(copy, foeOf(seat));
  for (const die of pool) if (die.known === 'owner') die.value = rollDice(copy.chance, 1)[0] ?? die.value;
  pool.sort(byName);
  return copy;
};
