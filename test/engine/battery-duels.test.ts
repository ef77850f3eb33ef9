/** The battery over duels: every ordered pair of heroes, more than a thousand whole matches with what battery-more plays. */
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { duelOf, pairs, playOne } from '../support/battery-runs.ts';
import { BROKEN_SEEDS } from './broken-seeds.ts';

/** Whole matches in all, shared out evenly among the pairs. */
const MATCHES = 1024;

const battery = suite('battery: duels');
const each = Math.ceil(MATCHES / pairs.length);
for (const pair of pairs) {
  battery(`${pair.join(' against ')}: ${each} matches`, () => {
    let refused = 0;
    for (let i = 0; i < each; i++) refused += playOne(duelOf(pair), `${pair.join(' ')} ${i}`).refused;
    assert.ok(refused > each, 'strange actions were hardly ever refused');
  });
}
battery('seeds that once broke', () => {
  for (const [mode, heroes, seed] of BROKEN_SEEDS) playOne({ mode, seats: heroes.map((hero) => ({ hero })) }, seed, 1);
});
battery.run();
