/** Every loot card is played in some match, every branch of what loot says is carried out, and so is what stands beside a
 *  boss. */
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { exhaustAdventures } from '../../../../proof/exhaustive/adventures.ts';
import { KNOWN_SEED, knownMatches } from '../../../../proof/exhaustive/search.ts';

/** Those that are known, which use everything while rules and content are as they were when they were written down. */
const KNOWN = knownMatches('adventures');
const ANEW =
  'never used by them; whether any match does says npm run tool -- exhaustive --game adventures --keep, which writes them down anew';

const exhaustive = suite('loot, exhaustive: all of it is used');

exhaustive('every card, every branch, every piece of equipment at work', () => {
  const { missing, things } = exhaustAdventures(KNOWN_SEED, KNOWN.length, KNOWN);
  assert.equal(missing, [], ANEW);
  assert.ok(things > 300);
});
exhaustive('a few matches leave things out, and they are named', () => {
  const { missing, matches } = exhaustAdventures('few', 2);
  assert.is(matches, 2);
  assert.ok(missing.some((thing) => thing.startsWith('card ')));
});
exhaustive.run();
