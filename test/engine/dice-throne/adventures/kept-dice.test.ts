/** Which dice the game keeps for an enemy's roll objective (Adventures rulebook: Minion Step; ruling 80). */
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { keptFor } from '../../../../engine/dice-throne/adventures/kept-dice.ts';
import type { Objective } from '../../../../engine/dice-throne/vocabulary/words.ts';

const CHAOS_DIE = ['swipe', 'swipe', 'swipe', 'vortex', 'vortex', 'chaos'];

const rows: readonly [string, Objective, readonly number[], readonly number[], boolean][] = [
  ['rulebook: of 1, 3, 4, 5, 6 the 6 is in a row', 'straights', [1, 3, 4, 5, 6], [1, 2, 3, 4], false],
  ['rulebook: of two 2s one is kept', 'straights', [2, 2, 3, 4, 5], [0, 2, 3, 4], false],
  ['rulebook: neither 1 nor 6 is in a row', 'straights', [1, 2, 2, 4, 6], [1, 3], false],
  ['rulebook: a 1 in a row with 2, 3 and 4', 'straights', [4, 1, 3, 2, 6], [0, 1, 2, 3], false],
  ['a large straight is met', 'straights', [5, 4, 3, 2, 1], [0, 1, 2, 3, 4], true],
  ['so is one from 2 to 6', 'straights', [6, 4, 3, 2, 5], [0, 1, 2, 3, 4], true],
  ['blank dice are in no row', 'straights', [0, 2, 3, 4, 0], [1, 2, 3], false],
  ['all that fits one symbol', { swipe: 5 }, [1, 4, 2, 6, 3], [0, 2, 4], false],
  ['it is met with enough of each', { swipe: 3, chaos: 1 }, [1, 2, 3, 6, 4], [0, 1, 2, 3], true],
  ['of more, the number shown most often', { swipe: 2, vortex: 2 }, [1, 3, 4, 3, 2], [1, 2, 3], false],
  ['of numbers shown as often, the die that lies first', { chaos: 1, vortex: 1 }, [5, 4, 1, 1, 6], [0, 4], true],
];

const objective = suite('roll objectives');
for (const [name, goal, values, dice, met] of rows)
  objective(name, () => assert.equal(keptFor(goal, values, CHAOS_DIE), { dice, met }));
objective.run();
