/** The reader that holds every generated sentence against plain English finds faults. */
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { textFaults } from '../../../support/games/plain-english.ts';

const reader = suite('words: faults of a sentence are found');
const faulty: [string, string][] = [
  ['Draw 1 cards.', 'more than one'],
  ['Draw 2 card.', 'one of what is many'],
  ['Gain an Seedling.', 'before a consonant'],
  ['Gain a Arrow.', 'before a vowel'],
  ['Gain the the token.', 'doubled word'],
  ['Gain  2 Chi.', 'doubled blank'],
  ['Gain 2 Chi..', 'doubled stops'],
  ['{0} draws Tip It!.', 'doubled stops'],
  ['gain 2 Chi.', 'begins small'],
  ['Gain 2 Chi', 'without a stop'],
  ['You gains 2 Chi.', 'does not fit "you"'],
  ['A chosen player gain 2 Chi.', 'does not fit one player'],
  ['Gain undefined Chi.', 'something was missing'],
  ['Gain CP equal to 2 + -1.', 'minus'],
  ['Use token:evasive.', 'shows an id'],
  ['If a: if b: if c: d.', 'many colons'],
  [`Deal ${'very '.repeat(30)}much damage.`, 'long sentence'],
];
for (const [text, fault] of faulty)
  reader(`${text} ${fault}`, () => assert.ok(textFaults(text).some((found) => found.includes(fault))));
reader.run();
