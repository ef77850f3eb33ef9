/** What a die is worth where it lands: every space, every value (rulebook: Dice Modifiers, Block, Parry). */
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import {
  attack,
  defence,
  flip,
  type Grid,
  type Modifier,
  match,
  nudge,
  raise,
  set,
} from '../../../engine/dice-clash/content.ts';
import { defends } from '../../../engine/dice-clash/rules/landing.ts';
import { landingsOn } from '../../../engine/dice-clash/rules/worth.ts';
import type { Die } from '../../../engine/dice-clash/state/state.ts';

const landing = suite('dice clash: landings');
const next = { blunted: false, barred: null, rolls: false, only: null };
const SPACES = [0, 1, 2, 3, 4, 5, 6, 7, 8];
const VALUES = [1, 2, 3, 4, 5, 6];
const everywhere = (modifier: Modifier): Grid => SPACES.map(() => modifier);
const on = (modifier: Modifier, value: number, space = 4, lying: Readonly<Record<number, number>> = {}) => {
  const grid = SPACES.map((at): Die | null => {
    const shown = lying[at];
    return shown === undefined ? null : { colour: 'black', value: shown, known: 'all' };
  });
  return landingsOn({ grid, next }, { grid: everywhere(modifier), power: {} }, { colour: 'black', value }, space);
};
const values = (...given: Parameters<typeof on>): number[] => on(...given).map(({ value }) => value);

landing('match sees the spaces above, below, left and right of it, and no other', () => {
  for (const space of SPACES)
    for (const other of SPACES.filter((at) => at !== space)) {
      const rows = Math.abs(Math.floor(space / 3) - Math.floor(other / 3));
      const columns = Math.abs((space % 3) - (other % 3));
      assert.equal(values(match, 2, space, { [other]: 5 }), [rows + columns === 1 ? 5 : 2], `${other} from ${space}`);
    }
});
landing('match among four dice offers each value once, in order', () => {
  assert.equal(values(match, 3, 4, { 1: 6, 3: 2, 5: 6, 7: 1 }), [1, 2, 6]);
});

const BECOMES: readonly (readonly [string, Modifier, readonly (readonly number[])[]])[] = [
  ['raise 1', raise(1), [[2], [3], [4], [5], [6], [6]]],
  ['raise 3', raise(3), [[4], [5], [6], [6], [6], [6]]],
  ['set 4', set(4), [[4], [4], [4], [4], [4], [4]]],
  ['flip', flip, [[6], [5], [4], [3], [2], [1]]],
  [
    '±1',
    nudge,
    [
      [1, 2],
      [1, 3],
      [2, 4],
      [3, 5],
      [4, 6],
      [5, 6],
    ],
  ],
  ['plain', null, [[1], [2], [3], [4], [5], [6]]],
];
for (const [name, modifier, table] of BECOMES) {
  landing(`${name}: what 1 to 6 become, and are worth`, () => {
    for (const value of VALUES) {
      const found = on(modifier, value);
      assert.equal(
        found.map((one) => one.value),
        table[value - 1],
      );
      for (const one of found) assert.equal([one.defence, one.attack], [one.value, one.value]);
    }
  });
}
for (const n of [-3, -1, 1, 3]) {
  landing(`attack and defence ${n}: one figure changes, the die does not`, () => {
    for (const value of VALUES) {
      assert.equal(on(attack(n), value), [{ value, defence: value, attack: value + n }]);
      assert.equal(on(defence(n), value), [{ value, defence: value + n, attack: value }]);
    }
  });
}
landing('block is more than the attack; 1 parries from 6 on; against nothing everything defends', () => {
  for (let against = -4; against <= 12; against++)
    for (let given = -4; given <= 12; given++) {
      const expected = given > against || (given === 1 && against >= 6);
      assert.is(defends(against, given), expected, `${given} against ${against}`);
    }
  assert.ok(defends(null, -3));
});

landing.run();
