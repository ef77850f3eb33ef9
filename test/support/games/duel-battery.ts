/** The battery over duels, in halves that run side by side: every ordered pair of heroes meets in each. */
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { duelOf, pairs, playOne } from '../../../proof/battery-runs.ts';

/** Whole matches in each half, shared out evenly among the pairs. */
const MATCHES = 256;

/** Adds one half's tests and runs them. The seeds of the halves differ. */
export const runDuels = (half: string): void => {
  const battery = suite(`battery: duels, ${half}`);
  const each = Math.ceil(MATCHES / pairs.length);
  for (const pair of pairs) {
    battery(`${pair.join(' against ')}: ${each} matches`, () => {
      let refused = 0;
      for (let i = 0; i < each; i++) {
        refused += playOne(duelOf(pair), `${half} ${pair.join(' ')} ${i}`, { twice: i % 8 === 0 }).refused;
      }
      assert.ok(refused > each, 'strange actions were hardly ever refused');
    });
  }
  battery.run();
};
