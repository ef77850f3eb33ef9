/** The search for matches that use all of the content notes how far each is of use, and plays a known one no further. */
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { search } from '../../proof/exhaustive/search.ts';

/** Match 1 uses one thing with its second action and another with its fifth; the others use nothing. Each could go on to its
 *  ninth. Returns what was found, and how many actions each match took. */
const searched = (known: Parameters<typeof search>[3]) => {
  const taken: [number, number][] = [];
  const found = search(
    new Set(['second', 'fifth']),
    (number, _missing, use, goOn) => {
      let actions = 0;
      while (actions < 9 && goOn()) {
        actions++;
        if (number === 1 && actions === 2) use('second');
        if (number === 1 && actions === 5) use('fifth');
      }
      taken.push([number, actions]);
    },
    10,
    known,
  );
  return { ...found, taken };
};

const searching = suite('search: matches that are of use');

searching('a match is of use up to the action with which it used something for the last time', () => {
  const { useful, missing, taken } = searched([]);
  assert.equal(useful, [{ number: 1, actions: 5 }]);
  assert.equal(missing, []);
  assert.equal(taken, [
    [0, 9],
    [1, 9],
  ]);
});
searching('a known match is played as far as it was of use, and nothing else while it is enough', () => {
  const { useful, missing, taken } = searched([{ number: 1, actions: 5 }]);
  assert.equal([useful, missing, taken], [[{ number: 1, actions: 5 }], [], [[1, 5]]]);
});
searching('where it is not any more, others follow', () => {
  const { missing, matches } = searched([{ number: 1, actions: 4 }]);
  assert.equal([missing, matches], [['fifth'], 10]);
});
searching.run();
