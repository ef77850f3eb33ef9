/** What a seat may know: its own hand and those of its team, no other (reference: team games). */
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { seededStream } from '../../../engine/core/chance.ts';
import { diceThrone } from '../../../engine/dice-throne/index.ts';
import type { DiceThroneEvent } from '../../../engine/dice-throne/state/events.ts';

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

/** What each viewer of a 2v2 table sees of it: seats 0 and 1 are of one side. */
const seenBy = (event: DiceThroneEvent): DiceThroneEvent[] => {
  const m = diceThrone.start(
    { mode: '2v2', seats: Array.from({ length: 4 }, () => ({ hero: 'barbarian' })) },
    seededStream('seen'),
  );
  return [0, 1, 2, 3, 'public' as const].flatMap((viewer) => diceThrone.seen(m, [event], viewer));
};
const picks: [string, DiceThroneEvent, DiceThroneEvent][] = [
  [
    'the answer to a choice',
    { type: 'chosen', seat: 0, option: 'card:smack-2', about: 'card:x' },
    { type: 'chosen', seat: 0, option: 'card', about: 'card:x' },
  ],
  [
    'an answer along with a held card',
    { type: 'held', seat: 0, action: { type: 'play', card: 'x', with: ['seat:2', 'card:smack-2'] } },
    { type: 'held', seat: 0, action: { type: 'play', card: 'x', with: ['seat:2', 'card'] } },
  ],
  [
    'the same, fizzled',
    { type: 'fizzled', seat: 0, action: { type: 'spend', token: 'x', with: ['card:smack-2'] } },
    { type: 'fizzled', seat: 0, action: { type: 'spend', token: 'x', with: ['card'] } },
  ],
];
for (const [name, whole, cut] of picks)
  view(`${name} names a card to its own side alone`, () => assert.equal(seenBy(whole), [whole, whole, cut, cut, cut]));
view('answers made before a card is played name no hidden card to anybody', () => {
  const cut = { type: 'planned', source: 'card:x', options: ['seat:2', 'card'] };
  const whole = { type: 'planned' as const, source: 'card:x', options: ['seat:2', 'card:smack-2'] };
  assert.equal(seenBy(whole), Array(5).fill(cut));
});

view.run();
