/** Everything that the content knows is used in some match (proof/exhaustive/reach.ts), and windows open where the engine's
 *  list of them says, nowhere else. */
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { exhaust } from '../../../proof/exhaustive/exhaustive.ts';
import { KNOWN_SEED, knownMatches } from '../../../proof/exhaustive/search.ts';

/** Those that are known, which use everything while rules and content are as they were when they were written down. */
const KNOWN = knownMatches('dice-throne');
const ANEW =
  'never used by them; whether any match does says npm run tool -- exhaustive --keep, which writes them down anew';

const exhaustive = suite('exhaustive: all of the content is used');

exhaustive('every program, step, card, token and window is reached; no window opens elsewhere', () => {
  const { missing, strange, things } = exhaust(KNOWN_SEED, KNOWN.length, KNOWN);
  assert.equal(missing, [], ANEW);
  assert.equal(strange, [], 'windows in phases where WINDOWS does not foresee them');
  assert.ok(things > 1000);
});
exhaustive('a few matches leave things out, and they are named', () => {
  const { missing, matches } = exhaust('few', 3);
  assert.is(matches, 3);
  assert.ok(missing.includes('ability barbarian/rage/1'));
});
exhaustive.run();
