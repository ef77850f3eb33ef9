/** Whose cards one may see. */
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { scriptedStream } from '../../../engine/core/chance.ts';
import type { Viewer } from '../../../engine/core/game.ts';
import { diceThrone } from '../../../engine/dice-throne/index.ts';

const hands = suite('hands: who may look');

/** Seats whose hand the viewer sees. */
const seen = (mode: string, seats: number, viewer: Viewer): number[] => {
  const rolls = Array.from({ length: seats }, (_, seat) => (seat === 0 ? 6 : 1));
  const heroes = Array.from({ length: seats }, () => ({ hero: 'barbarian' }));
  const m = diceThrone.start({ mode, seats: heroes }, scriptedStream(rolls, 0));
  return diceThrone.view(m, viewer).seats.flatMap(({ seat, hand }) => (hand ? [seat] : []));
};

const cases: [string, number, Viewer, number[]][] = [
  ['1v1', 2, 0, [0]],
  ['king-of-the-hill', 3, 1, [1]],
  ['2v2', 4, 0, [0, 1]],
  ['2v2', 4, 3, [2, 3]],
  ['3v3', 6, 4, [3, 4, 5]],
  ['2v2v2', 6, 2, [2, 5]],
  ['2v2', 4, 'public', []],
];
for (const [mode, seats, viewer, expected] of cases) {
  hands(`rulebook, 2v2: ${mode}, seat ${viewer} sees the hands of ${expected.join(', ') || 'nobody'}`, () => {
    assert.equal(seen(mode, seats, viewer), expected);
  });
}

hands('rulebook: the discard pile lies face up, the deck face down', () => {
  const m = diceThrone.scenario.position(
    { seats: [{ hero: 'barbarian', deck: ['tip-it'], discard: ['so-wild', 'smack-2'] }, { hero: 'moon-elf' }] },
    scriptedStream([], 0),
  );
  for (const viewer of [0, 1, 'public'] as const) {
    const board = diceThrone.view(m, viewer).seats[0];
    assert.equal(board?.discard, ['so-wild', 'smack-2']);
    assert.is(board?.deckCount, 1);
    assert.not.match(JSON.stringify(diceThrone.view(m, viewer)), /tip-it/);
  }
});

hands.run();
