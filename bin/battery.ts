/** `npm run battery -- [--matches N] [--seed S --mode M --heroes A,B]`: longer runs of the battery than the tests make, or
 *  one seed again. Prints a line for each hundred matches. */
import { parseArgs } from 'node:util';
import { duelOf, pairs, playOne } from '../test/support/battery-runs.ts';

const { values } = parseArgs({
  options: {
    matches: { type: 'string', default: '1000' },
    seed: { type: 'string' },
    mode: { type: 'string', default: '1v1' },
    heroes: { type: 'string', default: '' },
  },
});

if (values.seed !== undefined) {
  const seats = values.heroes.split(',').map((hero) => ({ hero }));
  const { actions } = playOne({ mode: values.mode, seats }, values.seed, { depth: 1 });
  console.log(`held at every one of ${actions} actions`);
} else {
  const matches = Number(values.matches);
  const run = Date.now();
  for (let i = 0; i < matches; i++) {
    const pair = pairs[i % pairs.length];
    if (pair) playOne(duelOf(pair), `${run} ${i}`);
    if ((i + 1) % 100 === 0) console.log(`${i + 1} matches held`);
  }
}
