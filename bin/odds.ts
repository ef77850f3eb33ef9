/** `npm run -s tool -- odds`: the chances that players are told, of every ability of every hero at every level, beside those
 *  found by trying every roll, and by rolling often. Exit 1 where one differs. */
import { diceThrone } from '../engine/dice-throne/index.ts';
import { oddsFor } from '../engine/dice-throne/odds/odds.ts';
import { boardAt, rolledFor, triedFor } from '../proof/odds.ts';
import { choices } from '../proof/random.ts';
import { read } from './command-line.ts';

const { rolls, hero: only } = read('odds').values;
const TIMES = Number(rolls);
/** Of a million rolls, hardly one in a million strays further. */
const FAR = 5;

for (const hero of diceThrone.catalogue().heroes.filter(({ id }) => only === undefined || id === only)) {
  const seen = new Set<string>();
  for (const level of [1, 2, 3]) {
    const board = boardAt(hero, level);
    const ask = oddsFor(board, 3);
    for (const held of [
      { values: [], kept: [], rollsLeft: 3 },
      { values: [1, 2, 4, 5, 6], kept: [0, 4], rollsLeft: 2 },
    ]) {
      const told = ask(held).abilities;
      for (const ability of board.abilities) {
        const name = `${hero.id} ${ability.id}, ${held.values.length === 0 ? 'three rolls' : 'a 1 and a 6 kept, two rolls'}`;
        const needs = `${name} ${JSON.stringify(ability.goals.map((goal) => goal.needs))}`;
        if (seen.has(needs)) continue;
        seen.add(needs);
        const chance = told[ability.id]?.kept ?? 0;
        const exact = triedFor(board, ability, held);
        const met = rolledFor(board, ability, held, TIMES, choices(needs)) / TIMES;
        const off = Math.abs(met - chance) / Math.sqrt((chance * (1 - chance)) / TIMES || 1);
        const wrong = chance !== exact || off > FAR;
        if (wrong) process.exitCode = 1;
        console.log(
          `${name.padEnd(64)} ${chance.toFixed(10)}  tried ${exact.toFixed(10)}  rolled ${met.toFixed(6)}${wrong ? '  DIFFERS' : ''}`,
        );
      }
    }
  }
}
