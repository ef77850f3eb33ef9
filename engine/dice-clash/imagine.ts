/** A match as a seat may imagine it: dice of the foe that it does not know show something else, and so do dice to come. */
import { rollDice, seededStream } from '../core/chance.ts';
import { clonePlain } from '../core/clone.ts';
import type { Seat } from '../core/game.ts';
import { canPlay } from './rules/landing.ts';
import { run } from './rules/machine.ts';
import { loseRound } from './rules/rounds.ts';
import type { Match } from './state/state.ts';
import { byName, fighterOf, foeOf, impossible, type Table } from './state/table.ts';

export const imagineMatch = ({ m, fighters }: Table, seat: Seat, key: string): Match => {
  const copy = clonePlain(m);
  copy.chance = seededStream(`imagined ${key}`);
  const foe = foeOf(seat);
  imagineDice({ m: copy, fighters, events: [] }, foe);
  // What the foe is asked, and has answered so far, is about the dice it really has: it is asked anew.
  const asked = copy.stack.at(-1);
  if (asked && copy.prompt?.seat === foe) {
    asked.given = [];
    copy.prompt = null;
    run({ m: copy, fighters, events: [] });
  }
  return copy;
};

/** Whoever is to place a die can place one, or the round would be over: dice that cannot are imagined anew. Where hardly
 *  any can, the round is imagined as lost. */
const imagineDice = (t: Table, foe: Seat): void => {
  const { m } = t;
  const { pool } = fighterOf(m, foe);
  const hidden = pool.filter(({ known }) => known === 'owner');
  const isToPlace = !m.outcome && !m.prompt && m.active === foe;
  for (let i = 0; i < MOST_TRIES; i++) {
    for (const die of hidden) die.value = rollDice(m.chance, 1)[0] ?? impossible('a die was not rolled');
    pool.sort(byName);
    if (!isToPlace || canPlay(t, foe)) return;
  }
  loseRound(t, foe);
  run(t);
};
const MOST_TRIES = 60;
