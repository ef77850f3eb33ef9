/** The battery holds heroes from outside to what the rules allow, not to what printed heroes happen to do. */
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { damage, gain, gainCp, lose, roll, then } from '../../engine/dice-throne/vocabulary/build.ts';
import { playOne } from '../../proof/battery/runs.ts';
import { card, madeUp, token } from '../support/games/made-up.ts';

const debtor = madeUp(
  {
    tokens: {
      tax: token({
        kind: 'negative',
        on: [
          { at: 'ends:income', run: [damage(1, undefined, { to: 'self' }), lose('tax')] },
          { at: 'begins:discard', run: [roll(1, gainCp(1)), then, damage(1, undefined, { to: 'self' })] },
        ],
      }),
    },
    setUp: [gain('tax', 2)],
    cards: { owe: card('main', gain('tax', 3, { choose: 'opponent' })) },
  },
  'debtor',
);

const windows = suite('battery: heroes from outside');
windows('issue: damage and dice in the income and discard phases are no fault', () => {
  for (let seed = 0; seed < 4; seed++) {
    const start = { mode: '1v1', seats: [{ hero: 'debtor' }, { hero: 'barbarian' }] };
    assert.ok(playOne(start, `debtor ${seed}`, { outside: [debtor] }).actions > 20);
  }
});
windows.run();
