/** How the Dice Clash table sorts the legal lines, and whose dice and spaces a question is about. */
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { seededStream } from '../../../engine/core/chance.ts';
import type { AnyGame } from '../../../engine/core/game.ts';
import { diceClash } from '../../../engine/dice-clash/index.ts';
import type { LegalAction } from '../../../protocol/messages.ts';
import { askedAbout, dieOption, isOnTable, sortLines, spaceOption } from '../../../web/games/dice-clash/lines.ts';

const line = (action: LegalAction['action'] & Record<string, unknown>): LegalAction => ({ action, label: action.type });
const lines = suite('web: legal lines of Dice Clash');

lines('placements are found by die and space, each with what the die would be worth there', () => {
  const landing = { die: 'black:4', space: 2, value: 4, defence: 5, attack: 4 };
  const two = [3, 5].map((value) => ({ die: 'black:4', space: 3, value, defence: value, attack: value }));
  const { placements } = sortLines(
    [
      line({ type: 'place', die: 'black:4', space: 2 }),
      line({ type: 'place', die: 'black:4', space: 3, value: 3 }),
      line({ type: 'place', die: 'black:4', space: 3, value: 5 }),
      line({ type: 'place', die: 'red:1', space: 2 }),
    ],
    [landing, ...two],
  );
  assert.equal([...placements.keys()], ['black:4', 'red:1']);
  assert.equal(placements.get('black:4')?.get(2)?.[0]?.landing, landing);
  assert.equal(
    placements
      .get('black:4')
      ?.get(3)
      ?.map((way) => way.landing),
    two,
  );
  assert.is(placements.get('red:1')?.get(2)?.[0]?.landing, undefined, 'the view says nothing of it');
});

lines('every legal placement of a real match has its landing', () => {
  const game = diceClash as AnyGame;
  for (let n = 0; n < 20; n++) {
    const match = diceClash.start(
      { mode: 'duel', seats: [{ hero: 'highlander' }, { hero: 'viking' }] },
      seededStream(`landings ${n}`),
    );
    const seat = diceClash.waiting(match)[0]?.seat ?? 0;
    const legal = game.legal(match, seat).map((action) => ({ action, label: '' }));
    const { placements } = sortLines(legal, diceClash.view(match, seat).landings);
    const ways = [...placements.values()].flatMap((spaces) => [...spaces.values()].flat());
    assert.is(ways.length, legal.length);
    for (const { line: one, landing } of ways) assert.ok(landing, JSON.stringify(one.action));
    assert.is(diceClash.view(match, 1 - seat).landings, undefined, 'nobody else sees them');
    assert.is(diceClash.view(match, 'public').landings, undefined);
  }
});

lines('answers are told apart: dice and spaces light up on the table, others stand below it', () => {
  const { choices } = sortLines(
    ['die:black:4', 'space:3', 'value:2', 'done'].map((option) => line({ type: 'choose', option })),
  );
  assert.ok(choices.has(dieOption('black:4')));
  assert.ok(choices.has(spaceOption(3)));
  assert.equal([...choices.keys()].filter(isOnTable), ['die:black:4', 'space:3']);
});

const ABOUT: [question: string, seat: number][] = [
  ['take-back', 1],
  ['move-from', 1],
  ['roll-next', 1],
  ['bar', 0],
  ['cover-die', 0],
  ['cover-space', 0],
  ['discard', 0],
];
for (const [question, seat] of ABOUT) {
  lines(`with seat 1 on turn, ${question} is about what lies before seat ${seat}`, () => {
    assert.is(askedAbout({ question }, 1), seat);
  });
}

lines.run();
