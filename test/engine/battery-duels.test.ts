/** The battery over duels: every two heroes meet once, in the long form in either order. `npm run battery -- --pairs` plays
 *  it longer. */
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { duelOf, pairs, playOne } from '../../proof/battery/runs.ts';
import { shortOrLong } from '../support/long.ts';

/** One of so many is played again by a restored twin and from its journal, which costs as much as the match. */
const TWICE = 4;

const heroes = [...new Set(pairs.map(([first]) => first))];
/** Of each two heroes one order, so that each hero begins about as often as not. */
const oneOrder = pairs.filter(([first, second]) => {
  const [i, j] = [heroes.indexOf(first), heroes.indexOf(second)];
  return i === j || i < j === ((i + j) % 2 === 0);
});

const battery = suite('battery: duels');
for (const [at, pair] of shortOrLong(oneOrder, pairs).entries()) {
  battery(pair.join(' against '), () => {
    const { refused } = playOne(duelOf(pair), `duel ${pair.join(' ')} 0`, { twice: at % TWICE === 0 });
    assert.ok(refused > 1, 'strange actions were hardly ever refused');
  });
}
battery.run();
