/** Everything that the content of Diceborn Heroes knows is used in some match. */
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { exhaustDicebornHeroes } from '../../../proof/exhaustive/diceborn-heroes.ts';
import { KNOWN_SEED, knownMatches } from '../../../proof/exhaustive/search.ts';

/** Those that are known, which use everything while rules and content are as they were when they were written down. */
const KNOWN = knownMatches('diceborn-heroes');
const ANEW =
  'never used by them; whether any match does says npm run tool -- exhaustive --game diceborn-heroes --keep, which writes them down anew';

const exhaustive = suite('diceborn heroes, exhaustive: all of the content is used');

exhaustive('every list of effects, branch, standing word, question and event is reached', () => {
  const { missing, things } = exhaustDicebornHeroes(KNOWN_SEED, KNOWN.length, KNOWN);
  assert.equal(missing, [], ANEW);
  assert.ok(things > 400);
});
exhaustive('a few matches leave things out, and they are named', () => {
  const { missing, matches } = exhaustDicebornHeroes('few', 2);
  assert.is(matches, 2);
  assert.ok(missing.includes('program action/chasm'));
});
exhaustive.run();
