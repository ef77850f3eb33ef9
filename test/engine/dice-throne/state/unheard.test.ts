/** Who does not ask what happened leads a match to the same place, whatever was asked of it on the way. */
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { seededStream } from '../../../../engine/core/chance.ts';
import { diceThrone } from '../../../../engine/dice-throne/index.ts';
import { seatsFrom, tables } from '../../../../proof/battery/runs.ts';
import { choices } from '../../../../proof/random.ts';
import { shortOrLong } from '../../../support/long.ts';

const unheard = suite('dice-throne: actions of which nobody hears');

const MATCHES = shortOrLong(2, 20);
const MOST_ACTIONS = 600;
const TABLES = [{ mode: '1v1', seats: 2 }, ...tables];

for (const [n, { mode, seats }] of TABLES.entries()) {
  unheard(`the design: ${mode} of ${seats}, from ${n}`, () => {
    for (let i = 0; i < MATCHES; i++) {
      const seed = `unheard ${n} ${i}`;
      const options = seatsFrom(mode, seats, n + i);
      const heard = diceThrone.start(options, seededStream(seed));
      const silent = diceThrone.start(options, seededStream(seed));
      const random = choices(seed);
      for (let acts = 0; acts < MOST_ACTIONS; acts++) {
        const [waited] = diceThrone.waiting(heard);
        if (!waited) break;
        const { seat } = waited;
        const legal = diceThrone.legal(heard, seat);
        const at = `${seed}, step ${diceThrone.step(heard)}`;
        // Two actions in three are asked about beforehand: what was found then must not outlive them.
        if (acts % 3 > 0) assert.equal(diceThrone.legal(silent, seat), legal, at);
        const action = random.of(legal);
        diceThrone.apply(heard, seat, action);
        if (acts % 5 === 0) diceThrone.advance(silent, seat, action);
        else diceThrone.advanceUnheard(silent, seat, action);
        assert.is(diceThrone.undoable(silent), diceThrone.undoable(heard), at);
      }
      assert.equal(diceThrone.save(silent), diceThrone.save(heard), seed);
    }
  });
}

unheard.run();
