/** A list that grows is followed at its end, until somebody scrolls up to read. */
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { type Scrolled, stillFollowed } from '../../web/table/following.ts';

const following = suite('page: what grows is followed');

/** A window of 800 pixels on a list of that height. */
const at = (scrollTop: number, scrollHeight = 2000): Scrolled => ({ scrollTop, scrollHeight, clientHeight: 800 });

const cases: readonly (readonly [string, boolean, number, Scrolled, boolean])[] = [
  ['it was brought to its end', true, 0, at(1200), true],
  ['somebody scrolls up to read', true, 1200, at(700), false],
  ['somebody scrolls up by a line alone: that is its end still', true, 1200, at(1170), true],
  ['lines came before the browser told that it was brought to its end', true, 0, at(1200, 2600), true],
  ['lines came, and somebody scrolled up before they were followed', true, 1200, at(900, 2600), false],
  ['lines went at its head, and it stands higher for that, at its end', true, 1200, at(1100, 1900), true],
  ['who reads goes down, not yet to the end', false, 300, at(700), false],
  ['who has read goes down to the end', false, 700, at(1200), true],
  ['lines come while somebody reads', false, 700, at(700, 2600), false],
];
for (const [name, followed, before, box, expected] of cases) {
  following(name, () => assert.is(stillFollowed(followed, before, box), expected));
}

following.run();
