/** What is seen of events (`engine/core/events.ts`). */
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { seenOf } from '../../../engine/core/events.ts';

const events = suite('core: events');

events('who may know all of them is given the same list (face: `seen`)', () => {
  const all = [{ type: 'rolled' }, { type: 'passed' }];
  assert.is(
    seenOf(all, (event) => event),
    all,
  );
});

events('who may not is given another one, and nothing changes in the first', () => {
  const all = [
    { type: 'rolled', dice: [3] },
    { type: 'passed', dice: [] },
  ];
  const seen = seenOf(all, (event) => (event.type === 'rolled' ? { ...event, dice: [] } : event));
  assert.equal(
    seen.map(({ dice }) => dice),
    [[], []],
  );
  assert.equal(all[0]?.dice, [3]);
  assert.is(seen[1], all[1]);
});

events.run();
