/** The battery over duels: every ordered pair of heroes meets. `npm run battery -- --pairs` plays it long. */
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { duelOf, pairs, playOne } from '../../proof/battery/runs.ts';

/** Whole matches, shared out evenly among the pairs. */
const MATCHES = 256;
/** One of so many is played again by a restored twin and from its journal, which costs as much as the match. */
const TWICE = 4;

const battery = suite('battery: duels');
const each = Math.ceil(MATCHES / pairs.length);
for (const [at, pair] of pairs.entries()) {
  battery(`${pair.join(' against ')}: ${each} matches`, () => {
    let refused = 0;
    for (let i = 0; i < each; i++) {
      refused += playOne(duelOf(pair), `duel ${pair.join(' ')} ${i}`, { twice: (at + i) % TWICE === 0 }).refused;
    }
    assert.ok(refused > each, 'strange actions were hardly ever refused');
  });
}
battery.run();
