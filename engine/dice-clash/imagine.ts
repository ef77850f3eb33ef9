/** A match as a seat may imagine it: dice of the foe that it does not know show something else, and so do dice to come. */
import { rollDice, seededStream } from '../core/chance.ts';
import { clonePlain } from '../core/clone.ts';
import type { Seat } from '../core/game.ts';
import { run } from './machine.ts';
import type { Match } from './state.ts';
import { byName, fighterOf, foeOf, type Table } from './table.ts';

export const imagineMatch = ({ m, fighters }: Table, seat: Seat, key: string): Match => {
  const copy = clonePlain(m);
  copy.chance = seededStream(`imagined ${key}`);
  const foe = foeOf(seat);
  const { pool } = fighterOf(copy, foe);
  for (const die of pool) if (die.known === 'owner') die.value = rollDice(copy.chance, 1)[0] ?? die.value;
  pool.sort(byName);
  // What the foe is asked, and has answered so far, is about the dice it really has: it is asked anew.
  const asked = copy.stack.at(-1);
  if (asked && copy.prompt?.seat === foe) {
    asked.given = [];
    copy.prompt = null;
    const { waitingSince } = copy;
    run({ m: copy, fighters, events: [] });
    copy.waitingSince = waitingSince;
  }
  return copy;
};
