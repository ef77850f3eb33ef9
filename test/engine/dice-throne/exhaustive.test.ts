/** Everything that the content knows is used in some match (test/support/reach.ts), and windows open where the engine's
 *  list of them says, nowhere else. */
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { exhaust } from '../../../proof/exhaustive/exhaustive.ts';

/** Some 2,500 are enough; content that is rarely reached shows by taking more. */
const MOST_MATCHES = 6000;

const exhaustive = suite('exhaustive: all of the content is used');

exhaustive('every program, step, card, token and window is reached; no window opens elsewhere', () => {
  const { missing, strange, things } = exhaust('all of it', MOST_MATCHES);
  assert.equal(missing, [], 'never used');
  assert.equal(strange, [], 'windows in phases where WINDOWS does not foresee them');
  assert.ok(things > 1000);
});
exhaustive('a few matches leave things out, and they are named', () => {
  const { missing, matches } = exhaust('few', 3);
  assert.is(matches, 3);
  assert.ok(missing.includes('ability barbarian/rage/1'));
});
exhaustive.run();
