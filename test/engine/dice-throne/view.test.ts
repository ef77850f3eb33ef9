/** What a seat may know: its own hand and those of its team, no other (reference: team games). */
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { seededStream } from '../../../engine/core/chance.ts';
import { diceThrone } from '../../../engine/dice-throne/index.ts';

const view = suite('dice-throne: who sees whose hand');

/** The seats whose hands each viewer sees, in a fresh match. */
const seen = (mode: string, seats: number): number[][] => {
  const m = diceThrone.start(
    { mode, seats: Array.from({ length: seats }, () => ({ hero: 'barbarian' })) },
    seededStream('hands'),
  );
  return Array.from({ length: seats }, (_, viewer) =>
    diceThrone
      .view(m, viewer)
      .seats.filter(({ hand, seat }) => hand?.join() === m.holdings[seat]?.hand.join())
      .map(({ seat }) => seat),
  );
};

const cases: [string, number[][]][] = [
  ['1v1', [[0], [1]]],
  ['king-of-the-hill', [[0], [1], [2]]],
  ['2v2', [0, 0, 2, 2].map((first) => [first, first + 1])],
  ['3v3', [0, 0, 0, 3, 3, 3].map((first) => [first, first + 1, first + 2])],
  ['2v2v2', [0, 1, 2, 0, 1, 2].map((first) => [first, first + 3])],
];
for (const [mode, expected] of cases) view(mode, () => assert.equal(seen(mode, expected.length), expected));

view('somebody who only watches sees none', () => {
  const m = diceThrone.start({ mode: '1v1', seats: [{ hero: 'monk' }, { hero: 'ninja' }] }, seededStream('hands'));
  assert.equal(
    diceThrone.view(m, 'public').seats.map(({ hand, handCount }) => [hand, handCount]),
    [
      [undefined, 4],
      [undefined, 4],
    ],
  );
});

view.run();
