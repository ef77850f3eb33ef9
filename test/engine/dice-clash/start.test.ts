/** Setting up a match of Dice Clash: who begins, and with what (rulebook: Set Up, Start of Round, Solo Mode). */
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { scriptedStream, seededStream } from '../../../engine/core/chance.ts';
import { diceClash } from '../../../engine/dice-clash/index.ts';
import type { Match } from '../../../engine/dice-clash/state/state.ts';
import { nameOf, SET } from '../../../engine/dice-clash/state/table.ts';

const start = suite('dice clash: set-up');
const ROLLED = [6, 5, 4, 3, 2, 1, 2, 1, 5];

const begin = (first: readonly number[], mode = 'duel', foe = 'ninja'): Match =>
  diceClash.start(
    { mode, seats: [{ hero: 'viking' }, { hero: foe }] },
    scriptedStream([...first, ...ROLLED, ...ROLLED]),
  );

const BEGINS: readonly (readonly [string, readonly number[], seat: number])[] = [
  ['the higher die of seat 0', [5, 2], 0],
  ['the higher die of seat 1', [1, 2], 1],
  ['dice alike are rolled again (ruling)', [4, 4, 3, 3, 1, 6], 1],
];
for (const [name, dice, seat] of BEGINS) {
  start(`${name}: seat ${seat} begins`, () => {
    const m = begin(dice);
    assert.is(m.first, seat);
    assert.is(m.active, seat);
    assert.equal(
      diceClash.waiting(m).map((one) => [one.seat, one.why]),
      [[seat, 'move']],
    );
    assert.equal(m.chance.script, []);
  });
}
start('both begin on the normal side with nine dice rolled, an empty grid and no attack', () => {
  const m = begin([5, 2]);
  assert.is(m.round, 1);
  assert.is(diceClash.step(m), 0);
  assert.is(diceClash.waiting(m)[0]?.since, 0);
  assert.is(m.attack, null);
  for (const { adrenaline, pool, grid } of m.fighters) {
    assert.is(adrenaline, false);
    assert.is(pool.length, SET.length);
    assert.equal(grid, Array(9).fill(null));
  }
  assert.equal(m.fighters[0]?.pool.map(nameOf), [
    ...['black:1', 'black:2', 'black:3', 'black:4', 'black:5', 'black:6'],
    ...['white:1', 'white:2', 'red:5'],
  ]);
});
start('a legend begins with seven dice that are not rolled and two held back', () => {
  const m = begin([5, 2], 'solo', 'da-ji');
  const legend = m.fighters[1];
  assert.equal(
    legend?.pool.map(({ value }) => value),
    [0, 0, 0, 0, 0, 0, 0],
  );
  assert.is(legend?.omens.reserve, 2);
  assert.is(m.chance.script?.length, ROLLED.length);
});
start('a legend that begins has placed its first die when the player is asked', () => {
  const m = begin([2, 5], 'solo', 'da-ji');
  assert.is(m.first, 1);
  assert.is(diceClash.waiting(m)[0]?.seat, 0);
  assert.is(m.fighters[1]?.grid.filter((die) => die !== null).length, 1);
});
start('one key is one match', () => {
  const options = { mode: 'duel', seats: [{ hero: 'viking' }, { hero: 'ninja' }] };
  const save = (seed: number) => JSON.stringify(diceClash.save(diceClash.start(options, seededStream(seed))));
  assert.is(save(7), save(7));
  assert.is.not(save(7), save(8));
});

start.run();
