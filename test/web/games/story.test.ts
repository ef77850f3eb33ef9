/** How a match went, told from its record. */
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { luckOf } from '../../../web/games/dice-throne/story/story.ts';

const story = suite('web: the story of a match');

/** Binomial, counted by hand for a few throws. */
const cases: [string, number, number, number][] = [
  ['nobody has thrown: as lucky as anybody', 0, 0, 50],
  ['one throw, no six: five of six have as many', 1, 0, 42],
  ['one throw, a six: five of six have fewer', 1, 1, 92],
  ['two throws, two sixes', 2, 2, 99],
  ['the sixes that are to be expected of 60', 60, 10, 51],
  ['none in 60', 60, 0, 0],
];
for (const [name, thrown, sixes, expected] of cases)
  story(`luck: ${name}`, () => assert.is(luckOf(thrown, sixes), expected));

story.run();
